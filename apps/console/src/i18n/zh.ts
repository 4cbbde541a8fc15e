import type { en } from './en.ts'
import type { Translated } from './messages.ts'
import { about } from './zh/about.ts'
import { codes } from './zh/codes.ts'
import { cycles } from './zh/cycles.ts'
import { data } from './zh/data.ts'
import { events } from './zh/events.ts'
import { experience } from './zh/experience.ts'
import { graph } from './zh/graph.ts'
import { importing } from './zh/importing.ts'
import { memories } from './zh/memories.ts'
import { overview } from './zh/overview.ts'
import { playground } from './zh/playground.ts'
import { recall } from './zh/recall.ts'
import { relationship } from './zh/relationship.ts'
import { review } from './zh/review.ts'
import { service } from './zh/service.ts'
import { sessions } from './zh/sessions.ts'
import { shell } from './zh/shell.ts'
import { story } from './zh/story.ts'
import { traits } from './zh/traits.ts'
import { values } from './zh/values.ts'

export const zh = {
  ...shell,
  about,
  codes,
  cycles,
  data,
  events,
  experience,
  graph,
  importing,
  memories,
  overview,
  playground,
  recall,
  relationship,
  review,
  service,
  sessions,
  story,
  traits,
  values,
} satisfies Translated<typeof en>

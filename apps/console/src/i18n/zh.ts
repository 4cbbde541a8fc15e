import type { en } from './en.ts'
import type { Translated } from './messages.ts'
import { codes } from './zh/codes.ts'
import { about } from './zh/person/about.ts'
import { cycles } from './zh/person/cycles.ts'
import { data } from './zh/person/data.ts'
import { events } from './zh/person/events.ts'
import { graph } from './zh/person/graph.ts'
import { memories } from './zh/person/memories.ts'
import { overview } from './zh/person/overview.ts'
import { playground } from './zh/person/playground.ts'
import { recall } from './zh/person/recall.ts'
import { relationship } from './zh/person/relationship.ts'
import { review } from './zh/person/review.ts'
import { sessions } from './zh/person/sessions.ts'
import { traits } from './zh/person/traits.ts'
import { sentences } from './zh/sentences.ts'
import { shell } from './zh/shell.ts'
import { experience } from './zh/tenant/experience.ts'
import { importing } from './zh/tenant/importing.ts'
import { service } from './zh/tenant/service.ts'
import { story } from './zh/tenant/story.ts'
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
  sentences,
  service,
  sessions,
  story,
  traits,
  values,
} satisfies Translated<typeof en>

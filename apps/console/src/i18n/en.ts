import { about } from './en/about.ts'
import { codes } from './en/codes.ts'
import { cycles } from './en/cycles.ts'
import { data } from './en/data.ts'
import { events } from './en/events.ts'
import { experience } from './en/experience.ts'
import { graph } from './en/graph.ts'
import { importing } from './en/importing.ts'
import { memories } from './en/memories.ts'
import { overview } from './en/overview.ts'
import { playground } from './en/playground.ts'
import { recall } from './en/recall.ts'
import { relationship } from './en/relationship.ts'
import { review } from './en/review.ts'
import { service } from './en/service.ts'
import { sessions } from './en/sessions.ts'
import { shell } from './en/shell.ts'
import { story } from './en/story.ts'
import { traits } from './en/traits.ts'
import { values } from './en/values.ts'

/** Everything that the console says, in English. The other languages have the same keys. */
export const en = {
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
} as const

import { codes } from './en/codes.ts'
import { about } from './en/person/about.ts'
import { cycles } from './en/person/cycles.ts'
import { data } from './en/person/data.ts'
import { events } from './en/person/events.ts'
import { graph } from './en/person/graph.ts'
import { memories } from './en/person/memories.ts'
import { overview } from './en/person/overview.ts'
import { playground } from './en/person/playground.ts'
import { recall } from './en/person/recall.ts'
import { relationship } from './en/person/relationship.ts'
import { review } from './en/person/review.ts'
import { sessions } from './en/person/sessions.ts'
import { traits } from './en/person/traits.ts'
import { sentences } from './en/sentences.ts'
import { shell } from './en/shell.ts'
import { experience } from './en/tenant/experience.ts'
import { importing } from './en/tenant/importing.ts'
import { service } from './en/tenant/service.ts'
import { story } from './en/tenant/story.ts'
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
  sentences,
  service,
  sessions,
  story,
  traits,
  values,
} as const

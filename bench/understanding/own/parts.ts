import type { Life } from '../living/life.ts'

type Entity = Life['entities'][number]
export type Told = readonly [
  text: string,
  all: readonly string[],
  entities: readonly Entity[],
  question: string | undefined,
]

/** What lives are put together from: sentences with what is known of each. */
export interface Parts {
  readonly lang: Life['lang']
  readonly people: readonly string[]
  readonly facts: readonly Told[]
  readonly events: readonly Told[]
  /** What is nobody's fact, with what must not be believed because of it. */
  readonly traps: readonly (readonly [text: string, wrong: readonly string[]])[]
  /** What is said of somebody else, with the relation that would be wrong and whom and what it names. */
  readonly others: readonly (readonly [text: string, wrong: string, names: readonly Entity[]])[]
  readonly changes: readonly (readonly [
    before: string,
    after: string,
    gone: string,
    names: readonly Entity[],
  ])[]
  readonly traits: readonly (readonly [events: readonly string[], gist: string, all: readonly string[]])[]
  readonly replies: readonly string[]
}

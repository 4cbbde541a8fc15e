import { patternNamed } from '../named-patterns.ts'

/** What a sentence of the user says, found by its words. The first kind that holds is meant. */
export type KeptKind =
  | 'rule'
  | 'constraint'
  | 'preference'
  | 'task_done'
  | 'task_open'
  | 'decision'
  | 'profile'
  | 'episode'

/** In the order in which they are tried; how each is said stands in `tables/kept-table.ts`. */
const KINDS: readonly KeptKind[] = [
  'rule',
  'constraint',
  'task_done',
  'decision',
  'preference',
  'task_open',
  'profile',
  'episode',
]
const PATTERNS = KINDS.map((kind) => ({ kind, says: patternNamed(`kind_${kind}`) }))

/**
 * The kind of what is worth keeping in a sentence, by its words; undefined for a sentence that has none of
 * them.
 */
export const keptKindOf = (words: string): KeptKind | undefined =>
  PATTERNS.find(({ says }) => says.test(words))?.kind

const CONSTRAINT = patternNamed('kind_constraint')
/** Whether the words say what somebody must avoid. */
export const saysConstraint = (words: string): boolean => CONSTRAINT.test(words)

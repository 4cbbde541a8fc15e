import { normalForm } from '../../text/normal-form.ts'
import { synonyms } from './synonyms.ts'

/** The canonical predicates of the graph, SCREAMING_SNAKE. */
export const predicates = [
  'LIVES_IN',
  'COMES_FROM',
  'WORKS_AT',
  'STUDIES_AT',
  'CHILD_OF',
  'PARENT_OF',
  'SIBLING_OF',
  'PARTNER_OF',
  'FRIEND_OF',
  'KNOWS',
  'LIKES',
  'DISLIKES',
  'HAS',
  'OWNS',
  'WANTS',
  'PLANS',
  'AGED',
  'NAMED',
  'LOCATED_IN',
  'PART_OF',
  'ALLERGIC_TO',
  'HAS_CONDITION',
  'VISITED',
  'USED_TO',
] as const
export type Predicate = (typeof predicates)[number]

/**
 * Those that hold one value at a time: a newer statement closes the older relation and supersedes its fact.
 */
const singleValued: ReadonlySet<Predicate> = new Set([
  'LIVES_IN',
  'WORKS_AT',
  'STUDIES_AT',
  'PARTNER_OF',
  'AGED',
  'NAMED',
])

/** Whether somebody has one of it at a time: a home, an age. */
export const isSingleValued = (predicate: Predicate): boolean => singleValued.has(predicate)

const synonymsOf: Readonly<Record<Predicate, readonly string[]>> = synonyms

const canonical: ReadonlyMap<string, Predicate> = new Map(
  predicates.flatMap((predicate) =>
    [predicate, ...synonymsOf[predicate]].map((name) => [name, predicate] as const),
  ),
)

/**
 * The canonical predicate for what a model or a person wrote, in either language; null for an unknown one.
 */
export function canonicalPredicate(name: string): Predicate | null {
  const form = normalForm(name)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/gu, '')
  return canonical.get(form) ?? canonical.get(form.replace(/^(IS|ARE|WAS)_/u, '')) ?? null
}

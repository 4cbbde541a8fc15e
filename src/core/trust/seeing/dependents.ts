import type { LifeRows } from '../../reflection/withdrawal/life-rows.ts'
import type { Recomputed } from '../../reflection/withdrawal/recompute.ts'
import { isActive } from '../../traits/belief/stages.ts'
import type { Trait } from '../../traits/belief/trait.ts'
import type { Dependent } from '../schemas.ts'

/** A relation that a memory states. */
export interface StatedRelation {
  readonly id: string
  readonly text: string
  /** Another live memory states it too. */
  readonly is_held: boolean
}

/**
 * All that rests on a memory, nearest first: the traits that it is evidence of and the relations that it
 * states, then the parents of those traits, and so on.
 * @param going what a withdrawal of the memory would do
 */
export function dependentsOf(
  id: string,
  { voices }: LifeRows,
  going: Recomputed,
  relations: readonly StatedRelation[],
): Dependent[] {
  const traits = new Map(going.lived.traits.filter(isActive).map((trait) => [trait.id, trait]))
  const ends = new Set(going.restated.filter(({ after }) => !isActive(after)).map(({ before }) => before.id))
  const shown = (
    { id: traitId, content: text }: Trait,
    role: Dependent['role'],
    depth: number,
  ): Dependent => {
    return { id: traitId, kind: 'trait', text, role, depth, ends: ends.has(traitId) }
  }
  const nearest = voices.flatMap(({ trait_id, packed }): Dependent[] => {
    const trait = traits.get(trait_id)
    const heard = packed.find(([memory, , , cycle, , , withdrawnIn]) => {
      return memory === id && withdrawnIn === null && !(trait && isInherited(trait, cycle))
    })
    if (!trait || !heard) return []
    return [shown(trait, heard[1] === 'supporting' ? 'supports' : 'contradicts', 1)]
  })
  const items = [...nearest]
  const seen = new Set([id, ...items.map((item) => item.id)])
  let level = traits.has(id) ? [id] : items.map((item) => item.id)
  for (let depth = traits.has(id) ? 1 : 2; level.length > 0; depth += 1) {
    const parents = level.flatMap((child) => traits.get(traits.get(child)?.parent_id ?? '') ?? [])
    const fresh = [...new Set(parents)].filter((parent) => !seen.has(parent.id))
    for (const parent of fresh) seen.add(parent.id)
    items.push(...fresh.map((parent) => shown(parent, 'child', depth)))
    level = fresh.map((parent) => parent.id)
  }
  const stated = relations.map(({ id: relation, text, is_held }): Dependent => {
    return { id: relation, kind: 'relation', text, role: 'states', depth: 1, ends: !is_held }
  })
  return [...items, ...stated].sort((left, right) => left.depth - right.depth)
}

/** What a parent has of its children is theirs first. */
const isInherited = ({ subtype, created_in }: Trait, cycleId: string): boolean =>
  subtype !== 'behavior' && created_in === cycleId

import { isSingleValued } from '../graph/predicates.ts'
import type { EntityItem, SaidItem } from './criticise.ts'
import type { Extraction } from './extract.ts'
import type { MarkedTurn } from './turn.ts'

/** A stretch of an extraction inside which no fact comes back after it has ended. */
export type Epoch = Pick<Extraction, 'said' | 'entities' | 'relations'>

const placeOf = ({ sources }: { readonly sources: readonly MarkedTurn[] }): number => sources.at(-1)!.seq

/**
 * Cuts an extraction where somebody is said to be back at an earlier value (lived here, moved there, lives here again): what ended in between is
 * a row of its own, as it is when the turns come in several commits. Nearly always there is one epoch.
 */
export function epochsOf({ said, entities, relations }: Epoch): Epoch[] {
  const starts = returnsIn(relations)
  const epochOf = (item: SaidItem | EntityItem | { sources: readonly MarkedTurn[] }) =>
    starts.filter((start) => start <= placeOf(item)).length
  return Array.from({ length: starts.length + 1 }, (_, epoch) => ({
    said: said.filter((item) => epochOf(item) === epoch),
    entities: epoch === 0 ? entities : [],
    relations: relations.filter((relation) => epochOf(relation.item) === epoch),
  }))
}

/** The `seq`s of the turns at which a fact comes back that a newer value had ended. */
function returnsIn(relations: Epoch['relations']): number[] {
  const inOrder = relations
    .filter((relation) => isSingleValued(relation.predicate) && relation.fact)
    .toSorted((one, other) => placeOf(one.item) - placeOf(other.item))
  const current = new Map<string, { readonly object: string; readonly fact: string }>()
  let ended = new Set<string>()
  const starts: number[] = []
  for (const { subject, predicate, object, fact, item } of inOrder) {
    const key = JSON.stringify([subject, predicate])
    const held = current.get(key)
    if (ended.has(fact!.content_hash)) {
      starts.push(placeOf(item))
      ended = new Set()
    }
    if (held && held.object !== object) ended.add(held.fact)
    current.set(key, { object, fact: fact!.content_hash })
  }
  return starts
}

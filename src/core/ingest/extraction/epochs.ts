import { isSingleValued } from '../../graph/writing/predicates.ts'
import type { MarkedTurn } from '../turns/turn.ts'
import type { Extraction } from './extract.ts'

/** A stretch of an extraction inside which no fact comes back after it has ended. */
export type Epoch = Pick<Extraction, 'said' | 'entities' | 'relations'>

const placeOf = ({ sources }: { readonly sources: readonly MarkedTurn[] }): number => sources.at(-1)!.seq

/**
 * Cuts an extraction where somebody may be back at an earlier value (lived here, moved there, lives here
 * again): what ended in between is a row of its own, as it is when the turns come in several commits. Nearly
 * always there is one epoch.
 */
export function epochsOf({ said, entities, relations }: Epoch): Epoch[] {
  const starts = returnsIn(relations)
  const epochOf = (item: { readonly sources: readonly MarkedTurn[] }) =>
    starts.findLastIndex((start) => start <= placeOf(item)) + 1
  const saidIn = Map.groupBy(said, epochOf)
  const relationsIn = Map.groupBy(relations, ({ item }) => epochOf(item))
  return Array.from({ length: starts.length + 1 }, (_, epoch) => ({
    said: saidIn.get(epoch) ?? [],
    entities: epoch === 0 ? entities : [],
    relations: relationsIn.get(epoch) ?? [],
  }))
}

/**
 * The `seq`s of the turns at which a fact may come back that a newer value has ended: a fact of these
 * relations, or the one that was held before them, which the first value ends. Who ended it must be written
 * by then.
 */
function returnsIn(relations: Epoch['relations']): number[] {
  const inOrder = relations
    .filter(({ predicate, fact }) => isSingleValued(predicate) && fact?.memory_type === 'fact')
    .toSorted((one, other) => placeOf(one.item) - placeOf(other.item))
  const current = new Map<
    string,
    { readonly object: string; readonly fact: string; readonly first: number }
  >()
  const endedAt = new Map<string, number>()
  const starts: number[] = []
  for (const { subject, predicate, object, fact, item } of inOrder) {
    const key = JSON.stringify([subject, predicate])
    const place = placeOf(item)
    /** Said before this place, in the epoch that is open: an earlier epoch is written by then. */
    const isUnwritten = (said: number | undefined) =>
      said !== undefined && said < place && said >= (starts.at(-1) ?? 0)
    const held = current.get(key)
    const changes = held !== undefined && held.object !== object
    const comesBack = isUnwritten(endedAt.get(fact!.content_hash))
    const mayComeBack = changes && isUnwritten(held.first)
    if (comesBack || mayComeBack) starts.push(place)
    if (changes) endedAt.set(held.fact, place)
    current.set(key, { object, fact: fact!.content_hash, first: held?.first ?? place })
  }
  return starts
}

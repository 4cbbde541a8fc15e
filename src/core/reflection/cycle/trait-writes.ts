import type { Change } from '../../memories/table/history.ts'
import { keepFormerVectors } from '../../memories/table/restate.ts'
import {
  insertTraits,
  type TraitColumns,
  type TraitWords,
  updateTraits,
  updateWords,
} from '../../memories/table/traits.ts'
import type { SubjectRef } from '../../tenancy/records/subjects.ts'
import { isActive } from '../../traits/belief/stages.ts'
import type { Trait } from '../../traits/belief/trait.ts'
import type { Plan } from '../plan/types.ts'

interface Written {
  readonly now: Date
  readonly embedding_model: string
}

/** Ends first: what is dissolved and born again must not meet itself in the index on live content. */
export function traitWrites(ref: SubjectRef, plan: Plan, { now, embedding_model }: Written) {
  const { created, updated, events } = plan
  const changed = new Set(events.map(({ trait_id }) => trait_id))
  const kept = updated.filter(isActive)
  const update = (traits: readonly Trait[]) => {
    const rows = traits.map((trait) => ({ ...columnsOf(trait), is_changed: changed.has(trait.id) }))
    return rows.length > 0 ? updateTraits(ref, rows, now) : undefined
  }
  const born = created.map((trait) => ({
    ...columnsOf(trait),
    ...wordsOf(trait, embedding_model),
    trait_subtype: trait.subtype,
    trait_context: trait.context,
    trait_first_observed: trait.first_observed,
    created_at: trait.created_at,
  }))
  return {
    ended: update(updated.filter((trait) => !isActive(trait))),
    kept: update(kept),
    born: born.length > 0 ? insertTraits(ref, born) : undefined,
  }
}

/**
 * Other words, once the history has an event for each: the vectors of the former ones go there.
 * @param history of the same plan
 */
export function wordWrites(ref: SubjectRef, plan: Plan, history: readonly Change[], embedding_model: string) {
  const reworded = history.filter(({ event }) => event === 'modified')
  if (reworded.length === 0) return undefined
  const ids = new Set(reworded.map(({ memory_id }) => memory_id))
  return {
    former: keepFormerVectors(ref, reworded),
    words: plan.updated
      .filter((trait) => ids.has(trait.id) && isActive(trait))
      .map((trait) => updateWords(ref, trait.id, wordsOf(trait, embedding_model))),
  }
}

/** A planned trait as its columns of `memories`, words and vector aside: those are written apart. */
export const columnsOf = (trait: Trait): TraitColumns => ({
  id: trait.id,
  trait_stage: trait.stage,
  trait_confidence: trait.confidence,
  trait_confidence_at: trait.confidence_at,
  trait_parent_id: trait.parent_id,
  trait_reinforcement_count: trait.reinforcement_count,
  trait_contradiction_count: trait.contradiction_count,
  trait_last_reinforced: trait.last_reinforced,
  trait_window_start: trait.window_start,
  trait_window_end: trait.window_end,
  trait_context: trait.context,
  trait_sides: trait.sides ?? null,
  trait_created_in: trait.created_in,
})

const wordsOf = (trait: Trait, embedding_model: string): TraitWords => ({
  content: trait.content,
  content_hash: trait.content_hash,
  embedding: trait.vector,
  embedding_model,
})

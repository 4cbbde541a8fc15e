import { minutesEastOf } from '../../text/moments.ts'
import { lifetime } from '../lifecycle/lifetimes.ts'
import type { AddMemory } from '../schemas.ts'
import type { columnsOf } from './content.ts'

/**
 * The row of a memory as it is told: permanent and of importance 5 unless given.
 * @param columns what follows from its content
 */
export function toldRow(id: string, given: AddMemory, columns: ReturnType<typeof columnsOf>, now: Date) {
  const ttl = given.ttl_seconds ?? 0
  return {
    id,
    memory_type: given.memory_type,
    ...columns,
    ...lifetime(ttl, now),
    forget_policy: given.forget_policy ?? (ttl > 0 ? 'temporary' : 'permanent'),
    importance: given.importance ?? 5,
    valence: given.valence ?? null,
    category: given.category ?? null,
    subtype: given.subtype ?? null,
    evidence_level: given.evidence_level ?? null,
    requires_confirmation: given.requires_confirmation ?? false,
    valid_at: given.valid_at ? new Date(given.valid_at) : null,
    metadata: given.metadata ?? {},
    said_by: given.said_by ?? null,
    about: given.about ?? null,
    modality: given.modality === 'stated' ? null : (given.modality ?? null),
    last_stated_at: now,
    due_at: given.due_at ? new Date(given.due_at) : null,
    minutes_east: minutesEastOf(given.valid_at ?? given.due_at ?? ''),
    user_triggered_save: false,
    version: 1,
    created_at: now,
    updated_at: now,
    ...neverSet,
  }
}

/** Columns that a told memory does not have. */
const neverSet = {
  time: null,
  forgotten_at: null,
  invalid_at: null,
  expired_at: null,
  superseded_by: null,
  trait_stage: null,
  trait_subtype: null,
  trait_confidence: null,
  trait_context: null,
  trait_parent_id: null,
  trait_reinforcement_count: null,
  trait_contradiction_count: null,
  trait_first_observed: null,
  trait_last_reinforced: null,
  trait_window_start: null,
  trait_window_end: null,
  trait_derived_from: null,
  trait_sides: null,
  verified_at: null,
}

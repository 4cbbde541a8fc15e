import { type SQL, sql } from 'drizzle-orm'
import { idOf } from '../../text/hash.ts'
import { isSingleValued } from './predicates.ts'
import type { GraphPlace, RelationDraft } from './write.ts'

/** Weight after `n` more supports, each `w + (1 − w) · 0.2` (page 07, "Graph"); rounded, so that their grouping does not show. */
export const SUPPORT = (weight: SQL, n: SQL): SQL =>
  sql`round((1 - (1 - (${weight})::float8) * power(0.8::float8, (${n})::float8))::numeric, 9)::float8`

/** A relation as the statements read it. */
export type RelationItem = ReturnType<typeof relationItem>

/** A value that holds for a time may come back later: then its row is another. */
export const relationItem = (place: GraphPlace, relation: RelationDraft) => ({
  id: idOf(
    ...['relation', place.tenant_id, place.user_id, relation.subject, relation.predicate, relation.object],
    isSingleValued(relation.predicate) ? relation.valid_at.toISOString() : null,
  ),
  from_norm: relation.subject,
  predicate: relation.predicate,
  to_norm: relation.object,
  valid_at: relation.valid_at,
  stated_at: relation.stated_at,
  memory_type: relation.fact?.memory_type ?? null,
  content_hash: relation.fact?.content_hash ?? null,
  turns: relation.turn_ids,
})

/** The items with the ids of their nodes and of the live fact that each comes from. */
export const items = (place: GraphPlace, given: readonly RelationItem[]): SQL =>
  sql`SELECT i.*, s.id AS from_id, o.id AS to_id, m.id AS memory_id
      FROM json_to_recordset(${JSON.stringify(given.map((item, at) => ({ ...item, place: at })))}::json) AS i(id uuid, from_norm text,
        predicate text, to_norm text, valid_at timestamptz(3), stated_at timestamptz(3), memory_type text, content_hash text, turns json, place int)
      JOIN entities s ON s.subject_id = ${place.subject} AND s.norm = i.from_norm
      JOIN entities o ON o.subject_id = ${place.subject} AND o.norm = i.to_norm
      LEFT JOIN memories m ON m.subject_id = ${place.subject} AND m.memory_type = i.memory_type AND m.content_hash = i.content_hash
        AND m.expired_at IS NULL AND m.superseded_by IS NULL`

/** The session's turn has said this already: a memory of this type and content, live or superseded, has it as a source. */
export const saidBefore = (
  place: { readonly subject: SQL; readonly session: string },
  turn: SQL,
  memory: string,
): SQL =>
  sql`EXISTS (SELECT FROM memory_sources k JOIN memories known ON known.subject_id = k.subject_id AND known.id = k.memory_id
    WHERE k.subject_id = ${place.subject} AND k.session_id = ${place.session}::uuid AND k.turn_id = ${turn}
      AND known.memory_type = ${sql.raw(memory)}.memory_type AND known.content_hash = ${sql.raw(memory)}.content_hash AND known.expired_at IS NULL
    OFFSET 0)`

/**
 * Of an item: some turn says it for the first time. A turn that is read again, because a pin reached back to it, is known as a source of the
 * fact already; a fact that is over (its row could not be written again) supports nothing.
 */
export const fresh = (place: GraphPlace): SQL =>
  sql`CASE WHEN item.content_hash IS NULL THEN true WHEN item.memory_id IS NULL THEN false ELSE EXISTS (
        SELECT FROM json_array_elements_text(item.turns) AS t(turn_id) WHERE NOT ${saidBefore(place, sql`t.turn_id`, 'item')}) END`

/** The fact that a supported relation `r` comes from: the one that said it of the earliest time, as long as it is held. */
export const sourceOf = (validAt: SQL, memoryId: SQL): SQL =>
  sql`CASE WHEN ${memoryId} IS NOT NULL AND (${validAt} < r.valid_at OR NOT EXISTS (SELECT FROM memories m WHERE m.subject_id = r.subject_id
      AND m.id = r.source_memory_id AND m.expired_at IS NULL AND m.superseded_by IS NULL)) THEN ${memoryId} ELSE r.source_memory_id END`

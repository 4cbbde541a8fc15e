import { type SQL, sql } from 'drizzle-orm'
import { live, recordsOf, saysSame } from '../../../../db/sql.ts'
import { saidBefore } from '../../memories/table/sources.ts'
import { idOf } from '../../text/hash.ts'
import { isSingleValued, type Predicate } from './predicates.ts'

/**
 * Whose graph is written, from which session, and when: what ids are derived from, and what rows are found
 * by.
 */
export interface GraphWriting {
  readonly tenant_id: string
  readonly user_id: string
  /** The subject's inside id, as SQL. */
  readonly subject: SQL
  /** `conversation_sessions.id` */
  readonly session: string
  readonly now: Date
}

/**
 * A relation between two nodes, by their norms, with the fact it comes from (a draft of the same batch) and
 * the turns that say it.
 */
export interface RelationDraft {
  readonly subject: string
  readonly predicate: Predicate
  readonly object: string
  readonly valid_at: Date
  /** When it was said: the latest time of its turns. */
  readonly stated_at: Date
  readonly fact: { readonly memory_type: string; readonly content_hash: string } | null
  readonly turn_ids: readonly string[]
}

/** A relation as the statements read it. */
export type RelationItem = ReturnType<typeof relationItem>

/** A value that holds for a time may come back later: then its row is another. */
export const relationItem = (writing: GraphWriting, relation: RelationDraft) => ({
  id: idOf(
    ...[
      'relation',
      writing.tenant_id,
      writing.user_id,
      relation.subject,
      relation.predicate,
      relation.object,
    ],
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

const given = `given(
  id uuid, from_norm text, predicate text, to_norm text, valid_at timestamptz(3), stated_at timestamptz(3),
  memory_type text, content_hash text, turns json, place int)`

/**
 * The CTE `item`: what is given, in order, with the ids of its nodes and of the live fact that each comes
 * from.
 */
export const itemCte = ({ subject }: GraphWriting, items: readonly RelationItem[]): SQL =>
  sql`item AS (
    SELECT given.*, from_node.id AS from_id, to_node.id AS to_id, fact.id AS memory_id
    FROM ${recordsOf(
      items.map((item, place) => ({ ...item, place })),
      given,
    )}
    JOIN entities AS from_node ON from_node.subject_id = ${subject} AND from_node.norm = given.from_norm
    JOIN entities AS to_node ON to_node.subject_id = ${subject} AND to_node.norm = given.to_norm
    LEFT JOIN memories AS fact
      ON fact.subject_id = ${subject}
      AND fact.memory_type = given.memory_type
      AND ${saysSame('fact', sql`given.content_hash`)}
      AND ${live('fact')})`

/**
 * Of a row of `item`: some turn says it for the first time. A turn that is read again, because a pin reached
 * back to it, is known as a source of the fact already; a fact that is over (its row could not be written
 * again) supports nothing.
 */
export const isFresh = (writing: GraphWriting): SQL =>
  sql`CASE
        WHEN item.content_hash IS NULL THEN true
        WHEN item.memory_id IS NULL THEN false
        ELSE EXISTS (
          SELECT FROM json_array_elements_text(item.turns) AS turn(turn_id)
          WHERE NOT ${saidBefore(writing, sql`turn.turn_id`, 'item')})
      END`

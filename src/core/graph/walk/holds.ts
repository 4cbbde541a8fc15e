import { type SQL, sql } from 'drizzle-orm'
import { moment } from '../../../../db/sql.ts'

/**
 * A relation holds now, or at `as_of` in the world. With `now` its source must still be held too: what passed
 * its time says nothing.
 */
export const holds = (relation: string, asOf: Date | null, now?: Date): SQL =>
  now ? sql`${notEnded(relation, asOf, now)} AND ${sourceHeld(relation, now)}` : notEnded(relation, asOf)

/** A relation has held, by `as_of` where that is given, whether or not it is over. */
export function everHeld(relation: string, asOf: Date | null, now: Date): SQL {
  const name = sql.identifier(relation)
  const begun = sql`coalesce(${name}.valid_at, ${name}.created_at) <= ${moment(asOf ?? now)}`
  return asOf === null ? sourceHeld(relation, now) : sql`${begun} AND ${sourceHeld(relation, now)}`
}

/** The same of the relation alone, whatever became of its source. */
export function notEnded(relation: string, asOf: Date | null, now?: Date): SQL {
  const name = sql.identifier(relation)
  if (asOf !== null)
    return sql`coalesce(${name}.valid_at, ${name}.created_at) <= ${moment(asOf)}
        AND (${name}.invalid_at IS NULL OR ${name}.invalid_at > ${moment(asOf)})`
  return now
    ? sql`(${name}.invalid_at IS NULL OR ${name}.invalid_at > ${moment(now)})`
    : sql`${name}.invalid_at IS NULL`
}

/** Relations with the memories that they come from, as `relation` and `source`: for who asks more than one thing of these. */
export const relationsWithSource: SQL = sql`relations AS relation
      LEFT JOIN memories AS source
        ON source.subject_id = relation.subject_id AND source.id = relation.source_memory_id`

/** Of a row of `relationsWithSource`: it has held, and its source is still held. */
export const holdsBySource = (asOf: Date | null, now: Date): SQL => sql`${notEnded('relation', asOf, now)}
        AND source.expired_at IS NULL
        AND (source.expires_at IS NULL OR source.expires_at > ${moment(now)})`

/** Of such a row: its source waits for the user's word. */
export const isPending: SQL = sql`coalesce(source.requires_confirmation, false)`

function sourceHeld(relation: string, now: Date): SQL {
  const name = sql.identifier(relation)
  return sql`NOT EXISTS (
          SELECT FROM memories AS source
          WHERE source.subject_id = ${name}.subject_id
            AND source.id = ${name}.source_memory_id
            AND (source.expired_at IS NOT NULL OR source.expires_at <= ${moment(now)}))`
}

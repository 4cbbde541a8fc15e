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

function sourceHeld(relation: string, now: Date): SQL {
  const name = sql.identifier(relation)
  return sql`NOT EXISTS (
          SELECT FROM memories AS source
          WHERE source.subject_id = ${name}.subject_id
            AND source.id = ${name}.source_memory_id
            AND (source.expired_at IS NOT NULL OR source.expires_at <= ${moment(now)}))`
}

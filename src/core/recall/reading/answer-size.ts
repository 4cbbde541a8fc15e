import { type SQL, sql } from 'drizzle-orm'
import type { RecallSource } from '../schemas.ts'

/** Of the answer's 512 KiB; the rest is for facts and counts. */
const ANSWER_BYTES = 430 * 1024
/** Longer texts are cut; where all candidates would not fit, those far down their arms' order are cut shorter, so that every one has a place. */
export const TEXT_CHARACTERS = 2000
const SHORT_CHARACTERS = 200
export const NAME_CHARACTERS = 200
/** `meta`, `attachments` or `metadata` of more bytes are left out; by its id the row has them. */
export const EXTRA_BYTES = 12 * 1024
/** `{}` and `[]`. */
export const EMPTY_EXTRAS = 4
/** Keys, ids, times and numbers of a row. */
const FIXED_BYTES = 1_100

/** Bytes of a row `text_whole`, `text_short` and `extras`, of the text and of what the application gave beside it. */
export function sizes(text: string, extras: readonly string[]): SQL {
  const bytes = (characters: number) =>
    sql`octet_length(to_json(left(${sql.raw(text)}, ${characters}::int))::text)`
  const beside = extras.map((extra) => sql`octet_length(${sql.raw(extra)}::text)`)
  return sql`${bytes(TEXT_CHARACTERS)} AS text_whole, ${bytes(SHORT_CHARACTERS)} AS text_short, ${sql.join(beside, sql` + `)} AS extras`
}

/** The CTE `shares`: which candidates are shown whole. The first of both sources, as long as all that come after still fit in short. */
export function shareCte(sources: readonly RecallSource[]): SQL {
  const all = sources.map(
    (source) =>
      sql`SELECT kind, id, place, text_whole, text_short, extras FROM ${sql.identifier(`${source}_sized`)}`,
  )
  const whole = sql`${FIXED_BYTES}::int + text_whole + CASE WHEN extras > ${EXTRA_BYTES}::int THEN 0 ELSE extras END`
  const short = sql`${FIXED_BYTES}::int + text_short`
  return sql`shares AS MATERIALIZED (SELECT kind, id, sum(${whole}) OVER so_far
      + least(sum(${short}) OVER () - sum(${short}) OVER so_far, ${ANSWER_BYTES / 2}::int) <= ${ANSWER_BYTES}::int AS is_whole
    FROM (${sql.join(all, sql` UNION ALL `)}) AS every WINDOW so_far AS (ORDER BY place, kind, id))`
}

/** The CTE `fitted`: rows of all sources in their order until the bytes are used up. */
export function fittedCte(sources: readonly RecallSource[]): SQL {
  const all = sources.map(
    (source) => sql`SELECT kind, place, id, data FROM ${sql.identifier(`${source}_rows`)}`,
  )
  return sql`fitted AS (SELECT kind, data FROM (
    SELECT kind, data, sum(octet_length(data::text)) OVER (ORDER BY place, kind, id) AS size FROM (${sql.join(all, sql` UNION ALL `)}) AS every
  ) AS sized WHERE size <= ${ANSWER_BYTES}::int)`
}

/** A text as its share allows; `s` is the row of `shares`. */
export const shown = (alias: string, column: string): SQL =>
  sql`left(${sql.raw(`${alias}.${column}`)}, CASE WHEN s.is_whole THEN ${TEXT_CHARACTERS}::int ELSE ${SHORT_CHARACTERS}::int END)`

/** What the application gave beside the text, or `empty`; `z` is the row of the sizes. */
export const shownExtra = (alias: string, column: string, empty: string): SQL =>
  sql`CASE WHEN s.is_whole AND z.extras <= ${EXTRA_BYTES}::int THEN ${sql.raw(`${alias}.${column}`)} ELSE ${empty}::jsonb END`

import { type SQL, sql } from 'drizzle-orm'
import { literal } from '../../../../../db/sql.ts'
import { cosineOf, distanceOf, packedCounts } from '../../../search/measures.ts'
import type { RecallSource } from '../../schemas.ts'
import { type RecallRead, triesWhole } from '../asking.ts'
import { EXTRA_BYTES, extras, SHORT_CHARACTERS, shown, TEXT_CHARACTERS } from './shown.ts'

/** Of the answer's 512 KiB; the rest is for facts and counts. */
const ANSWER_BYTES = 430 * 1024
/** `{}` and `[]`. */
const EMPTY_EXTRAS = 4
/** Keys, ids, times and numbers of a row. */
const FIXED_BYTES = 1_120

/**
 * Bytes of a row `text_whole`, `text_short` and `extras`, of the text and of what the application gave beside
 * it.
 */
export function sizes(text: string, extras: readonly string[]): SQL {
  const bytes = (characters: number) =>
    sql`octet_length(to_json(left(${sql.raw(text)}, ${literal(characters)}))::text)`
  const beside = extras.map((extra) => sql`octet_length(${sql.raw(extra)}::text)`)
  return sql`${bytes(TEXT_CHARACTERS)} AS text_whole,
    ${bytes(SHORT_CHARACTERS)} AS text_short,
    ${sql.join(beside, sql` + `)} AS extras`
}

/** What is known of a candidate: `named` of a memory, `told` of a turn. */
const SIZED = sql.raw('kind, id, place, distance, named, told, text_whole, text_short, extras')

/**
 * The CTE `shares`: the candidates of all sources, and which of them are shown whole. The first, as long as
 * all that come after still fit in short. It holds all that is known of them: joined to it again they would
 * be compared with each other, as nobody knows of how few they are.
 */
export function sharesCte(sources: readonly RecallSource[]): SQL {
  const all = sources.map((source) => sql`SELECT ${SIZED} FROM ${sql.raw(`${source}_sized`)}`)
  const most = literal(EXTRA_BYTES)
  const fixed = literal(FIXED_BYTES)
  const whole = sql`${fixed} + text_whole + CASE WHEN extras > ${most} THEN 0 ELSE extras END`
  const short = sql`${fixed} + text_short`
  return sql`shares AS MATERIALIZED (
  SELECT
    ${SIZED},
    sum(${whole}) OVER so_far
      + least(sum(${short}) OVER () - sum(${short}) OVER so_far, ${literal(ANSWER_BYTES / 2)})
      <= ${literal(ANSWER_BYTES)} AS is_whole
  FROM (
    ${sql.join(all, sql`\n    UNION ALL `)}
  ) AS every
  WINDOW so_far AS (ORDER BY place, kind, id)
)`
}

/**
 * The same for memories alone that nobody measures before they are read: to look each up for its size is a twelfth
 * of the statement. All are whole, and `wholeIn` says whether they are so by their sizes.
 */
export const unmeasuredCte: SQL = sql`shares AS MATERIALIZED (
  SELECT 'memory' AS kind, id, place, distance, named, NULL::json AS told, true AS is_whole, NULL::int AS extras
  FROM memories_candidates
)`

/** Whether all is shown whole. Of what was not measured: surely, since a row holds text and extras and more. */
export const wholeIn = (read: RecallRead): SQL =>
  triesWhole(read)
    ? sql`(SELECT coalesce(sum(${literal(FIXED_BYTES)} + octet_length(data::text)), 0) <= ${literal(ANSWER_BYTES)}
    FROM memories_rows)`
    : sql`(SELECT bool_and(is_whole) FROM shares)`

/** The rows of a source, as `fittedCte` takes them. */
export const answeredRows = (source: RecallSource): SQL =>
  sql`SELECT kind, place, id, data FROM ${sql.raw(`${source}_rows`)}`

/** The CTE `fitted`: all these rows (`kind, place, id, data`) in their order until the bytes are used up. */
export function fittedCte(all: SQL[]): SQL {
  return sql`fitted AS (
  SELECT kind, data
  FROM (
    SELECT kind, data, sum(octet_length(data::text)) OVER (ORDER BY place, kind, id) AS size
    FROM (
      ${sql.join(all, sql`\n      UNION ALL `)}
    ) AS every
  ) AS added
  WHERE size <= ${literal(ANSWER_BYTES)}
)`
}

/**
 * For `rowOf`, how far its row is from the query, where that has a vector.
 * @param near where its vector is read: a turn that is only beside a found one is not among the nearest
 */
export const distanceIn = ({ vector }: RecallRead, found: string, near?: SQL): SQL | undefined =>
  vector === null ? undefined : distanceOf(found, near)

/** What scoring needs of a row that was read with its distance (`distanceIn`). */
export const measured = (read: RecallRead, alias: string, column: string, bytes = extras) => ({
  length: sql`${sql.raw(alias)}.length`,
  counts: packedCounts(alias, read.terms),
  cosine: read.vector === null ? sql`NULL::float4` : cosineOf(alias),
  // By bytes: they are known of a packed text that is not unpacked.
  truncated: sql`octet_length(${sql.raw(`${alias}.${column}`)}) > octet_length(${shown(alias, column)})
      OR ${bytes} > CASE WHEN sized.is_whole THEN ${literal(EXTRA_BYTES)} ELSE 0 END
        AND ${bytes} > ${literal(EMPTY_EXTRAS)}`,
})

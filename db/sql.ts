import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { Vectors } from './vectors.ts'

/**
 * The vocabulary of every statement. Values travel as parameters; each word here says the type that Postgres
 * is to read them as.
 */

/** The tenant that the database session is bound to. */
export const tenant: SQL = sql`(SELECT neuromem_tenant())`

/** Values as parameters of their type, from here on; null stays null. */
export const moment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`
export const momentOrNull = (at: Date | null): SQL => sql`${at?.toISOString() ?? null}::timestamptz`
export const uuid = (id: string): SQL => sql`${id}::uuid`
export const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`
/** Texts as one parameter: `turn_id = ANY(${texts(ids)})`. */
export const texts = (values: readonly string[]): SQL =>
  sql`ARRAY(SELECT json_array_elements_text(${JSON.stringify(values)}::json))`
export const int = (value: number | null): SQL => sql`${value}::int`
/**
 * A number that our own code says, in the text itself: the planner knows it in a plan that is made once for
 * all values.
 */
export const literal = (value: number): SQL => sql.raw(String(value))
export const bigint = (value: number | null): SQL => sql`${value}::bigint`
export const float = (value: number | null): SQL => sql`${value}::float8`
export const jsonb = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`
/** An embedding as a parameter; null stays null. One that is still to come is asked for when it is sent. */
export const halfvec = (vector: readonly number[] | (() => readonly number[]) | null): SQL =>
  typeof vector === 'function'
    ? sql`${() => Vectors.one(vector())}::halfvec`
    : sql`${vector && Vectors.one(vector)}::halfvec`

/** Embeddings as one parameter. */
export const halfvecs = (vectors: readonly (readonly number[] | null)[]): SQL =>
  sql`${Vectors.all(vectors)}::halfvec[]`

/**
 * Rows as a set with a table's columns, by one parameter: `FROM ${records(turns, rows, 'given')}`. Keys are
 * column names.
 * @param alias the set's name in the statement
 */
export const records = (table: PgTable, rows: readonly object[], alias: string): SQL =>
  sql`${recordset(table, rows)} AS ${sql.raw(alias)}`

const recordset = (table: PgTable, rows: readonly object[]): SQL =>
  sql`json_populate_recordset(NULL::${table}, ${JSON.stringify(rows)}::json)`

/** The same beside a vector for each, in their order, as the column `unnest`: some connections take these as bytes. */
export const recordsBeside = (
  table: PgTable,
  rows: readonly object[],
  vectors: readonly (readonly number[] | null)[],
  alias: string,
): SQL =>
  sql`ROWS FROM (
            ${recordset(table, rows)},
            unnest(${halfvecs(vectors)})) AS ${sql.raw(alias)}`

/**
 * Rows as a set with columns of its own: `FROM ${recordsOf(rows, 'given(id uuid, version int)')}`.
 * @param shape the set's name and its columns with their types
 */
export const recordsOf = (rows: readonly object[], shape: string): SQL =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) AS ${sql.raw(shape)}`

/** The vector of a memory or a turn, stored in one piece or in two; null where it has none. */
export const wholeVector = (alias: string): SQL =>
  sql.raw(`coalesce(${alias}.embedding, ${alias}.embedding_head || ${alias}.embedding_tail)`)

/** A memory or a turn as JSON, its vector in one piece, without what is made of other columns. */
export const rowAsJson = (alias: string): SQL => sql`to_jsonb(${sql.raw(alias)})
            - ARRAY['code', 'recallable', 'withheld', 'embedding_next', 'embedding_head', 'embedding_tail']
            || jsonb_build_object('embedding', ${wholeVector(alias)})`

/**
 * A memory has these words, by their hash: as it is, and as the indexes have it.
 * @param hash of the content, as SQL
 */
export const saysSame = (alias: string, hash: SQL): SQL => {
  const held = sql.raw(`${alias}.content_hash`)
  return sql`md5(${held}) = md5(${hash}) AND ${held} = ${hash}`
}

/** The new words of a row of `memory_history`: those of a birth by a job are what its memory says. */
export const newContent = (alias: string): SQL =>
  sql.raw(`CASE
            WHEN ${alias}.born_in IS NULL THEN ${alias}.new_content
            ELSE (
              SELECT born.content
              FROM memories AS born
              WHERE born.subject_id = ${alias}.subject_id AND born.id = ${alias}.memory_id)
          END`)

/** The detail of a row of `memory_history`: that of a birth by a job is the job. */
export const toldDetail = (alias: string): SQL =>
  sql.raw(`CASE
            WHEN ${alias}.born_in IS NULL THEN ${alias}.detail
            ELSE jsonb_build_object('job_id', ${alias}.born_in)
          END`)

/**
 * Newest first, as the indexes that are made for it have it: with the nulls of SQL's own `DESC`, where there are none
 * either, all rows are read and sorted for a page.
 */
export const newestFirst = (moment: string, id: string): SQL =>
  sql.raw(`${moment} DESC NULLS LAST, ${id} DESC NULLS LAST`)

/** Ids of all traits that the subject ever had: those that have ended and all others have an index each. */
export const traitIds = (subject: SQL): SQL => sql`
            SELECT id FROM memories WHERE subject_id = ${subject} AND memory_type = 'trait' AND expired_at IS NULL
            UNION ALL
            SELECT id FROM memories WHERE subject_id = ${subject} AND memory_type = 'trait'
              AND expired_at IS NOT NULL AND NOT recallable`

/** Of a memory: neither ended nor followed by another. Its time may have run out all the same: `liveAt`. */
export const live = (alias: string): SQL =>
  sql`${sql.raw(alias)}.expired_at IS NULL AND ${sql.raw(alias)}.superseded_by IS NULL`

/** Of a memory: live, and neither has its time run out at `at`, nor is it over by then. */
export const liveAt = (alias: string, at: Date): SQL =>
  sql`${live(alias)}
      AND (${sql.raw(alias)}.expires_at IS NULL OR ${sql.raw(alias)}.expires_at > ${moment(at)})
      AND (${sql.raw(alias)}.invalid_at IS NULL OR ${sql.raw(alias)}.invalid_at > ${moment(at)})`

/** Of a turn or a session: it is not deleted. Every read of them says so. */
export const unforgotten = (alias: string): SQL => sql`${sql.raw(alias)}.forgotten_at IS NULL`

/**
 * Holds until the end of the batch what two writers of the same words meet at, where there is no row to lock
 * yet.
 */
export const advisoryLock = (...words: readonly string[]): SQL =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${JSON.stringify(words)}, 0))`

/**
 * A LIMIT by size: as many rows as have so many bytes together, and the one that goes beyond. Long texts are
 * measured where they lie; only those that are shown are read.
 * @param sizes the same rows in the same order, each as its `size` in bytes
 */
export const limitOf = (sizes: SQL, bytes: number): SQL =>
  sql`LIMIT (
          SELECT 1 + count(*) FILTER (WHERE so_far <= ${bytes}::bigint)
          FROM (
            SELECT sum(size) OVER (ROWS UNBOUNDED PRECEDING) AS so_far
            FROM (${sizes}) AS sized) AS measured)`

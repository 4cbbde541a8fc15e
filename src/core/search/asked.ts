import { type SQL, sql } from 'drizzle-orm'
import { halfvec } from '../../../db/sql.ts'
import { type SubjectRef, subjectId } from '../tenancy/records/subjects.ts'
import { type SearchTerms, termsParameter } from './terms.ts'

/** What a search is about, as every clause behind `askedCte` reads it. */
export const asked = {
  subject: sql`(SELECT subject_id FROM asked)`,
  vector: sql`(SELECT vector FROM asked)`,
  /** The sign bits of the vector. */
  code: sql`(SELECT code FROM asked)`,
} as const

/**
 * The CTE `asked`: subject, vector and code, each computed once. Without a vector there is only the subject.
 */
export function askedCte(subject: SubjectRef, vector: readonly number[] | null): SQL {
  if (!vector) {
    return sql`asked AS MATERIALIZED (
  SELECT ${subjectId(subject)} AS subject_id
)`
  }
  const dimensions = sql.raw(String(vector.length))
  return sql`asked AS MATERIALIZED (
  SELECT
    ${subjectId(subject)} AS subject_id,
    given.vector,
    binary_quantize(given.vector)::bit(${dimensions}) AS code
  FROM (SELECT ${halfvec(vector)}(${dimensions}) AS vector) given
)`
}

/**
 * The CTE `terms`: every term of the query with its ordinal from 0; `finds` of those that find rows by
 * themselves.
 */
export function termsCte({ terms, finding }: SearchTerms): SQL {
  return sql`terms AS MATERIALIZED (
  SELECT
    given.number::int - 1 AS ordinal,
    given.pair ->> 0 AS term,
    (given.pair ->> 1)::tsquery AS query,
    given.number <= ${finding}::int AS finds
  FROM json_array_elements(${termsParameter(terms)}::json) WITH ORDINALITY AS given(pair, number)
)`
}

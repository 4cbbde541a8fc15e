import { type SQL, sql } from 'drizzle-orm'
import { halfvec } from '../../../db/sql.ts'
import { isSubject, type SubjectRef } from '../tenancy/records/subjects.ts'
import { type SearchTerms, termsParameter } from './terms.ts'
import type { SearchView } from './views.ts'

/** What a search is about, as every clause behind `askedCte` reads it. */
export const asked = {
  subject: sql`(SELECT subject_id FROM asked)`,
  vector: sql`(SELECT vector FROM asked)`,
  /** The sign bits of the vector. */
  code: sql`(SELECT code FROM asked)`,
} as const

/** A query's vector that is still to come: of a statement's text it decides no more than its length. */
export interface AwaitedVector {
  readonly length: number
  /** Asked for when the statement is sent. */
  readonly come: () => readonly number[]
}

export type QueryVector = readonly number[] | AwaitedVector

/** How many rows of a view the subject has, as its writers keep count. */
export const heldRows = ({ held }: SearchView): SQL => sql`(SELECT ${sql.raw(held)} FROM asked)`

/** The CTE `asked`: the subject and its numbers of rows, vector and code, each computed once. */
export function askedCte(subject: SubjectRef, vector: QueryVector | null): SQL {
  const dimensions = sql.raw(String(vector?.length))
  const values = vector && 'come' in vector ? vector.come : vector
  const given = values && sql`(SELECT ${halfvec(values)}(${dimensions}) AS vector) AS given`
  const code = sql`given.vector,
    binary_quantize(given.vector)::bit(${dimensions}) AS code,`
  return sql`asked AS MATERIALIZED (
  SELECT
    ${vector ? code : sql``}
    owner.id AS subject_id,
    owner.memories_held,
    owner.turns_held,
    owner.claims_held,
    owner.chunks_held
  FROM ${given ?? sql`(SELECT) AS given`}
  LEFT JOIN subjects owner
    ON ${isSubject('owner', subject)}
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

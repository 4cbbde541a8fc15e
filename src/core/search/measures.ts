import { type SQL, sql } from 'drizzle-orm'
import { asked } from './asked.ts'
import { anyOf, type SearchTerms } from './terms.ts'

/**
 * How often each of the query's terms is in a row: `[ordinal · 256 + count, …]`, for `unpackCounts`. Of a
 * row's words only these are unpacked: they are looked up where the row has them, marked and kept.
 */
export function packedCounts(alias: string, { terms }: SearchTerms): SQL {
  const lexemes = sql`${sql.raw(alias)}.lexemes`
  return sql`CASE WHEN ${lexemes} @@ ${anyOf(terms)}::tsquery THEN (
      SELECT json_agg(wanted.ordinal * 256 + least(cardinality(word.positions), 255))
      FROM unnest(ts_filter(setweight(${lexemes}, 'A', ARRAY(SELECT term FROM terms)), '{a}')) word
      JOIN terms wanted ON wanted.term = word.lexeme)
    ELSE '[]'::json END`
}

/** From `packedCounts`: ordinal of the term → times in the row. */
export const unpackCounts = (packed: readonly number[]): Map<number, number> =>
  new Map(packed.map((both) => [both >> 8, both & 255]))

/**
 * For `rowOf`, how far its row is from the query; null without a vector on either side, and where `when` does not
 * hold.
 * @param found the alias whose `distance` the arm of the nearest has measured already, where it has
 */
export const distanceOf = (found: string, when?: SQL): SQL => {
  const distance = sql`coalesce(${sql.raw(found)}.distance, own.embedding <=> ${asked.vector})`
  return when ? sql`CASE WHEN ${when} THEN ${distance} END` : distance
}

/** Cosine of a row of `rowOf` and the query, where both have a vector. */
export const cosineOf = (alias: string): SQL => sql`(1 - ${sql.raw(alias)}.distance)::float4`

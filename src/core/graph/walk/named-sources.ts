import { type SQL, sql } from 'drizzle-orm'
import { notEnded } from './facts.ts'

export interface NamedSources {
  readonly subject: SQL
  readonly asOf: Date | null
  readonly now: Date
  /** A condition on bare columns of `search_memories`; it holds inside the arm. */
  readonly filter: SQL
  readonly limit: number
}

/**
 * The CTE `memories_named`: memories that facts about entities of the CTE `named` came from, the heaviest first, with their `place`. Relations of a
 * name are read from the heaviest down until enough of their memories pass the filter.
 */
export function namedSources({ subject, asOf, now, filter, limit }: NamedSources): SQL {
  return sql`memories_named AS MATERIALIZED (
  SELECT found.id, max(weight) AS weight, row_number() OVER (ORDER BY max(weight) DESC, found.id) AS place FROM named n CROSS JOIN LATERAL (
    SELECT r.source_memory_id AS id, r.weight FROM (
      SELECT source_memory_id, weight, id FROM relations o WHERE o.subject_id = ${subject} AND (o.subject_entity_id = n.id OR o.object_entity_id = n.id)
        AND source_memory_id IS NOT NULL AND ${notEnded('o', asOf, now)} ORDER BY weight DESC, id OFFSET 0) r
    WHERE EXISTS (SELECT FROM search_memories m WHERE m.subject_id = ${subject} AND m.id = r.source_memory_id AND ${filter}) LIMIT ${limit}::int) found
  GROUP BY found.id ORDER BY place LIMIT ${limit}::int)`
}

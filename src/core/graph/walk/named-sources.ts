import { type SQL, sql } from 'drizzle-orm'
import { int } from '../../../../db/sql.ts'
import { notEnded } from './holds.ts'

export interface NamedSources {
  readonly subject: SQL
  readonly asOf: Date | null
  readonly now: Date
  /** A condition on bare columns of `search_memories`; it holds inside the arm. */
  readonly filter: SQL
  readonly limit: number
}

/**
 * The CTE `memories_named(id, weight, place)`: memories that facts about entities of the CTE `named` came
 * from, the heaviest first. Relations of a name are read from the heaviest down until enough of their
 * memories pass the filter.
 */
export const namedSources = ({ subject, asOf, now, filter, limit }: NamedSources): SQL =>
  sql`memories_named AS MATERIALIZED (
    SELECT source.id, max(weight) AS weight, row_number() OVER (ORDER BY max(weight) DESC, source.id) AS place
    FROM named
    CROSS JOIN LATERAL (
      SELECT heaviest.source_memory_id AS id, heaviest.weight
      FROM (
        SELECT source_memory_id, weight, id
        FROM relations AS relation
        WHERE relation.subject_id = ${subject}
          AND (relation.subject_entity_id = named.id OR relation.object_entity_id = named.id)
          AND source_memory_id IS NOT NULL
          AND ${notEnded('relation', asOf, now)}
        ORDER BY weight DESC, id
        -- keeps this order for the LIMIT outside: the filter is looked up row by row until there are enough
        OFFSET 0) AS heaviest
      WHERE EXISTS (
        SELECT FROM search_memories AS memory
        WHERE memory.subject_id = ${subject} AND memory.id = heaviest.source_memory_id AND ${filter})
      LIMIT ${int(limit)}) AS source
    GROUP BY source.id
    ORDER BY place
    LIMIT ${int(limit)})`

import { type SQL, sql } from 'drizzle-orm'
import { live } from '../../../../db/sql.ts'

/**
 * Weight after `times` more supports, each `w + (1 − w) · 0.2`; rounded, so that their grouping does not show
 * (docs/design/graph.md).
 */
export const supportedWeight = (weight: SQL, times: SQL): SQL =>
  sql`round((1 - (1 - (${weight})::float8) * power(0.8::float8, (${times})::float8))::numeric, 9)::float8`

/**
 * The fact that the supported `relation` comes from: the one that said it of the earliest time, as long as it
 * is held.
 */
export const sourceOf = (validAt: SQL, memoryId: SQL): SQL =>
  sql`CASE
        WHEN ${memoryId} IS NOT NULL AND (
          ${validAt} < relation.valid_at
          OR NOT EXISTS (
            SELECT FROM memories AS source
            WHERE source.subject_id = relation.subject_id
              AND source.id = relation.source_memory_id
              AND ${live('source')}))
        THEN ${memoryId}
        ELSE relation.source_memory_id
      END`

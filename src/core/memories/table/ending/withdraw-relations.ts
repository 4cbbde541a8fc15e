import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../../db/statements.ts'

/**
 * Relations drawn from words that are withdrawn are withdrawn too, unless another memory states them: what
 * was denied is never returned, not even as of then.
 * @param ids a query of `id`s of the memories
 */
export const withdrawRelations = (subject: SQL, ids: SQL): Statement =>
  statement(
    sql`WITH gone AS (
          SELECT coalesce(array_agg(given.id), '{}') AS ids
          FROM (${ids}) AS given),
        stated AS (
          SELECT relation.subject_id, relation.id,
            ARRAY(SELECT one FROM unnest(relation.support_ids) AS one WHERE one <> ALL(gone.ids)) AS supports,
            ARRAY(SELECT one FROM unnest(relation.fact_ids) AS one WHERE one <> ALL(gone.ids)) AS facts,
            gone.ids,
            (
              SELECT memory.id
              FROM memories AS memory
              WHERE memory.subject_id = relation.subject_id
                AND memory.id = ANY(relation.support_ids || relation.source_memory_id)
                AND memory.id <> ALL(gone.ids)
                AND memory.expired_at IS NULL
              ORDER BY memory.valid_at, memory.id
              LIMIT 1) AS other
          FROM relations AS relation, gone
          WHERE relation.subject_id = ${subject}
            AND (relation.source_memory_id = ANY(gone.ids)
              OR relation.support_ids && gone.ids
              OR relation.fact_ids && gone.ids)),
        weaker AS (
          UPDATE relations AS relation
          SET support_ids = stated.supports,
            fact_ids = stated.facts,
            support_count = ${leftOf},
            source_memory_id = CASE
              WHEN relation.source_memory_id = ANY(stated.ids) THEN stated.other
              ELSE relation.source_memory_id
            END,
            weight = round((1 - 0.5 * power(0.8::float8, ${leftOf} - 1))::numeric, 9)::float8
          FROM stated
          WHERE relation.subject_id = stated.subject_id AND relation.id = stated.id
            AND stated.other IS NOT NULL)
        DELETE FROM relations AS relation
        USING stated
        WHERE relation.subject_id = stated.subject_id AND relation.id = stated.id AND stated.other IS NULL`,
  )

/** 0.5 at first, `w + (1 − w) · 0.2` with every further support. */
const leftOf = sql`greatest(
              relation.support_count - cardinality(relation.support_ids) + cardinality(stated.supports), 1)`

import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../db/statements.ts'
import { fresh, items, type RelationItem, SUPPORT, sourceOf } from './support.ts'
import type { GraphPlace } from './write.ts'

const moment = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`

/**
 * Puts one value of a single-valued predicate into its place in time: it supports the row that says the same then, or begins a row that ends
 * where the next one begins, and ends the row before it. A statement that arrives after another value, true from before it, was said once more
 * later does not end that value: it is stored as ended by it.
 */
export function placeInTime(place: GraphPlace, item: RelationItem): Statement {
  const now = moment(place.now)
  const covers = sql`r.valid_at <= f.valid_at AND (r.invalid_at IS NULL OR r.invalid_at > f.valid_at)`
  const chain = sql`relations r JOIN said f ON r.subject_id = ${place.subject} AND r.subject_entity_id = f.from_id AND r.predicate = f.predicate`
  return statement(
    sql`WITH item AS (${items(place, [item])}),
        said AS (SELECT * FROM item WHERE ${fresh(place)}),
        same AS (SELECT r.id FROM ${chain} WHERE r.object_entity_id = f.to_id AND (r.valid_at = f.valid_at OR ${covers})
          ORDER BY r.valid_at DESC LIMIT 1),
        following AS (SELECT r.id, r.valid_at, r.object_entity_id FROM ${chain} WHERE r.valid_at > f.valid_at
          ORDER BY r.valid_at, (r.invalid_at IS NOT DISTINCT FROM r.valid_at) DESC LIMIT 1),
        before AS (SELECT r.id, r.stated_at FROM ${chain} WHERE r.object_entity_id <> f.to_id AND ${covers} ORDER BY r.valid_at DESC LIMIT 1),
        kept AS (SELECT coalesce((SELECT id FROM same), (SELECT n.id FROM following n, said f WHERE n.object_entity_id = f.to_id)) AS id),
        inside AS (SELECT coalesce((SELECT b.stated_at > f.stated_at AND b.stated_at > f.valid_at FROM before b, said f), false) AS another),
        supported AS (UPDATE relations r SET weight = ${SUPPORT(sql`r.weight`, sql`1`)}, support_count = r.support_count + 1,
            valid_at = CASE WHEN another THEN r.valid_at ELSE least(r.valid_at, f.valid_at) END,
            stated_at = greatest(r.stated_at, f.stated_at), updated_at = ${now},
            source_memory_id = ${sourceOf(sql`f.valid_at`, sql`f.memory_id`)},
            fact_ids = ARRAY(SELECT DISTINCT x FROM unnest(r.fact_ids || f.memory_id) AS x WHERE x IS NOT NULL ORDER BY x)
          FROM said f, kept, inside WHERE r.subject_id = ${place.subject} AND r.id = kept.id),
        ended AS (UPDATE relations r SET invalid_at = f.valid_at, updated_at = ${now} FROM before b, said f, inside
          WHERE r.subject_id = ${place.subject} AND r.id = b.id AND NOT another AND NOT EXISTS (SELECT FROM same))
        INSERT INTO relations (tenant_id, subject_id, id, subject_entity_id, predicate, object_entity_id, valid_at, stated_at, invalid_at,
          source_memory_id, fact_ids, created_at, updated_at)
        SELECT (SELECT neuromem_tenant()), ${place.subject}, f.id, f.from_id, f.predicate, f.to_id, f.valid_at, f.stated_at,
          CASE WHEN another THEN (SELECT stated_at FROM before) ELSE (SELECT valid_at FROM following) END, f.memory_id,
          array_remove(ARRAY[f.memory_id], NULL), ${now}, ${now}
        FROM said f, kept, inside WHERE kept.id IS NULL ON CONFLICT DO NOTHING`,
  )
}

/**
 * A relation that has ended takes the facts it came from with it: superseded by the fact of the value that holds from then
 * on. One that ended later before, for want of a value in between, ends now with that.
 */
export function supersedeFacts(place: GraphPlace, given: readonly RelationItem[]): Statement {
  const now = moment(place.now)
  const keys = JSON.stringify(given.map(({ from_norm, predicate }) => ({ from_norm, predicate })))
  return statement(
    sql`WITH touched AS (SELECT DISTINCT e.id AS from_id, k.predicate FROM json_to_recordset(${keys}::json) AS k(from_norm text, predicate text)
          JOIN entities e ON e.subject_id = ${place.subject} AND e.norm = k.from_norm),
        over AS (
          SELECT DISTINCT ON (fact.id) fact.id, r.invalid_at, n.source_memory_id AS by
          FROM relations r JOIN touched t ON r.subject_id = ${place.subject} AND r.subject_entity_id = t.from_id AND r.predicate = t.predicate
          JOIN LATERAL (
            SELECT n.source_memory_id FROM relations n WHERE n.subject_id = r.subject_id AND n.subject_entity_id = r.subject_entity_id
              AND n.predicate = r.predicate AND n.id <> r.id AND n.valid_at <= r.invalid_at
              AND (n.invalid_at IS NULL OR n.invalid_at > r.invalid_at) ORDER BY n.valid_at DESC LIMIT 1) n ON true
          CROSS JOIN LATERAL unnest(r.fact_ids) AS fact(id)
          WHERE r.invalid_at IS NOT NULL AND n.source_memory_id <> fact.id
            AND NOT EXISTS (SELECT FROM relations l WHERE l.subject_id = r.subject_id AND l.subject_entity_id = r.subject_entity_id
              AND l.predicate = r.predicate AND fact.id = ANY (l.fact_ids) AND l.invalid_at IS NULL)
          ORDER BY fact.id, r.invalid_at DESC),
        ended AS (
          UPDATE memories m SET superseded_by = o.by, invalid_at = o.invalid_at, updated_at = ${now}, version = m.version + 1 FROM over o
          WHERE m.subject_id = ${place.subject} AND m.id = o.id AND m.expired_at IS NULL
            AND (m.superseded_by IS NULL OR (m.superseded_by <> o.by AND o.invalid_at < m.invalid_at))
          RETURNING m.tenant_id, m.subject_id, m.id, m.content, o.by)
        INSERT INTO memory_history (tenant_id, subject_id, id, memory_id, event, old_content, detail, actor, created_at)
        SELECT tenant_id, subject_id, gen_random_uuid(), id, 'superseded', content, jsonb_build_object('superseded_by', ended.by), 'system', ${now}
        FROM ended ORDER BY id`,
  )
}

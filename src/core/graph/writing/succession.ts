import { type SQL, sql } from 'drizzle-orm'
import { moment, recordsOf, tenant } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { supersedeMemories } from '../../memories/table/ending/supersede.ts'
import { type GraphWriting, isFresh, itemCte, type RelationItem } from './relation-items.ts'
import { sourceOf, supportedWeight } from './support.ts'

/** What happened is not over when the value is that it brought. */
const factId = sql`CASE WHEN said.memory_type = 'fact' THEN said.memory_id END`

/** The relation holds at the time of which the statement `said` is true. */
const COVERS = sql`relation.valid_at <= said.valid_at
            AND (relation.invalid_at IS NULL OR relation.invalid_at > said.valid_at)`

/** All values that the predicate has had so far, each with what is `said` now. */
const chainOf = (subject: SQL): SQL => sql`relations AS relation
          JOIN said
            ON relation.subject_id = ${subject}
            AND relation.subject_entity_id = said.from_id
            AND relation.predicate = said.predicate`

/**
 * Where in the chain a statement belongs: `same` says the same of that time, `following` begins next,
 * `preceding` holds when it begins; `supporting` is the row that the statement supports, if any, `inside`
 * whether `preceding` was said once more later and so goes on.
 */
const placeCtes = (subject: SQL): SQL => sql`same AS (
          SELECT relation.id
          FROM ${chainOf(subject)}
          WHERE relation.object_entity_id = said.to_id AND (relation.valid_at = said.valid_at OR ${COVERS})
          ORDER BY relation.valid_at DESC
          LIMIT 1),
        following AS (
          SELECT relation.id, relation.valid_at, relation.object_entity_id
          FROM ${chainOf(subject)}
          WHERE relation.valid_at > said.valid_at
          ORDER BY relation.valid_at, (relation.invalid_at IS NOT DISTINCT FROM relation.valid_at) DESC
          LIMIT 1),
        preceding AS (
          SELECT relation.id, relation.stated_at
          FROM ${chainOf(subject)}
          WHERE relation.object_entity_id <> said.to_id AND ${COVERS}
          ORDER BY relation.valid_at DESC
          LIMIT 1),
        supporting AS (
          SELECT coalesce(
            (SELECT id FROM same),
            (SELECT following.id FROM following, said WHERE following.object_entity_id = said.to_id)) AS id),
        inside AS (
          SELECT coalesce((
            SELECT preceding.stated_at > said.stated_at AND preceding.stated_at > said.valid_at
            FROM preceding, said), false) AS another)`

/** What the statement changes of rows that are there: the one that it supports, and the one that it ends. */
const changeCtes = (subject: SQL, now: SQL): SQL => sql`supported AS (
          UPDATE relations AS relation
          SET weight = ${supportedWeight(sql`relation.weight`, sql`1`)},
            support_count = relation.support_count + 1,
            support_ids = relation.support_ids || array_remove(ARRAY[said.memory_id], NULL),
            valid_at = CASE
              WHEN another THEN relation.valid_at
              ELSE least(relation.valid_at, said.valid_at)
            END,
            stated_at = greatest(relation.stated_at, said.stated_at),
            updated_at = ${now},
            source_memory_id = ${sourceOf(sql`said.valid_at`, sql`said.memory_id`)},
            fact_ids = ARRAY(
              SELECT DISTINCT fact_id
              FROM unnest(relation.fact_ids || ${factId}) AS fact_id
              WHERE fact_id IS NOT NULL
              ORDER BY fact_id)
          FROM said, supporting, inside
          WHERE relation.subject_id = ${subject} AND relation.id = supporting.id),
        ended AS (
          UPDATE relations AS relation
          SET invalid_at = said.valid_at,
            updated_at = ${now}
          FROM preceding, said, inside
          WHERE relation.subject_id = ${subject}
            AND relation.id = preceding.id
            AND NOT another
            AND NOT EXISTS (SELECT FROM same))`

/**
 * Puts one value of a single-valued predicate into its place in time: it supports the row that says the same
 * then, or begins a row that ends where the next one begins, and ends the row before it. A statement that
 * arrives after another value, true from before it, was said once more later does not end that value: it is
 * stored as ended by it.
 */
export function placeInTime(writing: GraphWriting, item: RelationItem): Statement {
  const { subject } = writing
  const now = moment(writing.now)
  return statement(
    sql`WITH ${itemCte(writing, [item])},
        said AS (SELECT * FROM item WHERE ${isFresh(writing)}),
        ${placeCtes(subject)},
        ${changeCtes(subject, now)}
        INSERT INTO relations
          (tenant_id, subject_id, id, subject_entity_id, predicate, object_entity_id, valid_at, stated_at,
          invalid_at, source_memory_id, fact_ids, support_ids, created_at, updated_at)
        SELECT ${tenant}, ${subject}, said.id, said.from_id, said.predicate, said.to_id, said.valid_at,
          said.stated_at,
          CASE
            WHEN another THEN (SELECT stated_at FROM preceding)
            ELSE (SELECT valid_at FROM following)
          END,
          said.memory_id, array_remove(ARRAY[${factId}], NULL),
          array_remove(ARRAY[said.memory_id], NULL), ${now}, ${now}
        FROM said, supporting, inside
        WHERE supporting.id IS NULL
        ON CONFLICT DO NOTHING`,
  )
}

/**
 * A relation that has ended takes the facts it came from with it: superseded by the fact of the value that
 * holds from then on. One that ended later before, for want of a value in between, ends now with that.
 */
export function supersedeFacts(writing: GraphWriting, items: readonly RelationItem[]): Statement {
  const { subject } = writing
  const keys = items.map(({ from_norm, predicate }) => ({ from_norm, predicate }))
  const ending = sql`touched AS (
          SELECT DISTINCT entity.id AS from_id, given.predicate
          FROM ${recordsOf(keys, 'given(from_norm text, predicate text)')}
          JOIN entities AS entity ON entity.subject_id = ${subject} AND entity.norm = given.from_norm),
        ending AS (
          SELECT DISTINCT ON (fact.id)
            fact.id, relation.invalid_at, successor.source_memory_id AS superseded_by
          FROM relations AS relation
          JOIN touched
            ON relation.subject_id = ${subject}
            AND relation.subject_entity_id = touched.from_id
            AND relation.predicate = touched.predicate
          JOIN LATERAL (
            SELECT later.source_memory_id
            FROM relations AS later
            WHERE later.subject_id = relation.subject_id
              AND later.subject_entity_id = relation.subject_entity_id
              AND later.predicate = relation.predicate
              AND later.id <> relation.id
              AND later.valid_at <= relation.invalid_at
              AND (later.invalid_at IS NULL OR later.invalid_at > relation.invalid_at)
            ORDER BY later.valid_at DESC
            LIMIT 1) AS successor ON true
          CROSS JOIN LATERAL unnest(relation.fact_ids) AS fact(id)
          WHERE relation.invalid_at IS NOT NULL
            AND successor.source_memory_id <> fact.id
            AND NOT EXISTS (
              SELECT FROM relations AS current
              WHERE current.subject_id = relation.subject_id
                AND current.subject_entity_id = relation.subject_entity_id
                AND current.predicate = relation.predicate
                AND fact.id = ANY (current.fact_ids)
                AND current.invalid_at IS NULL)
          ORDER BY fact.id, relation.invalid_at DESC)`
  return supersedeMemories(writing, ending)
}

import { type SQL, sql } from 'drizzle-orm'
import { moment, saysSame, uuid, uuids } from '../../../../db/sql.ts'
import { expectThat, type Statement, statement } from '../../../../db/statements.ts'
import { supportedWeight } from '../../graph/writing/support.ts'
import type { HistoryActor } from '../../memories/traces/schemas.ts'

/** What is being restored, and of which deletion. */
export interface Restoring {
  readonly subject: SQL
  readonly receipt: string
  /** The memory, and notes that are whole again with it. */
  readonly ids: readonly string[]
  readonly turns: readonly string[]
  readonly now: Date
}

const keptOf = ({ subject, receipt }: Restoring, table: string): SQL =>
  sql`kept.subject_id = ${subject} AND kept.receipt = ${uuid(receipt)} AND kept.table_name = ${table}`

/** That nobody restored it meanwhile, and nobody said it again. */
export const expectRestorable = (restoring: Restoring, id: string): Statement[] => [
  expectThat(
    sql`EXISTS (
          SELECT FROM memories
          WHERE subject_id = ${restoring.subject} AND id = ${uuid(id)}
            AND forgotten_by = ${uuid(restoring.receipt)} AND forgotten_at IS NOT NULL)`,
    'overtaken',
  ),
  expectThat(
    sql`NOT EXISTS (
          SELECT FROM forgotten_rows AS kept
          JOIN memories AS twin
            ON twin.subject_id = kept.subject_id
            AND twin.memory_type = kept.row ->> 'memory_type'
            AND ${saysSame('twin', sql`(kept.row ->> 'content_hash')`)}
            AND twin.expired_at IS NULL
            AND twin.superseded_by IS NULL
          WHERE ${keptOf(restoring, 'memories')}
            AND kept.row_id = ${uuid(id)}
            AND kept.row ->> 'expired_at' IS NULL)`,
    'conflict',
    'It was said again meanwhile.',
  ),
]

/** Words, vectors and history of memories are back; what traits owe to them is not decided here. */
export const putBackMemories = (restoring: Restoring, actor: HistoryActor): Statement[] => {
  const { subject, ids, now } = restoring
  return [
    statement(
      sql`UPDATE memories AS memory
          SET content = was.content, content_hash = was.content_hash, metadata = was.metadata,
            lexemes = was.lexemes, length = was.length,
            embedding = was.embedding, embedding_model = was.embedding_model,
            said_by = was.said_by, about = was.about, time = was.time, trait_sides = was.trait_sides,
            trait_stage = was.trait_stage, expired_at = was.expired_at,
            forgotten_at = NULL, forgotten_by = NULL,
            updated_at = ${moment(now)}, version = memory.version + 1
          FROM forgotten_rows AS kept
          CROSS JOIN LATERAL jsonb_populate_record(NULL::memories, kept.row) AS was
          WHERE kept.subject_id = ${subject}
            AND kept.table_name = 'memories'
            AND kept.row_id = ANY(${uuids(ids)})
            AND memory.subject_id = kept.subject_id
            AND memory.id = kept.row_id
            AND memory.forgotten_by = kept.receipt`,
    ),
    statement(
      sql`UPDATE memory_history AS event
          SET old_content = was.old_content, new_content = was.new_content, detail = was.detail,
            old_embedding = was.old_embedding, born_in = was.born_in
          FROM forgotten_rows AS kept
          CROSS JOIN LATERAL jsonb_populate_record(NULL::memory_history, kept.row) AS was
          WHERE kept.subject_id = ${subject}
            AND kept.table_name = 'memory_history'
            AND kept.row_id = ANY(${uuids(ids)})
            AND event.subject_id = ${subject}
            AND event.memory_id = was.memory_id
            AND event.id = was.id`,
    ),
    statement(
      sql`INSERT INTO memory_history (tenant_id, subject_id, id, memory_id, event, new_content, actor,
          created_at)
          SELECT tenant_id, subject_id, gen_random_uuid(), id, 'restored', content, ${actor}, ${moment(now)}
          FROM memories
          WHERE subject_id = ${subject} AND id = ANY(${uuids(ids)})
          ORDER BY id`,
    ),
  ]
}

/** Sources that others lost with turns that are back. */
export const putBackSources = (restoring: Restoring): Statement =>
  statement(
    sql`INSERT INTO memory_sources
        SELECT was.*
        FROM forgotten_rows AS kept
        CROSS JOIN LATERAL jsonb_populate_record(NULL::memory_sources, kept.row) AS was
        JOIN turns AS turn
          ON turn.subject_id = kept.subject_id
          AND turn.session_id = was.session_id
          AND turn.turn_id = was.turn_id
        WHERE ${keptOf(restoring, 'memory_sources')} AND turn.id = ANY(${uuids(restoring.turns)})
        ON CONFLICT DO NOTHING`,
  )

/** Names and relations are back, with the support of the memory that is restored. */
export const putBackGraph = (restoring: Restoring): Statement[] => [
  putBackRows(restoring, 'entities'),
  putBackRows(restoring, 'entity_aliases'),
  putBackRelations(restoring),
]

const putBackRows = (restoring: Restoring, table: 'entities' | 'entity_aliases'): Statement =>
  statement(
    sql`INSERT INTO ${sql.identifier(table)}
        SELECT was.*
        FROM forgotten_rows AS kept
        CROSS JOIN LATERAL jsonb_populate_record(NULL::${sql.identifier(table)}, kept.row) AS was
        WHERE ${keptOf(restoring, table)} AND ${isNamed(restoring)}
        ON CONFLICT DO NOTHING`,
  )

/** A name of a relation that is back; every name, once nothing of the deletion is left. */
const isNamed = ({ subject, receipt, ids }: Restoring): SQL =>
  sql`(kept.row_id IN (
          SELECT unnest(ARRAY[was.subject_entity_id, was.object_entity_id])
          FROM forgotten_rows AS other
          CROSS JOIN LATERAL jsonb_populate_record(NULL::relations, other.row) AS was
          WHERE other.subject_id = ${subject}
            AND other.receipt = ${uuid(receipt)}
            AND other.table_name = 'relations'
            AND (was.support_ids || was.fact_ids || was.source_memory_id) && ${uuids(ids)})
        OR NOT EXISTS (
          SELECT FROM memories
          WHERE subject_id = ${subject} AND forgotten_by = ${uuid(receipt)}))`

/** Of `own`: what it is supported by again; what no memory states is as it was. */
const COUNT = sql`CASE
            WHEN source_memory_id IS NULL THEN support_count
            ELSE greatest(cardinality(supports), 1)
          END`

const putBackRelations = (restoring: Restoring): Statement => {
  const ids = uuids(restoring.ids)
  return statement(
    sql`WITH own AS (
          SELECT was.*,
            ARRAY(SELECT one FROM unnest(was.support_ids) AS one WHERE one = ANY(${ids})) AS supports,
            ARRAY(SELECT one FROM unnest(was.fact_ids) AS one WHERE one = ANY(${ids})) AS facts
          FROM forgotten_rows AS kept
          CROSS JOIN LATERAL jsonb_populate_record(NULL::relations, kept.row) AS was
          WHERE ${keptOf(restoring, 'relations')}
            AND ((was.support_ids || was.fact_ids || was.source_memory_id) && ${ids}
              OR was.source_memory_id IS NULL AND NOT EXISTS (
                SELECT FROM memories
                WHERE subject_id = ${restoring.subject} AND forgotten_by = ${uuid(restoring.receipt)})))
        INSERT INTO relations AS relation
          (tenant_id, subject_id, id, subject_entity_id, predicate, object_entity_id, weight, support_count,
          support_ids, fact_ids, valid_at, invalid_at, stated_at, source_memory_id, created_at, updated_at)
        SELECT tenant_id, subject_id, id, subject_entity_id, predicate, object_entity_id,
          ${supportedWeight(sql`0.5`, sql`${COUNT} - 1`)}, ${COUNT}, supports, facts,
          valid_at, invalid_at, stated_at,
          CASE
            WHEN source_memory_id = ANY(${ids}) THEN source_memory_id
            ELSE coalesce(supports[1], facts[1])
          END,
          created_at, updated_at
        FROM own
        WHERE NOT EXISTS (
          SELECT FROM relations AS twin
          WHERE twin.subject_id = own.subject_id
            AND twin.subject_entity_id = own.subject_entity_id
            AND twin.predicate = own.predicate
            AND twin.object_entity_id = own.object_entity_id
            AND twin.invalid_at IS NOT DISTINCT FROM own.invalid_at
            AND twin.id <> own.id)
        ORDER BY id
        ON CONFLICT (subject_id, id) DO UPDATE
        SET support_count = relation.support_count + excluded.support_count,
          support_ids = relation.support_ids || excluded.support_ids,
          fact_ids = relation.fact_ids || excluded.fact_ids,
          source_memory_id = CASE
            WHEN excluded.valid_at <= relation.valid_at THEN excluded.source_memory_id
            ELSE coalesce(relation.source_memory_id, excluded.source_memory_id)
          END,
          weight = ${supportedWeight(sql`0.5`, sql`relation.support_count + excluded.support_count - 1`)}`,
  )
}

/** Nothing refuses the words any more, and nothing of them is kept twice. */
export const finishRestore = (restoring: Restoring): Statement[] => {
  const { subject, receipt, ids, turns, now } = restoring
  return [
    statement(
      sql`DELETE FROM tombstones
          WHERE subject_id = ${subject}
            AND receipt = ${uuid(receipt)}
            AND object_id = ANY(${uuids([...ids, ...turns])})`,
    ),
    statement(
      sql`DELETE FROM forgotten_rows
          WHERE subject_id = ${subject}
            AND table_name IN ('memories', 'memory_history')
            AND row_id = ANY(${uuids(ids)})`,
    ),
    statement(
      sql`UPDATE erasures AS receipt
          SET restored_at = coalesce(receipt.restored_at, ${moment(now)}),
            restorable_until = CASE
              WHEN EXISTS (
                SELECT FROM memories
                WHERE subject_id = ${subject} AND forgotten_by = receipt.id)
              THEN receipt.restorable_until
            END
          WHERE receipt.id = ${uuid(receipt)} AND receipt.subject_id = ${subject}`,
    ),
    statement(
      sql`DELETE FROM forgotten_rows
          WHERE subject_id = ${subject}
            AND receipt = ${uuid(receipt)}
            AND NOT EXISTS (
              SELECT FROM memories
              WHERE subject_id = ${subject} AND forgotten_by = ${uuid(receipt)})`,
    ),
  ]
}

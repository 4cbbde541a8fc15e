import { type SQL, sql } from 'drizzle-orm'
import { moment, recordsOf, rowAsJson, texts, toldDetail, uuid, uuids } from '../../../../../db/sql.ts'
import { type Statement, statement } from '../../../../../db/statements.ts'
import { memoryLexemes } from '../../../text/reading/dated-quote.ts'
import type { HistoryActor } from '../../traces/schemas.ts'

/** Memories that are being forgotten, and by which deletion. */
export interface Husks {
  /** The subject's inside id, as SQL. */
  readonly subject: SQL
  readonly receipt: string
  readonly ids: readonly string[]
  readonly now: Date
}

/** Keeps rows as they are for a restore, before they are emptied or deleted. */
export const keepRows = (
  table: 'memories' | 'memory_history' | 'memory_sources' | 'relations' | 'entities' | 'entity_aliases',
  { receipt, id, where }: { readonly receipt: string; readonly id: SQL; readonly where: SQL },
): Statement =>
  statement(
    sql`INSERT INTO forgotten_rows (tenant_id, subject_id, receipt, table_name, row_id, row)
        SELECT kept.tenant_id, kept.subject_id, ${uuid(receipt)}, ${table}::text, ${id},
          ${table === 'memories' ? rowAsJson('kept') : sql`to_jsonb(kept)`}
        FROM ${sql.identifier(table)} AS kept
        WHERE ${where}`,
  )

const isOne = ({ subject, ids }: Husks, column = 'id'): SQL =>
  sql`kept.subject_id = ${subject} AND kept.${sql.raw(column)} = ANY(${uuids(ids)})`

/**
 * Memories and their history become husks: ids, moments and numbers, without a word.
 * @param meant those of them of which the deletion is told; the others' history tells it already
 */
export const emptyMemories = (husks: Husks, meant: readonly string[], actor: HistoryActor): Statement[] => {
  const { subject, receipt, ids, now } = husks
  return [
    keepRows('memories', { receipt, id: sql`kept.id`, where: isOne(husks) }),
    keepRows('memory_history', { receipt, id: sql`kept.memory_id`, where: isOne(husks, 'memory_id') }),
    emptyHistory(husks),
    statement(
      sql`WITH emptied AS (
            UPDATE memories
            SET content = '', content_hash = '', metadata = '{}', lexemes = '', length = 0,
              embedding = NULL, embedding_next = NULL, embedding_model = NULL,
              said_by = NULL, about = NULL, time = NULL, trait_sides = NULL,
              trait_stage = CASE WHEN memory_type = 'trait' THEN 'dissolved' END,
              expired_at = coalesce(expired_at, ${moment(now)}),
              forgotten_at = ${moment(now)},
              forgotten_by = ${uuid(receipt)},
              updated_at = ${moment(now)},
              version = version + 1
            WHERE subject_id = ${subject} AND id = ANY(${uuids(ids)})
            RETURNING tenant_id, subject_id, id, memory_type)
          INSERT INTO memory_history (tenant_id, subject_id, id, memory_id, event, actor, created_at)
          SELECT tenant_id, subject_id, gen_random_uuid(), id,
            CASE memory_type WHEN 'trait' THEN 'dissolved' ELSE 'deleted' END, ${actor}, ${moment(now)}
          FROM emptied
          WHERE id = ANY(${uuids(meant)})
          ORDER BY id`,
    ),
  ]
}

/** What details say in ids, numbers and closed words. */
const WITHOUT_WORDS = [
  ...['confidence', 'from', 'job_id', 'memory_ids', 'reason', 'session_id', 'stage', 'strong'],
  ...['superseded_by', 'turn_ids', 'version', 'window_days'],
]

const emptyHistory = ({ subject, ids }: Husks): Statement =>
  statement(
    sql`UPDATE memory_history
        SET old_content = NULL, new_content = NULL, old_embedding = NULL, born_in = NULL,
          detail = (
            SELECT coalesce(jsonb_object_agg(key, value), '{}')
            FROM jsonb_each(${toldDetail('memory_history')})
            WHERE key = ANY(${texts(WITHOUT_WORDS)}))
        WHERE subject_id = ${subject} AND memory_id = ANY(${uuids(ids)})`,
  )

/** Memories go with all that hangs on them; their relations have lost them before. */
export const removeMemories = ({ subject, ids }: Pick<Husks, 'subject' | 'ids'>): Statement[] => {
  const gone = uuids(ids)
  return [
    statement(
      sql`DELETE FROM trait_evidence
          WHERE subject_id = ${subject} AND (memory_id = ANY(${gone}) OR trait_id = ANY(${gone}))`,
    ),
    statement(sql`DELETE FROM memory_history WHERE subject_id = ${subject} AND memory_id = ANY(${gone})`),
    statement(sql`DELETE FROM memory_sources WHERE subject_id = ${subject} AND memory_id = ANY(${gone})`),
    statement(
      sql`UPDATE memories
          SET trait_parent_id = NULL
          WHERE subject_id = ${subject} AND trait_parent_id = ANY(${gone})`,
    ),
    statement(sql`DELETE FROM memories WHERE subject_id = ${subject} AND id = ANY(${gone})`),
  ]
}

const givenSource = 'given(memory_id uuid, turn uuid)'

/** What stays loses sources in turns that go. */
export const loseSources = (
  { subject, receipt }: Pick<Husks, 'subject' | 'receipt'>,
  lost: readonly { readonly memory_id: string; readonly turn: string }[],
  keep: boolean,
): Statement[] => {
  const isLost = sql`(kept.memory_id, kept.session_id, kept.turn_id) IN (
            SELECT given.memory_id, turn.session_id, turn.turn_id
            FROM ${recordsOf(lost, givenSource)}
            JOIN turns AS turn ON turn.subject_id = ${subject} AND turn.id = given.turn)`
  const where = sql`kept.subject_id = ${subject} AND ${isLost}`
  return [
    ...(keep ? [keepRows('memory_sources', { receipt, id: sql`kept.memory_id`, where })] : []),
    statement(sql`DELETE FROM memory_sources AS kept WHERE ${where}`),
  ]
}

/** A note with other words, and the vector of them. */
export interface Reworded {
  readonly id: string
  readonly content: string
  readonly content_hash: string
  readonly embedding: readonly number[] | null
  readonly embedding_model: string | null
}

/** Notes lose lines; how they were is kept once, whichever deletion comes first. */
export const rewordNotes = (
  { subject, now }: Pick<Husks, 'subject' | 'now'>,
  notes: readonly Reworded[],
  keep: boolean,
): Statement[] => {
  const rows = notes.map(({ embedding, ...note }) => ({
    ...note,
    ...memoryLexemes(note.content),
    embedding: embedding && JSON.stringify(embedding),
  }))
  const ids = uuids(notes.map(({ id }) => id))
  const shape = `given(id uuid, content text, content_hash text, lexemes text, length int,
            embedding text, embedding_model text)`
  return [
    ...(keep ? [keepOriginals(subject, ids)] : []),
    statement(
      sql`UPDATE memory_history
          SET old_content = NULL, new_content = NULL, detail = '{}', born_in = NULL
          WHERE subject_id = ${subject} AND memory_id = ANY(${ids})`,
    ),
    statement(
      sql`UPDATE memories AS note
          SET content = given.content, content_hash = given.content_hash,
            lexemes = given.lexemes::tsvector, length = given.length,
            embedding = given.embedding::halfvec, embedding_next = NULL,
            embedding_model = given.embedding_model,
            updated_at = ${moment(now)}, version = note.version + 1
          FROM ${recordsOf(rows, shape)}
          WHERE note.subject_id = ${subject} AND note.id = given.id`,
    ),
  ]
}

const keepOriginals = (subject: SQL, ids: SQL): Statement =>
  statement(
    sql`INSERT INTO forgotten_rows (tenant_id, subject_id, table_name, row_id, row)
        SELECT note.tenant_id, note.subject_id, 'memories', note.id,
          ${rowAsJson('note')}
        FROM memories AS note
        WHERE note.subject_id = ${subject}
          AND note.id = ANY(${ids})
          AND NOT EXISTS (
            SELECT FROM forgotten_rows AS known
            WHERE known.subject_id = note.subject_id
              AND known.table_name = 'memories'
              AND known.row_id = note.id
              AND known.receipt IS NULL)`,
  )

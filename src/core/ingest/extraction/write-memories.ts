import { type SQL, sql } from 'drizzle-orm'
import { memories } from '../../../../db/schema/memory.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { saidBefore } from '../../graph/writing/support.ts'
import { idOf } from '../../text/hash.ts'
import { toLexemes } from '../../text/tokens.ts'
import { expiryOf } from '../marking/lifetimes.ts'
import type { MemoryDraft } from './drafts.ts'

export interface Writing {
  /** The subject's inside id, as SQL. */
  readonly subject: SQL
  /** `conversation_sessions.id` */
  readonly session: string
  readonly job_id: string
  readonly now: Date
}

export interface Embedding {
  readonly vector: readonly number[] | null
  readonly model: string
}

/** Memories and their history: new rows, or the live row of the same content reinforced. Sources follow by `writeSources`. */
export function writeMemories(
  place: Writing,
  drafts: readonly MemoryDraft[],
  embeddingOf: (draft: MemoryDraft) => Embedding,
): Statement[] {
  if (drafts.length === 0) return []
  const rows = drafts.map((draft) => rowOf(draft, embeddingOf(draft), place.now))
  return [
    expireOverdue(place, drafts),
    ...reinforceEnded(place, rows, drafts),
    upsertMemories(place, rows, drafts),
  ]
}

const moment = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`
const live = (alias: string): SQL => sql.raw(`${alias}.expired_at IS NULL AND ${alias}.superseded_by IS NULL`)

const keysOf = (drafts: readonly MemoryDraft[]): string =>
  JSON.stringify(drafts.map(({ id, memory_type, content_hash }) => ({ id, memory_type, content_hash })))

/** A row past its time to live is dead although no sweep has come by: its content coming again is a new row. */
const expireOverdue = (place: Writing, drafts: readonly MemoryDraft[]): Statement =>
  statement(
    sql`WITH overdue AS (
          UPDATE memories m SET expired_at = ${moment(place.now)}, updated_at = ${moment(place.now)}, version = m.version + 1
          FROM json_to_recordset(${keysOf(drafts)}::json) AS d(id uuid, memory_type text, content_hash text)
          WHERE m.subject_id = ${place.subject} AND m.memory_type = d.memory_type AND m.content_hash = d.content_hash
            AND ${live('m')} AND m.expires_at <= ${moment(place.now)}
          RETURNING m.tenant_id, m.subject_id, m.id, m.content)
        INSERT INTO memory_history (tenant_id, subject_id, id, memory_id, event, old_content, actor, created_at)
        SELECT tenant_id, subject_id, gen_random_uuid(), id, 'expired', content, 'system', ${moment(place.now)} FROM overdue`,
  )

const columns = [
  ...[
    'id',
    'memory_type',
    'content',
    'content_hash',
    'embedding',
    'embedding_model',
    'lexemes',
    'length',
    'valid_at',
  ],
  ...[
    'created_at',
    'updated_at',
    'importance',
    'valence',
    'category',
    'subtype',
    'evidence_level',
    'requires_confirmation',
  ],
  ...['user_triggered_save', 'forget_policy', 'ttl_seconds', 'expires_at', 'metadata'],
]

const rowOf = (draft: MemoryDraft, embedding: Embedding, now: Date) => ({
  id: draft.id,
  memory_type: draft.memory_type,
  content: draft.content,
  content_hash: draft.content_hash,
  embedding: embedding.vector,
  embedding_model: embedding.vector ? embedding.model : null,
  ...toLexemes(draft.content),
  valid_at: draft.valid_at,
  created_at: now,
  updated_at: now,
  ...draft.governance,
  expires_at: expiryOf(draft.governance, now),
  metadata: draft.metadata,
})

const EVIDENCE = "ARRAY['S1_ai_inference', 'S0_user_claim', 'S2_tool_grounded', 'S3_user_confirmed']"
const strength = (alias: string) => `coalesce(array_position(${EVIDENCE}, ${alias}.evidence_level), 0)`
const span = (alias: string) =>
  `(array_position(ARRAY['temporary', 'until_changed', 'permanent'], ${alias}.forget_policy), CASE ${alias}.ttl_seconds WHEN 0 THEN 'infinity'::float8 ELSE ${alias}.ttl_seconds END)`
const either = (better: string, column: string) =>
  `${column} = CASE WHEN ${better} THEN excluded.${column} ELSE m.${column} END`

const STRONGER = `${strength('excluded')} > ${strength('m')}`
const LONGER = `${span('excluded')} > ${span('m')}`
const MORE = 'excluded.importance > m.importance'
const FELT_MORE =
  '(abs(excluded.valence), excluded.valence) > (abs(coalesce(m.valence, 0)), coalesce(m.valence, 0))'

/** `reinforced` of governance.ts, in SQL: the larger importance and lifetime, the stronger evidence, pending only if both are. */
const reinforce = (now: Date): SQL => sql`${sql.raw(
  [
    either(MORE, 'category'),
    either(MORE, 'subtype'),
    'importance = greatest(m.importance, excluded.importance)',
    either(STRONGER, 'evidence_level'),
    either(LONGER, 'forget_policy'),
    either(LONGER, 'ttl_seconds'),
    either(FELT_MORE, 'valence'),
    'requires_confirmation = m.requires_confirmation AND excluded.requires_confirmation',
    'user_triggered_save = m.user_triggered_save OR excluded.user_triggered_save',
    'metadata = excluded.metadata || m.metadata',
    'valid_at = least(m.valid_at, excluded.valid_at)',
    'version = m.version + 1',
    'updated_at = excluded.updated_at',
  ].join(', '),
)}, expires_at = CASE WHEN ${sql.raw(`(CASE WHEN ${LONGER} THEN excluded.ttl_seconds ELSE m.ttl_seconds END)`)} = 0 THEN NULL
  ELSE ${moment(now)} + ${sql.raw(`(CASE WHEN ${LONGER} THEN excluded.ttl_seconds ELSE m.ttl_seconds END)`)} * interval '1 second' END`

/** A pin that reads an old turn again brings nothing new by itself: then the row stays, unless the pin made it weightier. */
const BRINGS_MORE = sql.raw(
  [
    MORE,
    LONGER,
    STRONGER,
    FELT_MORE,
    'excluded.valid_at < m.valid_at',
    '(m.requires_confirmation AND NOT excluded.requires_confirmation)',
    '(excluded.user_triggered_save AND NOT m.user_triggered_save)',
  ].join(' OR '),
)

const sourceKeys = (drafts: readonly MemoryDraft[]): string =>
  JSON.stringify(
    drafts.flatMap(({ memory_type, content_hash, sources }) =>
      sources.map(({ turn_id, mark }) => ({
        memory_type,
        content_hash,
        turn_id,
        span_start: mark?.span?.start ?? null,
        span_end: mark?.span?.end ?? null,
      })),
    ),
  )

/** Turns of the drafts and the superseded rows of the same content that come from them. */
const endedBefore = (place: Writing, drafts: readonly MemoryDraft[]): SQL =>
  sql`source AS MATERIALIZED (
          SELECT * FROM json_to_recordset(${sourceKeys(drafts)}::json) AS s(memory_type text, content_hash text, turn_id text)),
        over AS MATERIALIZED (
          SELECT s.*, o.id FROM source s
          CROSS JOIN LATERAL (SELECT memory_id FROM memory_sources WHERE subject_id = ${place.subject} AND session_id = ${place.session}::uuid
            AND turn_id = s.turn_id OFFSET 0) k
          CROSS JOIN LATERAL (SELECT id FROM memories WHERE subject_id = ${place.subject} AND id = k.memory_id AND memory_type = s.memory_type
            AND content_hash = s.content_hash AND superseded_by IS NOT NULL AND expired_at IS NULL LIMIT 1) o)`

/** A pin may reach back to a turn whose fact has been superseded since: that one becomes weightier, and stays what it is. */
function reinforceEnded(
  place: Writing,
  rows: readonly ReturnType<typeof rowOf>[],
  drafts: readonly MemoryDraft[],
): Statement[] {
  const pinned = rows
    .filter((row) => row.user_triggered_save)
    .map(({ embedding: _vector, lexemes: _words, ...row }) => row)
  if (pinned.length === 0) return []
  return [
    statement(
      sql`WITH ${endedBefore(place, drafts)}, written AS (
            UPDATE memories m SET ${reinforce(place.now)}
            FROM json_populate_recordset(NULL::${memories}, ${JSON.stringify(pinned)}::json) AS excluded
            CROSS JOIN LATERAL (SELECT excluded.id UNION SELECT o.id FROM over o
              WHERE o.memory_type = excluded.memory_type AND o.content_hash = excluded.content_hash) AS known
            WHERE m.subject_id = ${place.subject} AND m.id = known.id AND m.superseded_by IS NOT NULL AND m.expired_at IS NULL
              AND (${BRINGS_MORE})
            RETURNING m.tenant_id, m.subject_id, m.id, m.content)
          INSERT INTO memory_history (tenant_id, subject_id, id, memory_id, event, old_content, new_content, detail, actor, created_at)
          SELECT tenant_id, subject_id, gen_random_uuid(), id, 'reinforced', content, content,
            jsonb_build_object('job_id', ${place.job_id}::text), 'system', ${moment(place.now)} FROM written ORDER BY id`,
    ),
  ]
}

/** What was said only by turns of a row that is over, or first by the turn that such a row has its id from, is over with it. */
function upsertMemories(
  place: Writing,
  rows: readonly Record<string, unknown>[],
  drafts: readonly MemoryDraft[],
): Statement {
  const names = sql.raw(columns.join(', '))
  const values = sql.raw(columns.map((name) => `d.${name}`).join(', '))
  const historyIds = JSON.stringify(
    drafts.map(({ id, memory_type, content_hash }) => ({
      memory_type,
      content_hash,
      id: idOf('history', place.job_id, id),
    })),
  )
  return statement(
    sql`WITH ${endedBefore(place, drafts)}, written AS (
          INSERT INTO memories AS m (tenant_id, subject_id, ${names})
          SELECT (SELECT neuromem_tenant()), ${place.subject}, ${values}
          FROM json_populate_recordset(NULL::${memories}, ${JSON.stringify(rows)}::json) AS d
          WHERE NOT EXISTS (SELECT FROM memories dead WHERE dead.subject_id = ${place.subject} AND dead.id = d.id AND NOT (${live('dead')}))
            AND EXISTS (SELECT FROM source s WHERE s.memory_type = d.memory_type AND s.content_hash = d.content_hash AND NOT EXISTS (
              SELECT FROM over o WHERE o.memory_type = s.memory_type AND o.content_hash = s.content_hash AND o.turn_id = s.turn_id))
          ON CONFLICT (subject_id, memory_type, content_hash) WHERE expired_at IS NULL AND superseded_by IS NULL
          DO UPDATE SET ${reinforce(place.now)}
          WHERE ${BRINGS_MORE} OR EXISTS (
            SELECT FROM source s WHERE s.memory_type = m.memory_type AND s.content_hash = m.content_hash AND NOT EXISTS (
              SELECT FROM memory_sources k WHERE k.subject_id = m.subject_id AND k.memory_id = m.id
                AND k.session_id = ${place.session}::uuid AND k.turn_id = s.turn_id))
          RETURNING m.tenant_id, m.subject_id, m.id, m.content, m.memory_type, m.content_hash, m.version)
        INSERT INTO memory_history (tenant_id, subject_id, id, memory_id, event, old_content, new_content, detail, actor, created_at)
        SELECT w.tenant_id, w.subject_id, h.id, w.id, CASE w.version WHEN 1 THEN 'created' ELSE 'reinforced' END,
          CASE w.version WHEN 1 THEN NULL ELSE w.content END, w.content, jsonb_build_object('job_id', ${place.job_id}::text),
          'system', ${moment(place.now)}
        FROM written w JOIN json_to_recordset(${historyIds}::json) AS h(memory_type text, content_hash text, id uuid) USING (memory_type, content_hash)
        ORDER BY h.id`,
  )
}

/**
 * Which turns the memories come from; a turn from which a superseded row says the same belongs to that one. After the relations: those tell by it
 * whether a turn supports them for the first time.
 */
export function writeSources(place: Writing, drafts: readonly MemoryDraft[]): Statement[] {
  if (drafts.length === 0) return []
  return [
    statement(
      sql`INSERT INTO memory_sources (tenant_id, subject_id, memory_id, session_id, turn_id, span_start, span_end)
          SELECT m.tenant_id, m.subject_id, m.id, ${place.session}::uuid, s.turn_id, s.span_start, s.span_end
          FROM json_to_recordset(${sourceKeys(drafts)}::json) AS s(memory_type text, content_hash text, turn_id text, span_start int, span_end int)
          JOIN memories m ON m.subject_id = ${place.subject} AND m.memory_type = s.memory_type AND m.content_hash = s.content_hash AND ${live('m')}
          WHERE NOT ${saidBefore(place, sql`s.turn_id`, 'm')} ORDER BY m.id, s.turn_id
          ON CONFLICT (subject_id, memory_id, session_id, turn_id) DO NOTHING`,
    ),
  ]
}

import { type SQL, sql } from 'drizzle-orm'
import { memories } from '../../../../db/schema/memory.ts'
import { moment, records, recordsBeside, recordsOf, tenant, uuid } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { idOf } from '../../text/hash.ts'
import { bringsMore, reinforce } from '../lifecycle/reinforcement.ts'
import {
  type DraftRow,
  type Embedding,
  keysOf,
  type MemoryDraft,
  type MemoryWriting,
  rowOf,
  sourcesOf,
} from './drafts.ts'
import { expireOverdue } from './ending/expire.ts'
import { isNotDenied, isNotOver, overSince } from './over.ts'

/**
 * Memories and their history: new rows, or the live row of the same content reinforced. Sources follow by
 * `writeSources`.
 */
export function writeMemories(
  writing: MemoryWriting,
  drafts: readonly MemoryDraft[],
  embeddingOf: (draft: MemoryDraft) => Embedding,
): Statement[] {
  if (drafts.length === 0) return []
  const rows = drafts.map((draft) => rowOf(draft, embeddingOf(draft), writing.now))
  return [
    expireOverdue(writing, keysOf(drafts)),
    ...reinforceSuperseded(writing, rows, drafts),
    upsertMemories(writing, rows, drafts),
  ]
}

/**
 * The CTEs `source`, turns of the drafts, and `superseded`, the superseded rows of the same content that come
 * from them.
 */
const supersededBefore = ({ subject, session }: MemoryWriting, drafts: readonly MemoryDraft[]): SQL =>
  sql`source AS MATERIALIZED (
    SELECT memory_type, content_hash, turn_id
    FROM ${recordsOf(sourcesOf(drafts), 'given(memory_type text, content_hash text, turn_id text)')}),
  superseded AS MATERIALIZED (
    SELECT source.*, memory.id
    FROM source
    -- OFFSET 0 and LIMIT 1 keep these two look-ups by key, however few rows the statistics promise
    CROSS JOIN LATERAL (
      SELECT memory_id
      FROM memory_sources
      WHERE subject_id = ${subject} AND session_id = ${uuid(session)} AND turn_id = source.turn_id
      OFFSET 0) AS known_source
    CROSS JOIN LATERAL (
      SELECT id
      FROM memories
      WHERE subject_id = ${subject}
        AND id = known_source.memory_id
        AND memory_type = source.memory_type
        AND content_hash = source.content_hash
        AND superseded_by IS NOT NULL
        AND expired_at IS NULL
      LIMIT 1) AS memory)`

/**
 * A pin may reach back to a turn whose fact has been superseded since: that one becomes weightier, and stays
 * what it is.
 */
function reinforceSuperseded(
  writing: MemoryWriting,
  rows: readonly DraftRow[],
  drafts: readonly MemoryDraft[],
): Statement[] {
  const { subject, job_id, now } = writing
  const pinned = rows
    .filter((row) => row.user_triggered_save)
    .map(({ embedding: _vector, lexemes: _words, ...row }) => row)
  if (pinned.length === 0) return []
  return [
    statement(
      sql`WITH ${supersededBefore(writing, drafts)},
          written AS (
            UPDATE memories AS known
            SET ${reinforce(now)}
            FROM ${records(memories, pinned, 'excluded')}
            CROSS JOIN LATERAL (
              SELECT excluded.id
              UNION
              SELECT superseded.id
              FROM superseded
              WHERE superseded.memory_type = excluded.memory_type
                AND superseded.content_hash = excluded.content_hash) AS meant
            WHERE known.subject_id = ${subject}
              AND known.id = meant.id
              AND known.superseded_by IS NOT NULL
              AND known.expired_at IS NULL
              AND (${bringsMore})
            RETURNING known.tenant_id, known.subject_id, known.id, known.content)
          INSERT INTO memory_history
            (tenant_id, subject_id, id, memory_id, event, old_content, new_content, detail, actor, created_at)
          SELECT tenant_id, subject_id, gen_random_uuid(), id, 'reinforced', content, content,
            jsonb_build_object('job_id', ${job_id}::text), 'system', ${moment(now)}
          FROM written
          ORDER BY id`,
    ),
  ]
}

const columns: readonly (readonly (keyof DraftRow)[])[] = [
  ['id', 'memory_type', 'content', 'content_hash', 'embedding', 'embedding_model', 'lexemes', 'length'],
  ['valid_at', 'created_at', 'updated_at', 'importance', 'valence', 'category', 'subtype'],
  ['evidence_level', 'requires_confirmation', 'user_triggered_save', 'sensitive'],
  ['forget_policy', 'ttl_seconds', 'expires_at', 'metadata', 'said_by', 'about', 'modality'],
  ['last_stated_at', 'due_at', 'invalid_at', 'superseded_by', 'time', 'minutes_east'],
]
const listed = (written: (name: string) => string): string =>
  columns.map((line) => line.map(written).join(', ')).join(',\n            ')
const NAMES = sql.raw(listed((name) => name))
/** Of a draft; what is over since ended as that did, and is followed by itself if nothing took its place. */
function ofDraft(name: string): string {
  if (name === 'embedding') return 'draft.unnest'
  if (name === 'minutes_east') return 'nullif(draft.minutes_east, 0)'
  if (name === 'invalid_at') return 'coalesce(draft.invalid_at, since.invalid_at)'
  if (name !== 'superseded_by') return `draft.${name}`
  return `coalesce(draft.superseded_by, since.superseded_by,
              CASE WHEN since.invalid_at IS NOT NULL THEN draft.id END)`
}

const OF_DRAFT = sql.raw(listed(ofDraft))

/** Some turn says it that is no source of the live row `known` yet. */
const hasNewSource = (session: string): SQL =>
  sql`EXISTS (
        SELECT FROM source
        WHERE source.memory_type = known.memory_type
          AND source.content_hash = known.content_hash
          AND NOT EXISTS (
            SELECT FROM memory_sources AS known_source
            WHERE known_source.subject_id = known.subject_id
              AND known_source.memory_id = known.id
              AND known_source.session_id = ${uuid(session)}
              AND known_source.turn_id = source.turn_id))`

function upsertMemories(
  writing: MemoryWriting,
  rows: readonly DraftRow[],
  drafts: readonly MemoryDraft[],
): Statement {
  const { subject, session, job_id, now } = writing
  const history = drafts.map(({ id, memory_type, content_hash }) => ({
    memory_type,
    content_hash,
    id: idOf('history', job_id, id),
  }))
  const stored = rows.map(({ embedding: _vector, ...row }) => row)
  const vectors = rows.map(({ embedding }) => embedding)
  return statement(
    sql`WITH ${supersededBefore(writing, drafts)},
        written AS (
          INSERT INTO memories AS known
            (tenant_id, subject_id,
            ${NAMES})
          SELECT ${tenant}, ${subject},
            ${OF_DRAFT}
          FROM ${recordsBeside(memories, stored, vectors, 'draft')}
          LEFT JOIN ${overSince(writing, drafts)}
            ON since.memory_type = draft.memory_type AND since.content_hash = draft.content_hash
          WHERE ${isNotOver(subject)} AND ${isNotDenied(subject)}
          ON CONFLICT (subject_id, memory_type, md5(content_hash))
            WHERE expired_at IS NULL AND superseded_by IS NULL
          DO UPDATE SET ${reinforce(now)}
          WHERE ${bringsMore}
            OR ${hasNewSource(session)}
          RETURNING known.tenant_id, known.subject_id, known.id, known.content, known.memory_type,
            known.content_hash, known.version = 1 AS is_new)
        INSERT INTO memory_history
          (tenant_id, subject_id, id, memory_id, event, old_content, new_content, detail, born_in, actor,
            created_at)
        SELECT written.tenant_id, written.subject_id, event.id, written.id,
          CASE WHEN is_new THEN 'created' ELSE 'reinforced' END,
          CASE WHEN NOT is_new THEN written.content END,
          CASE WHEN NOT is_new THEN written.content END,
          CASE WHEN is_new THEN '{}' ELSE jsonb_build_object('job_id', ${job_id}::text) END,
          CASE WHEN is_new THEN ${uuid(job_id)} END,
          'system', ${moment(now)}
        FROM written
        JOIN ${recordsOf(history, 'event(memory_type text, content_hash text, id uuid)')}
          USING (memory_type, content_hash)
        ORDER BY event.id`,
  )
}

import { type SQL, sql } from 'drizzle-orm'
import { live, recordsOf, saysSame, uuid } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Source } from '../traces/schemas.ts'
import { type MemoryDraft, type MemoryWriting, sourcesOf } from './drafts.ts'

/**
 * The session's turn has said this already: a memory of this type and content, live or superseded, has it as
 * a source.
 * @param row an alias with `memory_type` and `content_hash`
 */
export const saidBefore = (
  { subject, session }: { readonly subject: SQL; readonly session: string },
  turn: SQL,
  row: string,
): SQL =>
  sql`EXISTS (
        SELECT FROM memory_sources AS known_source
        JOIN memories AS known
          ON known.subject_id = known_source.subject_id AND known.id = known_source.memory_id
        WHERE known_source.subject_id = ${subject}
          AND known_source.session_id = ${uuid(session)}
          AND known_source.turn_id = ${turn}
          AND known.memory_type = ${sql.raw(row)}.memory_type
          AND known.content_hash = ${sql.raw(row)}.content_hash
          AND known.expired_at IS NULL
        -- a look-up for each row: without it the planner may read all sources of the session first
        OFFSET 0)`

const givenSource =
  'source(id uuid, memory_type text, content_hash text, turn_id text, span_start int, span_end int, ' +
  'is_over boolean)'

/** With whether what the draft says was over by then: such a turn is no source of a row that still lives. */
const sourcesAt = (now: Date, drafts: readonly MemoryDraft[]) =>
  drafts.flatMap((draft) => {
    const is_over = draft.known.invalid_at !== null && draft.known.invalid_at <= now
    return sourcesOf([draft]).map((source) => ({ ...source, is_over }))
  })

/**
 * Which turns the memories come from; a turn from which a superseded row says the same belongs to that one.
 * After the relations: those tell by it whether a turn supports them for the first time.
 */
export function writeSources(writing: MemoryWriting, drafts: readonly MemoryDraft[]): Statement[] {
  if (drafts.length === 0) return []
  const { subject, session, now } = writing
  return [
    statement(
      sql`INSERT INTO memory_sources
            (tenant_id, subject_id, memory_id, session_id, turn_id, span_start, span_end)
          SELECT memory.tenant_id, memory.subject_id, memory.id, ${uuid(session)}, source.turn_id,
            source.span_start, source.span_end
          FROM ${recordsOf(sourcesAt(now, drafts), givenSource)}
          -- the live row of these words, or the draft's own where it was over when it was written
          CROSS JOIN LATERAL (
            SELECT said.tenant_id, said.subject_id, said.id, said.memory_type, said.content_hash
            FROM memories AS said
            WHERE NOT source.is_over
              AND said.subject_id = ${subject}
              AND said.memory_type = source.memory_type
              AND ${saysSame('said', sql`source.content_hash`)}
              AND ${live('said')}
            UNION ALL
            SELECT own.tenant_id, own.subject_id, own.id, own.memory_type, own.content_hash
            FROM memories AS own
            WHERE own.subject_id = ${subject}
              AND own.id = source.id
              AND own.superseded_by IS NOT NULL
              AND own.expired_at IS NULL) AS memory
          WHERE NOT ${saidBefore(writing, sql`source.turn_id`, 'memory')}
          ORDER BY memory.id, source.turn_id
          ON CONFLICT (subject_id, memory_id, session_id, turn_id) DO NOTHING`,
    ),
  ]
}

/** A turn that a memory comes from; of a trait a session, without a turn. */
export interface SourceRow {
  readonly session_id: string
  readonly turn_id: string | null
  readonly span_start: number | null
  readonly span_end: number | null
  readonly text: string | null
  readonly role: Source['role']
  readonly timestamp_iso: Date | null
  readonly started_at: Date
  readonly seq: number
}

/** The span is null where the whole turn is meant, the text where its words may not be shown any more. */
export function toSource(row: SourceRow): Source {
  const { session_id, turn_id, span_start, span_end, text, role, timestamp_iso } = row
  const span = span_start === null || span_end === null ? null : { start: span_start, end: span_end }
  return { session_id, turn_id, span, text, role, timestamp_iso: timestamp_iso?.toISOString() ?? null }
}

/** Postgres counts characters as code points, as spans do. */
const keptText = sql`CASE
    WHEN turn.forgotten_at IS NOT NULL OR memory.forgotten_at IS NOT NULL THEN NULL
    WHEN EXISTS (
      SELECT FROM jsonb_array_elements(turn.hidden) AS gone
      WHERE source.span_start IS NULL
        OR (gone ->> 'start')::int < source.span_end AND (gone ->> 'end')::int > source.span_start)
    THEN NULL
    WHEN source.span_start IS NULL THEN turn.text
    ELSE substring(turn.text FROM source.span_start + 1 FOR source.span_end - source.span_start)
  END`

/**
 * The turns that a memory comes from, with the kept text, in the order of the conversation.
 * @param after of `(session.started_at, session.session_id, coalesce(turn.seq, 0))`
 */
export const sourceRows = (
  subject: SQL,
  memoryId: string,
  after: SQL,
  limit: number,
): Statement<SourceRow[]> =>
  statement<SourceRow>(
    sql`SELECT session.session_id, nullif(source.turn_id, '') AS turn_id, source.span_start, source.span_end,
          ${keptText} AS text, turn.role, turn.timestamp_iso, session.started_at, coalesce(turn.seq, 0) AS seq
        FROM memory_sources AS source
        JOIN memories AS memory ON memory.subject_id = source.subject_id AND memory.id = source.memory_id
        JOIN conversation_sessions AS session
          ON session.subject_id = source.subject_id AND session.id = source.session_id
        LEFT JOIN turns AS turn
          ON turn.subject_id = source.subject_id
          AND turn.session_id = source.session_id
          AND turn.turn_id = source.turn_id
        WHERE source.subject_id = ${subject}
          AND source.memory_id = ${uuid(memoryId)}
          AND ${after}
        ORDER BY session.started_at, session.session_id, coalesce(turn.seq, 0)
        LIMIT ${limit}::int`,
  )

import { type SQL, sql } from 'drizzle-orm'
import { live, recordsOf, saysSame } from '../../../../db/sql.ts'
import type { MemoryDraft, MemoryWriting } from './drafts.ts'

/**
 * What was said only by turns of a row that is over, or first by the turn that such a row has its id from, is
 * over with it.
 */
export const isNotOver = (subject: SQL): SQL =>
  sql`NOT EXISTS (
        SELECT FROM memories AS ended
        WHERE ended.subject_id = ${subject} AND ended.id = draft.id AND NOT (${live('ended')}))
      AND EXISTS (
        SELECT FROM source
        WHERE source.memory_type = draft.memory_type
          AND source.content_hash = draft.content_hash
          AND NOT EXISTS (
            SELECT FROM superseded
            WHERE superseded.memory_type = source.memory_type
              AND superseded.content_hash = source.content_hash
              AND superseded.turn_id = source.turn_id))`

/**
 * What the person said was never so is not so by what was said before they did, however late that is read: a
 * denial in words is of its turn's time.
 */
export const isNotDenied = (subject: SQL): SQL =>
  sql`NOT EXISTS (
        SELECT FROM memories AS denied
        WHERE denied.subject_id = ${subject}
          AND denied.memory_type = draft.memory_type
          AND ${saysSame('denied', sql`draft.content_hash`)}
          AND denied.expired_at IS NOT NULL
          AND NOT denied.confirmation
          AND draft.last_stated_at < coalesce((
            SELECT max(turn.timestamp_iso)
            FROM memory_history AS denial
            JOIN conversation_sessions AS session
              ON session.subject_id = denial.subject_id
              AND session.session_id = denial.detail ->> 'session_id'
            JOIN turns AS turn
              ON turn.subject_id = session.subject_id
              AND turn.session_id = session.id
              AND denial.detail -> 'turn_ids' ? turn.turn_id
            WHERE denial.subject_id = denied.subject_id
              AND denial.memory_id = denied.id
              AND denial.event = 'denied'), denied.expired_at))`

/** What is said this much after it was may have ended since: of what is said now nobody looks. */
const LATE_MS = 60_000

/**
 * When what a draft says ended by a later word, and by what it was followed: it is stored as it would have
 * been in its time. None of what is said again since, or is said now.
 */
export function overSince({ subject, now }: MemoryWriting, drafts: readonly MemoryDraft[]): SQL {
  const late = drafts
    .filter(({ known }) => now.getTime() - known.last_stated_at.getTime() > LATE_MS)
    .map(({ memory_type, content_hash, known }) => ({
      memory_type,
      content_hash,
      said: known.last_stated_at,
    }))
  if (late.length === 0)
    return sql`(SELECT ''::text AS memory_type, ''::text AS content_hash,
            NULL::timestamptz AS invalid_at, NULL::uuid AS superseded_by) AS since`
  return sql`(
            SELECT given.memory_type, given.content_hash, ended.invalid_at, ended.superseded_by
            FROM ${recordsOf(late, 'given(memory_type text, content_hash text, said timestamptz)')}
            CROSS JOIN LATERAL (
              SELECT past.invalid_at, nullif(past.superseded_by, past.id) AS superseded_by
              FROM memories AS past
              WHERE past.subject_id = ${subject}
                AND past.memory_type = given.memory_type
                AND ${saysSame('past', sql`given.content_hash`)}
                AND past.superseded_by IS NOT NULL
                AND past.expired_at IS NULL
                AND past.invalid_at > given.said
              ORDER BY past.invalid_at
              LIMIT 1) AS ended
            WHERE NOT EXISTS (
              SELECT FROM memories AS known
              WHERE known.subject_id = ${subject}
                AND known.memory_type = given.memory_type
                AND ${saysSame('known', sql`given.content_hash`)}
                AND ${live('known')})) AS since`
}

import { type SQL, sql } from 'drizzle-orm'
import { live, moment, recordsOf, saysSame, uuid } from '../../../../../db/sql.ts'
import { type Statement, statement } from '../../../../../db/statements.ts'
import type { MemoryWriting } from '../drafts.ts'
import { withdrawRelations } from './withdraw-relations.ts'

/** What the person said of a memory, and by which draft it is followed or spoken against. */
export interface Corrected {
  readonly id: string
  readonly kind: 'no_longer' | 'never_was' | 'replaced' | 'contradicts'
  /** Of the draft; null for none. */
  readonly memory_type: string | null
  readonly content_hash: string | null
  /** When it was said. */
  readonly at: string
  readonly turn_ids: readonly string[]
}

const given = 'given(id uuid, kind text, memory_type text, content_hash text, at timestamptz, turn_ids jsonb)'

/** The live memory that a draft is stored as. */
const followingOf = (subject: SQL): SQL =>
  sql`memories AS following
            ON following.subject_id = ${subject}
            AND following.memory_type = given.memory_type
            AND ${saysSame('following', sql`given.content_hash`)}
            AND following.id <> given.id
            AND ${live('following')}`

/**
 * Ends, denies and disputes memories as the person said, with history that says which turns. After the
 * memories of the batch. What has ended is not ended again.
 */
export function correctMemories(writing: MemoryWriting, corrected: readonly Corrected[]): Statement[] {
  const over = corrected.filter(({ kind }) => kind !== 'contradicts')
  const against = corrected.filter(({ kind }) => kind === 'contradicts')
  return [
    ...(over.length > 0
      ? [endInWords(writing, over), endRelations(writing, over), unsay(writing, over)]
      : []),
    ...(against.length > 0 ? [dispute(writing, against)] : []),
  ]
}

const wasDenied = sql`ending.kind = 'never_was'`

/** What is over with nothing in its place is followed by itself. */
const endInWords = ({ subject, session, now }: MemoryWriting, over: readonly Corrected[]): Statement =>
  statement(
    sql`WITH ending AS (
          SELECT DISTINCT ON (given.id) given.*, following.id AS following_id
          FROM ${recordsOf(over, given)}
          LEFT JOIN ${followingOf(subject)}
          ORDER BY given.id, given.kind = 'never_was' DESC, given.at),
        ended AS (
          UPDATE memories AS memory
          SET superseded_by = CASE
              WHEN ${wasDenied} THEN NULL
              ELSE coalesce(ending.following_id, memory.id)
            END,
            invalid_at = CASE WHEN ${wasDenied} THEN memory.invalid_at ELSE ending.at END,
            expired_at = CASE WHEN ${wasDenied} THEN ${moment(now)} END,
            confirmation = CASE WHEN ${wasDenied} THEN false ELSE memory.confirmation END,
            updated_at = ${moment(now)},
            version = memory.version + 1
          FROM ending
          WHERE memory.subject_id = ${subject}
            AND memory.id = ending.id
            AND ${live('memory')}
            -- what was said again since is not ended by an earlier turn that is read late
            AND NOT EXISTS (
              SELECT FROM memory_sources AS source
              JOIN turns AS turn
                ON turn.subject_id = source.subject_id
                AND turn.session_id = source.session_id
                AND turn.turn_id = source.turn_id
              WHERE source.subject_id = memory.subject_id
                AND source.memory_id = memory.id
                AND turn.timestamp_iso > ending.at)
          RETURNING memory.tenant_id, memory.subject_id, memory.id, memory.content, ending.kind,
            ending.following_id, ending.turn_ids)
        INSERT INTO memory_history
          (tenant_id, subject_id, id, memory_id, event, old_content, detail, actor, created_at)
        SELECT ended.tenant_id, ended.subject_id, gen_random_uuid(), ended.id,
          CASE
            WHEN ended.kind = 'never_was' THEN 'denied'
            WHEN ended.following_id IS NULL THEN 'ended'
            ELSE 'superseded'
          END,
          ended.content,
          jsonb_strip_nulls(jsonb_build_object(
            'session_id', (
              SELECT session.session_id
              FROM conversation_sessions AS session
              WHERE session.subject_id = ended.subject_id AND session.id = ${uuid(session)}),
            'turn_ids', ended.turn_ids,
            'superseded_by', CASE WHEN ended.kind <> 'never_was' THEN ended.following_id END)),
          'user', ${moment(now)}
        FROM ended
        ORDER BY ended.id`,
  )

/**
 * What only they stated ends with them: with those that have not ended nothing does. Who told their name beside
 * it still bears it.
 */
const endRelations = ({ subject, now }: MemoryWriting, over: readonly Corrected[]): Statement =>
  statement(
    sql`WITH given AS (
          SELECT id, kind, at
          FROM ${recordsOf(over, 'given(id uuid, kind text, at timestamptz)')})
        UPDATE relations AS relation
        SET invalid_at = greatest(given.at, relation.valid_at),
          updated_at = ${moment(now)}
        FROM given
        WHERE relation.subject_id = ${subject}
          AND relation.source_memory_id = given.id
          AND given.kind <> 'never_was'
          AND relation.predicate <> 'NAMED'
          AND relation.invalid_at IS NULL
          AND NOT EXISTS (
            SELECT FROM memories AS told
            WHERE told.subject_id = relation.subject_id AND told.id = given.id AND ${live('told')})
          AND NOT EXISTS (
            SELECT FROM memories AS other
            WHERE other.subject_id = relation.subject_id
              AND other.id = ANY (relation.fact_ids)
              AND other.id <> given.id
              AND ${live('other')})`,
  )

/** What was never so was never related; what was said again since still is. */
const unsay = ({ subject }: MemoryWriting, over: readonly Corrected[]): Statement =>
  withdrawRelations(
    subject,
    sql`SELECT memory.id
            FROM ${recordsOf(over, 'denied(id uuid, kind text)')}
            JOIN memories AS memory ON memory.subject_id = ${subject} AND memory.id = denied.id
            WHERE denied.kind = 'never_was' AND memory.expired_at IS NOT NULL`,
  )

const dispute = ({ subject, session, now }: MemoryWriting, against: readonly Corrected[]): Statement =>
  statement(
    sql`INSERT INTO memory_conflicts
          (tenant_id, subject_id, id, older_id, newer_id, session_id, turn_id, created_at)
        SELECT older.tenant_id, older.subject_id, gen_random_uuid(), older.id, following.id,
          ${uuid(session)}, given.turn_ids ->> 0, ${moment(now)}
        FROM ${recordsOf(against, given)}
        JOIN memories AS older ON older.subject_id = ${subject} AND older.id = given.id AND ${live('older')}
        JOIN ${followingOf(subject)}
        ON CONFLICT DO NOTHING`,
  )

import { type SQL, sql } from 'drizzle-orm'
import { live, moment, recordsOf, saysSame } from '../../../../../db/sql.ts'
import { type Statement, statement } from '../../../../../db/statements.ts'
import { type SubjectRef, subjectId } from '../../../tenancy/records/subjects.ts'
import type { keysOf, MemoryWriting } from '../drafts.ts'

/** What the CTE `expired` (tenant_id, subject_id, id, content) leaves in the history. */
const intoHistory = (now: Date): SQL =>
  sql`INSERT INTO memory_history (tenant_id, subject_id, id, memory_id, event, old_content, actor, created_at)
      SELECT tenant_id, subject_id, gen_random_uuid(), id, 'expired', content, 'system', ${moment(now)}
      FROM expired`

/**
 * A row past its time to live is dead although no sweep has come by: its content coming again is a new row.
 */
export const expireOverdue = ({ subject, now }: MemoryWriting, keys: ReturnType<typeof keysOf>): Statement =>
  statement(
    sql`WITH expired AS (
          UPDATE memories AS memory
          SET expired_at = ${moment(now)},
            updated_at = ${moment(now)},
            version = memory.version + 1
          FROM ${recordsOf(keys, 'draft(memory_type text, content_hash text)')}
          WHERE memory.subject_id = ${subject}
            AND memory.memory_type = draft.memory_type
            AND ${saysSame('memory', sql`draft.content_hash`)}
            AND ${live('memory')}
            AND memory.expires_at <= ${moment(now)}
          RETURNING memory.tenant_id, memory.subject_id, memory.id, memory.content)
        ${intoHistory(now)}`,
  )

/** By what a memory is found that says the same. */
export interface Saying {
  readonly memory_type: string
  readonly content_hash: string
}

/**
 * Marks what has passed its time as expired, where it would stand in the way of the same content coming
 * again: the unique index on live rows cannot look at the clock.
 */
export const settleDue = (ref: SubjectRef, memoryType: string, contentHash: string, now: Date): Statement =>
  settleAllDue(ref, [{ memory_type: memoryType, content_hash: contentHash }], now)

/** The same for many. */
export const settleAllDue = (ref: SubjectRef, sayings: readonly Saying[], now: Date): Statement =>
  statement(
    sql`WITH expired AS (
          UPDATE memories AS memory
          SET expired_at = memory.expires_at,
            updated_at = ${moment(now)}
          FROM ${recordsOf(sayings, 'saying(memory_type text, content_hash text)')}
          WHERE memory.subject_id = ${subjectId(ref)}
            AND memory.memory_type = saying.memory_type
            AND ${saysSame('memory', sql`saying.content_hash`)}
            AND ${live('memory')}
            AND memory.expires_at <= ${moment(now)}
          RETURNING memory.tenant_id, memory.subject_id, memory.id, memory.content)
        ${intoHistory(now)}`,
  )

/**
 * Ends memories whose time was over, of every tenant: at the moment when it was, whenever the sweep comes.
 */
export const expireDue = (now: Date, most: number): Statement<{ id: string }[]> =>
  statement<{ id: string }>(
    sql`WITH due AS (
          SELECT memory.subject_id, memory.id
          FROM memories memory
          JOIN subjects owner ON owner.id = memory.subject_id
          WHERE memory.expired_at IS NULL AND memory.expires_at IS NOT NULL
            AND memory.expires_at <= ${moment(now)}
          ORDER BY memory.expires_at
          LIMIT ${most}::int
          -- The subject, too: its number of rows changes. Who is being written to is left to the next sweep.
          FOR NO KEY UPDATE OF memory, owner SKIP LOCKED),
        expired AS (
          UPDATE memories AS memory
          SET expired_at = memory.expires_at,
            updated_at = ${moment(now)},
            version = memory.version + 1
          FROM due
          WHERE memory.subject_id = due.subject_id AND memory.id = due.id
          RETURNING memory.tenant_id, memory.subject_id, memory.id, memory.content)
        ${intoHistory(now)}
        RETURNING id`,
  )

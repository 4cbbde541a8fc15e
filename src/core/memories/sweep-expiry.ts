import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../db/statements.ts'
import type { SystemContext } from '../context.ts'
import { write } from '../doors.ts'

const AT_ONCE = 1_000

export interface Expired {
  readonly memories: number
  readonly idempotency_keys: number
  readonly replies: number
}

/** Ends memories past their time, with history, and forgets answers kept for repeats. In pages; a second run finds nothing. */
export async function sweepExpiry(ctx: Pick<SystemContext, 'db' | 'clock'>): Promise<Expired> {
  const total = { memories: 0, idempotency_keys: 0, replies: 0 }
  for (;;) {
    const now = ctx.clock.now()
    const { memories, keys, replies } = await write(
      ctx,
      {
        memories: expireMemories(now),
        keys: forget('idempotency_keys', now),
        replies: forget('replies', now),
      },
      { on: 'tenant' },
    )
    total.memories += memories.length
    total.idempotency_keys += keys.length
    total.replies += replies.length
    if (Math.max(memories.length, keys.length, replies.length) < AT_ONCE) return total
  }
}

const moment = (now: Date) => sql`${now.toISOString()}::timestamptz`

/** A memory ends when its time was over, whenever the sweep comes. */
const expireMemories = (now: Date): Statement<{ id: string }[]> =>
  statement<{ id: string }>(
    sql`WITH due AS (
          SELECT subject_id, id FROM memories WHERE expired_at IS NULL AND expires_at IS NOT NULL AND expires_at <= ${moment(now)}
          ORDER BY expires_at LIMIT ${AT_ONCE}::int FOR UPDATE SKIP LOCKED),
        expired AS (
          UPDATE memories m SET expired_at = m.expires_at, updated_at = ${moment(now)}, version = m.version + 1 FROM due
          WHERE m.subject_id = due.subject_id AND m.id = due.id RETURNING m.tenant_id, m.subject_id, m.id, m.content)
        INSERT INTO memory_history (tenant_id, subject_id, id, memory_id, event, old_content, actor, created_at)
        SELECT tenant_id, subject_id, gen_random_uuid(), id, 'expired', content, 'system', ${moment(now)} FROM expired RETURNING id`,
  )

const forget = (table: 'idempotency_keys' | 'replies', now: Date): Statement<{ gone: number }[]> =>
  statement<{ gone: number }>(
    sql`DELETE FROM ${sql.identifier(table)} WHERE ctid = ANY(ARRAY(
          SELECT ctid FROM ${sql.identifier(table)} WHERE expires_at <= ${moment(now)} ORDER BY expires_at LIMIT ${AT_ONCE}::int)) RETURNING 1 AS gone`,
  )

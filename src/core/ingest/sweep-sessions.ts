import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../db/statements.ts'
import type { SystemContext } from '../context.ts'
import { write } from '../doors.ts'
import { type Ended, sessionEndMessage } from './commit/session-end.ts'

interface EndedSession extends Ended {
  readonly tenant_id: string
}

const IDLE_MINUTES = 30
const AT_ONCE = 1_000

/**
 * Ends sessions that have been idle for 30 minutes, and publishes the reflection of every ended session whose last job is COMPLETED or
 * PAUSED and that was not published yet (a job still going does that itself when it completes).
 */
export async function sweepSessions(
  ctx: Pick<SystemContext, 'db' | 'clock' | 'dispatcher'>,
): Promise<{ ended: number; published: number }> {
  let ended = 0
  let published = 0
  for (;;) {
    const now = ctx.clock.now()
    const { idle, waiting } = await write(
      ctx,
      { idle: endIdle(now), waiting: unpublished() },
      { on: 'tenant' },
    )
    if (waiting.length > 0) {
      await ctx.dispatcher.dispatch(waiting.map((session) => sessionEndMessage(session.tenant_id, session)))
      await write(ctx, { published: markPublished(waiting) }, { on: 'tenant' })
    }
    ended += idle.length
    published += waiting.length
    if (idle.length < AT_ONCE && waiting.length < AT_ONCE) return { ended, published }
  }
}

/** A session that got a turn meanwhile is left alone: Postgres looks at the row again once it has its lock. */
const endIdle = (now: Date): Statement<{ id: string }[]> =>
  statement<{ id: string }>(
    sql`UPDATE conversation_sessions c SET ended_at = ${now.toISOString()}::timestamptz
        FROM (SELECT subject_id, id FROM conversation_sessions
              WHERE ended_at IS NULL AND last_turn_at <= ${new Date(now.getTime() - IDLE_MINUTES * 60_000).toISOString()}::timestamptz
              ORDER BY last_turn_at LIMIT ${AT_ONCE}::int FOR UPDATE SKIP LOCKED) idle
        WHERE c.subject_id = idle.subject_id AND c.id = idle.id AND c.ended_at IS NULL RETURNING c.id`,
  )

const unpublished = (): Statement<EndedSession[]> =>
  statement<EndedSession>(
    sql`SELECT c.tenant_id, s.external_id AS user_id, c.id AS session, c.next_seq - 1 AS last_seq
        FROM conversation_sessions c JOIN subjects s ON s.id = c.subject_id AND s.erased_at IS NULL
        WHERE c.ended_at IS NOT NULL AND c.reflect_published_seq IS DISTINCT FROM c.next_seq - 1
          AND EXISTS (SELECT FROM jobs j WHERE j.subject_id = c.subject_id AND j.session_id = c.id)
          AND NOT EXISTS (SELECT FROM jobs j WHERE j.subject_id = c.subject_id AND j.session_id = c.id AND j.status NOT IN ('COMPLETED', 'PAUSED'))
        ORDER BY c.ended_at LIMIT ${AT_ONCE}::int`,
  )

function markPublished(sessions: readonly EndedSession[]): Statement {
  return statement(
    sql`UPDATE conversation_sessions c SET reflect_published_seq = g.last_seq
        FROM json_to_recordset(${JSON.stringify(sessions)}::json) AS g(session uuid, last_seq int, tenant_id uuid)
        WHERE c.tenant_id = g.tenant_id AND c.id = g.session`,
  )
}

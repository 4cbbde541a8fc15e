import { sql } from 'drizzle-orm'
import { int, moment, recordsOf } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { SystemContext } from '../../context.ts'
import { write } from '../../doors.ts'
import { noJobUnfinished } from '../commit/rows.ts'
import { type Ended, sessionEndMessage } from '../commit/session-end.ts'

interface EndedSession extends Ended {
  readonly tenant_id: string
}

const IDLE_MINUTES = 30
const AT_ONCE = 1_000

/**
 * Ends sessions that have been idle for 30 minutes, and publishes the reflection of every ended session whose
 * last job is COMPLETED or PAUSED and that was not published yet (a job still going does that itself when it
 * completes).
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

/**
 * A session that got a turn meanwhile is left alone: Postgres looks at the row again once it has its lock.
 */
const endIdle = (now: Date): Statement<{ id: string }[]> =>
  statement<{ id: string }>(
    sql`UPDATE conversation_sessions AS session
        SET ended_at = ${moment(now)}
        FROM (
          SELECT subject_id, id
          FROM conversation_sessions
          WHERE ended_at IS NULL
            AND last_turn_at <= ${moment(new Date(now.getTime() - IDLE_MINUTES * 60_000))}
          ORDER BY last_turn_at
          LIMIT ${int(AT_ONCE)}
          FOR UPDATE SKIP LOCKED) AS idle
        WHERE session.subject_id = idle.subject_id
          AND session.id = idle.id
          AND session.ended_at IS NULL
        RETURNING session.id`,
  )

const unpublished = (): Statement<EndedSession[]> =>
  statement<EndedSession>(
    sql`SELECT session.tenant_id, subject.external_id AS user_id, session.id AS session,
          session.next_seq - 1 AS last_seq
        FROM conversation_sessions AS session
        JOIN subjects AS subject ON subject.id = session.subject_id AND subject.erased_at IS NULL
        WHERE session.ended_at IS NOT NULL
          AND session.reflect_published_seq IS DISTINCT FROM session.next_seq - 1
          AND EXISTS (
            SELECT FROM jobs AS job
            WHERE job.subject_id = session.subject_id AND job.session_id = session.id)
          AND ${noJobUnfinished}
        ORDER BY session.ended_at
        LIMIT ${int(AT_ONCE)}`,
  )

const markPublished = (sessions: readonly EndedSession[]): Statement =>
  statement(
    sql`UPDATE conversation_sessions AS session
        SET reflect_published_seq = published.last_seq
        FROM ${recordsOf(sessions, 'published(session uuid, last_seq int, tenant_id uuid)')}
        WHERE session.tenant_id = published.tenant_id AND session.id = published.session`,
  )

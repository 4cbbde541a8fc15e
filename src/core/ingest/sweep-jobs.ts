import { sql } from 'drizzle-orm'
import { int } from '../../../db/sql.ts'
import { type Statement, statement } from '../../../db/statements.ts'
import type { SystemContext } from '../context.ts'
import { read } from '../doors.ts'
import type { Message } from '../ports.ts'
import { holdsUp, isDue, isUnfinished } from './job/status.ts'

interface DueJob {
  readonly tenant_id: string
  readonly id: string
  readonly attempt: number
}

/** Messages a sweep sends; what is more is found by the next one. */
const AT_ONCE = 2_000

/**
 * Hands over what nobody works on: jobs never dispatched, due for a retry, or left by a worker that died. Of
 * each session the first unfinished one only, since no other could be taken. Tenants take turns, so that
 * none starves.
 */
export async function sweepJobs(
  ctx: Pick<SystemContext, 'db' | 'clock' | 'dispatcher'>,
): Promise<{ dispatched: number }> {
  const now = ctx.clock.now()
  const { due } = await read(ctx, { due: dueJobs(now) })
  const again = now.toISOString()
  const messages = due.map(
    ({ tenant_id, id, attempt }): Message => ({ kind: 'job', tenant_id, job_id: id, attempt, again }),
  )
  if (messages.length > 0) await ctx.dispatcher.dispatch(messages)
  return { dispatched: messages.length }
}

const dueJobs = (now: Date): Statement<DueJob[]> =>
  statement<DueJob>(
    sql`SELECT tenant_id, id, attempt
        FROM (
          SELECT job.tenant_id, job.id, job.attempt, job.created_at,
            row_number() OVER (PARTITION BY job.tenant_id ORDER BY job.created_at, job.id) AS turn
          FROM jobs AS job
          WHERE ${isUnfinished('job')}
            AND ${isDue('job', now)}
            AND NOT EXISTS (
              SELECT FROM jobs AS earlier
              WHERE earlier.subject_id = job.subject_id
                AND earlier.session_id = job.session_id
                AND earlier.first_seq < job.first_seq
                AND ${holdsUp('earlier')})
        ) AS due
        ORDER BY turn, created_at, id
        LIMIT ${int(AT_ONCE)}`,
  )

import { sql } from 'drizzle-orm'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { runJob } from './run-job.ts'
import { JobId } from './schemas.ts'

/**
 * A delivery of a job: runs it, or, when it is not its turn, the first unfinished one of its session. So every delivery does work as long as the
 * session has some, in whatever order a queue brings them; a backlog of a session takes as many deliveries as it has jobs.
 * @returns whether a job was claimed
 * @throws CoreError `backend_unavailable` when not even a failure could be recorded
 */
export async function deliverJob(ctx: Context, input: JobId): Promise<boolean> {
  const { job_id } = JobId.parse(input)
  if (await runJob(ctx, { job_id })) return true
  const first = await firstDue(ctx, job_id)
  return first ? runJob(ctx, { job_id: first.id }) : false
}

/** Jobs before it that somebody who waits for a job waits for too. */
const MOST_EARLIER = 10

/** For who waits: runs a job after those of its session that are before it and due. What another worker holds, or what is not due, is left alone. */
export async function runInTurn(ctx: Context, input: JobId): Promise<void> {
  for (let earlier = 0; earlier <= MOST_EARLIER; earlier += 1) {
    if (await runJob(ctx, input)) return
    const first = await firstDue(ctx, input.job_id)
    if (!first?.is_earlier || !(await runJob(ctx, { job_id: first.id }))) return
  }
}

interface FirstDue {
  readonly id: string
  readonly is_earlier: boolean
}

/** The earliest unfinished job of a job's session, when it is another one, due, and held by nobody. */
async function firstDue(ctx: Context, jobId: string): Promise<FirstDue | undefined> {
  const now = sql`${ctx.clock.now().toISOString()}::timestamptz`
  const { due } = await read(ctx, {
    due: statement<FirstDue>(
      sql`SELECT first.id, first.is_earlier FROM (
            SELECT o.id, o.next_retry_at, o.lease_until, o.first_seq < j.first_seq AS is_earlier FROM jobs j
            JOIN jobs o ON o.subject_id = j.subject_id AND o.session_id = j.session_id AND o.status NOT IN ('COMPLETED', 'PAUSED')
            WHERE j.tenant_id = (SELECT neuromem_tenant()) AND j.id = ${jobId}::uuid ORDER BY o.first_seq LIMIT 1
          ) first WHERE first.id <> ${jobId}::uuid
            AND coalesce(first.next_retry_at, '-infinity') <= ${now} AND coalesce(first.lease_until, '-infinity') <= ${now}`,
    ),
  })
  return due[0]
}

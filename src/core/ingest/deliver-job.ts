import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
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
  const [[first]] = await ctx.db.batch([firstDue(job_id, ctx.clock.now())])
  return first ? runJob(ctx, { job_id: first.id }) : false
}

/** The earliest unfinished job of a job's session, when it is another one, due, and held by nobody. */
const firstDue = (jobId: string, now: Date): Statement<{ id: string }[]> =>
  statement<{ id: string }>(
    sql`SELECT first.id FROM (
          SELECT o.id, o.next_retry_at, o.lease_until FROM jobs j
          JOIN jobs o ON o.subject_id = j.subject_id AND o.session_id = j.session_id AND o.status NOT IN ('COMPLETED', 'PAUSED')
          WHERE j.tenant_id = (SELECT neuromem_tenant()) AND j.id = ${jobId}::uuid ORDER BY o.first_seq LIMIT 1
        ) first WHERE first.id <> ${jobId}::uuid
          AND coalesce(first.next_retry_at, '-infinity') <= ${now.toISOString()}::timestamptz
          AND coalesce(first.lease_until, '-infinity') <= ${now.toISOString()}::timestamptz`,
  )

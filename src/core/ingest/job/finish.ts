import { sql } from 'drizzle-orm'
import { bigint, jsonb, moment, uuid } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { type Named, write } from '../../doors.ts'
import { noteSessionEnd, sessionEndMessage } from '../commit/session-end.ts'
import { hand, jobMessage } from './dispatch.ts'
import { type HeldJob, heldBy, isJob } from './held-job.ts'
import { nextJob } from './rows.ts'
import type { JobMetrics } from './schemas.ts'

export const completeJob = (job: HeldJob, metrics: Partial<JobMetrics>, now: Date): Statement =>
  statement(
    sql`UPDATE jobs AS job
        SET status = 'COMPLETED',
          completed_at = ${moment(now)},
          lease_until = NULL,
          next_retry_at = NULL,
          failures = 0,
          last_error = NULL,
          metrics = metrics || ${jsonb(metrics)}
        WHERE ${isJob(job)}`,
  )

/**
 * The job's last write, whatever became of it: under the lease, with the calls that were made; then hands
 * over the session's next job (or this one's next try) and, when the session has ended and this was its last
 * job, its reflection.
 */
export async function finishJob(ctx: Context, job: HeldJob, ending: Named): Promise<void> {
  const { ended, next } = await write(
    ctx,
    { ending, ended: noteSessionEnd(bigint(job.subject_id), uuid(job.session)), next: nextJob(job) },
    { on: heldBy(job) },
  )
  await hand(ctx, [
    ...next.map((one) => jobMessage(ctx, one, { again: true })),
    ...ended.map((one) => sessionEndMessage(ctx.tenant_id, one)),
  ])
}

import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { type Named, write } from '../../doors.ts'
import type { Message } from '../../ports.ts'
import { noteSessionEnd, sessionEndMessage } from '../commit/session-end.ts'
import type { JobMetrics } from '../shapes.ts'
import type { Claim } from './claim.ts'
import { hand, jobMessage } from './dispatch.ts'
import { heldBy } from './lease.ts'

interface NextJob {
  readonly id: string
  readonly attempt: number
  readonly next_retry_at: Date | null
}

/** The session's earliest unfinished job: the one that may run now, or after its wait. */
export const nextJob = (claim: Pick<Claim, 'subject_id' | 'session'>): Statement<NextJob[]> =>
  statement<NextJob>(
    sql`SELECT id, attempt, next_retry_at FROM jobs WHERE subject_id = ${claim.subject_id}::bigint AND session_id = ${claim.session}::uuid
          AND status NOT IN ('COMPLETED', 'PAUSED') ORDER BY first_seq LIMIT 1`,
  )

export const completeJob = (claim: Claim, metrics: Partial<JobMetrics>, now: Date): Statement =>
  statement(
    sql`UPDATE jobs SET status = 'COMPLETED', completed_at = ${now.toISOString()}::timestamptz, lease_until = NULL, next_retry_at = NULL,
          failures = 0, last_error = NULL, metrics = metrics || ${JSON.stringify(metrics)}::jsonb
        WHERE subject_id = ${claim.subject_id}::bigint AND id = ${claim.job_id}::uuid`,
  )

/**
 * The job's last batch, whatever the outcome: under the lease, with the calls that were made; then hands over the session's next job (or this
 * one's next try) and, when the session has ended and this was its last job, its reflection.
 */
export async function finishJob(ctx: Context, claim: Claim, outcome: Named): Promise<void> {
  const subject = sql`${claim.subject_id}::bigint`
  const { ended, next } = await write(
    ctx,
    { outcome, ended: noteSessionEnd(subject, sql`${claim.session}::uuid`), next: nextJob(claim) },
    { on: heldBy(claim) },
  )
  const messages: Message[] = [
    ...next.map((job) => jobMessage(ctx, job, { again: true })),
    ...ended.map((one) => sessionEndMessage(ctx.tenant_id, one)),
  ]
  await hand(ctx, messages)
}

import { type SQL, sql } from 'drizzle-orm'
import { bigint, int, jsonb, moment, uuid } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { type Named, write } from '../../doors.ts'
import { noteSessionEnd, sessionEndMessage } from '../commit/session-end.ts'
import { hand, jobMessage } from './dispatch.ts'
import { type HeldJob, heldBy, isJob } from './held-job.ts'
import { jobRows, nextJob } from './rows.ts'
import type { JobMetrics } from './schemas.ts'

/** What this try's calls came to, on top of those of the tries before it, as part of the metrics of `job`. */
export function spentOn({ ledger }: Context, { spent_before }: HeldJob): SQL {
  const calls = ledger.total.calls - spent_before.calls
  const tokens = ledger.total.tokens - spent_before.tokens
  return sql`jsonb_build_object(
            'model_calls', coalesce((job.metrics ->> 'model_calls')::int, 0) + ${int(calls)},
            'tokens', coalesce((job.metrics ->> 'tokens')::int, 0) + ${int(tokens)})`
}

/** Only with the lease. Metrics are merged into those of earlier attempts; calls and tokens are added up. */
export const completeJob = (ctx: Context, job: HeldJob, metrics: Partial<JobMetrics>, now: Date): Statement =>
  statement(
    sql`UPDATE jobs AS job
        SET status = 'COMPLETED',
          completed_at = ${moment(now)},
          lease_until = NULL,
          next_retry_at = NULL,
          failures = 0,
          last_error = NULL,
          metrics = metrics || ${jsonb(metrics)} || ${spentOn(ctx, job)}
        WHERE ${isJob(job)}`,
  )

/**
 * The job's last write, whatever became of it: under the lease, with the calls that were made; then hands
 * over the session's next job (or this one's next try) and, when the session has ended and this was its last
 * job, its reflection.
 */
export async function finishJob(ctx: Context, job: HeldJob, ending: Named): Promise<void> {
  const { ended, next, stands } = await write(
    ctx,
    {
      ending,
      ended: noteSessionEnd(bigint(job.subject_id), uuid(job.session)),
      next: nextJob(job),
      stands: job.told && jobRows(isJob(job)),
    },
    { on: heldBy(job) },
  )
  if (stands?.[0]) job.told?.(stands[0])
  await hand(ctx, [
    ...next.map((one) => jobMessage(ctx, one, { again: true })),
    ...ended.map((one) => sessionEndMessage(ctx.tenant_id, one)),
  ])
}

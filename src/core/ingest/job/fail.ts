import { sql } from 'drizzle-orm'
import { int, jsonb, momentOrNull } from '../../../../db/sql.ts'
import { statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { WorkError, type WorkErrorCode } from '../../errors.ts'
import { dueAfterHolds } from '../../models/holds.ts'
import { finishJob, spentOn } from './finish.ts'
import { type HeldJob, isJob } from './held-job.ts'
import type { LastError, Stage } from './schemas.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const BACK_OFF = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 12 * HOUR_MS]
const PAUSE_AFTER = 8

/**
 * The wait after so many failures in a row: 1 min, 5 min, 30 min, 2 h, 12 h, then every 12 h; null after the
 * eighth, which pauses.
 */
const waitAfter = (failures: number): number | null =>
  failures >= PAUSE_AFTER ? null : (BACK_OFF[failures - 1] ?? BACK_OFF.at(-1)!)

export interface Failed {
  readonly stage: Stage
  readonly error: unknown
  /** Whether this try of stage 3 is in `attempts`. */
  readonly counted: boolean
  /** Failures in a row before this one. */
  readonly failures: number
}

/**
 * Writes how a stage failed and when it is tried again. A used-up budget is no failure: it waits for the next
 * UTC midnight, or for the calls that hold what is left.
 */
export async function failJob(ctx: Context, job: HeldJob, failed: Failed): Promise<void> {
  const error = lastErrorOf(failed)
  const now = ctx.clock.now()
  const isNone = error.code === 'budget_exhausted'
  const change = isNone ? waiting(job, failed, now) : failing(failed, error.code, now)
  const { status } = change
  ctx.log.error('job_failed', { job_id: job.job_id, stage: error.stage, code: error.code, status })
  const failure = statement(
    sql`UPDATE jobs AS job
        SET status = ${status},
          failures = ${int(change.failures)},
          next_retry_at = ${change.next_retry_at},
          attempts_stage2 = attempts_stage2 - ${int(change.uncount2)},
          attempts_stage3 = attempts_stage3 - ${int(change.uncount3)},
          lease_until = NULL,
          last_error = ${jsonb(error)},
          metrics = metrics || ${spentOn(ctx, job)} || ${change.noted}
        WHERE ${isJob(job)}`,
  )
  await finishJob(ctx, job, { failure })
}

/** Each failure is noted beside the metrics: the user's events tell it after the job is done, too. */
function failing({ stage, failures }: Failed, code: WorkErrorCode, at: Date) {
  const wait = waitAfter(failures + 1)
  const status = wait === null ? 'PAUSED' : stage === 'stage2' ? 'STAGE2_FAILED' : 'STAGE3_FAILED'
  const next_retry_at = wait === null ? null : new Date(at.getTime() + wait)
  const noted = sql`jsonb_build_object('failed',
            coalesce(metrics -> 'failed', '[]') || ${jsonb([{ at, status, code, next_retry_at }])})`
  return {
    status,
    failures: failures + 1,
    next_retry_at: momentOrNull(next_retry_at),
    uncount2: 0,
    uncount3: 0,
    noted,
  }
}

function waiting(job: HeldJob, { stage, counted, failures }: Failed, now: Date) {
  const status = stage === 'stage2' || !job.infer ? 'RECEIVED' : 'STAGE3_FAILED'
  return {
    status,
    failures,
    next_retry_at: dueAfterHolds(now),
    uncount2: stage === 'stage2' ? 1 : 0,
    uncount3: counted ? 1 : 0,
    noted: sql`'{}'::jsonb`,
  }
}

/** Only messages of our own making are kept: what a database or a bug says may hold a user's words. */
function lastErrorOf({ stage, error }: Failed): LastError {
  if (error instanceof WorkError) return { stage, code: error.code, message: error.message }
  return { stage, code: 'backend_error' satisfies WorkErrorCode, message: 'The stage could not be stored.' }
}

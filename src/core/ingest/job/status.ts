import { type SQL, sql } from 'drizzle-orm'
import { int, moment } from '../../../../db/sql.ts'

/** Of a job: there is work to do, now or after a wait. */
export const isUnfinished = (job: string): SQL => sql`${sql.raw(job)}.status NOT IN ('COMPLETED', 'PAUSED')`

/** Failures in a row after which a job lets the later ones of its session pass. */
const PASSED_AFTER = 2

/**
 * Of a job: the later ones of its session wait for it. It is unfinished, and has not failed twice in a row.
 */
export const holdsUp = (job: string): SQL =>
  sql`${isUnfinished(job)} AND ${sql.raw(job)}.failures < ${int(PASSED_AFTER)}`

/** Of a job: a worker has taken it; whether that one still lives, its lease tells. */
export const isRunning = (job: string): SQL =>
  sql`${sql.raw(job)}.status IN ('STAGE2_RUNNING', 'STAGE3_RUNNING')`

/** Of a job: its wait is over, and no worker holds it. */
export const isDue = (job: string, now: Date): SQL => {
  const alias = sql.raw(job)
  return sql`(${alias}.next_retry_at IS NULL OR ${alias}.next_retry_at <= ${moment(now)})
            AND (${alias}.lease_until IS NULL OR ${alias}.lease_until <= ${moment(now)})`
}

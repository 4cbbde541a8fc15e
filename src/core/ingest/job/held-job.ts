import { type SQL, sql } from 'drizzle-orm'
import { bigint, int, uuid } from '../../../../db/sql.ts'
import { expectThat, type Statement, statement } from '../../../../db/statements.ts'
import type { Limits } from '../../context.ts'
import type { Ledger } from '../../models/ledger.ts'
import type { JobRow } from './rows.ts'
import { isRunning } from './status.ts'

/** A job as its worker holds it: nobody else may write as long as `attempt` is the stored one. */
export interface HeldJob {
  readonly job_id: string
  readonly subject_id: number
  readonly user_id: string
  /** `conversation_sessions.id` */
  readonly session: string
  readonly attempt: number
  readonly infer: boolean
  readonly stage: 'stage2' | 'stage3'
  /** Failures in a row before this try. */
  readonly failures: number
  /** Whether taking it has counted a try of stage 3. */
  readonly counted: boolean
  /** What of the marks did not hold, by reason, where an earlier try has made them. */
  readonly rejected: Readonly<Record<string, number>>
  /** What the worker's calls came to when it took the job. */
  readonly spent_before: Ledger['total']
  /** Who waits for it is told how it stands after its last write, which reads that along. */
  readonly told?: Told | undefined
}

export type Told = (row: JobRow) => void

/** What a worker may take beyond the model's own time limit. */
const MARGIN_MS = 30_000

/** Until when a job is held: as long as a model may take, and a margin. */
export const leaseUntil = (now: Date, limits: Limits): Date =>
  new Date(now.getTime() + limits.model_timeout_ms + MARGIN_MS)

/** The row `job` is this one. */
export const isJob = ({ subject_id, job_id }: Pick<HeldJob, 'subject_id' | 'job_id'>): SQL =>
  sql`job.subject_id = ${bigint(subject_id)} AND job.id = ${uuid(job_id)}`

/** The row `job` is this one, and its worker still the same. */
export const isHeld = (held: HeldJob): SQL =>
  sql`${isJob(held)} AND job.attempt = ${int(held.attempt)} AND ${isRunning('job')}`

/**
 * What every write of a running job is `on`: subject, session, and the proof that the worker still holds the
 * job. Without it the write fails with `lease_lost`: another worker took over, or the job's user was erased,
 * and nothing of it may be written any more.
 */
export const heldBy = (held: HeldJob): Statement[] => [
  statement(sql`SELECT id FROM subjects WHERE id = ${bigint(held.subject_id)} FOR NO KEY UPDATE`),
  statement(
    sql`SELECT id
        FROM conversation_sessions
        WHERE subject_id = ${bigint(held.subject_id)} AND id = ${uuid(held.session)}
        FOR NO KEY UPDATE`,
  ),
  expectThat(
    sql`EXISTS (
          SELECT FROM jobs AS job
          JOIN subjects AS subject ON subject.id = job.subject_id AND subject.erased_at IS NULL
          WHERE ${isHeld(held)})`,
    'lease_lost',
  ),
]

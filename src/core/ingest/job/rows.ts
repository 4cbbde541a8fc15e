import { type SQL, sql } from 'drizzle-orm'
import type { jobs } from '../../../../db/schema/conversation.ts'
import { bigint, tenant, uuid } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Job, JobMetrics, LastError } from './schemas.ts'
import { holdsUp, isDue, isUnfinished } from './status.ts'

const columns = [
  ...(['id', 'status', 'attempt', 'attempts_stage2', 'attempts_stage3', 'next_retry_at'] as const),
  ...(['lease_until', 'last_error', 'metrics', 'created_at', 'completed_at'] as const),
] as const

/** A job with its session and user as the application names them. */
export type JobRow = Pick<typeof jobs.$inferSelect, (typeof columns)[number]> & {
  readonly session_id: string
  readonly user_id: string
}

const jobColumns = sql.raw(columns.map((name) => `job.${name}`).join(', '))

/** Jobs (`job`, of a `session` of a `subject`) for which `condition` holds. */
export const jobRows = (condition: SQL, rest: SQL = sql``): Statement<JobRow[]> =>
  statement<JobRow>(
    sql`SELECT ${jobColumns}, session.session_id, subject.external_id AS user_id
        FROM jobs AS job
        JOIN conversation_sessions AS session
          ON session.subject_id = job.subject_id AND session.id = job.session_id
        JOIN subjects AS subject
          ON subject.tenant_id = job.tenant_id AND subject.id = job.subject_id AND subject.erased_at IS NULL
        WHERE job.tenant_id = ${tenant} AND ${condition}
        ${rest}`,
  )

export interface NextJob {
  readonly id: string
  readonly attempt: number
  readonly next_retry_at: Date | null
}

/** A job, and its session, by their inside ids. */
export interface JobInSession {
  readonly subject_id: number
  readonly session: string
  readonly job_id: string
}

/** The session's first job that the others wait for, and this one's own next try if it is another. */
export const nextJob = ({ subject_id, session, job_id }: JobInSession): Statement<NextJob[]> =>
  statement<NextJob>(
    sql`SELECT id, attempt, next_retry_at
        FROM jobs AS job
        WHERE subject_id = ${bigint(subject_id)}
          AND session_id = ${uuid(session)}
          AND ${isUnfinished('job')}
          AND (id = ${uuid(job_id)} OR ${holdsUp('job')})
          AND NOT EXISTS (
            SELECT FROM jobs AS earlier
            WHERE earlier.subject_id = job.subject_id
              AND earlier.session_id = job.session_id
              AND earlier.first_seq < job.first_seq
              AND ${holdsUp('earlier')})
        ORDER BY first_seq`,
  )

export interface FirstDue {
  readonly id: string
  readonly is_earlier: boolean
}

/**
 * The first job that the others of a job's session wait for, when it is another one, due, and held by nobody.
 */
export const firstDue = (jobId: string, now: Date): Statement<FirstDue[]> =>
  statement<FirstDue>(
    sql`SELECT first.id, first.is_earlier
        FROM (
          SELECT other.id, other.next_retry_at, other.lease_until,
            other.first_seq < job.first_seq AS is_earlier
          FROM jobs AS job
          JOIN jobs AS other
            ON other.subject_id = job.subject_id
            AND other.session_id = job.session_id
            AND ${holdsUp('other')}
          WHERE job.tenant_id = ${tenant} AND job.id = ${uuid(jobId)}
          ORDER BY other.first_seq
          LIMIT 1) AS first
        WHERE first.id <> ${uuid(jobId)}
          AND ${isDue('first', now)}`,
  )

const noMetrics: JobMetrics = {
  archived_turns: 0,
  kept_turns: 0,
  memories_written: 0,
  entities_written: 0,
  relations_written: 0,
  items_rejected: {},
  model_calls: 0,
  tokens: 0,
}

/** A job as the API shows it. */
export function toJob(row: JobRow): Job {
  // Its failures are the user's events.
  const { failed: _, ...metrics } = row.metrics as Partial<JobMetrics> & { readonly failed?: unknown }
  return {
    job_id: row.id,
    session_id: row.session_id,
    user_id: row.user_id,
    status: row.status as Job['status'],
    attempts: { stage2: row.attempts_stage2, stage3: row.attempts_stage3 },
    next_retry_at: row.next_retry_at?.toISOString() ?? null,
    last_error: row.last_error as LastError | null,
    metrics: { ...noMetrics, ...metrics },
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  }
}

import { type SQL, sql } from 'drizzle-orm'
import type { jobs } from '../../../../db/schema/conversation.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Job, JobMetrics, LastError } from '../shapes.ts'

type Stored = Pick<
  typeof jobs.$inferSelect,
  | 'id'
  | 'status'
  | 'attempt'
  | 'attempts_stage2'
  | 'attempts_stage3'
  | 'next_retry_at'
  | 'lease_until'
  | 'last_error'
  | 'metrics'
  | 'created_at'
  | 'completed_at'
>

/** A job with its session and user as the application names them. */
export type JobRow = Stored & { readonly session_id: string; readonly user_id: string }

export const jobColumns = sql`j.id, j.status, j.attempt, j.attempts_stage2, j.attempts_stage3, j.next_retry_at, j.lease_until,
  j.last_error, j.metrics, j.created_at, j.completed_at, c.session_id, s.external_id AS user_id`

export const jobTables = sql`jobs j JOIN conversation_sessions c ON c.subject_id = j.subject_id AND c.id = j.session_id
  JOIN subjects s ON s.tenant_id = j.tenant_id AND s.id = j.subject_id AND s.erased_at IS NULL`

/** Jobs (`j`, of a session `c` of a subject `s`) for which `condition` holds. */
export const jobRows = (condition: SQL, rest: SQL = sql``): Statement<JobRow[]> =>
  statement<JobRow>(
    sql`SELECT ${jobColumns} FROM ${jobTables} WHERE j.tenant_id = (SELECT neuromem_tenant()) AND ${condition} ${rest}`,
  )

export const noMetrics: JobMetrics = {
  archived_turns: 0,
  kept_turns: 0,
  memories_written: 0,
  entities_written: 0,
  relations_written: 0,
  items_rejected: {},
}

/** A job as the API shows it (page 02, Job). */
export function toJob(row: JobRow): Job {
  return {
    job_id: row.id,
    session_id: row.session_id,
    user_id: row.user_id,
    status: row.status as Job['status'],
    attempts: { stage2: row.attempts_stage2, stage3: row.attempts_stage3 },
    next_retry_at: row.next_retry_at?.toISOString() ?? null,
    last_error: row.last_error as LastError | null,
    metrics: { ...noMetrics, ...(row.metrics as Partial<JobMetrics>) },
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  }
}

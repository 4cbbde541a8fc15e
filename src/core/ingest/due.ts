import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../db/statements.ts'

export interface DueJob {
  readonly tenant_id: string
  readonly id: string
  readonly attempt: number
}

/**
 * For the sweep: jobs that nobody holds and that may run now, oldest first, each session's earliest only. Their `attempt` rises: a queue that
 * drops repeated messages takes the one for this attempt, and a worker whose lease ran out writes nothing any more.
 */
export const takeDueJobs = (now: Date, limit: number): Statement<DueJob[]> => {
  const moment = sql`${now.toISOString()}::timestamptz`
  return statement<DueJob>(
    sql`WITH due AS (
          SELECT j.subject_id, j.id FROM jobs j JOIN subjects s ON s.tenant_id = j.tenant_id AND s.id = j.subject_id AND s.erased_at IS NULL
          WHERE j.status NOT IN ('COMPLETED', 'PAUSED') AND (j.next_retry_at IS NULL OR j.next_retry_at <= ${moment})
            AND (j.lease_until IS NULL OR j.lease_until <= ${moment})
            AND NOT EXISTS (SELECT FROM jobs o WHERE o.subject_id = j.subject_id AND o.session_id = j.session_id
              AND o.first_seq < j.first_seq AND o.status NOT IN ('COMPLETED', 'PAUSED'))
          ORDER BY j.created_at, j.id LIMIT ${limit}::int)
        UPDATE jobs j SET attempt = j.attempt + 1 FROM due WHERE j.subject_id = due.subject_id AND j.id = due.id
        RETURNING j.tenant_id, j.id, j.attempt`,
  )
}

export interface IdleSession {
  readonly tenant_id: string
  readonly session_id: string
}

/** For the sweep: open sessions without a turn since `before`; each is then ended by `endSession` in its tenant. */
export const idleSessions = (before: Date, limit: number): Statement<IdleSession[]> =>
  statement<IdleSession>(
    sql`SELECT c.tenant_id, c.session_id FROM conversation_sessions c
        JOIN subjects s ON s.tenant_id = c.tenant_id AND s.id = c.subject_id AND s.erased_at IS NULL
        WHERE c.ended_at IS NULL AND c.last_turn_at <= ${before.toISOString()}::timestamptz
        ORDER BY c.last_turn_at, c.session_id LIMIT ${limit}::int`,
  )

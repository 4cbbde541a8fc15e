import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Message } from '../../ports.ts'

export interface Ended {
  readonly session: string
  readonly user_id: string
  readonly last_seq: number
}

/**
 * Of an ended session whose jobs are all COMPLETED or PAUSED: notes that its `session_end` reflection is published, once for its last turn.
 * The row tells that it is to be published now (page 10).
 */
export const noteSessionEnd = (subject: SQL, session: SQL): Statement<Ended[]> =>
  statement<Ended>(
    sql`UPDATE conversation_sessions c SET reflect_published_seq = c.next_seq - 1 FROM subjects s
        WHERE c.subject_id = ${subject} AND c.id = ${session} AND s.id = c.subject_id AND s.erased_at IS NULL AND c.ended_at IS NOT NULL
          AND c.reflect_published_seq IS DISTINCT FROM c.next_seq - 1
          AND NOT EXISTS (SELECT FROM jobs j WHERE j.subject_id = c.subject_id AND j.session_id = c.id AND j.status NOT IN ('COMPLETED', 'PAUSED'))
        RETURNING c.id AS session, s.external_id AS user_id, c.reflect_published_seq AS last_seq`,
  )

/** One reflect message; its deduplication id is the session and its last seq. */
export const sessionEndMessage = (tenantId: string, ended: Ended): Message => ({
  kind: 'reflect',
  tenant_id: tenantId,
  user_id: ended.user_id,
  trigger: 'session_end',
  deduplication_id: `${ended.session}-${ended.last_seq}`,
})

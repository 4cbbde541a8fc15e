import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Message } from '../../ports.ts'
import { noJobUnfinished } from './rows.ts'

export interface Ended {
  readonly session: string
  readonly user_id: string
  readonly last_seq: number
}

/**
 * Of an ended session whose jobs are all COMPLETED or PAUSED: notes that its `session_end` reflection is
 * published, once for its last turn. The row tells that it is to be published now.
 */
export const noteSessionEnd = (subjectId: SQL, sessionId: SQL): Statement<Ended[]> =>
  statement<Ended>(
    sql`UPDATE conversation_sessions AS session
        SET reflect_published_seq = session.next_seq - 1
        FROM subjects AS subject
        WHERE session.subject_id = ${subjectId}
          AND session.id = ${sessionId}
          AND subject.id = session.subject_id
          AND subject.erased_at IS NULL
          AND session.ended_at IS NOT NULL
          AND session.reflect_published_seq IS DISTINCT FROM session.next_seq - 1
          AND ${noJobUnfinished}
        RETURNING session.id AS session, subject.external_id AS user_id,
          session.reflect_published_seq AS last_seq`,
  )

/** One reflect message; its deduplication id is the session and its last seq. */
export const sessionEndMessage = (tenantId: string, ended: Ended): Message => ({
  kind: 'reflect',
  tenant_id: tenantId,
  user_id: ended.user_id,
  trigger: 'session_end',
  deduplication_id: `${ended.session}-${ended.last_seq}`,
})

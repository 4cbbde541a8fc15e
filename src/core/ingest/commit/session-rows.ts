import { type SQL, sql } from 'drizzle-orm'
import type { conversation_sessions } from '../../../../db/schema/conversation.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Actor } from '../../context.ts'
import { CoreError } from '../../errors.ts'
import type { JobStatus } from '../schemas.ts'
import type { Session } from '../shapes.ts'
import { ownedBy } from './actor.ts'

type Stored = Pick<
  typeof conversation_sessions.$inferSelect,
  'session_id' | 'started_at' | 'last_turn_at' | 'ended_at' | 'last_reflected_at'
>

export type SessionRow = Stored & {
  readonly user_id: string
  readonly cursor_committed: string | null
  readonly latest_job_id: string | null
  readonly latest_status: JobStatus | null
}

/** A session `c` of a subject `s`, by the name that the application gave it, if the actor may see it. */
export const sessionIs = (actor: Actor, sessionId: string): SQL =>
  sql`c.tenant_id = (SELECT neuromem_tenant()) AND c.session_id = ${sessionId} AND s.tenant_id = c.tenant_id AND s.id = c.subject_id
    AND s.erased_at IS NULL AND ${ownedBy(actor)}`

export const sessionRow = (actor: Actor, sessionId: string): Statement<SessionRow[]> =>
  statement<SessionRow>(
    sql`SELECT c.session_id, s.external_id AS user_id, c.started_at, c.last_turn_at, c.ended_at, c.last_reflected_at,
          l.id AS latest_job_id, l.status AS latest_status, (
            SELECT t.turn_id FROM turns t WHERE t.subject_id = c.subject_id AND t.session_id = c.id AND t.seq = (
              SELECT max(d.last_seq) FROM jobs d WHERE d.subject_id = c.subject_id AND d.session_id = c.id AND d.status = 'COMPLETED')
          ) AS cursor_committed
        FROM conversation_sessions c CROSS JOIN subjects s
        LEFT JOIN LATERAL (SELECT j.id, j.status FROM jobs j WHERE j.subject_id = c.subject_id AND j.session_id = c.id
          ORDER BY j.first_seq DESC LIMIT 1) l ON true
        WHERE ${sessionIs(actor, sessionId)}`,
  )

/** @throws CoreError `not_found` for no row */
export function foundSession<Row>(row: Row | undefined, sessionId: string): Row {
  if (!row) throw new CoreError('not_found', `There is no session ${sessionId}`)
  return row
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** A session as the API shows it (page 02, Session). */
export const toSession = (row: SessionRow): Session => ({
  session_id: row.session_id,
  user_id: row.user_id,
  started_at: row.started_at.toISOString(),
  last_turn_at: row.last_turn_at.toISOString(),
  ended_at: iso(row.ended_at),
  last_reflected_at: iso(row.last_reflected_at),
  cursor_committed: row.cursor_committed,
  latest_job_id: row.latest_job_id,
  latest_status: row.latest_status,
})

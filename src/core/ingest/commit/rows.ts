import { type SQL, sql } from 'drizzle-orm'
import type { conversation_sessions } from '../../../../db/schema/conversation.ts'
import { tenant, unforgotten } from '../../../../db/sql.ts'
import { expectThat, type Statement, statement } from '../../../../db/statements.ts'
import type { Actor } from '../../context.ts'
import { CoreError } from '../../errors.ts'
import { subjectId, userSubject } from '../../tenancy/records/subjects.ts'
import { isUnfinished } from '../job/status.ts'
import { visibleTo } from '../job/visible-to.ts'
import type { JobStatus, Session, SessionId } from '../schemas.ts'

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

/**
 * A session by the name that the application gave it, and whose it is where several have one of that name.
 */
export type NamedSession = Pick<SessionId, 'session_id' | 'user_id'>

/** A `session` of a `subject`, if the actor may see it. */
export const sessionIs = (actor: Actor, { session_id, user_id }: NamedSession): SQL =>
  sql`session.tenant_id = ${tenant}
          AND session.session_id = ${session_id}
          ${user_id === undefined ? sql`` : sql`AND session.subject_id = ${subjectId(userSubject(user_id))}`}
          AND subject.tenant_id = session.tenant_id
          AND subject.id = session.subject_id
          AND subject.erased_at IS NULL
          AND ${unforgotten('session')}
          AND ${visibleTo(actor)}`

/** A SELECT of columns of that session. */
export const selectSession = (actor: Actor, named: NamedSession, columns: SQL): SQL =>
  sql`SELECT ${columns}
        FROM conversation_sessions AS session, subjects AS subject
        WHERE ${sessionIs(actor, named)}`

/** Of a `session`: no job has work left. */
export const noJobUnfinished: SQL = sql`NOT EXISTS (
            SELECT FROM jobs AS job
            WHERE job.subject_id = session.subject_id
              AND job.session_id = session.id
              AND ${isUnfinished('job')})`

/**
 * Sessions with what their jobs say of them; `rest` begins with WHERE and sees them as `session`, `subject`
 * and `latest`.
 * @param more columns beside those of a `SessionRow`
 */
export const selectSessions = <More = unknown>(rest: SQL, more = sql``): Statement<(SessionRow & More)[]> =>
  statement<SessionRow & More>(
    sql`SELECT session.session_id, subject.external_id AS user_id, session.started_at, session.last_turn_at,
          session.ended_at, session.last_reflected_at,
          latest.id AS latest_job_id, latest.status AS latest_status,
          (
            SELECT turn.turn_id
            FROM turns AS turn
            WHERE turn.subject_id = session.subject_id
              AND turn.session_id = session.id
              AND turn.seq = (
                SELECT max(completed.last_seq)
                FROM jobs AS completed
                WHERE completed.subject_id = session.subject_id
                  AND completed.session_id = session.id
                  AND completed.status = 'COMPLETED')
          ) AS cursor_committed${more}
        FROM conversation_sessions AS session
        CROSS JOIN subjects AS subject
        LEFT JOIN LATERAL (
          SELECT job.id, job.status
          FROM jobs AS job
          WHERE job.subject_id = session.subject_id AND job.session_id = session.id
          ORDER BY job.first_seq DESC
          LIMIT 1) AS latest ON true
        ${rest}`,
  )

/** Two rows where several users have a session of this name: `foundSession` refuses them. */
export const sessionRow = (actor: Actor, named: NamedSession): Statement<SessionRow[]> =>
  selectSessions(sql`WHERE ${sessionIs(actor, named)}`)

const ambiguous = (sessionId: string): string =>
  `Several users have a session ${sessionId}: say whose with user_id`

/** Before a change: that no more than one session is meant. */
export const expectOneSession = (actor: Actor, named: NamedSession): Statement<unknown[]> =>
  expectThat(
    sql`(${selectSession(actor, named, sql`count(*)`)}) < 2`,
    'session_conflict',
    ambiguous(named.session_id),
  )

/** @throws CoreError `not_found` for no row, `session_conflict` for those of several users */
export function foundSession<Row>([row, another]: readonly Row[], { session_id }: NamedSession): Row {
  if (!row) throw new CoreError('not_found', `There is no session ${session_id}`)
  if (another) throw new CoreError('session_conflict', ambiguous(session_id))
  return row
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** A session as the API shows it. */
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

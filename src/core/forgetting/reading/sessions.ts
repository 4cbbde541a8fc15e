import { type SQL, sql } from 'drizzle-orm'
import { tenant } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Actor } from '../../context.ts'
import { CoreError } from '../../errors.ts'

export interface SessionFound {
  readonly id: string
  readonly user_id: string
  readonly forgotten_by: string | null
  readonly is_forgotten: boolean
}

export interface TurnFound extends SessionFound {
  readonly turn: string
}

const ofOwner = (actor: Actor): SQL => sql`owner.tenant_id = session.tenant_id
          AND owner.id = session.subject_id
          AND owner.erased_at IS NULL
          AND ${actor.kind === 'user' ? sql`owner.external_id = ${actor.user_id}` : sql`true`}`

/** A session as the application names it, and whose it is where several have one of that name. */
export interface Named {
  readonly session_id: string
  readonly user_id?: string | undefined
}

const isNamed = ({ session_id, user_id }: Named): SQL =>
  sql`session.tenant_id = ${tenant}
          AND session.session_id = ${session_id}
          AND ${user_id === undefined ? sql`true` : sql`owner.external_id = ${user_id}`}`

/** @throws CoreError `not_found`, `session_conflict` where several users have one of that name */
export function onlyOne<Row>([row, another]: readonly Row[], what: string): Row {
  if (!row) throw new CoreError('not_found', `There is no ${what}.`)
  if (another)
    throw new CoreError('session_conflict', 'Several users have a session of that name: give user_id.')
  return row
}

/** A session by its name, deleted or not, if the actor may know it. */
export const sessionFound = (actor: Actor, named: Named): Statement<SessionFound[]> =>
  statement<SessionFound>(
    sql`SELECT session.id, owner.external_id AS user_id, session.forgotten_by,
          session.forgotten_at IS NOT NULL AS is_forgotten
        FROM conversation_sessions AS session
        JOIN subjects AS owner ON ${ofOwner(actor)}
        WHERE ${isNamed(named)}`,
  )

/** A turn by its names, hidden or not, if the actor may know it. */
export const turnFound = (
  actor: Actor,
  { turn_id, ...named }: Named & { readonly turn_id: string },
): Statement<TurnFound[]> =>
  statement<TurnFound>(
    sql`SELECT session.id, owner.external_id AS user_id, turn.id AS turn, turn.forgotten_by,
          turn.forgotten_at IS NOT NULL AS is_forgotten
        FROM conversation_sessions AS session
        JOIN subjects AS owner ON ${ofOwner(actor)}
        JOIN turns AS turn ON turn.subject_id = session.subject_id AND turn.session_id = session.id
        WHERE ${isNamed(named)}
          AND turn.turn_id = ${turn_id}`,
  )

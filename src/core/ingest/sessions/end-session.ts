import { sql } from 'drizzle-orm'
import { moment } from '../../../../db/sql.ts'
import { statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { write } from '../../doors.ts'
import {
  expectOneSession,
  foundSession,
  selectSession,
  sessionIs,
  sessionRow,
  toSession,
} from '../commit/rows.ts'
import { noteSessionEnd, sessionEndMessage } from '../commit/session-end.ts'
import { hand } from '../job/dispatch.ts'
import { type Session, SessionId } from '../schemas.ts'

/**
 * Ends a session; ending it again changes nothing. When its last job is done (COMPLETED or PAUSED) one
 * reflect message is published, else that job's end publishes it. New turns open the session again.
 * @throws CoreError `not_found`, `session_conflict` where several users have one of that name
 */
export async function endSession(ctx: Context, input: SessionId): Promise<Session> {
  const named = SessionId.parse(input)
  const select = (columns: string) => selectSession(ctx.actor, named, sql.raw(columns))
  const { noted, found } = await write(
    ctx,
    {
      one: expectOneSession(ctx.actor, named),
      end: statement(
        sql`UPDATE conversation_sessions AS session
            SET ended_at = coalesce(session.ended_at, ${moment(ctx.clock.now())})
            FROM subjects AS subject
            WHERE ${sessionIs(ctx.actor, named)}`,
      ),
      noted: noteSessionEnd(sql`(${select('session.subject_id')})`, sql`(${select('session.id')})`),
      found: sessionRow(ctx.actor, named),
    },
    { on: statement(sql`${select('subject.id')} FOR NO KEY UPDATE OF subject`) },
  )
  const session = toSession(foundSession(found, named))
  const messages = noted.map((ended) => sessionEndMessage(ctx.tenant_id, ended))
  await hand(ctx, messages)
  return session
}

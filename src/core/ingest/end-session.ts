import { sql } from 'drizzle-orm'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { write } from '../doors.ts'
import { noteSessionEnd, sessionEndMessage } from './commit/session-end.ts'
import { foundSession, sessionIs, sessionRow, toSession } from './commit/session-rows.ts'
import { hand } from './job/dispatch.ts'
import { SessionId } from './schemas.ts'
import type { Session } from './shapes.ts'

/**
 * Ends a session; ending it again changes nothing. When its last job is done (COMPLETED or PAUSED) one reflect message is published,
 * else that job's end publishes it (page 10). New turns open the session again.
 * @throws CoreError `not_found`
 */
export async function endSession(ctx: Context, input: SessionId): Promise<Session> {
  const { session_id } = SessionId.parse(input)
  const mine = sessionIs(ctx.actor, session_id)
  const one = (column: string) =>
    sql`(SELECT ${sql.raw(column)} FROM conversation_sessions c, subjects s WHERE ${mine})`
  const lock = statement(
    sql`SELECT s.id FROM subjects s, conversation_sessions c WHERE ${mine} FOR NO KEY UPDATE OF s`,
  )
  const changes = {
    end: statement(
      sql`UPDATE conversation_sessions c SET ended_at = coalesce(c.ended_at, ${ctx.clock.now().toISOString()}::timestamptz)
          FROM subjects s WHERE ${mine}`,
    ),
    noted: noteSessionEnd(one('c.subject_id'), one('c.id')),
    found: sessionRow(ctx.actor, session_id),
  }
  const { noted, found } = await write(ctx, changes, { on: lock })
  const session = toSession(foundSession(found[0], session_id))
  await hand(
    ctx,
    noted.map((ended) => sessionEndMessage(ctx.tenant_id, ended)),
  )
  return session
}

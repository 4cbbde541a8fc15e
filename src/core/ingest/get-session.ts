import type { Context } from '../context.ts'
import { foundSession, sessionRow, toSession } from './commit/session-rows.ts'
import { SessionId } from './schemas.ts'
import type { Session } from './shapes.ts'

/** One session. One round trip. @throws CoreError `not_found` for an unknown one and for another user's. */
export async function getSession(ctx: Context, input: SessionId): Promise<Session> {
  const { session_id } = SessionId.parse(input)
  const [[row]] = await ctx.db.batch([sessionRow(ctx.actor, session_id)])
  return toSession(foundSession(row, session_id))
}

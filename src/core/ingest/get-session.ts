import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { foundSession, sessionRow, toSession } from './commit/rows.ts'
import { type Session, SessionId } from './schemas.ts'

/** One session. One round trip. @throws CoreError `not_found` for an unknown one and for another user's. */
export async function getSession(ctx: Context, input: SessionId): Promise<Session> {
  const { session_id } = SessionId.parse(input)
  const { found } = await read(ctx, { found: sessionRow(ctx.actor, session_id) })
  return toSession(foundSession(found, session_id))
}

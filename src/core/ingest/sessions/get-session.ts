import type { Context } from '../../context.ts'
import { read } from '../../doors.ts'
import { foundSession, sessionRow, toSession } from '../commit/rows.ts'
import { type Session, SessionId } from '../schemas.ts'

/**
 * One session. One round trip.
 * @throws CoreError `not_found`, also for another user's; `session_conflict`
 * where several users have one of that name.
 */
export async function getSession(ctx: Context, input: SessionId): Promise<Session> {
  const named = SessionId.parse(input)
  const { found } = await read(ctx, { found: sessionRow(ctx.actor, named) })
  return toSession(foundSession(found, named))
}

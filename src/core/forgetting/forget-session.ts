import { sql } from 'drizzle-orm'
import { moment, uuid } from '../../../db/sql.ts'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { planOf } from './deed/answers.ts'
import { carryOut } from './deed/carry-out.ts'
import { sameReceipt } from './deed/same-receipt.ts'
import { type Deletion, type Thought, think } from './deed/work.ts'
import { onlyOne, sessionFound } from './reading/sessions.ts'
import { type ForgetPlan, ForgetSession, type Forgotten } from './schemas.ts'

/**
 * Hides all turns of a session and forgets what came from them alone. Until a new turn comes there is no such
 * session.
 * @throws CoreError `not_found`, also once its bytes are gone
 */
export async function forgetSession(ctx: Context, input: ForgetSession): Promise<Forgotten | ForgetPlan> {
  const { session_id, user_id, dry_run, now } = ForgetSession.parse(input)
  const found = async () => {
    const { sessions } = await read(ctx, { sessions: sessionFound(ctx.actor, { session_id, user_id }) })
    return onlyOne(sessions, `session ${session_id}`)
  }
  let session = await found()
  const deletionOf = (): Deletion => ({
    user_id: session.user_id,
    kind: 'session',
    memory_ids: [],
    turns: sql`turn.session_id = ${uuid(session.id)}`,
    now: now ?? false,
  })
  if (dry_run) return planOf(await think(ctx, deletionOf()))
  const find = async (attempt: number) => {
    if (attempt > 1) session = await found()
    return session.is_forgotten ? null : deletionOf()
  }
  const writes = (thought: Thought) => ({ ended: hideSession(thought, session.id) })
  return (await carryOut(ctx, find, { writes })) ?? sameReceipt(ctx, session, now ?? false)
}

const hideSession = ({ target, receipt, at }: Thought, session: string) =>
  statement(
    sql`UPDATE conversation_sessions
        SET forgotten_at = ${moment(at)}, forgotten_by = ${uuid(receipt)},
          ended_at = coalesce(ended_at, ${moment(at)}), reflect_published_seq = next_seq - 1
        WHERE subject_id = ${target.subject} AND id = ${uuid(session)}`,
  )

import { sql } from 'drizzle-orm'
import { uuid } from '../../../db/sql.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { planOf } from './deed/answers.ts'
import { carryOut } from './deed/carry-out.ts'
import { sameReceipt } from './deed/same-receipt.ts'
import { type Deletion, think } from './deed/work.ts'
import { onlyOne, turnFound } from './reading/sessions.ts'
import { type ForgetPlan, ForgetTurn, type Forgotten } from './schemas.ts'

/**
 * Hides a turn and forgets what came from it alone; a memory that has another source loses this one. The same
 * turn sent again is known and stays hidden.
 * @throws CoreError `not_found`, also once its bytes are gone
 */
export async function forgetTurn(ctx: Context, input: ForgetTurn): Promise<Forgotten | ForgetPlan> {
  const { session_id, user_id: whose, turn_id, dry_run, now } = ForgetTurn.parse(input)
  const found = async () => {
    const named = { session_id, user_id: whose, turn_id }
    const { turns } = await read(ctx, { turns: turnFound(ctx.actor, named) })
    return onlyOne(turns, `turn ${turn_id} in session ${session_id}`)
  }
  const deletionOf = ({ user_id, turn }: Awaited<ReturnType<typeof found>>): Deletion => ({
    user_id,
    kind: 'turn',
    memory_ids: [],
    turns: sql`turn.id = ${uuid(turn)}`,
    now: now ?? false,
  })
  let turn = await found()
  if (dry_run) return planOf(await think(ctx, deletionOf(turn)))
  const find = async (attempt: number) => {
    if (attempt > 1) turn = await found()
    return turn.is_forgotten ? null : deletionOf(turn)
  }
  return (await carryOut(ctx, find)) ?? sameReceipt(ctx, turn, now ?? false)
}

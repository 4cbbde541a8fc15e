import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { CoreError } from '../errors.ts'
import type { ForgetPlan } from '../forgetting/schemas.ts'
import { erasable } from './erasing/erase-rows.ts'
import { answersOf, heldRows, subjectOf } from './erasing/held.ts'
import { EraseUser } from './schemas.ts'

/**
 * What erasing a user would take, by table. One round trip.
 * @throws CoreError `not_found`
 */
export async function planErasure(ctx: Context, input: EraseUser): Promise<ForgetPlan> {
  const { user_id } = EraseUser.parse(input)
  const held = Object.fromEntries(erasable.map((table) => [table, heldRows(table, user_id)]))
  const { users, rows, answers } = await read(ctx, {
    users: subjectOf(user_id),
    rows: held,
    answers: answersOf(user_id),
  })
  if (users[0]?.id == null) throw new CoreError('not_found', `There is no user ${user_id}`)
  const counts = Object.entries(rows).map(([table, [row]]) => [table, row?.count ?? 0] as const)
  const all = [...counts, ['idempotency_keys', answers[0]?.count ?? 0] as const]
  return {
    plan_id: null,
    expires_at: null,
    kind: 'user',
    user_id,
    rows: Object.fromEntries(all.filter(([, count]) => count > 0)),
    memory_ids: [],
    turns: [],
    relations: [],
    traits: [],
    found: [],
    remaining: 0,
  }
}

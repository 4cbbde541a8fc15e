import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { GetUser, type User } from './schemas.ts'
import { toSummary, userWithCounts } from './users/rows.ts'

/** One user and how much is held of them. @throws CoreError `not_found`, also for an erased user */
export async function getUser(ctx: Context, input: GetUser): Promise<User> {
  const { user_id } = GetUser.parse(input)
  const { users } = await read(ctx, { users: userWithCounts(user_id) })
  const [row] = users
  if (!row) throw new CoreError('not_found', `There is no user ${user_id}`)
  const { sessions, turns, memories, traits } = row
  return { ...toSummary(row), sessions, turns, memories, traits }
}

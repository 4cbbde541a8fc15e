import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { userSubject } from '../tenancy/records/subjects.ts'
import { userRow } from './lines/rows.ts'
import { portableTables } from './lines/tables.ts'
import { replica, written } from './lines/written.ts'
import { ExportUser } from './schemas.ts'

/**
 * All that is held of a user as lines of JSON, parents first; no inside id, no name of tenant or user, no
 * vector: what another service needs to hold the same, and to say it in the same bytes.
 * @throws CoreError `not_found` before the first line
 */
export async function exportUser(ctx: Context, input: ExportUser): Promise<AsyncIterable<string>> {
  const { user_id } = ExportUser.parse(input)
  const { users } = await read(ctx, { users: userRow(user_id) }, replica)
  const [user] = users
  if (!user) throw new CoreError('not_found', `There is no user ${user_id}`)
  return written(ctx, userSubject(user_id), user, portableTables)
}

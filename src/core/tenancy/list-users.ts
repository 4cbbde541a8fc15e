import * as z from 'zod'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { decodeCursor, page } from '../text/cursor.ts'
import { PlainText } from '../text/strings.ts'
import { ListUsers, type UserList } from './schemas.ts'
import { toSummary, usersAfter } from './users/rows.ts'

const LastName = z.tuple([PlainText])

/**
 * The tenant's users by name (code point order), or those whose name begins with `query`, a page at a time.
 */
export async function listUsers(ctx: Context, input: ListUsers): Promise<UserList> {
  const { limit, cursor, query } = ListUsers.parse(input)
  const last = cursor === undefined ? undefined : decodeCursor(cursor, LastName)[0]
  const { users } = await read(ctx, { users: usersAfter(last, query, limit + 1) }, { replica: true })
  return page(users, limit, (row) => [row.external_id], toSummary)
}

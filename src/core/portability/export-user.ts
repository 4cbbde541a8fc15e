import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { bytesOf } from '../tenancy/records/room.ts'
import { PAGE_BYTES } from '../text/cursor.ts'
import { keysOf, type PortableRow, pageOf, userRow, withoutKeys } from './lines/rows.ts'
import { portableTables } from './lines/tables.ts'
import { ExportUser } from './schemas.ts'

const ROWS_AT_ONCE = 500
const replica = { replica: true }
/** Milliseconds before a page is asked for again: four minutes in all. */
const WAITS = [100, 500, 2_000, 5_000, ...Array<number>(23).fill(10_000)]

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
  return linesOf(ctx, user_id, user)
}

async function* linesOf(ctx: Context, userId: string, user: PortableRow): AsyncIterable<string> {
  yield lineOf('user', user)
  for (const table of portableTables) {
    let after: readonly string[] | undefined
    do {
      const { page } = await readPage(ctx, pageOf(table, userId, after, ROWS_AT_ONCE))
      let bytes = 0
      for (const row of page) {
        const line = lineOf(table.kind, withoutKeys(row))
        bytes += bytesOf(line)
        yield line
      }
      const isWhole = page.length < ROWS_AT_ONCE && bytes < PAGE_BYTES
      const last = isWhole ? undefined : page.at(-1)
      after = last && keysOf(table, last)
    } while (after)
  }
}

/** What has begun is finished: a page that the database does not give in time is asked for again. */
async function readPage(ctx: Context, page: ReturnType<typeof pageOf>) {
  for (const wait of WAITS) {
    try {
      return await read(ctx, { page }, replica)
    } catch (error) {
      if (!(error instanceof CoreError && error.code === 'backend_unavailable')) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return read(ctx, { page }, replica)
}

const lineOf = (kind: string, row: PortableRow): string => `${JSON.stringify({ kind, ...row })}\n`

import type { Context } from '../../context.ts'
import { read } from '../../doors.ts'
import { CoreError } from '../../errors.ts'
import type { SubjectRef } from '../../tenancy/records/subjects.ts'
import { PAGE_BYTES } from '../../text/cursor.ts'
import { bytesOf } from '../../text/strings.ts'
import { keysOf, type PortableRow, pageOf, withoutKeys } from './rows.ts'
import type { PortableTable } from './tables.ts'

const ROWS_AT_ONCE = 500
export const replica = { replica: true }
/** Milliseconds before a page is asked for again: four minutes in all. */
const WAITS = [100, 500, 2_000, 5_000, ...Array<number>(23).fill(10_000)]

/** The subject's own line, then the rows of its tables; a page is read when the one before was taken. */
export async function* written(
  ctx: Context,
  subject: SubjectRef,
  own: PortableRow,
  tables: readonly PortableTable[],
): AsyncIterable<string> {
  yield lineOf(subject.kind, own)
  for (const table of tables) {
    let after: readonly string[] | undefined
    do {
      const { page } = await readPage(ctx, pageOf(table, subject, after, ROWS_AT_ONCE))
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

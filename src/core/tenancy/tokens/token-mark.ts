import type { Context } from '../../context.ts'
import { read } from '../../doors.ts'
import { markNow } from './rows.ts'

/** What a token that is made now carries, to be told from those that were ended before. */
export async function tokenMark(ctx: Context): Promise<number> {
  const { marks } = await read(ctx, { marks: markNow() })
  return marks[0]?.mark ?? 0
}

import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { decodeCursor, Ordinal, PAGE, page } from '../text/cursor.ts'
import { OwnMoment } from '../text/moments.ts'
import { PageOf } from './schemas.ts'
import { historyRows, toHistory } from './table/history.ts'
import { found, memoryById, subjectOfMemory } from './table/rows.ts'
import type { HistoryList } from './traces/schemas.ts'

/** The sort key of the last one shown: when it happened, and its number among all. */
const HistoryCursor = z.tuple([OwnMoment, Ordinal])

/**
 * What happened to a memory, in the order in which it happened. One round trip.
 * @throws CoreError `not_found`
 */
export async function listHistory(ctx: Context, input: PageOf): Promise<HistoryList> {
  const { id, limit = PAGE, cursor } = PageOf.parse(input)
  const after = cursor ? afterChange(decodeCursor(cursor, HistoryCursor)) : sql`true`
  const { memory, history } = await read(
    ctx,
    {
      memory: memoryById(ctx.actor, id),
      history: historyRows(subjectOfMemory(ctx.actor, id), id, after, limit + 1),
    },
    { replica: true },
  )
  found(memory, id)
  return page(history, limit, (row) => [row.created_at.toISOString(), row.ordinal], toHistory)
}

const afterChange = ([createdAt, ordinal]: z.infer<typeof HistoryCursor>) =>
  sql`(created_at, ordinal) > (${createdAt}::timestamptz, ${ordinal}::bigint)`

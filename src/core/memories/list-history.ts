import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { decodeCursor, Ordinal, PAGE, page } from '../text/cursor.ts'
import { OwnMoment } from '../text/moments.ts'
import { type HistoryList, PageOf } from './schemas.ts'
import { found, memoryById, subjectOfMemory } from './table/rows.ts'
import { type HistoryRow, toHistory } from './table/shape.ts'

const Place = z.tuple([OwnMoment, Ordinal])

/**
 * What happened to a memory, in the order in which it happened. One round trip.
 * @throws CoreError `not_found`
 */
export async function listHistory(ctx: Context, input: PageOf): Promise<HistoryList> {
  const { id, limit = PAGE, cursor } = PageOf.parse(input)
  const after = cursor ? decodeCursor(cursor, Place) : null
  const later = after
    ? sql`AND (created_at, ordinal) > (${after[0]}::timestamptz, ${after[1]}::bigint)`
    : sql``
  const { owners, rows } = await read(
    ctx,
    {
      owners: memoryById(ctx.actor, id),
      rows: statement<HistoryRow & { ordinal: number }>(
        sql`SELECT id, memory_id, event, old_content, new_content, detail, actor, cycle_id, created_at, ordinal FROM memory_history
          WHERE subject_id = ${subjectOfMemory(ctx.actor, id)} AND memory_id = ${id}::uuid ${later}
          ORDER BY created_at, ordinal LIMIT ${limit + 1}::int`,
      ),
    },
    { replica: true },
  )
  found(owners, id)
  const { items, next_cursor } = page(rows, limit, (row) => [row.created_at.toISOString(), row.ordinal])
  return { items: items.map(toHistory), next_cursor }
}

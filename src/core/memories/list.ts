import { sql } from 'drizzle-orm'
import { limitOf, newestFirst } from '../../../db/sql.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { decodeCursor, NewestFirst, PAGE, PAGE_BYTES, page } from '../text/cursor.ts'
import { filterConditions } from './lifecycle/status.ts'
import { visibleTo } from './lifecycle/visible.ts'
import { ListMemories, type MemoryList } from './schemas.ts'
import { memoryRows, memorySizes, shown } from './table/rows.ts'

/** Memories of a user, newest first; an unknown user has none. One round trip. */
export async function listMemories(ctx: Context, input: ListMemories): Promise<MemoryList> {
  const { user_id, limit = PAGE, cursor, ...filter } = ListMemories.parse(input)
  const conditions = [
    sql`memory.subject_id = ${subjectId(userSubject(user_id))}`,
    ...filterConditions(filter, ctx.clock.now()),
    visibleTo(ctx.actor, 'memory'),
  ]
  if (cursor) {
    const [createdAt, id] = decodeCursor(cursor, NewestFirst)
    conditions.push(sql`(memory.created_at, memory.id) < (${createdAt}::timestamptz, ${id}::uuid)`)
  }
  const ordered = sql`WHERE ${sql.join(conditions, sql` AND `)}
        ORDER BY ${newestFirst('memory.created_at', 'memory.id')}`
  const rows = memoryRows(sql`${ordered} ${limitOf(memorySizes(ordered, limit + 1), PAGE_BYTES)}`)
  const { memories } = await read(ctx, { memories: rows }, { replica: true })
  return page(memories, limit, (row) => [row.created_at.toISOString(), row.id], shown)
}

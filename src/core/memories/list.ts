import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { decodeCursor, NewestFirst, PAGE, page } from '../text/cursor.ts'
import { ListMemories, type MemoryList, type MemoryStatus } from './schemas.ts'
import { selectMemories, shown } from './table/rows.ts'

/**
 * Every memory has exactly one of these statuses; one past its time is expired at once, whether or not a sweep has seen it.
 * Bare columns, for any relation that has them.
 */
export function hasStatus(status: MemoryStatus, now: Date): SQL {
  const due = sql`expires_at <= ${now.toISOString()}::timestamptz`
  switch (status) {
    case 'active':
      return sql`expired_at IS NULL AND superseded_by IS NULL AND (${due}) IS NOT TRUE`
    case 'superseded':
      return sql`expired_at IS NULL AND superseded_by IS NOT NULL`
    case 'expired':
      return sql`(expired_at IS NOT NULL OR (superseded_by IS NULL AND ${due}))`
    case 'all':
      return sql`true`
  }
}

/** Memories of a user, newest first; an unknown user has none. One round trip. */
export async function listMemories(ctx: Context, input: ListMemories): Promise<MemoryList> {
  const {
    user_id,
    memory_type,
    status,
    requires_confirmation,
    limit = PAGE,
    cursor,
  } = ListMemories.parse(input)
  const conditions = [
    sql`m.subject_id = ${subjectId(userSubject(user_id))}`,
    hasStatus(status, ctx.clock.now()),
  ]
  if (memory_type) conditions.push(sql`m.memory_type = ${memory_type}`)
  if (requires_confirmation !== undefined)
    conditions.push(sql`m.requires_confirmation = ${requires_confirmation}::boolean`)
  if (cursor) {
    const [createdAt, id] = decodeCursor(cursor, NewestFirst)
    conditions.push(sql`(m.created_at, m.id) < (${createdAt}::timestamptz, ${id}::uuid)`)
  }
  const memories = selectMemories(
    sql`WHERE ${sql.join(conditions, sql` AND `)}
        ORDER BY m.created_at DESC, m.id DESC LIMIT ${limit + 1}::int`,
  )
  const { rows } = await read(ctx, { rows: memories }, { replica: true })
  const { items, next_cursor } = page(rows, limit, (row) => [row.created_at.toISOString(), row.id])
  return { items: items.map(shown), next_cursor }
}

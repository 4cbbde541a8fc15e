import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { decodeCursor, NewestFirst, PAGE, page } from '../text/cursor.ts'
import { type ErasureList, ListErasures } from './schemas.ts'
import { erasureRows, toErasure } from './writing/receipts.ts'

/** The receipts of all deletions of the tenant, newest first. One round trip. */
export async function listErasures(ctx: Context, input: ListErasures): Promise<ErasureList> {
  const { limit = PAGE, cursor } = ListErasures.parse(input)
  const [at, id] = cursor ? decodeCursor(cursor, NewestFirst) : []
  const after = cursor ? sql`(erased_at, id) < (${at}::timestamptz, ${id}::uuid)` : sql`true`
  const { erasures } = await read(ctx, { erasures: erasureRows(after, limit + 1) }, { replica: true })
  return page(erasures, limit, (row) => [row.erased_at.toISOString(), row.id], toErasure)
}

import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { decodeCursor, NewestFirst, PAGE, page } from '../text/cursor.ts'
import { ownedBy } from './commit/actor.ts'
import { jobRows, toJob } from './job/rows.ts'
import { ListJobs } from './schemas.ts'
import type { JobList } from './shapes.ts'

/** Jobs of the tenant, newest first; a user token sees its own. One round trip. */
export async function listJobs(ctx: Context, input: ListJobs): Promise<JobList> {
  const { status, user_id, limit = PAGE, cursor } = ListJobs.parse(input)
  const after = cursor ? decodeCursor(cursor, NewestFirst) : null
  const jobs = jobRows(
    sql`${ownedBy(ctx.actor)}
      ${status ? sql`AND j.status = ${status}` : sql``}
      ${user_id !== undefined ? sql`AND s.kind = 'user' AND s.external_id = ${user_id}` : sql``}
      ${after ? sql`AND (j.created_at, j.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}`,
    sql`ORDER BY j.created_at DESC, j.id DESC LIMIT ${limit + 1}::int`,
  )
  const { rows } = await read(ctx, { rows: jobs }, { replica: true })
  const { items, next_cursor } = page(rows, limit, (row) => [row.created_at.toISOString(), row.id])
  return { items: items.map(toJob), next_cursor }
}

import { sql } from 'drizzle-orm'
import { newestFirst } from '../../../db/sql.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { decodeCursor, NewestFirst, PAGE, page } from '../text/cursor.ts'
import { jobRows, toJob } from './job/rows.ts'
import { visibleTo } from './job/visible-to.ts'
import { type JobList, ListJobs } from './schemas.ts'

/** Jobs of the tenant, newest first; a user token sees its own. One round trip. */
export async function listJobs(ctx: Context, input: ListJobs): Promise<JobList> {
  const { status, user_id, limit = PAGE, cursor } = ListJobs.parse(input)
  const conditions = [visibleTo(ctx.actor)]
  if (status) conditions.push(sql`job.status = ${status}`)
  if (user_id !== undefined) conditions.push(sql`subject.kind = 'user' AND subject.external_id = ${user_id}`)
  if (cursor) {
    const [createdAt, id] = decodeCursor(cursor, NewestFirst)
    conditions.push(sql`(job.created_at, job.id) < (${createdAt}::timestamptz, ${id}::uuid)`)
  }
  const rows = jobRows(
    sql.join(conditions, sql` AND `),
    sql`ORDER BY ${newestFirst('job.created_at', 'job.id')}
        LIMIT ${limit + 1}::int`,
  )
  const { jobs } = await read(ctx, { jobs: rows }, { replica: true })
  return page(jobs, limit, (row) => [row.created_at.toISOString(), row.id], toJob)
}

import { sql } from 'drizzle-orm'
import { uuid } from '../../../db/sql.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { jobRows, toJob } from './job/rows.ts'
import { visibleTo } from './job/visible-to.ts'
import { type Job, JobId } from './schemas.ts'

/** One job. @throws CoreError `not_found` for an unknown one and for another user's. */
export async function getJob(ctx: Context, input: JobId): Promise<Job> {
  const { job_id } = JobId.parse(input)
  const { found } = await read(ctx, {
    found: jobRows(sql`job.id = ${uuid(job_id)} AND ${visibleTo(ctx.actor)}`),
  })
  const [row] = found
  if (!row) throw new CoreError('not_found', `There is no job ${job_id}`)
  return toJob(row)
}

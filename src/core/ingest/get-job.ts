import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { ownedBy } from './commit/actor.ts'
import { jobRows, toJob } from './job/rows.ts'
import { JobId } from './schemas.ts'
import type { Job } from './shapes.ts'

/** One job. @throws CoreError `not_found` for an unknown one and for another user's. */
export async function getJob(ctx: Context, input: JobId): Promise<Job> {
  const { job_id } = JobId.parse(input)
  const { found } = await read(ctx, { found: jobRows(sql`j.id = ${job_id}::uuid AND ${ownedBy(ctx.actor)}`) })
  const [row] = found
  if (!row) throw new CoreError('not_found', `There is no job ${job_id}`)
  return toJob(row)
}

import { sql } from 'drizzle-orm'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { write } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { ownedBy } from './commit/actor.ts'
import { dispatchJob } from './job/dispatch.ts'
import { jobRows, toJob } from './job/rows.ts'
import { JobId } from './schemas.ts'
import type { Job } from './shapes.ts'

/**
 * Makes a failed or paused job due at once and hands it over; nothing happens to any other. Only a paused one begins to count its failures
 * anew. Its `attempt` rises, so that the queue takes the message for a new one.
 * @throws CoreError `not_found`
 */
export async function retryJob(ctx: Context, input: JobId): Promise<Job> {
  const { job_id } = JobId.parse(input)
  const mine = sql`j.tenant_id = (SELECT neuromem_tenant()) AND j.id = ${job_id}::uuid AND s.id = j.subject_id
    AND s.tenant_id = j.tenant_id AND s.erased_at IS NULL AND ${ownedBy(ctx.actor)}`
  const lock = statement(sql`SELECT s.id FROM subjects s, jobs j WHERE ${mine} FOR NO KEY UPDATE OF s`)
  const changes = {
    changed: statement(
      sql`UPDATE jobs j SET attempt = j.attempt + 1, next_retry_at = ${ctx.clock.now().toISOString()}::timestamptz,
            failures = CASE j.status WHEN 'PAUSED' THEN 0 ELSE j.failures END,
            status = CASE WHEN j.status <> 'PAUSED' THEN j.status
              WHEN j.last_error ->> 'stage' = 'stage2' THEN 'STAGE2_FAILED' ELSE 'STAGE3_FAILED' END
          FROM subjects s WHERE ${mine} AND j.status IN ('STAGE2_FAILED', 'STAGE3_FAILED', 'PAUSED') RETURNING j.id`,
    ),
    found: jobRows(sql`j.id = ${job_id}::uuid AND ${ownedBy(ctx.actor)}`),
  }
  const { changed, found } = await write(ctx, changes, { on: lock })
  const [row] = found
  if (!row) throw new CoreError('not_found', `There is no job ${job_id}`)
  if (changed.length > 0) await dispatchJob(ctx, row, { again: true })
  return toJob(row)
}

import { type SQL, sql } from 'drizzle-orm'
import { moment, tenant, uuid } from '../../../db/sql.ts'
import { statement } from '../../../db/statements.ts'
import type { Actor, Context } from '../context.ts'
import { write } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { dispatchJob } from './job/dispatch.ts'
import { jobRows, toJob } from './job/rows.ts'
import { visibleTo } from './job/visible-to.ts'
import { type Job, JobId } from './schemas.ts'

/**
 * Makes a failed or paused job due at once and hands it over; nothing happens to any other. Only a paused one
 * begins to count its failures anew. Its `attempt` rises, so that the queue takes the message for a new one.
 * @throws CoreError `not_found`
 */
export async function retryJob(ctx: Context, input: JobId): Promise<Job> {
  const { job_id } = JobId.parse(input)
  const isMine = isJobOf(ctx.actor, job_id)
  const lock = statement(
    sql`SELECT subject.id
        FROM subjects AS subject, jobs AS job
        WHERE ${isMine}
        FOR NO KEY UPDATE OF subject`,
  )
  const { retried, found } = await write(
    ctx,
    {
      retried: statement(
        sql`UPDATE jobs AS job
            SET attempt = job.attempt + 1,
              next_retry_at = ${moment(ctx.clock.now())},
              failures = CASE job.status WHEN 'PAUSED' THEN 0 ELSE job.failures END,
              status = CASE
                WHEN job.status <> 'PAUSED' THEN job.status
                WHEN job.last_error ->> 'stage' = 'stage2' THEN 'STAGE2_FAILED'
                ELSE 'STAGE3_FAILED'
              END
            FROM subjects AS subject
            WHERE ${isMine}
              AND job.status IN ('STAGE2_FAILED', 'STAGE3_FAILED', 'PAUSED')
            RETURNING job.id`,
      ),
      found: jobRows(sql`job.id = ${uuid(job_id)} AND ${visibleTo(ctx.actor)}`),
    },
    { on: lock },
  )
  const [row] = found
  if (!row) throw new CoreError('not_found', `There is no job ${job_id}`)
  if (retried.length > 0) await dispatchJob(ctx, row, { again: true })
  return toJob(row)
}

/** The `job` of a `subject` is this one, and the actor's. */
const isJobOf = (actor: Actor, jobId: string): SQL => sql`job.tenant_id = ${tenant}
              AND job.id = ${uuid(jobId)}
              AND subject.id = job.subject_id
              AND subject.tenant_id = job.tenant_id
              AND subject.erased_at IS NULL
              AND ${visibleTo(actor)}`

import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import type { Told } from './job/held-job.ts'
import { type FirstDue, firstDue, type JobRow, toJob } from './job/rows.ts'
import { runJob } from './run-job.ts'
import { type Job, JobId } from './schemas.ts'

/**
 * A delivery of a job: runs it, or, when it is not its turn, the first unfinished one of its session. So
 * every delivery does work as long as the session has some, in whatever order a queue brings them; a backlog
 * of a session takes as many deliveries as it has jobs.
 * @returns whether a job was taken
 * @throws CoreError `backend_unavailable` when not even a failure could be recorded
 */
export async function deliverJob(ctx: Context, input: JobId): Promise<boolean> {
  const { job_id } = JobId.parse(input)
  if (await runJob(ctx, { job_id })) return true
  const first = await readFirstDue(ctx, job_id)
  return first ? runJob(ctx, { job_id: first.id }) : false
}

/** Jobs before it that somebody who waits for a job waits for too. */
const MOST_EARLIER = 10

/**
 * For who waits: runs a job after those of its session that are before it and due. What another worker holds,
 * or what is not due, is left alone.
 * @returns the job, where it was run here and could be read as it ended
 */
export async function runInTurn(ctx: Context, input: JobId): Promise<Job | null> {
  let row: JobRow | undefined
  await runAll(ctx, input, (ended) => {
    row = ended
  })
  return row ? toJob(row) : null
}

async function runAll(ctx: Context, input: JobId, told: Told): Promise<void> {
  for (let earlier = 0; earlier <= MOST_EARLIER; earlier += 1) {
    if (await runJob(ctx, input, told)) return
    const first = await readFirstDue(ctx, input.job_id)
    if (!first?.is_earlier || !(await runJob(ctx, { job_id: first.id }))) return
  }
}

async function readFirstDue(ctx: Context, jobId: string): Promise<FirstDue | undefined> {
  const { due } = await read(ctx, { due: firstDue(jobId, ctx.clock.now()) })
  return due[0]
}

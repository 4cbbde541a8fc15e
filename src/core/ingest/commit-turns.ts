import type { Context } from '../context.ts'
import { write } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { type Outcome, outcome } from '../outcome.ts'
import { planCommit, turnConflict } from './commit/plan.ts'
import { commitStatements, committedAnswer, lockForCommit, readCommit } from './commit/statements.ts'
import { runInTurn } from './deliver-job.ts'
import { getJob } from './get-job.ts'
import { dispatchJob } from './job/dispatch.ts'
import { toJob } from './job/rows.ts'
import type { Committed } from './schemas.ts'
import { CommitTurns } from './schemas.ts'

/**
 * Stores turns and the job that will read them, in one round trip, and hands the job over; with `wait` the
 * job runs here and now, after those of its session that are before it. A job that fails does not fail the
 * commit: the turns are safe, and the sweep finds what was not handed over.
 * @returns `accepted` when the job goes on by itself, `done` with `wait` and where there was nothing new
 * @throws CoreError `turn_conflict`, `commit_conflict`; nothing is stored then
 */
export async function commitTurns(
  ctx: Context,
  input: CommitTurns,
): Promise<Outcome<'accepted' | 'done', Committed>> {
  const commit = CommitTurns.parse(input)
  if (commit.turns.length === 0) return outcome('done', nothing(commit.session_id))
  const plan = await planCommit(ctx.tenant_id, commit, ctx.clock.now())
  const written = await write(ctx, commitStatements(plan), {
    on: lockForCommit(plan),
    keeps: commit.wait ? undefined : committedAnswer(plan),
  }).catch((error: unknown) => {
    throw placed(error, commit)
  })
  const { accepted, job } = readCommit(written)
  const answer = {
    session_id: commit.session_id,
    job_id: job.id,
    accepted_turns: accepted,
    deduped_turns: plan.given - accepted,
  }
  if (commit.wait) {
    const done = (await runInTurn(ctx, { job_id: job.id })) ?? (await getJob(ctx, { job_id: job.id }))
    return outcome('done', { ...answer, status: done.status, job: done })
  }
  const committed = { ...answer, status: toJob(job).status, job: null }
  if (accepted === 0) return outcome('done', committed)
  await dispatchJob(ctx, job)
  return outcome('accepted', committed)
}

const nothing = (sessionId: string): Committed => ({
  session_id: sessionId,
  job_id: null,
  status: null,
  accepted_turns: 0,
  deduped_turns: 0,
  job: null,
})

/** What the batch was refused for: of conflicting turns where they stand in the request. */
function placed(error: unknown, { turns }: CommitTurns): unknown {
  if (!(error instanceof CoreError && error.code === 'turn_conflict')) return error
  return turnConflict(turns, JSON.parse(error.detail), 'is stored with other content')
}

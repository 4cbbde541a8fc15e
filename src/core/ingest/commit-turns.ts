import type { Context } from '../context.ts'
import { remember } from '../tenancy/records/idempotency.ts'
import { planCommit } from './commit/plan.ts'
import { commitStatements, committedAnswer, readCommit } from './commit/statements.ts'
import { runInTurn } from './deliver-job.ts'
import { getJob } from './get-job.ts'
import { dispatchJob } from './job/dispatch.ts'
import { toJob } from './job/rows.ts'
import { CommitTurns } from './schemas.ts'
import type { Committed } from './shapes.ts'

/**
 * Stores turns and the job that will read them, in one round trip, and hands the job over; with `wait` the job runs here and now, after
 * those of its session that are before it.
 * A job that fails does not fail the commit: the turns are safe, and the sweep finds what was not handed over.
 * @throws CoreError `turn_conflict`, `commit_conflict`, `session_conflict` (`not_found` for a user token); nothing is stored then
 */
export async function commitTurns(ctx: Context, input: CommitTurns): Promise<Committed> {
  const commit = CommitTurns.parse(input)
  if (commit.turns.length === 0) return nothing(commit.session_id)
  const plan = planCommit(ctx.tenant_id, commit, ctx.clock.now())
  const { status, answer: kept } = committedAnswer(plan)
  const keeping = commit.wait ? [] : remember(ctx, status, kept)
  const { accepted, job } = readCommit(
    await ctx.db.batch([...commitStatements(ctx.tenant_id, plan, ctx.actor), ...keeping]),
  )
  const answer = {
    session_id: commit.session_id,
    job_id: job.id,
    accepted_turns: accepted,
    deduped_turns: plan.given - accepted,
  }
  if (commit.wait) {
    await runInTurn(ctx, { job_id: job.id })
    const done = await getJob(ctx, { job_id: job.id })
    return { ...answer, status: done.status, job: done }
  }
  if (accepted > 0) await dispatchJob(ctx, job)
  return { ...answer, status: toJob(job).status, job: null }
}

const nothing = (sessionId: string): Committed => ({
  session_id: sessionId,
  job_id: null,
  status: null,
  accepted_turns: 0,
  deduped_turns: 0,
  job: null,
})

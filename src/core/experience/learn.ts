import type { Context } from '../context.ts'
import { CoreError } from '../errors.ts'
import { batchWithCalls, expectBudget, spentToday } from '../models/calls.ts'
import { remember } from '../tenancy/records/idempotency.ts'
import { readPolicy, toPolicy } from '../tenancy/records/policy.ts'
import { addedItemId, deltaId } from './claims/ids.ts'
import type { Content } from './claims/protocol.ts'
import { itemsById, storedClaims } from './claims/rows.ts'
import { changeStatements } from './claims/write.ts'
import { readCandidates } from './learning/candidates.ts'
import { deltaById, deltaStatements } from './learning/deltas.ts'
import { type Facts, factsOf } from './learning/facts.ts'
import { type Plan, planLearning } from './learning/plan.ts'
import { type Thoughts, think } from './learning/think.ts'
import { type RunRow, runById } from './runs/rows.ts'
import { Learn, type Learned } from './schemas.ts'

/** Learnings at once on one bank that change the same items: each but the first plans again, without asking a model again. */
const TRIES = 8

/**
 * Learns from a run (page 08): facts by code, candidates, proposals, gates and one rewrite, judging, one atomic batch, one delta.
 * A run that was learned gives the same answer again. `dry_run` answers what would be proposed, dropped and judged, and changes nothing.
 * @throws CoreError `not_found`
 * @throws WorkError when a model or the embedder fails; nothing is written and the run can be learned again
 */
export async function learn(ctx: Context, input: Learn): Promise<Learned> {
  const { run_id, dry_run } = Learn.parse(input)
  const [[run], [delta], policy, spending] = await ctx.db.batch([
    runById(run_id),
    deltaById(deltaId(ctx.tenant_id, run_id)),
    readPolicy(),
    spentToday(ctx),
  ])
  if (!run) throw new CoreError('not_found', `There is no run ${run_id.slice(0, 80)}.`)
  if (delta) return delta.learned
  expectBudget(ctx, spending)
  const facts = factsOf(run)
  const candidates = await readCandidates(ctx, run, facts, toPolicy(policy).experience_candidates)
  const thoughts = await think(ctx, facts, candidates)
  return dry_run ? preview(ctx, facts, candidates, thoughts) : store(ctx, run, facts, candidates, thoughts)
}

async function planNow(
  ctx: Context,
  facts: Facts,
  candidates: ReadonlyMap<string, Content>,
  thoughts: Thoughts,
) {
  const ids = [...candidates.keys()]
  const [rows, claims, [delta]] = await ctx.db.batch([
    itemsById(ids),
    storedClaims(ids),
    deltaById(deltaId(ctx.tenant_id, facts.run_id)),
  ])
  const sorted = rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  const plan = planLearning(sorted, thoughts, facts, (place) =>
    addedItemId(ctx.tenant_id, facts.run_id, place),
  )
  return { plan, claims, delta }
}

async function preview(
  ctx: Context,
  facts: Facts,
  candidates: ReadonlyMap<string, Content>,
  thoughts: Thoughts,
): Promise<Learned> {
  const { plan } = await planNow(ctx, facts, candidates, thoughts)
  return { delta_id: null, ...plan.learned, added: [], updated: [], archived: [] }
}

/** Items are guarded by their versions: when another learning was faster, the thoughts are applied to what it left. */
async function store(
  ctx: Context,
  run: RunRow,
  facts: Facts,
  candidates: ReadonlyMap<string, Content>,
  thoughts: Thoughts,
): Promise<Learned> {
  for (let attempt = 1; ; attempt += 1) {
    const { plan, claims, delta } = await planNow(ctx, facts, candidates, thoughts)
    if (delta) return delta.learned
    try {
      return await write(ctx, run, plan, claims)
    } catch (error) {
      if (attempt === TRIES || !isOvertaken(error)) throw error
    }
  }
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof CoreError && (error.code === 'version_conflict' || error.code === 'conflict')

async function write(
  ctx: Context,
  run: RunRow,
  plan: Plan,
  claims: Parameters<typeof changeStatements>[3],
): Promise<Learned> {
  const delta_id = deltaId(ctx.tenant_id, run.run_id)
  const learned = { delta_id, ...plan.learned }
  const note = { actor: 'learning' as const, run_id: run.run_id, delta_id }
  const [lock, ...changes] = await changeStatements(ctx, run.bank, plan.changes, claims, note)
  const delta = deltaStatements(run, learned, plan.changes, ctx.clock.now())
  await batchWithCalls(ctx, [
    lock!,
    delta.expectNotLearned,
    ...changes,
    ...delta.keep,
    ...remember(ctx, 200, learned),
  ])
  return learned
}

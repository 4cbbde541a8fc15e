import type { Context } from '../context.ts'
import { read, write } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { spentToday } from '../models/calls.ts'
import { spendingWithin } from '../models/holds.ts'
import { done } from '../outcome.ts'
import { readPolicy, toPolicy } from '../tenancy/policy/rows.ts'
import { addedItemId, deltaId } from './claims/ids.ts'
import { itemsById, type StoredClaim, storedClaims } from './claims/rows.ts'
import { changeItems } from './claims/write.ts'
import { type Candidates, readCandidates } from './learning/candidates.ts'
import { deltaById, keepDelta } from './learning/deltas.ts'
import { type Facts, factsOf } from './learning/facts.ts'
import { type LearningPlan, planLearning } from './learning/plan.ts'
import { Learn, type Learned } from './learning/schemas.ts'
import { type Thoughts, think } from './learning/think.ts'
import { type RunRow, runById } from './runs/rows.ts'

/**
 * Learnings at once on one bank that change the same items: each but the first plans again, without asking a
 * model again.
 */
const TRIES = 8

/** What the models made of a run: applied to the items as they are, again when they changed meanwhile. */
interface Lesson {
  readonly facts: Facts
  readonly candidates: Candidates
  readonly thoughts: Thoughts
}

/**
 * Learns from a run: facts by code, candidates, proposals, gates and one rewrite, judging, one atomic batch,
 * one delta. A run that was learned gives the same answer again. `dry_run` answers what would be proposed,
 * dropped and judged, and changes nothing.
 * @throws CoreError `not_found`
 * @throws WorkError when a model or the embedder fails; nothing is written and the run can be learned again
 */
export async function learn(ctx: Context, input: Learn): Promise<Learned> {
  const { run_id, dry_run } = Learn.parse(input)
  const { runs, deltas, policy, spending } = await read(ctx, {
    runs: runById(run_id),
    deltas: deltaById(deltaId(ctx.tenant_id, run_id)),
    policy: readPolicy(),
    spending: spentToday(ctx),
  })
  const [run] = runs
  const [delta] = deltas
  if (!run) throw new CoreError('not_found', `There is no run ${run_id.slice(0, 80)}.`)
  if (delta) return delta.learned
  const within = spendingWithin(ctx, spending)
  const facts = factsOf(run)
  const candidates = await readCandidates(within, run, facts, toPolicy(policy).experience_candidates)
  const lesson = { facts, candidates, thoughts: await think(within, facts, candidates) }
  return dry_run ? preview(within, lesson) : store(within, run, lesson)
}

async function planNow(ctx: Context, { facts, candidates, thoughts }: Lesson) {
  const ids = [...candidates.keys()]
  const { items, claims, deltas } = await read(ctx, {
    items: itemsById(ids),
    claims: storedClaims(ids),
    deltas: deltaById(deltaId(ctx.tenant_id, facts.run_id)),
  })
  const sorted = items.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  const plan = planLearning(sorted, thoughts, facts, (place) =>
    addedItemId(ctx.tenant_id, facts.run_id, place),
  )
  return { plan, claims, delta: deltas[0] }
}

async function preview(ctx: Context, lesson: Lesson): Promise<Learned> {
  const { plan } = await planNow(ctx, lesson)
  return { delta_id: null, ...plan.learned, added: [], updated: [], archived: [] }
}

/**
 * Items are guarded by their versions: when another learning was faster, the thoughts are applied to what it
 * left.
 */
async function store(ctx: Context, run: RunRow, lesson: Lesson): Promise<Learned> {
  for (let attempt = 1; ; attempt += 1) {
    const { plan, claims, delta } = await planNow(ctx, lesson)
    if (delta) return delta.learned
    try {
      return await writeLesson(ctx, run, plan, claims)
    } catch (error) {
      if (attempt === TRIES || !isOvertaken(error)) throw error
    }
  }
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof CoreError && (error.code === 'version_conflict' || error.code === 'conflict')

async function writeLesson(
  ctx: Context,
  run: RunRow,
  plan: LearningPlan,
  claims: readonly StoredClaim[],
): Promise<Learned> {
  const delta_id = deltaId(ctx.tenant_id, run.run_id)
  const learned = { delta_id, ...plan.learned }
  const note = { actor: 'learning' as const, run_id: run.run_id, delta_id }
  const { lock, changed } = await changeItems(ctx, run.bank, plan.changes, claims, note)
  const { notLearned, kept, noted } = keepDelta(run, learned, plan.changes, ctx.clock.now())
  await write(ctx, { notLearned, changed, kept, noted }, { on: lock, keeps: done(learned) })
  return learned
}

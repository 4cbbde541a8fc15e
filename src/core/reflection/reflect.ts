import type { Context } from '../context.ts'
import { CoreError, isGuard } from '../errors.ts'
import { batchWithCalls, flushCalls } from '../models/calls.ts'
import type { Message } from '../ports.ts'
import { remember } from '../tenancy/records/idempotency.ts'
import { type ClaimedCycle, claimCycle, readAgain } from './cycle/claim.ts'
import { toCycle } from './cycle/cycle.ts'
import { describeFailure, placeOf, writeFailure } from './cycle/fail.ts'
import { type Outcome, writePlan } from './cycle/write.ts'
import type { Plan } from './plan/types.ts'
import { type Reflected, ReflectInput } from './schemas.ts'
import { planFrom, type Tally, type Thought, think } from './thinking/think.ts'
import type { Occasion } from './triggers/decide.ts'

/** Runs a reflection inside the request if a trigger holds, or says why not (page 05, "When"). A failed cycle is an answer, not an error. */
export async function reflect(ctx: Context, input: ReflectInput): Promise<Reflected> {
  const { user_id, force, session_ended } = ReflectInput.parse(input)
  return runCycle(ctx, user_id, force ? 'force' : session_ended ? 'session_end' : 'check')
}

export type ReflectMessage = Extract<Message, { kind: 'reflect' }>

/** The same for a delivery. A second one finds nothing to do. */
export async function reflectMessage(
  ctx: Context,
  { user_id, trigger }: Pick<ReflectMessage, 'user_id' | 'trigger'>,
) {
  return runCycle(ctx, user_id, trigger)
}

/** Read (and take the lease), think, write: two round trips, one more read when the traits changed meanwhile. */
async function runCycle(ctx: Context, user_id: string, occasion: Occasion): Promise<Reflected> {
  const claim = await claimCycle(ctx, user_id, occasion)
  if ('reason' in claim) return notTriggered(claim.reason, claim.unreflected)
  const { cycle } = claim
  const tally: Tally = { model_calls: 0 }
  try {
    const answer = await write(ctx, cycle, await think(ctx, cycle, tally), tally)
    if (answer.remaining > 0) await goOn(ctx, cycle)
    return answer
  } catch (error) {
    if (isGuard(error, 'replayed')) throw error
    return isRefused(error) ? lostLease(ctx, cycle) : failed(ctx, cycle, error, tally)
  }
}

async function write(
  ctx: Context,
  cycle: ClaimedCycle,
  thought: Thought,
  { model_calls }: Tally,
): Promise<Reflected> {
  const outcome: Outcome = { model_calls, error: thought.error, completed_at: ctx.clock.now() }
  const commit = async (rows: Pick<ClaimedCycle, 'traits' | 'evidence'>) => {
    const plan = planFrom(cycle, rows, thought)
    const answer = reflected(
      cycle,
      completed(cycle, plan, outcome),
      cycle.unreflected - cycle.memories.length,
    )
    await batchWithCalls(ctx, [
      ...writePlan(ctx, cycle, rows.traits, plan, outcome),
      ...remember(ctx, 200, answer),
    ])
    return answer
  }
  try {
    return await commit(cycle)
  } catch (error) {
    if (!(error instanceof CoreError && error.code === 'version_conflict')) throw error
    return commit(await readAgain(ctx, cycle))
  }
}

const notTriggered = (reason: Reflected['reason'], remaining: number): Reflected => ({
  triggered: false,
  reason,
  trigger_type: null,
  trigger_value: null,
  cycle: null,
  remaining,
})

function reflected({ triggered }: ClaimedCycle, cycle: Reflected['cycle'], remaining: number): Reflected {
  return {
    triggered: true,
    reason: null,
    trigger_type: triggered.type,
    trigger_value: triggered.value,
    cycle,
    remaining,
  }
}

const nothingDone = { traits_created: 0, traits_reinforced: 0, traits_updated: 0, traits_dissolved: 0 }

const started = ({ cycle_id, triggered, memories, now }: ClaimedCycle) => ({
  id: cycle_id,
  trigger_type: triggered.type,
  trigger_value: triggered.value,
  memories_scanned: memories.length,
  started_at: now,
})

const completed = (cycle: ClaimedCycle, { counts, rejected }: Plan, outcome: Outcome) =>
  toCycle({ ...started(cycle), status: 'completed', ...counts, rejected, ...outcome })

const isRefused = (error: unknown): error is CoreError =>
  error instanceof CoreError && error.code === 'in_progress'

/** Another worker has the subject: it was slower than its lease, or the user is being erased. The calls were made all the same. */
async function lostLease(ctx: Context, cycle: ClaimedCycle): Promise<Reflected> {
  await flushCalls(ctx)
  return notTriggered('in_progress', cycle.unreflected)
}

/** @throws what the failure row could not be written for: then nothing is recorded and the lease runs out by itself */
async function failed(
  ctx: Context,
  cycle: ClaimedCycle,
  error: unknown,
  { model_calls }: Tally,
): Promise<Reflected> {
  const outcome: Outcome = { model_calls, error: describeFailure(error), completed_at: ctx.clock.now() }
  ctx.log.error('reflection_failed', { cycle_id: cycle.cycle_id, failure: outcome.error, ...placeOf(error) })
  const row = toCycle({ ...started(cycle), status: 'failed', ...nothingDone, rejected: {}, ...outcome })
  const answer = reflected(cycle, row, cycle.unreflected)
  try {
    await batchWithCalls(ctx, [...writeFailure(cycle, error, outcome), ...remember(ctx, 200, answer)])
    return answer
  } catch (failure) {
    if (isRefused(failure)) return lostLease(ctx, cycle)
    throw failure
  }
}

/** Hands the rest over. What is not handed over is found by the next trigger or sweep. */
async function goOn(ctx: Context, { cycle_id, user_id }: ClaimedCycle): Promise<void> {
  const { tenant_id } = ctx
  try {
    await ctx.dispatcher.dispatch([
      {
        kind: 'reflect',
        tenant_id,
        user_id,
        trigger: 'continuation',
        deduplication_id: `reflect-after-${cycle_id}`,
      },
    ])
  } catch (error) {
    ctx.log.error('dispatch_failed', { kind: 'reflect', cycle_id, ...placeOf(error) })
  }
}

import type { Context } from '../context.ts'
import { writeLedger } from '../doors.ts'
import { CoreError, isGuard } from '../errors.ts'
import { enduring, spendingFor, spendingWithin } from '../models/holds.ts'
import type { Message } from '../ports.ts'
import { notTriggered } from './cycle/answer.ts'
import { beginCycle, type RunningCycle, readAgain } from './cycle/begin.ts'
import { completeCycle } from './cycle/complete.ts'
import { describeFailure, failCycle, whereThrown } from './cycle/fail.ts'
import { planCycle } from './plan/plan.ts'
import { type Reflected, ReflectInput } from './schemas.ts'
import { type Tally, type Thinking, think } from './thinking/think.ts'
import type { Occasion } from './triggers/decide.ts'

/** Runs a reflection if a trigger holds, or says why not. A failed cycle is an answer, not an error. */
export async function reflect(ctx: Context, input: ReflectInput): Promise<Reflected> {
  const { user_id, force, session_ended } = ReflectInput.parse(input)
  return runCycle(ctx, user_id, force ? 'force' : session_ended ? 'session_end' : 'check')
}

export type ReflectMessage = Extract<Message, { kind: 'reflect' }>

/** The same for a delivery. A second one finds nothing to do. */
export async function reflectMessage(
  ctx: Context,
  { user_id, trigger }: Pick<ReflectMessage, 'user_id' | 'trigger'>,
): Promise<Reflected> {
  return runCycle(ctx, user_id, trigger)
}

/**
 * Read (and take the lease), think, write: two round trips, one more read when the traits changed meanwhile.
 */
async function runCycle(ctx: Context, user_id: string, occasion: Occasion): Promise<Reflected> {
  const begun = await beginCycle(ctx, user_id, occasion)
  if ('reason' in begun) return notTriggered(begun.reason, begun.unreflected)
  const { cycle } = begun
  const tally: Tally = { model_calls: 0 }
  try {
    const spending = enduring(spendingFor(spendingWithin(ctx, cycle.spending), user_id))
    const answer = await conclude(ctx, cycle, await think(spending, cycle, tally), tally)
    if (answer.remaining > 0) await goOn(ctx, cycle)
    return answer
  } catch (error) {
    if (isGuard(error, 'replayed')) throw error
    return isGuard(error, 'lease_lost') ? leaseLost(ctx, cycle) : failed(ctx, cycle, error, tally)
  }
}

/** Plans and writes; if the traits changed meanwhile, once more from what they are now and the same words. */
async function conclude(
  ctx: Context,
  cycle: RunningCycle,
  { thought, error }: Thinking,
  { model_calls }: Tally,
): Promise<Reflected> {
  const ending = { model_calls, error, completed_at: ctx.clock.now() }
  const complete = (found: RunningCycle) =>
    completeCycle(ctx, found, planCycle({ ...found, ...thought }), ending)
  try {
    return await complete(cycle)
  } catch (conflict) {
    if (!(conflict instanceof CoreError && conflict.code === 'version_conflict')) throw conflict
    return complete(await readAgain(ctx, cycle))
  }
}

/**
 * Another worker has the subject: it was slower than its lease, or the user is being erased. The calls were
 * made all the same.
 */
async function leaseLost(ctx: Context, cycle: RunningCycle): Promise<Reflected> {
  await writeLedger(ctx)
  return notTriggered('in_progress', cycle.unreflected)
}

/** @throws what kept the failure from being written: nothing is recorded then, and the lease runs out */
async function failed(
  ctx: Context,
  cycle: RunningCycle,
  error: unknown,
  { model_calls }: Tally,
): Promise<Reflected> {
  const failure = describeFailure(error)
  ctx.log.error('reflection_failed', { cycle_id: cycle.cycle_id, failure, ...whereThrown(error) })
  try {
    return await failCycle(ctx, cycle, error, { model_calls, error: failure, completed_at: ctx.clock.now() })
  } catch (unwritten) {
    if (isGuard(unwritten, 'lease_lost')) return leaseLost(ctx, cycle)
    throw unwritten
  }
}

/** Hands the rest over. What is not handed over is found by the next trigger or sweep. */
async function goOn(ctx: Context, { cycle_id, user_id }: RunningCycle): Promise<void> {
  const { tenant_id } = ctx
  const deduplication_id = `reflect-after-${cycle_id}`
  try {
    await ctx.dispatcher.dispatch([
      { kind: 'reflect', tenant_id, user_id, trigger: 'continuation', deduplication_id },
    ])
  } catch (error) {
    ctx.log.error('dispatch_failed', { kind: 'reflect', cycle_id, ...whereThrown(error) })
  }
}

import { sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import { uuid, uuids } from '../../../../db/sql.ts'
import type { Context } from '../../context.ts'
import { read, write } from '../../doors.ts'
import { CoreError } from '../../errors.ts'
import { lockSubject, subjectId, userSubject } from '../../tenancy/records/subjects.ts'
import { finishPlan, type NewPlan, type PlanRow, planRow, storePlan, versionsOf } from '../reading/plans.ts'
import type { ForgetPlan, Forgotten } from '../schemas.ts'
import { receiptRows, toForgotten } from '../writing/receipts.ts'
import { planOf } from './answers.ts'
import { carryOut } from './carry-out.ts'
import { type Deletion, think } from './work.ts'

const LASTS_MS = 15 * 60_000

/** What a plan is to hold, the best first. */
export interface Found {
  readonly user_id: string
  readonly kind: NewPlan['kind']
  readonly found: ForgetPlan['found']
  readonly remaining: number
}

const idsOf = (found: ForgetPlan['found'], kind: 'memory' | 'turn'): string[] =>
  found.filter((one) => one.kind === kind).map(({ id }) => id)

const deletionOf = (
  { user_id, kind }: Pick<Found, 'user_id' | 'kind'>,
  memory_ids: readonly string[],
  turns: readonly string[],
): Deletion => ({ user_id, kind, memory_ids, turns: sql`turn.id = ANY(${uuids(turns)})` })

/** Says what would go and keeps the ids of it for 15 minutes. */
export async function makePlan(ctx: Context, given: Found): Promise<ForgetPlan> {
  const ref = userSubject(given.user_id)
  const subject = subjectId(ref)
  const [memories, turns] = [idsOf(given.found, 'memory'), idsOf(given.found, 'turn')]
  const { versions } = await read(ctx, { versions: versionsOf(subject, { memories, turns }) })
  const known = new Map(versions.map((one) => [one.id, one]))
  const pick = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? [])
  const thought = await think(ctx, deletionOf(given, memories, turns))
  const plan: NewPlan = {
    id: v4(),
    kind: given.kind,
    targets: { memories: pick(memories), turns: pick(turns) },
    now: thought.at,
    expires_at: new Date(thought.at.getTime() + LASTS_MS),
  }
  await write(ctx, { plan: storePlan(subject, plan) }, { on: lockSubject(ref) })
  return planOf(thought, {
    plan_id: plan.id,
    expires_at: plan.expires_at.toISOString(),
    found: given.found,
    remaining: given.remaining,
  })
}

export interface Order {
  readonly user_id: string
  readonly kind: NewPlan['kind']
  readonly plan_id: string
  /** Only these of the plan's. */
  readonly ids?: readonly string[] | undefined
  readonly now: boolean
}

/**
 * Carries out a plan: what it named and is as it was. A second time gives the same receipt.
 * @throws CoreError `not_found`, `plan_expired`, `invalid` for an id that is not the plan's
 */
export async function carryOutPlan(ctx: Context, order: Order): Promise<Forgotten> {
  const subject = subjectId(userSubject(order.user_id))
  let known: PlanRow | undefined
  const find = async (): Promise<Deletion | null> => {
    known = await planFound(ctx, order)
    if (known.receipt !== null) return null
    expectInTime(ctx, known)
    return asItWas(ctx, order, known)
  }
  const forgotten = await carryOut(ctx, find, {
    writes: ({ receipt }) => finishPlan(subject, order.plan_id, receipt),
  })
  return forgotten ?? receiptOf(ctx, known!.receipt!)
}

/**
 * What carrying out a plan would do as things stand now: what has changed since is not among it.
 * @throws CoreError as `carryOutPlan`
 */
export async function lookAtPlan(ctx: Context, order: Order): Promise<ForgetPlan> {
  const known = await planFound(ctx, order)
  expectInTime(ctx, known)
  const deletion = await asItWas(ctx, order, known)
  const thought = await think(ctx, deletion)
  return planOf(thought, { plan_id: order.plan_id, expires_at: known.expires_at.toISOString() })
}

async function planFound(ctx: Context, { user_id, plan_id, kind }: Order): Promise<PlanRow> {
  const subject = subjectId(userSubject(user_id))
  const { plans } = await read(ctx, { plans: planRow(subject, plan_id, kind) })
  if (!plans[0]) throw new CoreError('not_found', `There is no plan ${plan_id}.`)
  return plans[0]
}

function expectInTime(ctx: Context, { expires_at }: PlanRow): void {
  if (expires_at <= ctx.clock.now()) throw new CoreError('plan_expired', 'The plan is older than 15 minutes.')
}

/** What of a plan is as it was; the rest is skipped. */
async function asItWas(ctx: Context, order: Order, { targets }: PlanRow): Promise<Deletion> {
  const subject = subjectId(userSubject(order.user_id))
  expectOfPlan(order.ids ?? [], targets)
  const asked = new Set(order.ids ?? [...targets.memories, ...targets.turns].map(({ id }) => id))
  const named = {
    memories: targets.memories.filter(({ id }) => asked.has(id)),
    turns: targets.turns.filter(({ id }) => asked.has(id)),
  }
  const ids = { memories: named.memories.map(({ id }) => id), turns: named.turns.map(({ id }) => id) }
  const { versions } = await read(ctx, { versions: versionsOf(subject, ids) })
  const now = new Map(versions.map(({ id, version }) => [id, version]))
  const isSame = ({ id, version }: { id: string; version: number }) => now.get(id) === version
  const of = (some: typeof named.memories) => some.filter(isSame).map(({ id }) => id)
  const skipped = [...named.memories, ...named.turns].filter((one) => !isSame(one)).map(({ id }) => id)
  return { ...deletionOf(order, of(named.memories), of(named.turns)), now: order.now, skipped }
}

function expectOfPlan(ids: readonly string[], { memories, turns }: PlanRow['targets']): void {
  const known = new Set([...memories, ...turns].map(({ id }) => id))
  const issues = ids.flatMap((id, place) =>
    known.has(id) ? [] : [{ path: `ids.${place}`, code: 'not_in_plan', message: 'is not in the plan' }],
  )
  if (issues.length > 0) throw new CoreError('invalid', `${issues[0]!.path}: is not in the plan`, { issues })
}

async function receiptOf(ctx: Context, receipt: string): Promise<Forgotten> {
  const { receipts } = await read(ctx, { receipts: receiptRows(sql`receipt.id = ${uuid(receipt)}`) })
  return toForgotten(receipts[0]!)
}

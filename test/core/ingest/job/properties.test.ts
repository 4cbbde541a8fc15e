import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import type { Context } from '../../../../src/core/context.ts'
import { runJob } from '../../../../src/core/ingest/run-job.ts'
import { offlineEmbedder } from '../../../../src/core/rules/embedder.ts'
import { offlineModels } from '../../../../src/core/rules/index.ts'
import { committed } from '../../../support/given/committed.ts'
import { given } from '../../../support/given.ts'
import { conversation, cutInto, inOrder } from '../support/conversations.ts'
import { memoriesOf, relationsOf, snapshot } from '../support/snapshot.ts'
import type { TestTurn } from '../support/support.ts'

const embedder = offlineEmbedder(1024)
const tenant = () => given.tenant({ models: offlineModels(), embedder })
const SLOW = 300_000
const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 8) }

/**
 * Who moves in one session and back in another is a new fact or an old one, by what came first: not in both
 * of them here.
 */
const MOVES = /Boston|Seattle|大连/u

const commit = (ctx: Context, session_id: string, turns: readonly TestTurn[]) =>
  committed(ctx, { session_id, user_id: 'u', turns: [...turns] })

/**
 * Delivers what there is to deliver until nothing is left: the first of the waiting, and again what came
 * before, as `picks` say.
 */
async function deliver(ctx: Context, jobs: readonly string[], picks: readonly number[]): Promise<void> {
  for (const pick of picks) await runJob(ctx, { job_id: jobs[pick % jobs.length]! })
  for (let round = 0; round < jobs.length; round += 1)
    for (const job_id of jobs) await runJob(ctx, { job_id })
}

const asks = ({ text }: TestTurn): boolean => /^Remember that|^记住/u.test(text)

const HOME = 'I live in Boston and I work at Acme Labs.'
const AWAY = '我住在大连，喜欢钓鱼。'
const heard = (...texts: string[]) => inOrder(texts.map((text) => ({ role: 'user', text })))
/**
 * What a newer value ended, in an earlier commit or in this one, comes back, and a pin reads again the turns
 * from before.
 */
const RETURNS: [TestTurn[], number[]][] = [
  [heard(HOME, HOME, AWAY, HOME), [2]],
  [heard(HOME, AWAY, HOME, '记住这个'), [3]],
  [heard(HOME, HOME, HOME, AWAY, HOME, '记住这个'), [5]],
  [heard('I moved to Seattle.', HOME, HOME, '记住这个'), [2]],
]

test.prop([conversation(10), fc.array(fc.nat(20), { maxLength: 5 })], { ...RUNS, examples: RETURNS })(
  'any cut of a conversation into commits gives the same memories',
  async (turns, cuts) => {
    // Who asks to keep something counts where one person speaks: a part does not know who comes later.
    fc.pre(
      new Set(turns.filter(({ role }) => role === 'user').map(({ name }) => name)).size < 2 ||
        !turns.some(asks),
    )
    const [whole, parts] = [await tenant(), await tenant()]
    const one = await commit(whole.ctx, 's', turns)
    await runJob(whole.ctx, { job_id: one.job_id! })
    for (const part of cutInto(turns, cuts)) {
      const { job_id } = await commit(parts.ctx, 's', part)
      await runJob(parts.ctx, { job_id: job_id! })
    }
    expect(await memoriesOf(parts.ctx)).toEqual(await memoriesOf(whole.ctx))
    expect(await relationsOf(parts.ctx)).toEqual(await relationsOf(whole.ctx))
  },
  SLOW,
)

test.prop(
  [
    conversation(8),
    fc.array(fc.nat(20), { maxLength: 4 }),
    fc.array(fc.nat(40), { maxLength: 8 }),
    fc.array(fc.nat(9), { maxLength: 12 }),
  ],
  RUNS,
)(
  'any repetition of commits, any order and repetition of deliveries gives the same database',
  async (turns, cuts, again, picks) => {
    const { ctx, as } = await tenant()
    const commits = cutInto(turns, cuts)
    const jobs: string[] = []
    for (const part of commits) jobs.push((await commit(ctx, 's', part)).job_id!)
    await deliver(ctx, jobs, [])
    const plain = await snapshot(ctx)

    const other = await tenant()
    const repeated: string[] = []
    for (const [place, part] of commits.entries()) {
      repeated.push((await commit(other.ctx, 's', part)).job_id!)
      for (const pick of again.filter((one) => one % commits.length === place)) {
        const earlier = commits[pick % (place + 1)]!
        const { accepted_turns } = await commit(other.ctx, 's', earlier)
        expect(accepted_turns).toBe(0)
      }
      if (picks.length > 0)
        await runJob(other.ctx, { job_id: repeated[picks[place % picks.length]! % repeated.length]! })
    }
    await deliver(other.ctx, repeated, picks)
    expect(withoutIds(await snapshot(other.ctx))).toEqual(withoutIds(plain))

    await deliver(as({ kind: 'system' }), jobs, picks)
    expect(await snapshot(ctx)).toEqual(plain)
  },
)

test.prop(
  [
    conversation(6),
    conversation(6, 100),
    fc.array(fc.nat(3), { maxLength: 3 }),
    fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
  ],
  RUNS,
)(
  'any interleaving of two sessions gives the same memories',
  async (first, later, cuts, order) => {
    const second = later.filter((turn) => !MOVES.test(turn.text))
    if (second.length === 0) return

    const [apart, mixed] = [await tenant(), await tenant()]
    const parts = [
      cutInto(first, cuts).map((part) => ['a', part] as const),
      cutInto(second, cuts).map((part) => ['b', part] as const),
    ]
    for (const [session, part] of parts.flat()) {
      const { job_id } = await commit(apart.ctx, session, part)
      await runJob(apart.ctx, { job_id: job_id! })
    }
    const queues = parts.map((list) => [...list])
    const jobs: string[] = []
    for (const left of [...order, true, false, true, false, true, false]) {
      const next = queues[left ? 0 : 1]!.shift()
      if (next) jobs.push((await commit(mixed.ctx, next[0], next[1])).job_id!)
    }
    await deliver(mixed.ctx, jobs.toReversed(), [])
    expect(await memoriesOf(mixed.ctx)).toEqual(await memoriesOf(apart.ctx))
    expect(await relationsOf(mixed.ctx)).toEqual(await relationsOf(apart.ctx))
  },
  SLOW,
)

/** Ids are derived from tenant and place, so two tenants differ in them and in nothing else. */
function withoutIds(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, inner) =>
    /^(id|job_id|memory_id|entity_id)$/u.test(key) ? undefined : inner,
  )
}

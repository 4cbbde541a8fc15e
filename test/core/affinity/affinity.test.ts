import { fc, test } from '@fast-check/vitest'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { policies } from '../../../db/schema/index.ts'
import { getAffinity } from '../../../src/core/affinity/get-affinity.ts'
import { listAffinityEvents } from '../../../src/core/affinity/list-affinity-events.ts'
import { changeAffinity, confirmationSignal } from '../../../src/core/affinity/scoring/change.ts'
import { messageShares, scoreAt, sumOf } from '../../../src/core/affinity/scoring/score.ts'
import { sendSignals } from '../../../src/core/affinity/send-signals.ts'
import { settleAffinity } from '../../../src/core/affinity/settle-affinity.ts'
import type { Context } from '../../../src/core/context.ts'
import { readAnswer } from '../../../src/core/tenancy/records/idempotency.ts'
import { upsertSubject, userSubject } from '../../../src/core/tenancy/records/subjects.ts'
import { given } from '../../support/given.ts'
import { query } from '../../support/query.ts'

const user_id = 'u1'
const ref = userSubject(user_id)

async function message(ctx: Context, valence = 0, user = ref) {
  const now = ctx.clock.now()
  const [, [changed]] = await ctx.db.batch([
    upsertSubject(user, now),
    changeAffinity(user, { cause: 'message', shares: messageShares(valence), now }),
  ])
  return changed!
}

const historyOf = async (ctx: Context) => (await listAffinityEvents(ctx, { user_id, limit: 200 })).items
const total = (items: readonly { delta: number }[]) =>
  Math.round(items.reduce((sum, event) => sum + event.delta, 0) * 1e4) / 1e4

describe('reading', () => {
  test('an unknown user has the tenant’s initial score, and is not made', async () => {
    const { ctx } = await given.tenant({ policy: { initial_affinity: 0.25 } })
    expect(await getAffinity(ctx, { user_id })).toEqual({
      user_id,
      score: 0.25,
      state: 'acquaintance',
      formality: 'polite',
      intimacy_level: 2,
      next_state: { state: 'friend', at_score: 0.3, messages_needed: 5 },
      last_interaction_at: null,
    })
    expect((await historyOf(ctx)).length).toBe(0)
  })

  test('without a policy a user begins at 0.5, as close_friend', async () => {
    const { ctx } = await given.tenant()
    expect(await getAffinity(ctx, { user_id })).toMatchObject({
      score: 0.5,
      state: 'close_friend',
      intimacy_level: 4,
    })
  })

  test('shows silence at once and writes nothing', async () => {
    const { ctx, clock } = await given.tenant()
    await message(ctx)
    clock.advance({ days: 3, hours: 5 })
    expect((await getAffinity(ctx, { user_id })).score).toBe(0.495)
    expect(await historyOf(ctx)).toHaveLength(1)
  })
})

describe('a message', () => {
  test('is one event of its signals, and moves last_interaction_at', async () => {
    const { ctx, clock } = await given.tenant()
    expect(await message(ctx, 0.3)).toEqual({ before: 5_000, after: 5_115 })
    expect(await historyOf(ctx)).toMatchObject([
      {
        cause: 'message',
        signals: {
          user_initiated: 0.01,
          positive_emotion: 0.0015,
          negative_emotion: null,
          correction: null,
          daily_decay: null,
        },
        delta: 0.0115,
        before: 0.5,
        after: 0.5115,
      },
    ])
    expect((await getAffinity(ctx, { user_id })).last_interaction_at).toBe(clock.now().toISOString())
  })

  test('of strong negative feeling adds −0.01', async () => {
    const { ctx } = await given.tenant()
    expect((await message(ctx, -0.6)).after).toBe(5_000)
    expect((await historyOf(ctx))[0]!.signals).toMatchObject({
      user_initiated: 0.01,
      negative_emotion: -0.01,
    })
  })

  test('after silence makes two events, the silence before it; each is clamped by itself', async () => {
    const { ctx, clock } = await given.tenant({ policy: { initial_affinity: -0.99 } })
    await message(ctx)
    clock.advance({ days: 10 })
    expect(await message(ctx)).toEqual({ before: -10_000, after: -9_900 })
    const [second, silence, first] = await historyOf(ctx)
    expect(silence).toMatchObject({
      cause: 'silence_decay',
      signals: { daily_decay: -0.05 },
      delta: -0.02,
      before: -0.98,
      after: -1,
    })
    expect(second).toMatchObject({ cause: 'message', delta: 0.01, before: -1, after: -0.99 })
    expect(first).toMatchObject({ before: -0.99, after: -0.98 })
  })

  test('at the top moves nothing but is an event all the same', async () => {
    const { ctx } = await given.tenant({ policy: { initial_affinity: 1 } })
    await message(ctx, 1)
    expect(await historyOf(ctx)).toMatchObject([
      { delta: 0, before: 1, after: 1, signals: { user_initiated: 0.01 } },
    ])
  })

  test('thirty at once are all counted', async () => {
    const { ctx } = await given.tenant({ policy: { initial_affinity: 0 } })
    await Promise.all(Array.from({ length: 30 }, () => message(ctx)))
    expect((await getAffinity(ctx, { user_id })).score).toBe(0.3)
    const events = await historyOf(ctx)
    expect(events).toHaveLength(30)
    events.reverse().reduce((before, event) => {
      expect(event.before).toBe(before)
      return event.after
    }, 0)
  })
})

describe('the history', () => {
  test('is strictly newest first: read backwards, each event begins where the one before it ended', async () => {
    const { ctx, clock } = await given.tenant({ policy: { initial_affinity: 0.2 } })
    for (const days of [0, 3, 0, 12, 1]) {
      clock.advance({ days })
      await message(ctx, 0.4)
      await sendSignals(ctx, { user_id, signals: { correction: true } })
    }
    const events = await historyOf(ctx)
    const causes = events.map(({ cause }) => cause).reverse()
    expect(causes).toEqual([
      ...['message', 'signals', 'silence_decay', 'message', 'signals', 'message', 'signals'],
      ...['silence_decay', 'message', 'signals', 'silence_decay', 'message', 'signals'],
    ])
    const end = [...events].reverse().reduce((before, event) => {
      expect(event.before).toBe(before)
      return event.after
    }, 0.2)
    expect((await getAffinity(ctx, { user_id })).score).toBe(end)
  })
})

describe('signals', () => {
  test('make an unknown user, and do not count as an interaction', async () => {
    const { ctx } = await given.tenant()
    const answer = await sendSignals(ctx, { user_id, signals: { memory_confirmation: true } })
    expect(answer).toMatchObject({ user_id, score: 0.51, last_interaction_at: null })
    await sendSignals(ctx, { user_id, signals: { correction: true } })
    expect(await historyOf(ctx)).toMatchObject([
      {
        cause: 'signals',
        delta: -0.02,
        signals: { correction: -0.02, memory_confirmation: null, user_initiated: null },
      },
      { cause: 'signals', delta: 0.01 },
    ])
  })

  test('settle the silence before, and the days already settled stay settled', async () => {
    const { ctx, clock } = await given.tenant()
    await message(ctx)
    clock.advance({ days: 2 })
    await sendSignals(ctx, { user_id, signals: { correction: true } })
    clock.advance({ days: 1 })
    expect((await getAffinity(ctx, { user_id })).score).toBe(0.475)
    await message(ctx)
    expect((await historyOf(ctx)).map((event) => [event.cause, event.delta])).toEqual([
      ['message', 0.01],
      ['silence_decay', -0.005],
      ['signals', -0.02],
      ['silence_decay', -0.01],
      ['message', 0.01],
    ])
  })

  test.each([-1, -0.5, 0.0042, 0.2999, 0.5, 0.6999, 1])(
    'keep their answer in the batch, as it is given: %f',
    async (initial_affinity) => {
      const { ctx, clock } = await given.tenant({ policy: { initial_affinity } })
      await message(ctx)
      clock.advance({ days: 2 })
      const progress = { checked: false, kept: false }
      const idempotency = { key: 'k', actor: '', route: 'POST /signals', body_hash: 'h', progress }
      const answer = await sendSignals(
        { ...ctx, idempotency },
        { user_id, signals: { memory_confirmation: true } },
      )
      const [[kept]] = await ctx.db.batch([readAnswer(idempotency, clock.now())])
      expect(kept!.answer).toEqual(answer)
    },
  )

  test('that are not given are refused', async () => {
    const { ctx } = await given.tenant()
    await expect(sendSignals(ctx, { user_id, signals: {} })).rejects.toThrow('at least one signal')
  })

  test('a memory’s confirmation and correction are events of their own cause', async () => {
    const { ctx, clock } = await given.tenant()
    await ctx.db.batch([upsertSubject(ref, clock.now()), confirmationSignal(ref, 'correction', clock.now())])
    await ctx.db.batch([
      upsertSubject(ref, clock.now()),
      confirmationSignal(ref, 'memory_confirmation', clock.now()),
    ])
    expect((await historyOf(ctx)).map((event) => [event.cause, event.delta])).toEqual([
      ['confirm', 0.01],
      ['confirm', -0.02],
    ])
  })
})

describe('the daily job', () => {
  test('settles those whose state changes, once, and leaves the others to their next message', async () => {
    const { ctx, clock, database } = await given.tenant({ policy: { initial_affinity: 0.5 } })
    const system = { db: database.asSystem(), clock }
    await message(ctx)
    clock.advance({ days: 2 })
    await settleAffinity(system)
    expect(await historyOf(ctx)).toHaveLength(1)
    clock.advance({ days: 1 })
    await Promise.all([settleAffinity(system), settleAffinity(system)])
    await settleAffinity(system)
    expect(await historyOf(ctx)).toMatchObject([
      { cause: 'silence_decay', delta: -0.015, before: 0.51, after: 0.495 },
      {},
    ])
    clock.advance({ days: 7 })
    await message(ctx)
    expect((await getAffinity(ctx, { user_id })).score).toBe(0.47)
    expect(total(await historyOf(ctx))).toBe(-0.03)
  })
})

test('a later policy changes no known user', async () => {
  const { ctx, clock, tenant_id, database } = await given.tenant({ policy: { initial_affinity: 0.2 } })
  await ctx.db.batch([upsertSubject(ref, clock.now())])
  const later = query.update(policies).set({ policy: { initial_affinity: 0.9 } })
  await database.asSystem().batch([later.where(eq(policies.tenant_id, tenant_id))])
  expect((await getAffinity(ctx, { user_id })).score).toBe(0.2)
  expect((await getAffinity(ctx, { user_id: 'new' })).score).toBe(0.9)
})

test('the history goes on over pages', async () => {
  const { ctx, clock } = await given.tenant()
  for (let count = 0; count < 5; count += 1) {
    await message(ctx)
    clock.advance({ days: 1 })
  }
  const all = await historyOf(ctx)
  const seen = []
  let cursor: string | null | undefined
  do {
    const page = await listAffinityEvents(ctx, { user_id, limit: 2, ...(cursor && { cursor }) })
    seen.push(...page.items)
    cursor = page.next_cursor
  } while (cursor)
  expect(seen).toEqual(all)
  expect(all).toHaveLength(9)
})

const step = fc.record({
  hours: fc.integer({ min: 0, max: 200 }),
  valence: fc.integer({ min: -10, max: 10 }),
})
test.prop([fc.array(step, { minLength: 1, maxLength: 8 })], { numRuns: 20 })(
  'history replays to the score, and the statement agrees with the pure functions',
  async (steps) => {
    const { ctx, clock } = await given.tenant()
    let stored = { score: 5_000, last_interaction_at: null as Date | null, settled_days: 0 }
    for (const { hours, valence } of steps) {
      clock.advance({ hours })
      const before = scoreAt(stored, clock.now())
      const after = Math.max(-10_000, Math.min(10_000, before + sumOf(messageShares(valence / 10))))
      expect(await message(ctx, valence / 10)).toEqual({ before, after })
      stored = { score: after, last_interaction_at: clock.now(), settled_days: 0 }
    }
    const { score } = await getAffinity(ctx, { user_id })
    expect(total(await historyOf(ctx))).toBeCloseTo(score - 0.5, 10)
  },
)

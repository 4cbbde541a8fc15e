import { expect, test } from 'vitest'
import type { Context } from '../../../src/core/context.ts'
import type { Held } from '../../../src/core/ports.ts'
import { prepareRecall } from '../../../src/core/recall/reading/read.ts'
import { lately } from '../../../src/core/recall/reading/speakers/lately.ts'
import { fits, type Holding, holdingOf } from '../../../src/core/recall/reading/statement/holding.ts'
import { recall } from '../../../src/core/recall/recall.ts'
import { Recall } from '../../../src/core/recall/schemas.ts'
import { offlineEmbedder } from '../../../src/core/rules/embedder.ts'
import { counted, recallingTenant, say, store, USER } from '../../support/given/recalling.ts'

const THINGS = ['kite', 'boat', 'lamp', 'drum', 'rug']
const MANY = Array.from(
  { length: 120 },
  (_, place) => `Bought a ${THINGS[place % THINGS.length]} in harbour town number ${place}`,
)

const QUERIES: readonly Partial<Recall>[] = [
  { query: 'Who bought a kite by the harbour?' },
  { query: 'When did she buy the drum on 2 March?', sources: ['memories'] },
  { query: 'the boat of number 11', types: ['fact'], explain: true },
  { query: 'lamps and rugs', as_of: '2026-03-02T08:59:00Z' },
  { query: 'kite', sources: ['turns'] },
]

async function answered(ctx: Context, asked: Partial<Recall>, holding: Holding) {
  const request = Recall.parse({ user_id: USER, abstain_below: 0, ...asked })
  const { vectors } = await offlineEmbedder(1024).embed([request.query])
  const options = { vector: vectors[0]!, now: ctx.clock.now(), nearness: null, holding }
  const prepared = prepareRecall(request, options)
  const [rows] = await ctx.db.batch([prepared.statement])
  return prepared.answer(rows)
}

async function expectSame(ctx: Context, holdings: readonly Holding[]): Promise<void> {
  for (const asked of QUERIES) {
    const any = await answered(ctx, asked, 'any')
    for (const holding of holdings) expect(await answered(ctx, asked, holding)).toEqual(any)
  }
}

test('who holds few rows is answered the same by the shorter statements', async () => {
  const { ctx } = await recallingTenant()
  const ids = await store(ctx, MANY)
  await expectSame(ctx, ['few', 'no_turns'])
  const probe = ids.slice(0, 2)
  for (const sources of [undefined, ['memories' as const]]) {
    const asked = { query: 'the boat of number 11', explain: true, probe, ...(sources && { sources }) }
    expect(await answered(ctx, asked, 'no_turns')).toEqual(await answered(ctx, asked, 'any'))
  }
  await say(ctx, 's', ['I bought a kite by the harbour.', 'The drum is from 2 March.'])
  await expectSame(ctx, ['few'])
})

test('of another time there may be more: what is asked of it is written for any number', () => {
  const written = (holding: Holding, as_of?: string) => {
    const request = Recall.parse({ user_id: USER, query: 'kite', ...(as_of && { as_of }) })
    const options = { vector: null, now: new Date('2026-03-02T09:00:00Z'), nearness: null, holding }
    const { statement } = prepareRecall(request, options)
    return (statement as unknown as { getQuery(): { sql: string } }).getQuery().sql
  }
  expect(written('few')).not.toBe(written('any'))
  const then = '2026-03-02T08:59:00Z'
  expect(written('few', then)).toBe(written('any', then))
})

test('a user who holds more by now than the statement was written for is asked again', async () => {
  const { ctx } = await recallingTenant()
  const holdings = lately<Held>()(ctx.tenant_id)
  const watched = counted({ ...ctx, holdings })
  const ask = async () => {
    const before = watched.batches.length
    const { results } = await recall(watched.ctx, { user_id: USER, query: 'kite', abstain_below: 0 })
    const turns = results.filter(({ kind }) => kind === 'turn').length
    return { turns, reads: watched.batches.length - before }
  }
  await store(ctx, MANY)
  expect(await ask()).toEqual({ turns: 0, reads: 1 })
  expect(holdings.of(USER, ctx.clock.now())).toEqual({ memories: 120, turns: 0, whole: true })
  expect(await ask()).toEqual({ turns: 0, reads: 1 })
  await say(ctx, 's', ['I flew a kite.'])
  expect(await ask()).toEqual({ turns: 1, reads: 2 })
  expect(await ask()).toEqual({ turns: 1, reads: 1 })
})

test('whose texts have no room whole is asked again, and from then on measured first', async () => {
  const { ctx } = await recallingTenant()
  const holdings = lately<Held>()(ctx.tenant_id)
  const watched = counted({ ...ctx, holdings })
  await store(
    ctx,
    MANY.map((text) => `${text}. ${'"L" '.repeat(480)}`),
  )
  const query = THINGS.join(' ')
  const ask = async (limit: number) => {
    const before = watched.batches.length
    const { results } = await recall(watched.ctx, { user_id: USER, query, limit, abstain_below: 0 })
    const cut = results.filter(({ truncated }) => truncated).length
    return { results: results.length, cut, reads: watched.batches.length - before }
  }
  const few = { results: expect.any(Number), cut: 0, reads: 1 }
  expect(await ask(1)).toEqual({ ...few, results: 1 })
  expect(holdings.of(USER, ctx.clock.now())).toMatchObject({ whole: true })
  const { results, cut, reads } = await ask(200)
  expect([results, reads]).toEqual([120, 2])
  expect(cut).toBeGreaterThan(0)
  expect(holdings.of(USER, ctx.clock.now())).toMatchObject({ whole: false })
  expect(await ask(1)).toEqual({ ...few, results: 1 })
  expect(await ask(200)).toEqual({ results, cut, reads: 1 })
})

test('of whom nothing is known is asked for any number, and turns are looked for until memories are many', () => {
  expect(holdingOf(undefined)).toBe('any')
  expect(holdingOf({ memories: 0, turns: 0 })).toBe('few')
  expect(holdingOf({ memories: 100, turns: 0 })).toBe('no_turns')
  expect(holdingOf({ memories: 100, turns: 1 })).toBe('few')
  expect(holdingOf({ memories: 100, turns: 0, whole: false })).toBe('few')
  expect(holdingOf({ memories: 10_001, turns: 0 })).toBe('any')
  expect(holdingOf({ memories: 1, turns: 10_001 })).toBe('any')
  expect(fits('any', { memories: 10_001, turns: 10_001 })).toBe(true)
  expect(fits('few', { memories: 10_000, turns: 10_000 })).toBe(true)
  expect(fits('few', { memories: 10_001, turns: 0 })).toBe(false)
  expect(fits('no_turns', { memories: 0, turns: 1 })).toBe(false)
})

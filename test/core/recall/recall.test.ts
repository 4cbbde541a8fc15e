import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'
import { recall } from '../../../src/core/recall/recall.ts'
import { Recall } from '../../../src/core/recall/schemas.ts'
import { counted, recallingTenant, say, store, USER } from '../../support/given/recalling.ts'

type Options = Partial<Recall>

const ask = (ctx: Context, query: string, options: Options = {}) =>
  recall(ctx, { user_id: USER, query, ...options })

/** What was found, best first: contents of memories and texts of turns. */
async function found(ctx: Context, query: string, options: Options = {}): Promise<string[]> {
  const { results } = await ask(ctx, query, options)
  return results.map(({ memory, turn }) => memory?.content ?? turn!.text)
}

describe('the request', () => {
  test.each([
    ['an unknown field', { filter: 'x' }],
    ['no query', { query: ' ' }],
    ['an empty list of types', { types: [] }],
    ['an empty list of sources', { sources: [] }],
    ['an unknown type', { types: ['thought'] }],
    ['more than 200 results', { limit: 201 }],
    ['no results', { limit: 0 }],
    ['a moment without an offset', { as_of: '2026-01-01T00:00:00' }],
    ['half a surrogate pair', { query: 'a\ud800' }],
    ['NUL', { query: 'a\0' }],
  ])('%s is refused', (_name, fields) => {
    expect(Recall.safeParse({ user_id: USER, query: 'x', ...fields }).success).toBe(false)
  })

  test('defaults are those of the page', () => {
    expect(Recall.parse({ user_id: USER, query: 'x' })).toMatchObject({
      limit: 10,
      token_budget: 1500,
      profile: 'standard',
      explain: false,
    })
  })
})

describe('the read', () => {
  test('is one embedding call, one round trip and no model', async () => {
    const tenant = await recallingTenant()
    await store(tenant.ctx, ['Plays the saxophone'])
    const { ctx, batches, embedded } = counted(tenant.ctx)
    await ask(ctx, 'saxophone')
    expect(batches).toHaveLength(1)
    expect(embedded).toEqual(['saxophone'])
    expect(tenant.models.requests).toEqual([])
  })

  test('goes to a replica only when asked to', async () => {
    const tenant = await recallingTenant()
    const { ctx, batches } = counted(tenant.ctx)
    await ask(ctx, 'saxophone')
    await ask(ctx, 'saxophone', { consistency: 'eventual' })
    expect(batches.map((options) => (options as { replica?: boolean } | null)?.replica ?? false)).toEqual([
      false,
      true,
    ])
  })

  test('changes nothing', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, [
      {
        content: 'Plays the saxophone',
        trait_stage: 'core',
        trait_confidence: 0.9,
        trait_confidence_at: ctx.clock.now(),
      },
    ])
    const rows = () =>
      ctx.db.batch([
        statement(sql`SELECT *, xmin FROM memories ORDER BY id`),
        statement(sql`SELECT *, xmin FROM subjects ORDER BY id`),
      ])
    const before = await rows()
    await ask(ctx, 'saxophone')
    expect(await rows()).toEqual(before)
  })

  test('an unknown user has nothing', async () => {
    const { ctx } = await recallingTenant()
    expect(await ask(ctx, 'saxophone')).toEqual({
      results: [],
      facts: [],
      context: '',
      refs: {},
      tokens: 0,
      standing: [],
      due: [],
      profile: null,
      confidence: 0,
      abstained: true,
      context_ids: [],
      probed: null,
      query: null,
    })
  })
})

describe('filters', () => {
  const past = '2026-03-02T08:59:59Z'
  const hidden = [
    ['a dissolved trait', { trait_stage: 'dissolved' }],
    ['a trend', { trait_stage: 'trend' }],
    ['a candidate', { trait_stage: 'candidate' }],
    ['an expired memory', { expired_at: past }],
    ['a superseded memory', { superseded_by: '00000000-0000-4000-8000-000000000000' }],
    ['a memory past its time to live', { expires_at: past }],
  ] as const

  test.each(hidden)('%s is never found, by words or by meaning', async (_name, columns) => {
    const { ctx } = await recallingTenant()
    await store(ctx, [{ content: 'Plays the saxophone', ...columns }])
    expect(await found(ctx, 'Plays the saxophone')).toEqual([])
    expect(await found(ctx, 'saxophones')).toEqual([])
  })

  test.each(['emerging', 'established', 'core', null])(
    'a trait of stage %s, or none, is found',
    async (stage) => {
      const { ctx } = await recallingTenant()
      await store(ctx, [{ content: 'Plays the saxophone', trait_stage: stage, memory_type: 'trait' }])
      expect(await found(ctx, 'saxophone')).toHaveLength(1)
    },
  )

  test('another user and another tenant have their own', async () => {
    const [{ ctx }, other] = [await recallingTenant(), await recallingTenant()]
    await store(ctx, ['Bob plays the saxophone'], 'bob')
    await say(ctx, 'bobs', ['I play the saxophone'], { user_id: 'bob' })
    await store(other.ctx, ['Another plays the saxophone'])
    expect(await found(ctx, 'saxophone')).toEqual([])
  })

  test('types choose among memories; turns have none and come only when sources says so', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, [{ content: 'A saxophone note', memory_type: 'note' }, 'A saxophone fact'])
    await say(ctx, 's', ['My saxophone'], { wait: false })
    expect(await found(ctx, 'saxophone', { types: ['note'] })).toEqual(['A saxophone note'])
    expect(
      new Set(await found(ctx, 'saxophone', { types: ['note'], sources: ['memories', 'turns'] })),
    ).toEqual(new Set(['A saxophone note', 'My saxophone']))
  })

  test('memories and turns come unless sources chooses between them', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, ['A saxophone fact'])
    await say(ctx, 's', ['My saxophone'], { wait: false })
    expect(await found(ctx, 'saxophone')).toHaveLength(2)
    expect(await found(ctx, 'saxophone', { sources: ['memories'] })).toEqual(['A saxophone fact'])
    expect(await found(ctx, 'saxophone', { sources: ['turns'] })).toEqual(['My saxophone'])
  })

  test('trait_context leaves out traits of another context, and nothing else', async () => {
    const { ctx } = await recallingTenant()
    const trait = { trait_stage: 'core' }
    await store(ctx, [
      { content: 'Saxophone at work', ...trait, trait_context: 'work' },
      { content: 'Saxophone at home', ...trait, trait_context: 'personal' },
      { content: 'Saxophone anywhere', ...trait, trait_context: 'general' },
      'Saxophone fact',
    ])
    expect(new Set(await found(ctx, 'saxophone', { trait_context: 'work' }))).toEqual(
      new Set(['Saxophone at work', 'Saxophone anywhere', 'Saxophone fact']),
    )
  })

  test('as_of asks in world time: it finds what was superseded since, never what was deleted or dissolved', async () => {
    const { ctx } = await recallingTenant()
    const then = { valid_at: '2020-01-01T00:00:00Z', invalid_at: '2024-01-01T00:00:00Z' }
    await store(ctx, [
      { content: 'Lives in Lisbon', ...then, superseded_by: '00000000-0000-4000-8000-000000000000' },
      { content: 'Lives in Porto', valid_at: '2024-01-01T00:00:00Z' },
      { content: 'Lives in Madrid', ...then, expired_at: '2025-01-01T00:00:00Z' },
      { content: 'Lives like a monk', ...then, trait_stage: 'dissolved' },
    ])
    expect(await found(ctx, 'lives', { as_of: '2022-06-01T00:00:00Z' })).toEqual(['Lives in Lisbon'])
    expect(await found(ctx, 'lives', { as_of: '2024-01-01T00:00:00Z' })).toEqual(['Lives in Porto'])
    expect(await found(ctx, 'lives', { as_of: '2019-01-01T00:00:00+02:00' })).toEqual([])
    expect(await found(ctx, 'lives')).toEqual(['Lives in Porto'])
  })

  test('a memory that waits for confirmation says so', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, [{ content: 'Plays the saxophone', requires_confirmation: true }])
    const { results, context } = await ask(ctx, 'saxophone')
    expect(results[0]?.memory?.requires_confirmation).toBe(true)
    expect(context).toContain('[pending] Plays the saxophone')
  })

  test('min_score holds for the final score', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, ['Plays the saxophone'])
    const [only] = (await ask(ctx, 'saxophone')).results
    expect(await found(ctx, 'saxophone', { min_score: only!.score })).toHaveLength(1)
    expect(await found(ctx, 'saxophone', { min_score: only!.score + 0.001 })).toEqual([])
  })
})

describe('abstaining', () => {
  test('what was never said has no answer', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, ['Adopted a cat named Miso', '住在大连，养了一只猫'])
    await say(ctx, 's', ['We hiked to the lake today', 'It rained all afternoon'])
    for (const query of ['What is my blood type?', '我的血型是什么？']) {
      expect(await ask(ctx, query)).toMatchObject({ results: [], context: '', tokens: 0, abstained: true })
    }
  })

  test('something found is no abstention', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, ['My blood type is A'])
    expect(await ask(ctx, 'What is my blood type?')).toMatchObject({ abstained: false })
  })
})

describe('arms', () => {
  test('a hit of words alone can come first', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, [
      { content: 'The spare key is under the geranium', vector: null },
      'A key question of the spare parts business',
    ])
    expect((await found(ctx, 'geranium spare key'))[0]).toBe('The spare key is under the geranium')
  })

  test('a hit of meaning alone is found', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, [{ content: 'Photographs lighthouses', lexemes: '', length: 0 }])
    expect(await found(ctx, 'photographs of lighthouses')).toEqual(['Photographs lighthouses'])
  })

  test('always as many as asked for, where enough are relevant', async () => {
    const { ctx } = await recallingTenant()
    await store(
      ctx,
      Array.from({ length: 230 }, (_, n) => `Saxophone lesson number ${n}`),
    )
    expect(await found(ctx, 'saxophone', { limit: 200 })).toHaveLength(200)
    expect(await found(ctx, 'saxophone')).toHaveLength(10)
  })

  test.each([
    ['memories of 800 characters', 800, {}],
    ['memories of 1 900 characters', 1_900, {}],
    ['memories with metadata', 100, { metadata: { notes: 'n'.repeat(1_500) } }],
  ])('200 %s', async (_name, characters, more) => {
    const { ctx } = await recallingTenant()
    const filler = 'many words and more '.repeat(100)
    const items = Array.from({ length: 230 }, (_, n) => ({
      content: `Saxophone lesson ${n} ${filler}`.slice(0, characters),
      ...more,
    }))
    for (let start = 0; start < items.length; start += 50) await store(ctx, items.slice(start, start + 50))
    expect((await ask(ctx, 'saxophone', { limit: 200 })).results).toHaveLength(200)
    expect((await ask(ctx, 'saxophone', { limit: 200, sources: ['memories'] })).results).toHaveLength(200)
  })

  test('one large row keeps nothing else away', async () => {
    const { ctx } = await recallingTenant()
    const turns = Array.from({ length: 12 }, (_, n) => `My saxophone ${n}`)
    await say(ctx, 's', turns, { wait: false })
    const large = { type: 'file' as const, ref: 'r'.repeat(2_048), name: 'n'.repeat(256) }
    const attachments = Array.from({ length: 32 }, () => large)
    await say(
      ctx,
      'large',
      [{ text: 'The saxophone in a picture', attachments, meta: { raw: 'm'.repeat(8_000) } }],
      {
        wait: false,
      },
    )
    const { results } = await ask(ctx, 'saxophone', { limit: 50 })
    expect(results).toHaveLength(13)
    expect(results.find(({ turn }) => turn!.text === 'The saxophone in a picture')).toMatchObject({
      truncated: true,
      turn: { attachments: [], meta: {} },
    })
    expect(results.filter(({ truncated }) => truncated)).toHaveLength(1)
  })

  test('filters are inside the arm of words: one fact behind many notes', async () => {
    const { ctx } = await recallingTenant()
    await store(
      ctx,
      Array.from({ length: 260 }, () => ({ content: 'Saxophone', memory_type: 'note', vector: null })),
    )
    const content =
      'A saxophone among very many other things that were said at length about nothing in particular'
    await store(ctx, [{ content, vector: null }])
    expect(await found(ctx, 'saxophone', { types: ['fact'] })).toEqual([content])
  })

  test('filters are inside the arm of codes: one fact behind many notes', async () => {
    const { ctx } = await recallingTenant()
    await store(
      ctx,
      Array.from({ length: 260 }, () => ({
        content: 'Photographs lighthouses',
        memory_type: 'note',
        lexemes: '',
        length: 0,
      })),
    )
    const content = 'Photographs lighthouses and ships'
    await store(ctx, [{ content, lexemes: '', length: 0 }])
    const asked = { types: ['fact' as const], abstain_below: 0 }
    expect(await found(ctx, 'photographs of lighthouses', asked)).toEqual([content])
  })

  test('of equal scores the newer comes first, then the smaller id', async () => {
    const { ctx } = await recallingTenant()
    const old = '2026-01-01T00:00:00Z'
    const ids = await store(
      ctx,
      [old, old, '2025-06-01T00:00:00Z'].map((created_at) => ({
        content: 'Saxophone',
        valid_at: '2024-01-01T00:00:00Z',
        created_at,
      })),
    )
    const results = (await ask(ctx, 'saxophone')).results
    expect(new Set(results.map(({ score }) => score)).size).toBe(1)
    expect(results.map(({ id }) => id)).toEqual(ids.toSorted())
  })

  test('an answer stays under 512 KiB, whatever the turns', async () => {
    const { ctx } = await recallingTenant()
    const long = '萨克斯管演奏会'.repeat(1500)
    for (const session of ['a', 'b', 'c'])
      await say(
        ctx,
        session,
        Array.from({ length: 40 }, (_, n) => `${n} ${long}`),
        { wait: false },
      )
    const answer = await ask(ctx, '萨克斯管', { limit: 20 })
    expect(answer.results).toHaveLength(20)
    expect(answer.results[0]).toMatchObject({ truncated: true })
    expect([...answer.results[0]!.turn!.text]).toHaveLength(2000)
    expect(new TextEncoder().encode(JSON.stringify(answer)).length).toBeLessThan(512 * 1024)
  })

  test('a short text is whole', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, ['Plays the saxophone'])
    expect((await ask(ctx, 'saxophone')).results[0]).toMatchObject({ truncated: false })
  })
})

describe('reading your writes', () => {
  test('a turn is found by its words as soon as its commit was answered, by meaning and as a memory after its job', async () => {
    const { ctx } = await recallingTenant()
    await say(ctx, 's', ['I photographed a lighthouse'], { wait: false })
    expect((await ask(ctx, 'lighthouse')).results.map(({ kind }) => kind)).toEqual(['turn'])
    const cosine = async () =>
      (await ask(ctx, 'lighthouse', { explain: true })).results.find(({ kind }) => kind === 'turn')?.explain
        ?.cosine
    expect(await cosine()).toBeNull()
    await say(ctx, 's2', ['I photographed a lighthouse'], { wait: true })
    expect((await ask(ctx, 'lighthouse')).results.map(({ kind }) => kind)).toContain('memory')
  })
})

import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import {
  bonusesOf,
  companionFactors,
  companionScore,
  standardScore,
} from '../../../src/core/recall/ranking/score.ts'
import { recall } from '../../../src/core/recall/recall.ts'
import { squash } from '../../../src/core/search/lexical.ts'
import { recallingTenant, say, store, USER } from '../../support/given/recalling.ts'

const now = new Date('2026-03-02T09:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const plain = { since: daysAgo(0), importance: 0, trait_stage: null }

describe('bonuses', () => {
  test.each([
    [0, 0.15],
    [30, 0.15 * Math.exp(-1)],
    [15.5, 0.15 * Math.exp(-15.5 / 30)],
    [-3, 0.15],
  ])('recency after %d days', (days, recency) => {
    expect(bonusesOf({ ...plain, since: daysAgo(days) }, now).recency).toBeCloseTo(recency, 12)
  })

  test.each([
    [0, 0],
    [5, 0.075],
    [10, 0.15],
    [null, 0],
  ])('importance %s', (importance, bonus) => {
    expect(bonusesOf({ ...plain, importance }, now).importance).toBeCloseTo(bonus, 12)
  })

  test.each([
    ['emerging', 0.05],
    ['established', 0.15],
    ['core', 0.25],
    ['trend', 0],
    [null, 0],
  ])('trait stage %s', (trait_stage, boost) => {
    expect(bonusesOf({ ...plain, trait_stage }, now).trait_boost).toBe(boost)
  })

  test.prop([
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 10, noNaN: true }),
    fc.nat(4000),
    fc.constantFrom('emerging', 'core', null),
  ])(
    'bonuses lift what is relevant by at most 55 %, and never make relevance',
    (base, importance, days, trait_stage) => {
      const score = standardScore(base, bonusesOf({ since: daysAgo(days), importance, trait_stage }, now))
      expect(score).toBeGreaterThanOrEqual(base)
      expect(score).toBeLessThanOrEqual(base * 1.55 + 1e-12)
    },
  )

  test.prop([fc.double({ min: 0, max: 50, noNaN: true }), fc.double({ min: 0, max: 5, noNaN: true })])(
    'relevance becomes a base in [0, 1] in the same order',
    (one, more) => {
      expect(squash(one)).toBeGreaterThanOrEqual(0)
      expect(squash(one + more)).toBeLessThanOrEqual(1)
      expect(squash(one + more)).toBeGreaterThanOrEqual(squash(one))
    },
  )
})

describe("the companion's four factors", () => {
  const of = { cosine: 0.5, edge: 0.8, valence: 0.3, since: daysAgo(30) }

  test('0.4 cos + 0.3 edge + 0.2 affinity + 0.1 exp(−days/30)', () => {
    expect(companionScore(companionFactors(of, 0.6, now))).toBeCloseTo(
      0.4 * 0.5 + 0.3 * 0.8 + 0.2 * 0.6 + 0.1 * Math.exp(-1),
      12,
    )
  })

  test.each([
    ['a negative cosine counts nothing', { ...of, cosine: -0.2 }, 0.6, 'cosine', 0],
    ['no vector counts nothing', { ...of, cosine: null }, 0.6, 'cosine', 0],
    ['affinity counts for what was felt as good', of, 0.6, 'affinity', 0.6],
    ['not for a neutral memory', { ...of, valence: 0 }, 0.6, 'affinity', 0],
    ['not for a memory without valence', { ...of, valence: null }, 0.6, 'affinity', 0],
    ['and never below nothing', of, -0.4, 'affinity', 0],
  ] as const)('%s', (_name, standing, score, factor, value) => {
    expect(companionFactors(standing, score, now)[factor]).toBe(value)
  })
})

describe('explain', () => {
  test('has every term of the sum', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, [
      {
        content: 'Plays the saxophone',
        trait_stage: 'core',
        importance: 8,
        valid_at: '2026-01-01T09:00:00Z',
      },
      { content: 'A saxophone fact', importance: 3, created_at: '2026-02-01T09:00:00Z' },
    ])
    await say(ctx, 's', [{ text: 'My saxophone', timestamp_iso: '2026-02-20T09:00:00Z' }], { wait: false })
    const { results } = await recall(ctx, { user_id: USER, query: 'saxophone', explain: true })
    expect(results).toHaveLength(3)
    for (const { score, explain } of results) {
      const { base, recency, importance, trait_boost, bm25, cosine, neighbours, session, graph, factor } =
        explain!
      const relevance =
        (bm25 + 0.085 * Math.max(0, cosine ?? 0) + neighbours + session + (graph ?? 0)) * factor
      expect(base).toBeCloseTo(1 - Math.exp(-relevance), 12)
      expect(score).toBeCloseTo(base * (1 + recency + importance + trait_boost), 12)
    }
    const of = (text: string) =>
      results.find(({ memory, turn }) => (memory?.content ?? turn!.text) === text)!.explain!
    expect(of('Plays the saxophone')).toMatchObject({
      importance: 0.12,
      trait_boost: 0.25,
      recency: 0.15 * Math.exp(-60 / 30),
    })
    expect(of('A saxophone fact').recency).toBeCloseTo(0.15 * Math.exp(-29 / 30), 12)
    expect(of('My saxophone')).toMatchObject({
      importance: 0,
      trait_boost: 0,
      recency: 0.15 * Math.exp(-10 / 30),
    })
  })

  test('is left out unless asked for', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, ['Plays the saxophone'])
    expect((await recall(ctx, { user_id: USER, query: 'saxophone' })).results[0]?.explain).toBeNull()
  })

  test('a core trait comes before an emerging one of the same words, an important fact before a small one', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, [
      { content: 'Saxophone one', trait_stage: 'emerging' },
      { content: 'Saxophone two', trait_stage: 'core' },
      { content: 'Saxophone three', importance: 1 },
      { content: 'Saxophone four', importance: 9 },
    ])
    const { results } = await recall(ctx, { user_id: USER, query: 'saxophone' })
    expect(results.map(({ memory }) => memory!.content)).toEqual([
      'Saxophone two',
      'Saxophone four',
      'Saxophone one',
      'Saxophone three',
    ])
  })

  test('confidence is shown as stored: nothing decays at read time', async () => {
    const { ctx, clock } = await recallingTenant()
    await store(ctx, [
      {
        content: 'Plays the saxophone',
        trait_stage: 'core',
        trait_confidence: 0.8,
        trait_confidence_at: clock.now(),
      },
    ])
    clock.advance({ days: 200 })
    const { results } = await recall(ctx, { user_id: USER, query: 'saxophone' })
    expect(results[0]?.memory?.trait?.confidence).toBe(0.8)
  })

  test("the companion's profile adds no bonus; a turn has no edge and its own feeling", async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, [{ content: 'The saxophone is a joy', importance: 10, valence: 0.4 }])
    await say(ctx, 's', [
      { text: 'I love my saxophone, it makes me happy', timestamp_iso: '2026-02-20T09:00:00Z' },
    ])
    const { results } = await recall(ctx, {
      user_id: USER,
      query: 'saxophone',
      profile: 'companion',
      explain: true,
      types: ['fact'],
      sources: ['memories', 'turns'],
    })
    expect(results).toHaveLength(2)
    for (const { score, explain } of results) {
      const { cosine, edge, affinity, recency, importance, trait_boost } = explain!
      expect(score).toBeCloseTo(0.4 * cosine! + 0.3 * edge! + 0.2 * affinity! + recency, 12)
      expect({ importance, trait_boost, edge, affinity }).toEqual({
        importance: 0,
        trait_boost: 0,
        edge: 0,
        affinity: 0.5,
      })
    }
  })
})

import { describe, expect, test } from 'vitest'
import { sendSignals } from '../../../src/core/affinity/send-signals.ts'
import type { Context } from '../../../src/core/context.ts'
import { recall } from '../../../src/core/recall/recall.ts'
import type { Recall } from '../../../src/core/recall/schemas.ts'
import { givenGraph, memoryId } from '../../support/given/graph.ts'
import { recallingTenant, store, USER } from '../../support/given/recalling.ts'

const ask = (ctx: Context, query: string, more: Partial<Recall> = {}) =>
  recall(ctx, { user_id: USER, query, profile: 'companion', explain: true, ...more })

describe("the companion's profile", () => {
  test('counts the affinity that the user has now', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, [{ content: 'The saxophone is a joy', valence: 0.4 }])
    const affinity = async () => (await ask(ctx, 'saxophone')).results[0]!.explain!.affinity
    expect(await affinity()).toBe(0.5)
    await sendSignals(ctx, { user_id: USER, signals: { correction: true } })
    expect(await affinity()).toBe(0.48)
  })

  test('has an edge only over relations that hold then', async () => {
    const { ctx } = await recallingTenant()
    const from = 'Ada met Bert at the fair'
    const held = { from, created_at: new Date('2025-01-01T00:00:00Z') }
    await givenGraph(ctx, USER, {
      relations: [
        ['Ada', 'KNOWS', 'Bert', { from, weight: 0.5 }],
        ['Ada', 'LIKES', 'Bert', { weight: 0.8, invalid_at: new Date('2026-03-02T08:00:00Z') }],
        ['Ada', 'HAS', 'Bert', { weight: 0.7, invalid_at: new Date('2026-03-03T08:00:00Z') }],
      ],
      memories: [{ content: from, created_at: held.created_at }],
    })
    const edge = async (more?: Partial<Recall>) =>
      (await ask(ctx, 'Bert at the fair', more)).results.find(({ id }) => id === memoryId(from))?.explain
        ?.edge
    expect(await edge()).toBe(0.7)
    expect(await edge({ as_of: '2026-03-04T00:00:00Z' })).toBe(0.5)
  })

  test('leaves out what is below min_score', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, ['Plays the saxophone'])
    const [only] = (await ask(ctx, 'saxophone')).results
    expect((await ask(ctx, 'saxophone', { min_score: only!.score })).results).toHaveLength(1)
    expect((await ask(ctx, 'saxophone', { min_score: only!.score + 0.001 })).results).toEqual([])
  })
})

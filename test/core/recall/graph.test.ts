import { describe, expect, test } from 'vitest'
import { recall } from '../../../src/core/recall/recall.ts'
import { givenGraph, memoryId } from '../../support/given/graph.ts'
import { recallingTenant, store, USER } from '../../support/given/recalling.ts'

describe('the graph arm', () => {
  test('gives the facts of what the query names', async () => {
    const { ctx } = await recallingTenant()
    await givenGraph(ctx, USER, {
      relations: [
        ['昊哥', 'LIVES_IN', '大连', { from: '昊哥住在大连' }],
        ['Bert', 'LIKES', 'Tea'],
      ],
    })
    const { facts, context } = await recall(ctx, { user_id: USER, query: '昊哥怎么样' })
    expect(facts).toMatchObject([
      { subject: '昊哥', predicate: 'LIVES_IN', object: '大连', hops: 1, text: '昊哥 -[LIVES_IN]-> 大连' },
    ])
    // The memory says it: the relation needs no line.
    expect(context).toContain('昊哥住在大连')
    expect(context).not.toContain('LIVES_IN')
  })

  test('a memory that a fact came from can come first, with no word of the query in it', async () => {
    const { ctx } = await recallingTenant()
    const from = 'Sells flowers by the harbour since spring'
    await givenGraph(ctx, USER, {
      relations: [['Margarethe', 'WORKS_AT', 'Harbour Flowers', { from, weight: 0.9 }]],
      aliases: { Margarethe: ['Gretchen'] },
    })
    await store(ctx, ['Somebody asked about the weather and what else one does at sea'])
    const { results } = await recall(ctx, { user_id: USER, query: 'What does Gretchen do?', explain: true })
    expect(results[0]).toMatchObject({ kind: 'memory', id: memoryId(from), explain: { bm25: 0 } })
    expect(results[0]?.explain?.graph).toBeGreaterThan(0)
  })

  test('respects the filters of memories', async () => {
    const { ctx } = await recallingTenant()
    const from = 'Sells flowers by the harbour'
    const expires_at = new Date('2026-03-02T08:00:00Z')
    await givenGraph(ctx, USER, {
      relations: [['Margarethe', 'WORKS_AT', 'Harbour Flowers', { from }]],
      memories: [{ content: from, expires_at }],
    })
    expect(await recall(ctx, { user_id: USER, query: 'Margarethe' })).toMatchObject({
      results: [],
      facts: [],
      abstained: true,
    })
    expect((await recall(ctx, { user_id: USER, query: 'Margarethe', types: ['note'] })).results).toEqual([])
  })

  test('filters inside: what stands behind many heavier facts is found', async () => {
    const { ctx } = await recallingTenant()
    const note = 'Keeps bees'
    const heavier = Array.from(
      { length: 60 },
      (_, n) => ['Margarethe', 'KNOWS', `Person ${n}`, { from: `Met somebody ${n}`, weight: 0.9 }] as const,
    )
    await givenGraph(ctx, USER, {
      relations: [...heavier, ['Margarethe', 'LIKES', 'Bees', { from: note, weight: 0.1 }]],
      memories: [{ content: note, memory_type: 'note' }],
    })
    const { results } = await recall(ctx, { user_id: USER, query: 'Margarethe', types: ['note'] })
    expect(results.map(({ memory }) => memory?.content)).toEqual([note])
  })

  test('a name that is only alike makes nothing relevant', async () => {
    const { ctx } = await recallingTenant()
    await givenGraph(ctx, USER, {
      relations: [['Bloom', 'LIVES_IN', 'Dublin', { from: 'The old man moved there' }]],
    })
    expect(await recall(ctx, { user_id: USER, query: 'What is my blood type?' })).toMatchObject({
      results: [],
      abstained: true,
    })
  })

  test("the companion's edge is the strongest weight between an entity of the memory and one of the query", async () => {
    const { ctx } = await recallingTenant()
    const from = 'Ada met Bert at the fair'
    await givenGraph(ctx, USER, {
      relations: [
        ['Ada', 'KNOWS', 'Bert', { from, weight: 0.5 }],
        ['Ada', 'LIKES', 'Bert', { weight: 0.8 }],
      ],
    })
    await store(ctx, ['A fair without anybody'])
    const { results } = await recall(ctx, {
      user_id: USER,
      query: 'Bert at the fair',
      profile: 'companion',
      explain: true,
    })
    const edge = (id: string) => results.find((one) => one.id === id)?.explain?.edge
    expect(edge(memoryId(from))).toBe(0.8)
    expect(results.filter((one) => one.id !== memoryId(from)).map(({ explain }) => explain?.edge)).toEqual([
      0,
    ])
  })
})

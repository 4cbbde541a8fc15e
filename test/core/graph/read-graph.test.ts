import { describe, expect, test } from 'vitest'
import type { Context } from '../../../src/core/context.ts'
import { candidatesOf, eachOnce, factsOf, toFact } from '../../../src/core/graph/walk/facts.ts'
import { readFactsOf } from '../../../src/core/graph/walk/read-direct.ts'
import { readGraph } from '../../../src/core/graph/walk/read-graph.ts'
import { userSubject } from '../../../src/core/tenancy/records/subjects.ts'
import { type GivenGraph, givenGraph, memoryId } from '../../support/given/graph.ts'
import { given } from '../../support/given.ts'

const user_id = 'u1'
const ref = userSubject(user_id)

async function graph(given_: GivenGraph) {
  const tenant = await given.tenant()
  await givenGraph(tenant.ctx, user_id, given_)
  return { ...tenant, ask: (message: string, hops = 3) => ask(tenant.ctx, message, hops) }
}

async function ask(ctx: Context, message: string, hops = 3) {
  const candidates = candidatesOf(message)
  const [[row]] = await ctx.db.batch([readGraph(ref, { candidates, now: ctx.clock.now(), hops })])
  const paths = eachOnce(row!.facts).map((fact) => ({ ...fact, hops: fact.relations.length }))
  return {
    ...row!,
    paths,
    texts: factsOf(row!.facts)
      .map(toFact)
      .map((fact) => fact.text),
  }
}

const source: GivenGraph = {
  relations: [
    ['昊哥', 'LIVES_IN', '大连', { from: '昊哥住在大连' }],
    ['二丫', 'COMES_FROM', '方正县', { from: '二丫来自方正县' }],
    ['昊哥', 'CHILD_OF', '昊哥的妈妈'],
    ['昊哥的妈妈', 'LIVES_IN', '大连', { weight: 0.6 }],
  ],
}

describe('two friends, their towns and a mother', () => {
  test('a direct fact is written in its own direction, from either end', async () => {
    const { ask } = await graph(source)
    expect((await ask('昊哥住在哪里', 1)).texts).toContain('昊哥 -[LIVES_IN]-> 大连')
    expect((await ask('谁来自方正县', 1)).texts).toEqual(['二丫 -[COMES_FROM]-> 方正县'])
  })

  test('昊哥的妈妈住在哪里 finds the 2-hop path through CHILD_OF', async () => {
    const { ask } = await graph(source)
    const { texts } = await ask('昊哥的妈妈住在哪里')
    expect(texts).toContain('昊哥的妈妈 -[LIVES_IN]-> 大连')
    expect(texts).toContain('[2-hop] 昊哥 -[CHILD_OF]-> 昊哥的妈妈 -[LIVES_IN]-> 大连')
  })

  test('a relation walked against its direction says so', async () => {
    const { ask } = await graph(source)
    expect((await ask('二丫和大连')).texts).toContain(
      '[2-hop] 大连 <-[LIVES_IN]- 昊哥 -[CHILD_OF]-> 昊哥的妈妈',
    )
  })
})

describe('paths', () => {
  const chain: GivenGraph = {
    relations: [
      ['aa', 'KNOWS', 'bb', { weight: 0.9 }],
      ['bb', 'KNOWS', 'cc', { weight: 0.4 }],
      ['cc', 'KNOWS', 'dd', { weight: 0.8 }],
      ['dd', 'KNOWS', 'ee', { weight: 0.8 }],
      ['cc', 'KNOWS', 'aa', { weight: 0.3 }],
    ],
  }

  test('go three hops out and no further; loops are cut', async () => {
    const { ask } = await graph(chain)
    const { paths } = await ask('aa')
    expect(Math.max(...paths.map((path) => path.hops))).toBe(3)
    for (const { names } of paths) expect(new Set(names).size).toBe(names.length)
    expect(paths.map((path) => path.names.join('>'))).toEqual([
      'aa>bb',
      'aa>cc',
      'aa>bb>cc',
      'aa>cc>dd',
      'aa>cc>bb',
      'aa>bb>cc>dd',
      'aa>cc>dd>ee',
    ])
  })

  test('weigh as their weakest relation; nearer and heavier come first', async () => {
    const { ask } = await graph(chain)
    const { paths } = await ask('aa')
    expect(paths.map((path) => [path.hops, path.weight])).toEqual([
      [1, 0.9],
      [1, 0.3],
      [2, 0.4],
      [2, 0.3],
      [2, 0.3],
      [3, 0.4],
      [3, 0.3],
    ])
  })

  test('are facts of their own even when their last relation is a nearer fact; from both ends they are one', async () => {
    const { ask } = await graph({
      relations: [
        ['aa', 'KNOWS', 'bb'],
        ['bb', 'LIKES', 'cc'],
        ['aa', 'LIKES', 'cc'],
      ],
    })
    const { texts } = await ask('aa and cc')
    expect(texts.filter((text) => text === 'aa -[LIKES]-> cc')).toHaveLength(1)
    expect(
      texts.filter(
        (text) =>
          text.startsWith('[2-hop] aa -[KNOWS]-> bb -[LIKES]-> cc') ||
          text.startsWith('[2-hop] cc <-[LIKES]- bb <-[KNOWS]- aa'),
      ),
    ).toHaveLength(1)
  })

  test('never pass through the user’s own node', async () => {
    const { ask } = await graph({
      user: 'me myself',
      relations: [
        ['aa', 'FRIEND_OF', 'me myself'],
        ['me myself', 'LIKES', 'tea'],
      ],
    })
    expect((await ask('aa')).texts).toEqual(['aa -[FRIEND_OF]-> me myself'])
    expect((await ask('tea')).texts).toEqual(['me myself -[LIKES]-> tea'])
  })

  test('follow the 20 heaviest relations of a node, and are at most 30', async () => {
    const many = Array.from(
      { length: 25 },
      (_, place) => ['hub', 'KNOWS', `n${place}x`, { weight: (place + 1) / 100 }] as const,
    )
    const { ask } = await graph({ relations: many })
    const { texts } = await ask('hub')
    expect(texts).toHaveLength(20)
    expect(texts[0]).toBe('hub -[KNOWS]-> n24x')
    const wide = await graph({
      relations: [
        ...many,
        ...many.map(([, , name], place) => ['other', 'LIKES', name, { weight: place / 30 }] as const),
      ],
    })
    expect((await wide.ask('hub and other')).texts).toHaveLength(30)
  })

  test('say their ends, their last relation and the way to it', async () => {
    const { ask } = await graph(source)
    const { paths } = await ask('昊哥')
    const facts = factsOf(paths).map(toFact)
    expect(facts.find((fact) => fact.hops === 2 && fact.object === '大连')).toMatchObject({
      subject: '昊哥',
      predicate: 'LIVES_IN',
      path: ['昊哥', '昊哥的妈妈', '大连'],
      weight: 0.5,
      source_memory_id: null,
    })
    const direct = facts.find((fact) => fact.text === '昊哥 -[LIVES_IN]-> 大连')
    expect(direct).toMatchObject({
      hops: 1,
      path: ['昊哥', '大连'],
      source_memory_id: memoryId('昊哥住在大连'),
    })
  })
})

describe('what is not true any more', () => {
  test('is not read: closed relations, and those whose memory is gone or past its time', async () => {
    const { ask, clock } = await graph({
      memories: [{ content: 'short', expires_at: new Date('2026-03-03T00:00:00Z') }],
      relations: [
        ['aa', 'LIVES_IN', 'old', { invalid_at: new Date('2026-01-01T00:00:00Z') }],
        ['aa', 'LIVES_IN', 'soon', { invalid_at: new Date('2027-01-01T00:00:00Z') }],
        ['aa', 'LIKES', 'tea', { from: 'short' }],
      ],
    })
    expect((await ask('aa')).texts.sort()).toEqual(['aa -[LIKES]-> tea', 'aa -[LIVES_IN]-> soon'])
    clock.set('2026-03-04T00:00:00Z')
    expect((await ask('aa')).texts).toEqual(['aa -[LIVES_IN]-> soon'])
  })
})

describe('names', () => {
  test('are found by alias, in any case and width', async () => {
    const { ask } = await graph({
      relations: [['昊哥', 'LIKES', '篮球']],
      aliases: { 昊哥: ['Hao', '李昊'] },
    })
    for (const message of ['李昊在吗', 'where is HAO?', 'ｈａｏ'])
      expect((await ask(message)).texts).toEqual(['昊哥 -[LIKES]-> 篮球'])
  })

  test('are found by trigrams only where nothing was found exactly', async () => {
    const { ask } = await graph({
      relations: [
        ['elizabeth', 'LIKES', 'tea'],
        ['mary', 'LIKES', 'milk'],
      ],
    })
    expect((await ask('does elizabet drink')).texts).toEqual(['elizabeth -[LIKES]-> tea'])
    expect((await ask('mary and elizabet')).texts).toEqual(['mary -[LIKES]-> milk'])
    expect(await ask('somebody else')).toMatchObject({ named: false, known: true, facts: [] })
  })

  test('of a user without relations are not known, and another user’s are not seen', async () => {
    const { ctx } = await graph(source)
    const [[row]] = await ctx.db.batch([
      readGraph(userSubject('u2'), { candidates: candidatesOf('昊哥'), now: ctx.clock.now() }),
    ])
    expect(row).toEqual({ facts: [], edges: {}, named: false, known: false })
  })
})

test('an edge is the strongest weight between an entity of the memory and one of the message', async () => {
  const { ask } = await graph({
    relations: [
      ['aa', 'KNOWS', 'bb', { weight: 0.9 }],
      ['bb', 'LIKES', 'tea', { weight: 0.2, from: 'bb likes tea' }],
      ['zz', 'LIKES', 'milk', { weight: 0.7, from: 'zz likes milk' }],
    ],
  })
  expect((await ask('aa')).edges).toEqual({ [memoryId('bb likes tea')]: 0.9 })
  expect((await ask('milk')).edges).toEqual({ [memoryId('zz likes milk')]: 0.7 })
})

test('all facts of one relation, heaviest first', async () => {
  const { ctx } = await graph(source)
  const [rows] = await ctx.db.batch([readFactsOf(ref, 'LIVES_IN', ctx.clock.now())])
  expect(
    factsOf(rows.map((row) => row.data))
      .map(toFact)
      .map((fact) => fact.text),
  ).toEqual(['昊哥的妈妈 -[LIVES_IN]-> 大连', '昊哥 -[LIVES_IN]-> 大连'])
})

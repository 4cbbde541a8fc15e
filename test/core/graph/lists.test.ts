import { expect, test } from 'vitest'
import { listEntities } from '../../../src/core/graph/list-entities.ts'
import { listFacts } from '../../../src/core/graph/list-facts.ts'
import type { FactList } from '../../../src/core/graph/schemas.ts'
import { givenGraph } from '../../support/given/graph.ts'
import { given } from '../../support/given.ts'

const user_id = 'u1'

async function known() {
  const { ctx } = await given.tenant()
  await givenGraph(ctx, user_id, {
    user: '小明',
    aliases: { 昊哥: ['Hao'] },
    relations: [
      ['小明', 'FRIEND_OF', '昊哥', { weight: 0.9 }],
      ['昊哥', 'CHILD_OF', '昊哥的妈妈', { weight: 0.7 }],
      ['昊哥的妈妈', 'LIVES_IN', '大连'],
    ],
  })
  return ctx
}

test('entities with their type and other names, by name, over pages', async () => {
  const ctx = await known()
  const all = (await listEntities(ctx, { user_id })).items
  expect(all).toContainEqual({ name: '昊哥', type: 'person', aliases: ['Hao'] })
  expect(all).toContainEqual({ name: '小明', type: 'user', aliases: [] })
  const first = await listEntities(ctx, { user_id, limit: 3 })
  const second = await listEntities(ctx, { user_id, limit: 3, cursor: first.next_cursor! })
  expect([...first.items, ...second.items]).toEqual(all)
  expect(second.next_cursor).toBeNull()
})

test('facts of an entity by name or alias, one hop unless asked for more', async () => {
  const ctx = await known()
  const direct = await listFacts(ctx, { user_id, entity: 'HAO' })
  expect(direct.items.map((fact) => fact.text)).toEqual([
    '小明 -[FRIEND_OF]-> 昊哥',
    '昊哥 -[CHILD_OF]-> 昊哥的妈妈',
  ])
  const far = await listFacts(ctx, { user_id, entity: '昊哥', hops: 2 })
  expect(far.items.at(-1)).toEqual({
    subject: '昊哥',
    predicate: 'LIVES_IN',
    object: '大连',
    weight: 0.5,
    hops: 2,
    path: ['昊哥', '昊哥的妈妈', '大连'],
    text: '[2-hop] 昊哥 -[CHILD_OF]-> 昊哥的妈妈 -[LIVES_IN]-> 大连',
    source_memory_id: null,
    valid_at: null,
  })
})

test.each([{}, { entity: '昊哥', hops: 3 }])('facts over pages: %j', async (asked) => {
  const ctx = await known()
  const all = (await listFacts(ctx, { user_id, ...asked })).items
  const seen = []
  let answer: FactList = { items: [], next_cursor: null }
  do {
    answer = await listFacts(ctx, {
      user_id,
      ...asked,
      limit: 1,
      ...(answer.next_cursor && { cursor: answer.next_cursor }),
    })
    seen.push(...answer.items)
  } while (answer.next_cursor)
  expect(seen).toEqual(all)
  expect(all).toHaveLength(3)
})

test('four hops are refused, and more than one from nowhere', async () => {
  const ctx = await known()
  await expect(listFacts(ctx, { user_id, entity: '昊哥', hops: 4 })).rejects.toThrow()
  await expect(listFacts(ctx, { user_id, hops: 2 })).rejects.toMatchObject({ code: 'invalid' })
})

test('an unknown user and an unknown entity have nothing', async () => {
  const ctx = await known()
  expect(await listEntities(ctx, { user_id: 'nobody' })).toEqual({ items: [], next_cursor: null })
  expect(await listFacts(ctx, { user_id, entity: '二丫' })).toEqual({ items: [], next_cursor: null })
})

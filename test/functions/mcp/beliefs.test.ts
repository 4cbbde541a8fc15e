import { beforeAll, expect, test } from 'vitest'
import type { Anything } from '../../support/anything.ts'
import { type Believer, givenBeliever } from '../../support/given/believing.ts'
import { mcpClient } from '../../support/surface/mcp.ts'

let ann: Believer
let client: Awaited<ReturnType<typeof mcpClient>>
let facts: string[]
let trait: string
beforeAll(async () => {
  ann = await givenBeliever()
  client = await mcpClient(ann.app, ann.key, { path: '/mcp/users/ann' })
  facts = await ann.facts('Ran before work on Monday', '周二上班前跑步', 'Ran before work on Friday')
  await ann.reflect({ new_behaviors: [{ content: 'runs in the morning', evidence_ids: facts }] })
  trait = (await ann.traits())[0]!.id
})

const call = async (name: string, input: Record<string, unknown>): Promise<Anything> => {
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: input })
  expect([isError ?? false, content]).toEqual([false, content])
  return structuredContent
}

test('a trait shows what speaks for it, and how it changed, the newest first', async () => {
  const one = await call('get_memory', { memory_id: trait })
  expect(one).toMatchObject({ kind: 'trait', text: 'runs in the morning' })
  expect(one.evidence.map(({ side }: { side: string }) => side)).toEqual(['for', 'for', 'for'])
  ann.clock.advance({ days: 1 })
  expect(await call('answer_belief', { trait_id: trait, stance: 'agree' })).toMatchObject({
    id: trait,
    stance: 'agree',
    before: expect.any(Number),
    after: expect.any(Number),
  })
  const { history } = await call('get_memory', { memory_id: trait })
  const at = history.map((change: { at: string }) => change.at)
  expect(at).toEqual(at.toSorted().reverse())
  expect(history.length).toBeGreaterThan(1)
})

test('of a long life the last twenty changes are shown', async () => {
  const [id = ''] = await ann.facts('Has a bicycle')
  for (let count = 0; count < 23; count += 1) {
    ann.clock.advance({ minutes: 1 })
    await call('correct_memory', { memory_id: id, content: `Has ${count} bicycles` })
  }
  const { history } = await call('get_memory', { memory_id: id })
  expect([history.length, history[0].new, history[19].new]).toEqual([20, 'Has 22 bicycles', 'Has 3 bicycles'])
})

test('forgetting a fact says which traits are weaker, by id', async () => {
  const gone = await call('forget_memory', { memory_id: facts[0] })
  expect(gone).toEqual({
    deleted: true,
    content: 'Ran before work on Monday',
    also: { relations_ended: 0, traits_weakened: [trait] },
  })
})

test('all that waits is counted, not only what a page holds', async () => {
  const user_id = 'eve'
  const items = Array.from({ length: 230 }, (_, place) => ({
    ...{ user_id, memory_type: 'fact', content: `Likes tea of kind ${place}`, requires_confirmation: true },
  }))
  await ann.ask('POST', '/memories/batch', { items })
  const eve = await mcpClient(ann.app, ann.key, { path: '/mcp/users/eve' })
  const { structuredContent } = await eve.callTool({ name: 'who_am_i', arguments: {} })
  expect(structuredContent).toMatchObject({ memories: 230, waiting: 230 })
})

import { expect, test } from 'vitest'
import { givenTelling } from '../../../support/given/telling.ts'
import { saying, sweepAfter, tablesWith, walk } from './walking.ts'

/** What is forgotten is in no read, and after the grace in no table. */

const stories = [
  {
    language: 'English',
    said: ['My ex girlfriend is called Marisol.', 'I live in Lisbon.', 'I like green tea.'],
    word: 'Marisol',
    kept: 'Lisbon',
    queries: ['What is my ex girlfriend called? ', 'ex girlfriend'],
  },
  {
    language: '中文',
    said: ['我前女友叫小美', '我住在大连', '我喜欢喝茶'],
    word: '小美',
    kept: '大连',
    queries: ['我前女友叫什么', '前女友'],
  },
]

test.each(stories)('a memory, in $language', async ({ said, word, kept, queries }) => {
  const world = await givenTelling()
  await world.tell(said)
  const target = (await world.memories()).find(({ content }: { content: string }) => content.includes(word))
  expect(target).toBeDefined()
  const look = () => walk(world, { ids: [target.id], queries })
  const before = await look()
  expect(saying(before, word).length).toBeGreaterThan(8)
  expect(before.filter((line) => /^MCP \S+ refused/.test(line))).toEqual([])
  for (const tool of ['recall', 'list_memories', 'find_to_forget', 'get_memory'])
    expect([tool, before.some((line) => line.startsWith(`MCP ${tool} `) && line.includes(word))]).toEqual([
      tool,
      true,
    ])
  expect(saying(await look(), ' 500 ')).toEqual([])
  const { call, key, at } = world
  const path = `/api/v1/memories/${target.id}`
  const first = await call('DELETE', path, { key, headers: { 'idempotency-key': 'once' } })
  expect(first.status).toBe(200)
  const after = await look()
  expect(saying(after, word)).toEqual([])
  expect(saying(after, kept).length).toBeGreaterThan(3)
  expect((await at('GET', path)).body).toMatchObject({ content: '', metadata: {} })
  const [turn] = (await at('GET', '/api/v1/sessions/s/turns')).body.items
  expect(turn).toMatchObject({ text: '', attachments: [], meta: {}, mark: null, memory_ids: [] })
  expect(turn.forgotten_at).not.toBeNull()
  const said2 = await call('POST', '/api/v1/sse/message', {
    key,
    body: { user_id: 'lin', session_id: 'talk', message: queries[0], idempotency_key: 'k' },
  })
  expect(said2.body).not.toContain(word)

  await sweepAfter(world, 29)
  expect((await at('GET', path)).status).toBe(200)
  await sweepAfter(world, 2)
  expect(await tablesWith(world, word)).toEqual([])
  for (const part of ['', '/history', '/sources', '/evidence', '/dependents'])
    expect([part, (await at('GET', `${path}${part}`)).status]).toEqual([part, 404])
  expect((await at('DELETE', path)).status).toBe(404)
  expect((await at('POST', `${path}/restore`)).status).toBe(404)
  const [receipt] = (await at('GET', '/api/v1/erasures')).body.items
  expect(receipt).toMatchObject({ kind: 'memory', by: 'key', memory_ids: [target.id], restored_at: null })
  expect(receipt.removed_at).not.toBeNull()
})

test.each(stories)('a memory at once, in $language', async ({ said, word }) => {
  const world = await givenTelling()
  await world.tell(said)
  const target = (await world.memories()).find(({ content }: { content: string }) => content.includes(word))
  const gone = await world.call('DELETE', `/api/v1/memories/${target.id}?now=true`, {
    key: world.key,
    headers: { 'idempotency-key': 'once' },
  })
  expect([gone.status, gone.body.content, gone.body.deletion.restorable_until]).toEqual([
    200,
    target.content,
    null,
  ])
  expect(await tablesWith(world, word)).toEqual([])
  expect((await world.at('GET', `/api/v1/memories/${target.id}`)).status).toBe(404)
})

test.each(stories)(
  'with no days of grace, and what is husk goes with now=true, in $language',
  async ({ said, word, kept }) => {
    const world = await givenTelling()
    await world.tell(said)
    const of = async (part: string) =>
      (await world.memories()).find(({ content }: { content: string }) => content.includes(part))
    const first = await of(word)
    const second = await of(kept)
    await world.at('DELETE', `/api/v1/memories/${first.id}`)
    expect((await world.at('DELETE', `/api/v1/memories/${first.id}?now=true`)).status).toBe(200)
    expect((await world.at('GET', `/api/v1/memories/${first.id}`)).status).toBe(404)
    expect(await tablesWith(world, word)).toEqual([])
    const { version: _version, ...policy } = (await world.at('GET', '/api/v1/policy')).body
    expect((await world.at('PUT', '/api/v1/policy', { ...policy, forget_grace_days: 0 })).status).toBe(200)
    const gone = await world.at('DELETE', `/api/v1/memories/${second.id}`)
    expect([gone.status, gone.body.deletion.restorable_until]).toEqual([200, null])
    expect(await tablesWith(world, kept)).toEqual([])
  },
)

test.each(stories)('a turn and a session, in $language', async ({ said, word, kept, queries }) => {
  const world = await givenTelling()
  const { at } = world
  await world.tell(said)
  const all = (await world.memories()).map(({ id }: { id: string }) => id)
  const look = () => walk(world, { ids: all, queries })
  const before = await look()
  const plan = await at('DELETE', '/api/v1/sessions/s/turns/t1?dry_run=true')
  expect(plan).toMatchObject({
    status: 200,
    body: { kind: 'turn', turns: [{ session_id: 's', turn_id: 't1' }] },
  })
  expect(await look()).toEqual(before)
  const gone = await at('DELETE', '/api/v1/sessions/s/turns/t1?user_id=lin')
  expect(gone).toMatchObject({ status: 200, body: { kind: 'turn', rows: plan.body.rows } })
  expect(gone.body.memory_ids).toEqual(plan.body.memory_ids)
  expect(saying(await look(), word)).toEqual([])
  expect((await at('DELETE', '/api/v1/sessions/s/turns/t1')).body).toEqual(gone.body)
  const again = await at('POST', '/api/v1/sessions/s/turns', {
    user_id: 'lin',
    turns: [{ turn_id: 't1', role: 'user', text: said[0] }],
    wait: true,
  })
  expect([again.status < 300, again.body.deduped_turns]).toEqual([true, 1])
  expect(saying(await look(), word)).toEqual([])

  const all2 = await at('DELETE', '/api/v1/sessions/s')
  expect(all2).toMatchObject({ status: 200, body: { kind: 'session' } })
  expect(saying(await look(), kept)).toEqual([])
  expect((await at('GET', '/api/v1/sessions/s')).status).toBe(404)
  expect((await at('GET', '/api/v1/sessions/s/turns')).status).toBe(404)
  expect((await at('GET', '/api/v1/sessions?user_id=lin')).body.items).toEqual([])
  expect((await at('DELETE', '/api/v1/sessions/s')).body).toEqual(all2.body)
  expect((await at('GET', '/api/v1/users/lin')).body).toMatchObject({})
  await world.tell(['hello again'])
  expect((await at('GET', '/api/v1/sessions/s')).status).toBe(200)
  const turns = (await at('GET', '/api/v1/sessions/s/turns')).body.items
  expect(turns.map(({ text }: { text: string }) => text)).toEqual(['', '', '', 'hello again'])
  await sweepAfter(world, 31)
  expect(await tablesWith(world, word)).toEqual([])
  expect(await tablesWith(world, kept)).toEqual([])
  expect((await at('DELETE', '/api/v1/sessions/s/turns/t1')).status).toBe(404)
})

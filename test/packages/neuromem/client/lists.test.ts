import { expect, test } from 'vitest'
import { Neuromem } from '../../../../packages/neuromem/src/client/index.ts'
import { json, problem, scriptedFetch } from '../support/scripted-fetch.ts'

const options = { url: 'http://memory.test', key: 'nm_key' }
const page = (items: string[], next_cursor: string | null) =>
  json({ items: items.map((id) => ({ id })), next_cursor })

test('a list asks for a page when it is needed', async () => {
  const { fetch, seen } = scriptedFetch(page(['a', 'b'], 'c2'), page(['c'], null))
  const list = new Neuromem({ ...options, fetch }).memories.list({ user_id: 'ann', limit: 2 })
  expect(seen).toHaveLength(0)
  const ids: string[] = []
  for await (const { id } of list) {
    ids.push(id)
    if (ids.length === 2) expect(seen).toHaveLength(1)
  }
  expect(ids).toEqual(['a', 'b', 'c'])
  expect(seen.map(({ url }) => new URL(url).search)).toEqual([
    '?user_id=ann&limit=2',
    '?user_id=ann&limit=2&cursor=c2',
  ])
})

test('a page is one request; an array has at most so many items and asks for no page beyond', async () => {
  const one = scriptedFetch(page(['a'], 'c2'))
  expect(await new Neuromem({ ...options, ...one }).users.list().page()).toEqual({
    items: [{ id: 'a' }],
    nextCursor: 'c2',
  })
  const some = scriptedFetch(page(['a', 'b'], 'c2'))
  const users = new Neuromem({ ...options, ...some }).users
  expect(await users.list().toArray({ max: 2 })).toHaveLength(2)
  expect(await users.list().toArray({ max: 0 })).toEqual([])
  expect(some.seen).toHaveLength(1)
})

test('a page has what its answer says beside the items', async () => {
  const found = { items: [{ id: 'i' }], next_cursor: null, context: '- [c1] …', refs: { c1: 'i' }, tokens: 4 }
  const { fetch } = scriptedFetch(json(found))
  const bank = new Neuromem({ ...options, fetch }).experience.bank('tea')
  const { context, refs, tokens, nextCursor } = await bank.items({ query: 'kettle' }).page()
  expect({ context, refs, tokens, nextCursor }).toEqual({
    context: '- [c1] …',
    refs: { c1: 'i' },
    tokens: 4,
    nextCursor: null,
  })
})

test('many memories go in batches of 500, their indexes counted over all', async () => {
  const answer = ({ body }: { body: string | undefined }) => {
    const { items } = JSON.parse(body ?? '') as { items: { content: string }[] }
    const said = items.map(({ content }, index) => ({ index, id: content, status: 'created', code: null }))
    return json({ created: items.length, existing: 0, refused: 0, items: said })
  }
  const { fetch, seen } = scriptedFetch(answer, answer, answer)
  const items = Array.from({ length: 1_100 }, (_, n) => ({
    user_id: 'ann',
    memory_type: 'fact' as const,
    content: `m${n}`,
  }))
  const report = await new Neuromem({ ...options, fetch }).memories.addMany(items)
  expect(seen).toHaveLength(3)
  expect(report.created).toBe(1_100)
  expect(report.items.every(({ index, id }, place) => index === place && id === `m${place}`)).toBe(true)
})

test('a change by a function is made again on the newer version, three times in all', async () => {
  const read = (version: number) => json({ id: 'm', version, content: `v${version}` })
  const taken = () => problem(409, 'version_conflict')
  const { fetch, seen } = scriptedFetch(read(1), taken, read(2), json({ id: 'm', version: 3 }))
  const nm = new Neuromem({ ...options, fetch })
  expect(await nm.memories.update('m', ({ content }) => ({ content: `${content}!` }))).toMatchObject({
    version: 3,
  })
  expect(seen.filter(({ method }) => method === 'PATCH').map(({ body }) => JSON.parse(body ?? ''))).toEqual([
    { content: 'v1!', version: 1 },
    { content: 'v2!', version: 2 },
  ])
  const never = scriptedFetch(read(1), taken, read(2), taken, read(3), taken)
  const change = new Neuromem({ ...options, ...never }).memories.update('m', () => ({ importance: 3 }))
  await expect(change).rejects.toMatchObject({ code: 'version_conflict' })
  expect(never.seen).toHaveLength(6)
})

test('an import is cut at lines and 3 MiB, and its counts are added up', async () => {
  const answer = ({ body = '' }: { body?: string | undefined }) =>
    json({ user_id: 'ann', rows: { memories: body.trimEnd().split('\n').length } })
  const { fetch, seen } = scriptedFetch(answer, answer, answer)
  const lines = Array.from({ length: 5 }, (_, n) => ({ kind: 'memory', n, content: '茶'.repeat(500_000) }))
  const total = await new Neuromem({ ...options, fetch }).user('ann').import([...lines, '', '{"kind":"end"}'])
  expect(total).toEqual({ user_id: 'ann', rows: { memories: 6 } })
  expect(seen.map(({ body = '' }) => body.split('\n').length - 1)).toEqual([2, 2, 2])
  expect(seen.every(({ body = '' }) => new TextEncoder().encode(body).length <= 3 * 2 ** 20)).toBe(true)
})

import { beforeAll, expect, test } from 'vitest'
import { givenApp } from '../../support/app.ts'
import { contextFor } from '../../support/context.ts'
import { fullUser } from '../../support/given/full-user.ts'

type Given = Awaited<ReturnType<typeof givenApp>>
interface Event {
  at: string
  kind: string
  title_key: string
  ref: { type: string; id: string }
  detail: Record<string, unknown>
}
let given: Given
let key: string
let tenant_id: string

beforeAll(async () => {
  given = await givenApp({ now: '2026-06-01T08:00:00Z' })
  ;({ api_key: key, tenant_id } = await given.tenant())
})
const events = async (query = '', user = 'ann'): Promise<Event[]> => {
  const { status, body } = await given.call('GET', `/api/v1/users/${user}/events?${query}`, { key })
  expect(status).toBe(200)
  return body.items
}

test('one feed, newest first, in every kind; pages go on where the last one ended', async () => {
  await fullUser(contextFor(given.services, tenant_id), 'ann')
  const all = await events('limit=200')
  const moments = all.map(({ at }) => at)
  expect(moments).toEqual([...moments].sort().reverse())
  for (const kind of ['memory', 'trait', 'cycle', 'affinity', 'import'])
    expect(all.map((event) => event.kind)).toContain(kind)
  const paged: Event[] = []
  let cursor = ''
  do {
    const { body } = await given.call('GET', `/api/v1/users/ann/events?limit=3${cursor}`, { key })
    paged.push(...body.items)
    cursor = body.next_cursor ? `&cursor=${body.next_cursor}` : ''
  } while (cursor)
  expect(paged).toEqual(all)
  expect((await events('kinds=import')).map(({ title_key, ref }) => [title_key, ref.type])).toEqual([
    ['import.done', 'import'],
  ])
  for (const { kind, title_key } of await events('kinds=memory,trait'))
    expect([['memory', 'trait'].includes(kind), title_key.startsWith(`${kind}.`)]).toEqual([true, true])
})

test('a memory says what it says now, at most 120 characters', async () => {
  const content = '茶😀'.repeat(100)
  const body = { user_id: 'bob', memory_type: 'fact', content }
  const { body: memory } = await given.call('POST', '/api/v1/memories', { key, body })
  const [first] = await events('', 'bob')
  expect(first).toEqual({
    ...{ at: '2026-06-01T08:00:00.000Z', kind: 'memory', title_key: 'memory.created' },
    ref: { type: 'memory', id: memory.id },
    detail: { text: [...content].slice(0, 120).join('') },
  })
})

test('the end of a session says how much there was of it', async () => {
  const turns = [{ turn_id: '1', role: 'user', text: 'Hello' }]
  await given.call('POST', '/api/v1/sessions/monday/turns', { key, body: { user_id: 'eve', turns } })
  await given.call('POST', '/api/v1/sessions/monday/end', { key, body: {} })
  expect(await events('kinds=session', 'eve')).toMatchObject([
    {
      title_key: 'session.ended',
      ref: { type: 'session', id: 'monday' },
      detail: { turns: 1, kept: 0, memories: 0 },
    },
  ])
})

test('an unknown kind is 422, an unknown user has nothing, another’s feed is 403', async () => {
  for (const query of ['kinds=nope', 'kinds=', 'kind=memory', 'limit=0']) {
    const { status } = await given.call('GET', `/api/v1/users/ann/events?${query}`, { key })
    expect([query, status]).toEqual([query, 422])
  }
  expect(await events('', 'nobody')).toEqual([])
  const token = await given.tokenFor(key, 'bob')
  expect((await given.call('GET', '/api/v1/users/ann/events', { key: token })).status).toBe(403)
})

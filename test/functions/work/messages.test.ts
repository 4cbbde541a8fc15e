import { expect, test } from 'vitest'
import { offlineModels } from '../../../src/core/rules/index.ts'
import { twinOf } from '../../../src/core/text/input/messages.ts'
import { givenApp } from '../../support/app.ts'

const given = async () => {
  const app = await givenApp()
  const { api_key: key } = await app.tenant()
  const send = async (path: string, body: object, method = 'POST') =>
    (await app.call(method, `/api/v1${path}`, { key, body })).body
  return { ...app, key, send }
}

test.each([
  ['userId', 'user_id'],
  ['user-id', 'user_id'],
  ['USER_ID', 'user_id'],
  ['user', 'user_id'],
  ['usr_id', 'user_id'],
  ['usre_id', 'user_id'],
  ['text', 'content'],
  ['messages', 'turns'],
  ['type', 'memory_type'],
  ['timestamp', 'timestamp_iso'],
  ['q', 'query'],
  ['top_k', 'limit'],
  ['topK', 'limit'],
  ['k', 'limit'],
  ['constructor', undefined],
  ['x'.repeat(100_000), undefined],
])('%.20s was meant to be %s', (key, meant) => {
  const missing = ['user_id', 'content', 'turns', 'memory_type', 'timestamp_iso', 'query', 'limit']
  expect(twinOf(key, missing)).toBe(meant)
})

test('what is there already is nobody’s twin', async () => {
  const { send } = await given()
  const both = await send('/memories', { user_id: 'u', userId: 'u', memory_type: 'fact', content: 'x' })
  expect(both).toMatchObject({ code: 'unknown_field', detail: 'userId: unknown field' })
})

test('an unknown field names its likely twin first, a missing one is required', async () => {
  const { send } = await given()
  const told = await send('/memories', { colour: 1, userId: 'u', type: 'fact' })
  expect(told).toMatchObject({
    code: 'unknown_field',
    detail: 'userId: unknown field; did you mean user_id?',
    issues: expect.arrayContaining([
      { path: 'colour', code: 'unknown_field', message: 'unknown field' },
      { path: 'type', code: 'unknown_field', message: 'unknown field; did you mean memory_type?' },
      { path: 'user_id', code: 'required', message: 'is required' },
      { path: 'memory_type', code: 'required', message: 'is required' },
      { path: 'content', code: 'required', message: 'is required' },
    ]),
  })
  const turn = { id: '1', role: 'user', content: 'hi' }
  expect(await send('/sessions/s/turns', { user_id: 'u', turns: [turn] })).toMatchObject({
    issues: expect.arrayContaining([
      { path: 'turns.0.id', code: 'unknown_field', message: 'unknown field; did you mean turn_id?' },
      { path: 'turns.0.content', code: 'unknown_field', message: 'unknown field; did you mean text?' },
    ]),
  })
  expect(await send('/memories', { user_id: 'u', content: 'x', memory_type: 'thing' })).toMatchObject({
    detail: 'memory_type: must be one of fact, episodic, trait, note, document',
  })
})

test('importance has one scale, and who means the other is told', async () => {
  const { send } = await given()
  const fact = { user_id: 'u', memory_type: 'fact', content: 'x' }
  const refused = { code: 'invalid', detail: expect.stringContaining('0–10') }
  for (const importance of [0.9, 0.001]) {
    expect(await send('/memories', { ...fact, importance })).toMatchObject(refused)
  }
  for (const importance of [0, 1, 1.5, 10]) {
    expect(await send('/memories', { ...fact, content: `x${importance}`, importance })).toHaveProperty('id')
  }
})

test('marks have the scale of memories', async () => {
  const app = await givenApp({ services: { models: offlineModels() } })
  const { call } = app
  const { api_key: key } = await app.tenant()
  const turns = [{ turn_id: '1', role: 'user', text: 'Please remember: I am allergic to peanuts.' }]
  const body = { user_id: 'u', turns, wait: true }
  await call('POST', '/api/v1/sessions/s/turns', { key, body })
  const shown = (await call('GET', '/api/v1/sessions/s/turns', { key })).body
  const { body: memories } = await call('GET', '/api/v1/memories?user_id=u', { key })
  expect([shown.items[0].mark?.importance, memories.items[0]?.importance]).toEqual([9, 9])
})

test('an unknown path says where to look', async () => {
  const { call } = await givenApp()
  expect((await call('GET', '/nothing')).body.detail).toContain('/docs')
})

test('what is neither yes nor no, no day, or nothing at all is said in words', async () => {
  const { call, key, send } = await given()
  const said = async (path: string) => (await call('GET', `/api/v1${path}`, { key })).body.detail
  expect(await said('/sessions?open=maybe')).toBe('open: must be true or false')
  expect(await said('/memories?user_id=u&requires_confirmation=1')).toBe(
    'requires_confirmation: must be true or false',
  )
  expect(await said('/usage?from=2026-02-30')).toBe('from: must be a day, such as 2026-05-04')
  expect(await said('/users?query=')).toBe('query: must not be empty')
  expect(await send('/sessions/s/turns', { user_id: 'u', wait: 'yes', turns: [] })).toMatchObject({
    issues: expect.arrayContaining([
      { path: 'wait', code: 'invalid_type', message: 'must be true or false' },
    ]),
  })
})

test('seconds since 1970 are no moment, and are told what one is', async () => {
  const { send } = await given()
  const turn = { turn_id: '1', role: 'user', text: 'x', timestamp_iso: 1_767_000_000 }
  const told = 'must be ISO 8601, such as 2026-05-04T08:00:00Z'
  expect(await send('/sessions/s/turns', { user_id: 'u', turns: [turn] })).toMatchObject({
    detail: `turns.0.timestamp_iso: ${told}`,
  })
  const memory = { user_id: 'u', memory_type: 'fact', content: 'x', valid_at: {} }
  expect(await send('/memories', memory)).toMatchObject({ detail: `valid_at: ${told}` })
})

test('what is no number is said to be none', async () => {
  const { call, key } = await given()
  for (const limit of ['x', '5m', '2026-05-04']) {
    const { body } = await call('GET', `/api/v1/users?limit=${limit}`, { key })
    expect(body).toMatchObject({ code: 'invalid', detail: 'limit: must be a number' })
  }
})

test('a message without its key is told so as of any missing field', async () => {
  const { send } = await given()
  expect(await send('/sse/message', { user_id: 'u', session_id: 's', message: 'hi' })).toMatchObject({
    detail: expect.stringContaining('idempotency_key: is required'),
    issues: [{ path: 'idempotency_key', code: 'required', message: 'is required' }],
  })
})

test.each([
  ['/memories', { user_id: 7 }, 'user_id', 'must be a text'],
  [
    '/memories',
    { user_id: 'u', content: 'x', memory_type: 'fact', importance: '5' },
    'importance',
    'must be a number',
  ],
  [
    '/memories',
    { user_id: 'u', content: 'x', memory_type: 'fact', importance: 11 },
    'importance',
    'must be at most 10',
  ],
  [
    '/memories',
    { user_id: 'u', content: 'x', memory_type: 'fact', metadata: [] },
    'metadata',
    'must be an object',
  ],
  ['/recall', { user_id: 'u', query: 'x', limit: 1.5 }, 'limit', 'must be a whole number'],
  ['/recall', { user_id: 'u', query: 'x', limit: 0 }, 'limit', 'must be at least 1'],
  ['/recall', { user_id: 'u', query: 'x', types: 'fact' }, 'types', 'must be a list'],
  [
    '/recall',
    { user_id: 'u', query: 'x', sources: ['turns', 'memories', 'turns'] },
    'sources',
    'must be at most 2 items',
  ],
  ['/recall', { user_id: 'u', query: 'x', explain: true, probe: ['y'] }, 'probe.0', 'must be a UUID'],
])('%s of %j is told in plain words: %s %s', async (path, body, field, message) => {
  const { send } = await given()
  expect((await send(path, body)).issues).toContainEqual(expect.objectContaining({ path: field, message }))
})

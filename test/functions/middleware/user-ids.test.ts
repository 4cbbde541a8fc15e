import { expect, test } from 'vitest'
import { offlineModels } from '../../../src/core/rules/index.ts'
import { givenApp } from '../../support/app.ts'

test('a user_id of 256 characters is good for everything, and one character more for nothing', async () => {
  const { call, tenant } = await givenApp({ services: { models: offlineModels() } })
  const { api_key: key } = await tenant()
  const longest = '昊'.repeat(256)
  const statuses = async (user_id: string) => {
    const path = `/api/v1/users/${encodeURIComponent(user_id)}`
    const turns = [{ turn_id: 't1', role: 'user', text: 'I live in Dalian.' }]
    const asked: [string, string, unknown][] = [
      ['POST', '/api/v1/memories', { user_id, memory_type: 'fact', content: 'Drinks tea.' }],
      ['POST', '/api/v1/sessions/s1/turns', { user_id, turns }],
      ['POST', '/api/v1/tokens', { user_id }],
      ['POST', '/api/v1/recall', { user_id, query: 'tea' }],
      ['GET', path, undefined],
      ...['traits', 'profile', 'affinity', 'graph/facts', 'export', 'should-reflect'].map(
        (name): [string, string, unknown] => ['GET', `${path}/${name}`, undefined],
      ),
      ['GET', `/api/v1/memories?user_id=${encodeURIComponent(user_id)}`, undefined],
      ['DELETE', path, undefined],
    ]
    const answers: number[] = []
    for (const [method, address, body] of asked)
      answers.push((await call(method, address, { key, body })).status)
    return [...new Set(answers)].sort()
  }
  expect(await statuses(longest)).toEqual([200, 201, 202])
  expect(await statuses(`${longest}x`)).toEqual([422])
  for (const user_id of ['.', '..']) {
    const body = { user_id, memory_type: 'fact', content: 'Would be out of reach.' }
    expect(await call('POST', '/api/v1/memories', { key, body })).toMatchObject({
      status: 422,
      body: { code: 'invalid', issues: [{ path: 'user_id', message: 'must not be . or ..' }] },
    })
  }
})

test('the token of a user with the longest name is theirs', async () => {
  const { call, tenant, tokenFor } = await givenApp()
  const { api_key: key } = await tenant()
  const user_id = '昊'.repeat(256)
  const token = await tokenFor(key, user_id)
  await call('POST', '/api/v1/memories', {
    key: token,
    body: { memory_type: 'fact', content: 'Drinks tea.' },
  })
  expect(
    (await call('GET', `/api/v1/users/${encodeURIComponent(user_id)}`, { key: token })).body.memories,
  ).toBe(1)
})

test.each(['.', '..'])(
  'a turn, a passage and an entity that no address can name (%s) are refused',
  async (name) => {
    const { call, tenant } = await givenApp()
    const { api_key: key } = await tenant()
    const message = 'must not be . or ..'
    const turns = [{ turn_id: name, role: 'user', text: 'Could never be deleted.' }]
    expect(
      await call('POST', '/api/v1/sessions/s/turns', { key, body: { user_id: 'ann', turns } }),
    ).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'turns.0.turn_id', message }] },
    })
    const chunks = [{ chunk_id: name, content: 'The lamp went dark.', content_type: 'scene' }]
    expect(await call('POST', '/api/v1/story/projects/p/chunks', { key, body: { chunks } })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'chunks.0.chunk_id', message }] },
    })
    const states = [{ entity_id: name, entity_type: 'character', state_data: {}, chapter_index: 1 }]
    expect(
      await call('PUT', '/api/v1/story/projects/p/entity-states', { key, body: { states } }),
    ).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'states.0.entity_id', message }] },
    })
  },
)

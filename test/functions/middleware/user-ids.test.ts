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

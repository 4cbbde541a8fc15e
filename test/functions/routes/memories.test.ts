import { expect, test } from 'vitest'
import { CoreError } from '../../../src/core/errors.ts'
import { offlineEmbedder } from '../../../src/core/rules/embedder.ts'
import { givenApp } from '../../support/app.ts'

const fact = (content: string, more = {}) => ({ user_id: 'lin', memory_type: 'fact', content, ...more })

test('a memory is added, a repeat is answered with the stored one', async () => {
  const { call, tenant } = await givenApp()
  const { api_key: key } = await tenant()
  const first = await call('POST', '/api/v1/memories', { key, body: fact('住在大连') })
  expect(first.status).toBe(201)
  const again = await call('POST', '/api/v1/memories', { key, body: fact('住在大连') })
  expect([again.status, again.body]).toEqual([200, first.body])
  expect((await call('GET', `/api/v1/memories/${first.body.id}`, { key })).body).toEqual(first.body)
})

test('the same Idempotency-Key gives the same answer, with another body a mismatch', async () => {
  const { call, tenant } = await givenApp()
  const { api_key: key } = await tenant()
  const headers = { 'idempotency-key': 'one' }
  const first = await call('POST', '/api/v1/memories', { key, headers, body: fact('a') })
  const again = await call('POST', '/api/v1/memories', { key, headers, body: fact('a') })
  expect([again.status, again.body]).toEqual([201, first.body])
  const other = await call('POST', '/api/v1/memories', { key, headers, body: fact('b') })
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch'])
  await call('DELETE', `/api/v1/memories/${first.body.id}`, { key })
  const late = await call('POST', '/api/v1/memories', { key, headers, body: fact('a') })
  expect([late.status, late.body.code]).toEqual([409, 'forgotten'])
  expect((await call('GET', '/api/v1/memories?user_id=lin', { key })).body.items).toEqual([])
})

test('an answer is confirmed once under one Idempotency-Key', async () => {
  const { call, tenant } = await givenApp()
  const { api_key: key } = await tenant()
  const { body } = await call('POST', '/api/v1/memories', {
    key,
    body: fact('a', { requires_confirmation: true }),
  })
  const confirm = () =>
    call('POST', `/api/v1/memories/${body.id}/confirm`, {
      key,
      headers: { 'idempotency-key': 'c' },
      body: { confirmed: true },
    })
  const first = await confirm()
  expect(first.body).toMatchObject({
    evidence_level: 'S3_user_confirmed',
    requires_confirmation: false,
    version: 2,
  })
  expect((await confirm()).body).toEqual(first.body)
  expect((await call('GET', `/api/v1/memories/${body.id}`, { key })).body).toEqual(first.body)
})

test('statuses and codes of what is wrong', async () => {
  const { call, tenant } = await givenApp()
  const { api_key: key } = await tenant()
  const { body: memory } = await call('POST', '/api/v1/memories', { key, body: fact('a') })
  const at = `/api/v1/memories/${memory.id}`
  const nowhere = '/api/v1/memories/00000000-0000-4000-8000-000000000000'
  const expected = [
    ['POST', '/api/v1/memories', { ...fact('x'), memory_type: 'trait' }, 422, 'trait_is_derived'],
    ['POST', '/api/v1/memories', { ...fact('x'), importanse: 1 }, 422, 'unknown_field'],
    ['POST', '/api/v1/memories', { user_id: 'lin', memory_type: 'fact' }, 422, 'invalid'],
    ['POST', '/api/v1/memories', fact('a\0b'), 422, 'invalid'],
    ['GET', '/api/v1/memories', undefined, 422, 'invalid'],
    ['GET', '/api/v1/memories?user_id=lin&memorytype=fact', undefined, 422, 'unknown_field'],
    ['GET', '/api/v1/memories?user_id=lin&limit=201', undefined, 422, 'invalid'],
    ['GET', '/api/v1/memories?user_id=lin&cursor=x', undefined, 400, 'malformed'],
    ['GET', '/api/v1/memories?user_id=lin&cursor=x&query=a', undefined, 400, 'no_deep_paging'],
    ['PATCH', at, { importance: 3 }, 422, 'invalid'],
    ['PATCH', at, { version: 9, importance: 3 }, 409, 'version_conflict'],
    ['PATCH', nowhere, { version: 1 }, 404, 'not_found'],
    ['GET', nowhere, undefined, 404, 'not_found'],
    ['DELETE', nowhere, undefined, 404, 'not_found'],
    ['GET', `${nowhere}/history`, undefined, 404, 'not_found'],
    ['GET', `${nowhere}/sources`, undefined, 404, 'not_found'],
    ['GET', `${nowhere}/evidence`, undefined, 404, 'not_found'],
    ['POST', `${nowhere}/confirm`, { confirmed: true }, 404, 'not_found'],
    ['POST', `${at}/confirm`, {}, 422, 'invalid'],
  ] as const
  for (const [method, path, body, status, code] of expected) {
    const answer = await call(method, path, { key, ...(body && { body }) })
    expect([method, path, answer.status, answer.body.code]).toEqual([method, path, status, code])
  }
})

test('nothing begins after its end', async () => {
  const { call, tenant } = await givenApp({ now: '2026-06-01T08:00:00Z' })
  const { api_key: key } = await tenant()
  const given = { ...fact('Lin works at the harbour.'), invalid_at: '2026-09-01T00:00:00Z' }
  const { body } = await call('POST', '/api/v1/memories/batch', { key, body: { items: [given] } })
  const at = `/api/v1/memories/${body.items[0].id}`
  const begun = (valid_at: string, version: number) =>
    call('PATCH', at, { key, body: { version, valid_at, importance: 3 } })
  const refused = await begun('2026-09-01T00:00:01Z', 1)
  expect([refused.status, refused.body.issues[0].path]).toEqual([422, 'valid_at'])
  expect((await begun('2026-09-01T00:00:00Z', 1)).body).toMatchObject({
    version: 2,
    importance: 3,
    valid_at: '2026-09-01T00:00:00.000Z',
    invalid_at: '2026-09-01T00:00:00.000Z',
  })
})

test('walls: a read key writes nothing, a user token touches its own user only, another tenant nothing', async () => {
  const { call, tenant, keyWith, tokenFor } = await givenApp()
  const { api_key: key, tenant_id } = await tenant()
  const { body: memory } = await call('POST', '/api/v1/memories', { key, body: fact('mine') })
  const read = await keyWith(tenant_id, ['read'])
  expect((await call('POST', '/api/v1/memories', { key: read, body: fact('x') })).status).toBe(403)
  expect(
    (await call('PATCH', `/api/v1/memories/${memory.id}`, { key: read, body: { version: 1 } })).status,
  ).toBe(403)
  const mallory = await tokenFor(key, 'mallory')
  expect((await call('GET', `/api/v1/memories/${memory.id}`, { key: mallory })).status).toBe(404)
  expect((await call('GET', '/api/v1/memories?user_id=lin', { key: mallory })).status).toBe(403)
  expect((await call('GET', '/api/v1/memories', { key: mallory })).body.items).toEqual([])
  const lin = await tokenFor(key, 'lin')
  expect((await call('GET', '/api/v1/memories', { key: lin })).body.items).toEqual([memory])
  const stranger = await tenant()
  expect((await call('DELETE', `/api/v1/memories/${memory.id}`, { key: stranger.api_key })).status).toBe(404)
  expect(
    (await call('GET', '/api/v1/memories?user_id=lin&query=mine', { key: stranger.api_key })).body.items,
  ).toEqual([])
})

test('with a query the list is a search: best first, only what fits, filters hold', async () => {
  const { call, tenant, clock } = await givenApp({ services: { embedder: offlineEmbedder(1024) } })
  const { api_key: key } = await tenant()
  for (const content of ['喜欢手冲咖啡', '住在杭州西湖边', 'allergic to peanuts']) {
    await call('POST', '/api/v1/memories', { key, body: fact(content, { ttl_seconds: 60 }) })
  }
  await call('POST', '/api/v1/memories', { key, body: { ...fact('喝咖啡的清单'), memory_type: 'note' } })
  const search = async (rest: string) =>
    (await call('GET', `/api/v1/memories?user_id=lin&query=${rest}`, { key })).body.items.map(
      (item: { content: string }) => item.content,
    )
  const found = await search(encodeURIComponent('咖啡'))
  expect(found.toSorted()).toEqual(['喜欢手冲咖啡', '喝咖啡的清单'])
  expect(await search(`${encodeURIComponent('咖啡')}&memory_type=note`)).toEqual(['喝咖啡的清单'])
  clock.advance({ minutes: 2 })
  expect(await search(encodeURIComponent('咖啡'))).toEqual(['喝咖啡的清单'])
  expect(await search(`${encodeURIComponent('咖啡')}&status=expired`)).toEqual(['喜欢手冲咖啡'])
})

test.each([
  ['does not answer', new Error('away'), 'model_unavailable', '30'],
  [
    'is not the one of the stored vectors',
    new CoreError('embedding_model_mismatch', 'other'),
    'embedding_model_mismatch',
    '60',
  ],
])(
  'an embedder that %s is 503 with Retry-After, and nothing is stored',
  async (_, failure, code, retryAfter) => {
    const down = { offline: false, model: 'down', dimensions: 1024, embed: () => Promise.reject(failure) }
    const { call, tenant } = await givenApp({ services: { embedder: down } })
    const { api_key: key } = await tenant()
    const answer = await call('POST', '/api/v1/memories', { key, body: fact('a') })
    expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([
      503,
      code,
      retryAfter,
    ])
    expect((await call('GET', '/api/v1/memories?user_id=lin&status=all', { key })).body.items).toEqual([])
  },
)

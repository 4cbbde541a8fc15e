import { beforeAll, describe, expect, test } from 'vitest'
import { ADMIN_TOKEN, givenApp } from '../../support/app.ts'

type Given = Awaited<ReturnType<typeof givenApp>>
let given: Given
beforeAll(async () => {
  given = await givenApp({ now: '2026-06-01T08:00:00Z', environment: { RATE_LIMIT_PER_MINUTE: 40 } })
})

async function somebody() {
  const { api_key, tenant_id } = await given.tenant()
  const make = (body: object, headers = {}) =>
    given.call('POST', '/api/v1/keys', { key: api_key, body, headers })
  const bound = async (user_id = 'ann', more: object = {}) =>
    (await make({ name: 'phone', scopes: ['read', 'write'], user_id, ...more })).body
  return { api_key, tenant_id, make, bound }
}
const as = (key: string) => (method: string, path: string, body?: unknown) =>
  given.call(method, path, { key, ...(body !== undefined && { body }) })

describe('a tenant’s own keys', () => {
  test('are made, listed newest first and revoked, the secret shown once and stored nowhere', async () => {
    const { api_key, tenant_id, make } = await somebody()
    given.clock.advance({ seconds: 1 })
    const first = await make({ name: 'server', scopes: ['read'] })
    expect([first.status, first.body]).toMatchObject([
      201,
      { name: 'server', scopes: ['read'], user_id: null, expires_at: null },
    ])
    expect(first.body.key).toMatch(/^nm_(?!u_)/)
    expect(first.body.key.startsWith(first.body.prefix)).toBe(true)
    expect(first.body.prefix.length).toBeGreaterThanOrEqual(8)
    given.clock.advance({ seconds: 1 })
    const second = (await make({ name: 'phone', scopes: ['read', 'write'], user_id: '安' })).body
    expect(second.key).toMatch(/^nm_u_/)
    const list = await as(api_key)('GET', '/api/v1/keys')
    expect(list.body.items.map(({ key_id }: { key_id: string }) => key_id).slice(0, 2)).toEqual([
      second.key_id,
      first.body.key_id,
    ])
    expect(JSON.stringify(list.body)).not.toContain(second.key)
    expect(list.body.items[0]).toEqual({
      ...{ key_id: second.key_id, name: 'phone', prefix: second.prefix, scopes: ['read', 'write'] },
      ...{ user_id: '安', created_at: given.clock.now().toISOString(), expires_at: null },
      ...{ last_used_at: null, revoked_at: null },
    })
    const page = await as(api_key)('GET', '/api/v1/keys?limit=1')
    const next = await as(api_key)('GET', `/api/v1/keys?limit=2&cursor=${page.body.next_cursor}`)
    expect(next.body.items.map(({ name }: { name: string }) => name)).toEqual(['server', null])
    expect((await as(second.key)('GET', '/api/v1/me')).status).toBe(200)
    const revoked = await as(api_key)('DELETE', `/api/v1/keys/${second.key_id}`)
    expect(revoked.body).toEqual({
      key_id: second.key_id,
      tenant_id,
      revoked_at: given.clock.now().toISOString(),
    })
    given.clock.advance({ seconds: 1 })
    expect((await as(api_key)('DELETE', `/api/v1/keys/${second.key_id}`)).body).toEqual(revoked.body)
    expect((await as(second.key)('GET', '/api/v1/me')).status).toBe(401)
    const other = await somebody()
    const theirs = await as(other.api_key)('DELETE', `/api/v1/keys/${first.body.key_id}`)
    expect([theirs.status, theirs.body.code]).toEqual([404, 'not_found'])
    expect((await as(first.body.key)('GET', '/api/v1/keys')).status).toBe(403)
  })

  test('what is wrong is said with its field', async () => {
    const { make } = await somebody()
    for (const [body, path] of [
      [{ name: '', scopes: ['read'] }, 'name'],
      [{ name: 'x'.repeat(101), scopes: ['read'] }, 'name'],
      [{ name: 'x', scopes: [] }, 'scopes'],
      [{ name: 'x', scopes: ['admin'], user_id: 'ann' }, 'scopes'],
      [{ name: 'x', scopes: ['read'], expires_at: '2026-06-01T07:59:00Z' }, 'expires_at'],
      [{ name: 'x', scopes: ['read'], expires: '2027-06-01T07:59:00Z' }, 'expires'],
    ] as const) {
      const { status, body: problem } = await make(body)
      expect([status, problem.issues[0].path]).toEqual([422, path])
    }
  })

  test('a repeat under the same Idempotency-Key is the same key; with another body it is refused', async () => {
    const { make } = await somebody()
    const body = { name: 'phone', scopes: ['write', 'read'], user_id: 'ann' }
    const headers = { 'idempotency-key': 'k1' }
    const first = await make(body, headers)
    expect((await make(body, headers)).body).toEqual(first.body)
    const other = await make({ ...body, name: 'other' }, headers)
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch'])
    const elsewhere = await (await somebody()).make(body, headers)
    expect(elsewhere.body.key).not.toBe(first.body.key)
  })
})

describe('a key that belongs to one person', () => {
  test('is in every respect a user token that lives on', async () => {
    const { api_key, tenant_id, bound } = await somebody()
    const { key, key_id } = await bound()
    const ann = as(key)
    const me = await ann('GET', '/api/v1/me')
    expect(me.body).toMatchObject({
      ...{ kind: 'user', user_id: 'ann', key_id, expires_at: null, scopes: ['read', 'write'] },
      tenant: { id: tenant_id },
    })
    const made = await ann('POST', '/api/v1/memories', { memory_type: 'fact', content: 'I live in Dalian.' })
    expect([made.status, made.body.user_id]).toEqual([201, 'ann'])
    const theirs = await as(api_key)('POST', '/api/v1/memories', {
      ...{ user_id: 'bob', memory_type: 'fact', content: 'Bob lives in Kyoto.' },
    })
    expect((await ann('GET', `/api/v1/memories/${theirs.body.id}`)).status).toBe(404)
    expect((await ann('GET', '/api/v1/memories?user_id=bob')).status).toBe(403)
    expect((await ann('GET', '/api/v1/users/bob')).status).toBe(403)
    for (const [method, path, body] of [
      ['GET', '/api/v1/users', undefined],
      ['GET', '/api/v1/stats', undefined],
      ['GET', '/api/v1/keys', undefined],
      ['POST', '/api/v1/keys', { name: 'x', scopes: ['read'] }],
      ['POST', '/api/v1/tokens', { user_id: 'ann' }],
      ['POST', '/api/v1/memories/batch', { items: [] }],
    ] as const) {
      const answer = await ann(method, path, body)
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'forbidden'])
    }
    const readonly = await bound('ann', { scopes: ['read'] })
    const refused = await as(readonly.key)('POST', '/api/v1/memories', { memory_type: 'fact', content: 'x' })
    expect(refused.status).toBe(403)
  })

  test('ends at its time, tokens made with a key of the tenant at that key’s', async () => {
    const { make, bound } = await somebody()
    const expires_at = new Date(given.clock.now().getTime() + 30_000).toISOString()
    const { key } = await bound('ann', { expires_at })
    const tenants = (await make({ name: 'short', scopes: ['read', 'write'], expires_at })).body
    const token = await given.tokenFor(tenants.key, 'ann')
    expect((await as(key)('GET', '/api/v1/me')).body.expires_at).toBe(expires_at)
    expect((await as(token)('GET', '/api/v1/me')).status).toBe(200)
    given.clock.advance({ seconds: 30 })
    for (const credentials of [key, tenants.key, token])
      expect((await as(credentials)('GET', '/api/v1/me')).status).toBe(401)
  })

  test('ends with the person’s erasure, and forgets whose it was; another’s goes on', async () => {
    const { api_key, bound } = await somebody()
    const ann = await bound('ann')
    const bob = await bound('bob')
    await as(ann.key)('POST', '/api/v1/memories', { memory_type: 'fact', content: 'I live in Dalian.' })
    expect((await as(api_key)('DELETE', '/api/v1/users/ann')).status).toBe(200)
    expect((await as(ann.key)('GET', '/api/v1/me')).status).toBe(401)
    expect((await as(bob.key)('GET', '/api/v1/me')).status).toBe(200)
    const { items } = (await as(api_key)('GET', '/api/v1/keys')).body
    const gone = items.find(({ key_id }: { key_id: string }) => key_id === ann.key_id)
    expect(gone).toMatchObject({ user_id: null, name: null, revoked_at: expect.any(String) })
  })

  test('has a rate limit of its own', async () => {
    const { api_key, bound } = await somebody()
    const [one, two] = [await bound(), await bound()]
    const statuses: number[] = []
    for (let asked = 0; asked < 45; asked += 1) statuses.push((await as(one.key)('GET', '/api/v1/me')).status)
    expect(statuses.filter((status) => status === 429).length).toBe(5)
    expect((await as(two.key)('GET', '/api/v1/me')).status).toBe(200)
    expect((await as(api_key)('GET', '/api/v1/me')).status).toBe(200)
  })

  test('opens /mcp for that person, and no other address', async () => {
    const { api_key, bound } = await somebody()
    const { key } = await bound('ann')
    const initialize = {
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
    }
    const headers = { accept: 'application/json, text/event-stream' }
    const ask = (path: string, credentials: string) =>
      given.call('POST', path, { key: credentials, body: initialize, headers })
    expect((await ask('/mcp', key)).status).toBe(200)
    expect((await ask('/mcp/users/ann', key)).status).toBe(200)
    expect((await ask('/mcp/users/bob', key)).status).toBe(403)
    expect((await ask('/mcp/banks/default', key)).status).toBe(403)
    expect((await ask('/mcp', api_key)).status).toBe(403)
  })

  test('administration sees it among the tenant’s keys', async () => {
    const { tenant_id, bound } = await somebody()
    const { key_id } = await bound()
    const tenants: { tenant_id: string; keys: { key_id: string }[] }[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`
      const { body } = await given.call('GET', `/admin/tenants?limit=200${query}`, { key: ADMIN_TOKEN })
      tenants.push(...body.items)
      cursor = body.next_cursor
    }
    const own = tenants.find((tenant) => tenant.tenant_id === tenant_id)
    expect(own?.keys.find((one) => one.key_id === key_id)).toMatchObject({
      key_id,
      user_id: 'ann',
      name: 'phone',
    })
  })
})

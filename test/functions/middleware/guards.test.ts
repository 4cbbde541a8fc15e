import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { routesOf } from '../../../functions/http/serve.ts'
import { operations } from '../../../functions/operations.ts'
import type { KeyScope } from '../../../src/core/tenancy/schemas.ts'
import { ADMIN_TOKEN, givenApp, JWT_SECRET } from '../../support/app.ts'

const scopes: KeyScope[] = ['read', 'write', 'admin']
let made: ReturnType<typeof givenApp> | undefined
const app = () => {
  made ??= givenApp()
  return made
}

test('every operation is a route, once, and nothing else is', () => {
  const routes = routesOf(operations).routes.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(routes).size).toBe(routes.length)
  expect(routes).toHaveLength(operations.length)
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length)
})

test('operations that need no scope are the ones that are meant to', () => {
  const unscoped = operations.flatMap(({ access, method, path }) =>
    scopes.includes(access as KeyScope) ? [] : [`${access} ${method} ${path}`],
  )
  for (const one of unscoped) {
    expect(one).toMatch(
      /^(any GET \/api\/v1\/me$|open GET \/($|health\/|openapi\.json|docs)|admin_token \w+ \/(admin\/|metrics)|qstash POST \/internal\/)/,
    )
  }
})

test.each(operations.filter(({ access }) => access !== 'open'))(
  '$id lets nobody in without credentials',
  async ({ method, path }) => {
    const answer = await (await app()).call(method, path.replace(/\{\w+\}/g, 'x'))
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthorized'])
  },
)

test('what no quota of a user covers, banks and stories, takes keys of the tenant only', () => {
  const ofTenant = operations.filter(({ tag }) => tag === 'experience' || tag === 'story')
  expect(new Set(ofTenant.map(({ tag }) => tag)).size).toBe(2)
  expect(ofTenant.filter(({ keys_only }) => !keys_only).map(({ id }) => id)).toEqual([])
})

test.each(operations.filter(({ keys_only }) => keys_only))(
  '$id refuses a user token',
  async ({ method, path }) => {
    const { call, tenant, tokenFor } = await app()
    const { api_key } = await tenant()
    const key = await tokenFor(api_key, 'ann')
    const answer = await call(method, path.replace(/\{\w+\}/g, 'x'), { key })
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
  },
)

test.each(operations.filter(({ access }) => scopes.includes(access as KeyScope)))(
  '$id refuses a key without its scope',
  async ({ access, method, path }) => {
    const { call, tenant, keyWith } = await app()
    const { tenant_id } = await tenant()
    const key = await keyWith(
      tenant_id,
      scopes.filter((scope) => scope !== access),
    )
    const answer = await call(method, path.replace(/\{\w+\}/g, 'x'), { key })
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
  },
)

describe('credentials', () => {
  test('none, broken ones and unknown ones are 401 on every guarded path', async () => {
    const { call } = await givenApp()
    for (const path of [
      '/api/v1/policy',
      '/api/v1/nothing',
      '/admin/tenants',
      '/metrics',
      '/internal/jobs/x',
    ]) {
      for (const authorization of [
        undefined,
        'Bearer',
        'Basic x',
        'Bearer nonsense',
        `Bearer nm_${'x'.repeat(43)}`,
        'Bearer a.b.c',
      ]) {
        const answer = await call('GET', path, authorization ? { headers: { authorization } } : {})
        expect([path, authorization, answer.status]).toEqual([path, authorization, 401])
        expect(answer.body.code).toBe('unauthorized')
        expect(answer.headers.get('www-authenticate')).toBe('Bearer')
      }
    }
  })

  test('each scope opens its routes and no others', async () => {
    const { call, tenant, keyWith } = await givenApp()
    const { tenant_id } = await tenant()
    const read = await keyWith(tenant_id, ['read'])
    const write = await keyWith(tenant_id, ['write'])
    const admin = await keyWith(tenant_id, ['admin'])
    expect((await call('GET', '/api/v1/users', { key: read })).status).toBe(200)
    expect((await call('GET', '/api/v1/users', { key: write })).body.code).toBe('forbidden')
    expect((await call('PUT', '/api/v1/policy', { key: write, body: {} })).status).toBe(403)
    expect((await call('PUT', '/api/v1/policy', { key: admin, body: {} })).status).toBe(200)
    expect((await call('POST', '/api/v1/tokens', { key: read, body: { user_id: 'u' } })).status).toBe(403)
  })

  test('a key and a tenant key do not open administration, and the admin token opens no tenant', async () => {
    const { call, tenant } = await givenApp()
    const { api_key: key } = await tenant()
    expect((await call('GET', '/admin/tenants', { key })).status).toBe(401)
    expect((await call('GET', '/api/v1/policy', { key: ADMIN_TOKEN })).status).toBe(401)
  })

  test('an unset admin token lets nobody in', async () => {
    const { call } = await givenApp({ environment: { ADMIN_TOKEN: undefined } })
    expect((await call('GET', '/admin/tenants', { key: 'undefined' })).status).toBe(401)
  })

  test('a revoked key, and the tokens made with it, end within 60 s', async () => {
    const { call, tenant, tokenFor, clock, app, services } = await givenApp()
    const { tenant_id } = await tenant()
    const made = await call('POST', `/admin/tenants/${tenant_id}/keys`, {
      key: ADMIN_TOKEN,
      body: { scopes: ['read', 'write'] },
    })
    const { key_id, key } = made.body
    const token = await tokenFor(key, 'ann')
    expect((await call('GET', '/api/v1/policy', { key })).status).toBe(200)
    const { createApp } = await import('../../../functions/app.ts')
    const elsewhere = createApp(services)
    const headers = { authorization: `Bearer ${key}` }
    const asAnn = { authorization: `Bearer ${token}` }
    expect((await elsewhere.request('/api/v1/policy', { headers })).status).toBe(200)
    expect((await elsewhere.request('/api/v1/users/ann', { headers: asAnn })).status).toBe(404)

    const revoked = await call('DELETE', `/admin/keys/${key_id}`, { key: ADMIN_TOKEN })
    expect(revoked.body).toEqual({ key_id, tenant_id, revoked_at: clock.now().toISOString() })
    expect((await call('GET', '/api/v1/policy', { key })).status).toBe(401)
    expect((await call('GET', '/api/v1/users/ann', { key: token })).status).toBe(401)
    expect((await elsewhere.request('/api/v1/policy', { headers })).status).toBe(200)
    expect((await elsewhere.request('/api/v1/users/ann', { headers: asAnn })).status).toBe(404)
    clock.advance({ seconds: 60 })
    expect((await elsewhere.request('/api/v1/policy', { headers })).status).toBe(401)
    expect((await elsewhere.request('/api/v1/users/ann', { headers: asAnn })).status).toBe(401)
    expect((await app.request('/api/v1/policy', { headers })).status).toBe(401)
  })

  test('rotation: a second key works beside the first, which can then go', async () => {
    const { call, tenant } = await givenApp()
    const { tenant_id } = await tenant()
    const made = await call('POST', `/admin/tenants/${tenant_id}/keys`, {
      key: ADMIN_TOKEN,
      body: { scopes: ['read', 'write'] },
    })
    expect(made.status).toBe(201)
    expect(made.body.key).toMatch(/^nm_[\w-]{49}$/)
    expect((await call('GET', '/api/v1/users', { key: made.body.key })).status).toBe(200)
    await call('DELETE', `/admin/keys/${made.body.key_id}`, { key: ADMIN_TOKEN })
    expect((await call('GET', '/api/v1/users', { key: made.body.key })).status).toBe(401)
  })

  test('an administrator sees which keys are in use', async () => {
    const { call, tenant, clock } = await givenApp({ now: '2031-01-01T00:00:00Z' })
    const { tenant_id, api_key } = await tenant()
    const used = async () => {
      for (let cursor = ''; ; ) {
        const { body } = await call('GET', `/admin/tenants?limit=200${cursor && `&cursor=${cursor}`}`, {
          key: ADMIN_TOKEN,
        })
        const found = body.items.find((item: { tenant_id: string }) => item.tenant_id === tenant_id)
        if (found) return found.keys[0].last_used_at
        cursor = body.next_cursor
      }
    }
    expect(await used()).toBeNull()
    await call('GET', '/api/v1/policy', { key: api_key })
    expect(await used()).toBe(clock.now().toISOString())
  })

  test('only the hash of a key is in the database', async () => {
    const { tenant, database } = await givenApp()
    const { api_key } = await tenant()
    const { sql } = await import('drizzle-orm')
    const { statement } = await import('../../../db/statements.ts')
    const [rows] = await database.asSystem().batch([statement(sql`SELECT * FROM api_keys`)])
    expect(JSON.stringify(rows)).not.toContain(api_key)
  })
})

describe('user tokens', () => {
  test('a token acts for its own user only', async () => {
    const { call, tenant, tokenFor } = await givenApp()
    const { api_key: key } = await tenant()
    const token = await tokenFor(key, 'ann')
    expect((await call('GET', '/api/v1/users/ann', { key: token })).status).toBe(404)
    const other = await call('GET', '/api/v1/users/bob', { key: token })
    expect([other.status, other.body.code]).toEqual([403, 'forbidden'])
    for (const path of ['/api/v1/users', '/api/v1/policy'])
      expect((await call('GET', path, { key: token })).status).toBe(403)
    expect((await call('POST', '/api/v1/tokens', { key: token, body: {} })).status).toBe(403)
  })

  test('expired, of another algorithm, another secret, another issuer or without a signature: 401', async () => {
    const { call, tenant, tokenFor, clock, services } = await givenApp()
    const { api_key: key, tenant_id } = await tenant()
    const token = await tokenFor(key, 'ann', { expires_in: 60 })
    const [header, payload, signature] = token.split('.') as [string, string, string]
    const none = `${btoa('{"alg":"none"}').replaceAll('=', '')}.${payload}.`
    const claims = { ...JSON.parse(atob(payload)), tenant_id }
    const signed = (secret: string, alg: string, more: object = {}) =>
      new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret))
    const forged = [
      none,
      `${header}.${payload}.`,
      `${header}.${payload}.${signature.slice(0, -2)}AA`,
      `${header}.${btoa(JSON.stringify({ ...claims, sub: 'bob' })).replaceAll('=', '')}.${signature}`,
      await signed('another secret of thirty-two bytes', 'HS256'),
      await signed(JWT_SECRET, 'HS512'),
      await signed(JWT_SECRET, 'HS256', { iss: 'somebody' }),
      await signed(JWT_SECRET, 'HS256', { exp: undefined }),
      await signed(JWT_SECRET, 'HS256', { key_id: crypto.randomUUID() }),
      await signed(JWT_SECRET, 'HS256', { tenant_id: crypto.randomUUID() }),
    ]
    for (const bad of forged) expect((await call('GET', '/api/v1/users/ann', { key: bad })).status).toBe(401)
    expect((await call('GET', '/api/v1/users/ann', { key: token })).status).toBe(404)
    clock.advance({ seconds: 61 })
    expect((await call('GET', '/api/v1/users/ann', { key: token })).status).toBe(401)
    expect(services.environment.JWT_SECRET).toBe(JWT_SECRET)
  })

  test('a token lives at most a day and never exceeds its key', async () => {
    const { call, tenant, keyWith, clock } = await givenApp()
    const { api_key: key, tenant_id } = await tenant()
    const made = await call('POST', '/api/v1/tokens', { key, body: { user_id: 'ann', expires_in: 86_400 } })
    expect(made.status).toBe(201)
    expect(Date.parse(made.body.expires_at) - clock.now().getTime()).toBe(86_400_000)
    expect(
      (await call('POST', '/api/v1/tokens', { key, body: { user_id: 'ann', expires_in: 86_401 } })).status,
    ).toBe(422)
    expect(
      (await call('POST', '/api/v1/tokens', { key, body: { user_id: 'ann', scopes: ['admin'] } })).status,
    ).toBe(422)
    const write = await keyWith(tenant_id, ['write'])
    expect(
      (await call('POST', '/api/v1/tokens', { key: write, body: { user_id: 'ann', scopes: ['read'] } }))
        .status,
    ).toBe(403)
  })

  test('without JWT_SECRET there are no tokens', async () => {
    const { call, tenant } = await givenApp({ environment: { JWT_SECRET: undefined } })
    const { api_key: key } = await tenant()
    const answer = await call('POST', '/api/v1/tokens', { key, body: { user_id: 'ann' } })
    expect([answer.status, answer.body.code]).toEqual([503, 'misconfigured'])
  })
})

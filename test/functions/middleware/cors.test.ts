import { describe, expect, test } from 'vitest'
import { CoreError } from '../../../src/core/errors.ts'
import { givenApp } from '../../support/app.ts'

const given = async (options: Parameters<typeof givenApp>[0] = {}) => {
  const app = await givenApp(options)
  const { tenant_id, api_key: key } = await app.tenant()
  return { ...app, tenant_id, key }
}

describe('CORS', () => {
  const origin = `https://app-${crypto.randomUUID()}.example`
  const preflight = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization',
  }

  test('no origin is allowed until a tenant lists it, and then for that tenant only', async () => {
    const { call, key, tenant } = await given()
    const stranger = (await tenant()).api_key
    const before = await call('GET', '/api/v1/policy', { key, headers: { origin } })
    expect(before.headers.get('access-control-allow-origin')).toBeNull()
    expect(
      (await call('OPTIONS', '/api/v1/recall', { headers: preflight })).headers.get(
        'access-control-allow-origin',
      ),
    ).toBeNull()

    await call('PUT', '/api/v1/policy', { key, body: { cors_origins: [origin] } })
    const after = await call('GET', '/api/v1/policy', { key, headers: { origin } })
    expect(after.headers.get('access-control-allow-origin')).toBe(origin)
    expect(after.headers.get('vary')).toContain('Origin')
    const allowed = await call('OPTIONS', '/api/v1/recall', { headers: preflight })
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get('access-control-allow-origin')).toBe(origin)
    expect(allowed.headers.get('access-control-allow-headers')).toContain('authorization')
    const theirs = await call('GET', '/api/v1/policy', { key: stranger, headers: { origin } })
    expect(theirs.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('a browser can read that its token has expired', async () => {
    const { call, key } = await given()
    await call('PUT', '/api/v1/policy', { key, body: { cors_origins: [origin] } })
    const refused = await call('GET', '/api/v1/users/ann', { key: 'a.b.c', headers: { origin } })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, origin])
  })

  test('an answer stands when its origin cannot be looked up', async () => {
    const away = () => Promise.reject(new CoreError('backend_unavailable', 'away'))
    const gone = { forTenant: () => ({ batch: away }), asSystem: () => ({ batch: away }) }
    const { call, lines } = await givenApp({ services: { database: gone } as never })
    for (const path of ['/openapi.json', '/docs']) {
      const answer = await call('GET', path, { headers: { origin } })
      expect([path, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
        path,
        200,
        null,
      ])
    }
    expect(lines.filter(({ event }) => event === 'origin_not_looked_up')).toHaveLength(2)
    expect((await call('GET', '/health/ready', { headers: { origin } })).status).toBe(503)
  })

  test('what is not an origin is refused in a policy', async () => {
    const { call, key } = await given()
    for (const wrong of ['*', 'app.example', 'https://app.example/', 'https://app.example/path']) {
      expect((await call('PUT', '/api/v1/policy', { key, body: { cors_origins: [wrong] } })).status).toBe(422)
    }
  })
})

import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { statement } from '../../db/statements.ts'
import { Problem } from '../../functions/problems.ts'
import { CoreError } from '../../src/core/errors.ts'
import { offlineModels } from '../../src/core/models/offline/index.ts'
import { ADMIN_TOKEN, givenApp } from '../support/app.ts'

const given = async (options: Parameters<typeof givenApp>[0] = {}) => {
  const app = await givenApp(options)
  const { tenant_id, api_key: key } = await app.tenant()
  return { ...app, tenant_id, key }
}

describe('problems', () => {
  test('each fault has its status and code, and the shape of a problem', async () => {
    const { call, key } = await given()
    const json = { 'content-type': 'application/json' }
    const cases: [string, string, Parameters<typeof call>[2], number, string][] = [
      ['POST', '/api/v1/tokens', { raw: '{"user_id":', headers: json }, 400, 'malformed'],
      ['POST', '/api/v1/tokens', { raw: new Uint8Array([0x7b, 0xff, 0x7d]), headers: json }, 400, 'malformed'],
      ['GET', '/api/v1/users?cursor=abc', {}, 400, 'malformed'],
      ['GET', '/api/v1/users/nobody', {}, 404, 'not_found'],
      ['GET', '/api/v1/nothing', {}, 404, 'not_found'],
      ['PATCH', '/api/v1/policy', { body: {} }, 405, 'method_not_allowed'],
      [
        'POST',
        '/api/v1/tokens',
        { raw: 'user_id=a', headers: { 'content-type': 'text/plain' } },
        415,
        'unsupported_media_type',
      ],
      ['POST', '/api/v1/tokens', { body: {} }, 422, 'invalid'],
      ['POST', '/api/v1/tokens', { body: { user_id: 'a', role: 'admin' } }, 422, 'unknown_field'],
      ['GET', '/api/v1/users?limt=3', {}, 422, 'unknown_field'],
      ['GET', '/api/v1/users?limit=201', {}, 422, 'invalid'],
      ['GET', '/api/v1/users?limit=1&limit=2', {}, 422, 'invalid'],
      ['POST', '/api/v1/tokens', { body: { user_id: 'a\0b' } }, 422, 'invalid'],
      ['POST', '/api/v1/tokens', { raw: '{"user_id":"\\ud800"}', headers: json }, 422, 'invalid'],
      [
        'POST',
        '/api/v1/tokens',
        { raw: `{"user_id":${'['.repeat(9_999)}${']'.repeat(9_999)}}`, headers: json },
        422,
        'invalid',
      ],
    ]
    for (const [method, path, how, status, code] of cases) {
      const answer = await call(method, path, { key, ...how })
      expect([method, path, answer.status, answer.body.code]).toEqual([method, path, status, code])
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
      expect(Problem.parse(answer.body).status).toBe(status)
      expect(answer.body.request_id).toBe(answer.headers.get('x-request-id'))
    }
  })

  test('every fault of a body is named with its path', async () => {
    const { call, key } = await given()
    const body = { initial_affinity: 2, lifetimes: { note: { forget_policy: 'never', ttl_seconds: 0 } }, cors: [] }
    const answer = await call('PUT', '/api/v1/policy', { key, body })
    expect(answer.body.issues.map((issue: { path: string }) => issue.path).sort()).toEqual([
      'cors',
      'initial_affinity',
      'lifetimes.note.forget_policy',
    ])
  })

  test('a body of 4 MiB is read and one byte more is 413, with or without a length', async () => {
    const { call, key, app } = await given()
    const fill = (bytes: number) => `{"user_id":"${'x'.repeat(bytes - 14)}"}`
    const headers = { 'content-type': 'application/json' }
    expect((await call('POST', '/api/v1/tokens', { key, raw: fill(4 * 1024 * 1024), headers })).status).toBe(422)
    const refused = await call('POST', '/api/v1/tokens', { key, raw: fill(4 * 1024 * 1024 + 1), headers })
    expect([refused.status, refused.body.code]).toEqual([413, 'payload_too_large'])
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(1024 * 1024).fill(32))
      },
    })
    const request = new Request('http://service/api/v1/tokens', {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${key}` },
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect((await app.request(request)).status).toBe(413)
  })

  test('a database that is away is 503 with Retry-After, and an unexpected fault says nothing of its cause', async () => {
    const away = await given()
    const { openDatabase } = await import('../../db/database.ts')
    expect(openDatabase).toBeDefined()
    const secret = new Error('SELECT secret FROM somewhere')
    for (const [thrown, status, code] of [
      [
        new CoreError('backend_unavailable', 'The database did not answer.', { cause: secret, retryAfter: 5 }),
        503,
        'backend_unavailable',
      ],
      [secret, 500, 'internal'],
    ] as const) {
      const database = {
        ...away.database,
        forTenant: (id: string, usage: { round_trips: number }) => {
          const real = away.database.forTenant(id, usage)
          return id === away.tenant_id ? { ...real, batch: () => Promise.reject(thrown) } : real
        },
      }
      const { call, lines } = await givenApp({ services: { database } as never })
      const answer = await call('GET', '/api/v1/policy', { key: away.key })
      expect([answer.status, answer.body.code]).toEqual([status, code])
      expect(JSON.stringify(answer.body)).not.toContain('secret')
      expect(JSON.stringify(lines)).not.toContain('SELECT')
      expect(answer.headers.get('retry-after')).toBe(status === 503 ? '5' : null)
    }
  })
})

describe('request ids and the access log', () => {
  test('an id that comes is kept, another is made', async () => {
    const { call } = await given()
    const kept = await call('GET', '/health/live', { headers: { 'x-request-id': 'from-the-caller.1' } })
    expect(kept.headers.get('x-request-id')).toBe('from-the-caller.1')
    const made = await call('GET', '/health/live', { headers: { 'x-request-id': 'no spaces please' } })
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('look-ups of the caller and of the origin are round trips like others, while they are not kept', async () => {
    const { call, key, tokenFor, app, lines } = await given()
    const trips = async (path: string, headers: Record<string, string>) => {
      await app.request(path, { headers })
      return lines.findLast(({ event }) => event === 'request')?.fields.round_trips
    }
    const { api_key } = await (await given()).tenant()
    const byKey = { authorization: `Bearer ${api_key}` }
    expect([await trips('/api/v1/policy', byKey), await trips('/api/v1/policy', byKey)]).toEqual([2, 1])
    const byToken = { authorization: `Bearer ${await tokenFor(key, 'ann')}` }
    expect([await trips('/api/v1/users/ann', byToken), await trips('/api/v1/users/ann', byToken)]).toEqual([2, 1])
    const fromElsewhere = { origin: `https://${crypto.randomUUID()}.example` }
    expect([await trips('/openapi.json', fromElsewhere), await trips('/openapi.json', fromElsewhere)]).toEqual([1, 0])
    await call('GET', '/admin/tenants?limit=1', { key: ADMIN_TOKEN })
    expect(lines.findLast(({ event }) => event === 'request')?.fields.round_trips).toBe(2)
  })

  test('one line a request: route and figures, and no word of a user', async () => {
    const { call, key, tenant_id, lines } = await given()
    await call('GET', '/api/v1/users/a-very-private-name?secret=1', { key, headers: { 'x-request-id': 'r1' } })
    await call('GET', '/api/v1/users/a-very-private-name', { key, headers: { 'x-request-id': 'r2' } })
    const seen = lines.filter((line) => line.event === 'request').map((line) => line.fields)
    expect(seen[1]).toEqual({
      request_id: 'r2',
      tenant_id,
      route: 'GET /api/v1/users/:user_id',
      status: 404,
      ms: expect.any(Number),
      round_trips: 1,
      model_calls: 0,
      tokens: 0,
    })
    expect(JSON.stringify(lines)).not.toContain('private')
  })
})

describe('Idempotency-Key', () => {
  const tokens = '/api/v1/tokens'
  test('the same request has the same answer, of 24 hours, and another body is a mismatch', async () => {
    const { call, key, clock } = await given()
    const headers = { 'idempotency-key': 'once' }
    const first = await call('POST', tokens, { key, headers, body: { user_id: 'ann', expires_in: 86_400 } })
    clock.advance({ seconds: 30 })
    const again = await call('POST', tokens, { key, headers, body: { user_id: 'ann', expires_in: 86_400 } })
    expect(again.body).toEqual(first.body)
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
    const other = await call('POST', tokens, { key, headers, body: { user_id: 'bob' } })
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch'])
    clock.advance({ hours: 24 })
    const later = await call('POST', tokens, { key, headers, body: { user_id: 'bob' } })
    expect(later.status).toBe(201)
  })

  test('no token and no key is in the database', async () => {
    const { call, key, database } = await given()
    const made = await call('POST', tokens, { key, headers: { 'idempotency-key': 't' }, body: { user_id: 'ann' } })
    const [rows] = await database.asSystem().batch([statement(sql`SELECT * FROM idempotency_keys`)])
    expect(JSON.stringify(rows)).not.toContain(made.body.token)
  })

  test('administration repeats itself too, keys and all, and stores none', async () => {
    const { call, database, tenant_id } = await given()
    const make = (name: string, idempotencyKey: string) =>
      call('POST', '/admin/tenants', { key: ADMIN_TOKEN, headers: { 'idempotency-key': idempotencyKey }, body: { name } })
    const unique = crypto.randomUUID()
    const first = await make('one', unique)
    expect((await make('one', unique)).body).toEqual(first.body)
    expect((await make('two', unique)).body.code).toBe('idempotency_mismatch')
    expect((await make('one', crypto.randomUUID())).body.tenant_id).not.toBe(first.body.tenant_id)
    expect((await call('GET', '/api/v1/policy', { key: first.body.api_key })).status).toBe(200)

    const another = (scopes: string[]) =>
      call('POST', `/admin/tenants/${tenant_id}/keys`, {
        key: ADMIN_TOKEN,
        headers: { 'idempotency-key': unique },
        body: { scopes },
      })
    const made = await another(['read'])
    expect((await another(['read'])).body).toEqual(made.body)
    expect((await another(['write'])).body.code).toBe('idempotency_mismatch')
    const [rows] = await database.asSystem().batch([statement(sql`SELECT hash, prefix FROM api_keys`)])
    expect(JSON.stringify(rows)).not.toContain(made.body.key)
  })

  test('administration too forgets a key after 24 hours, midnight or not', async () => {
    const { call, clock } = await given({ now: '2026-03-01T23:30:00Z' })
    const unique = crypto.randomUUID()
    const make = (name: string) =>
      call('POST', '/admin/tenants', { key: ADMIN_TOKEN, headers: { 'idempotency-key': unique }, body: { name } })
    const first = await make('one')
    clock.advance({ hours: 23, minutes: 59 })
    expect((await make('one')).body).toEqual(first.body)
    expect((await make('two')).body.code).toBe('idempotency_mismatch')
    clock.advance({ minutes: 1 })
    const second = await make('two')
    expect(second.status).toBe(201)
    expect(second.body.tenant_id).not.toBe(first.body.tenant_id)
    expect(second.body.api_key).not.toBe(first.body.api_key)
    clock.advance({ hours: 1 })
    expect((await make('two')).body).toEqual(second.body)
    clock.advance({ hours: 24 })
    expect((await make('three')).status).toBe(201)
  })

  test('two at the same moment have one effect and one answer', async () => {
    const { call, key } = await given()
    const send = () => call('POST', tokens, { key, headers: { 'idempotency-key': 'race' }, body: { user_id: 'ann' } })
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  })

  test('one user never meets another user’s key, nor a tenant another tenant’s', async () => {
    const { call, key, tenant, tokenFor } = await given()
    const other = await tenant()
    const send = (credentials: string) =>
      call('POST', '/api/v1/users/ann/reflect', { key: credentials, headers: { 'idempotency-key': 'same' }, body: {} })
    const mine = await send(key)
    expect(mine.status).toBe(200)
    expect((await send(other.api_key)).headers.get('idempotency-replayed')).toBeNull()
    const ann = await tokenFor(key, 'ann')
    expect((await send(ann)).headers.get('idempotency-replayed')).toBeNull()
    expect((await send(key)).headers.get('idempotency-replayed')).toBe('true')
  })

  test('a repeat is answered before anything is begun: no second cycle, no second model call', async () => {
    const { call, key, database, tenant_id } = await given({ services: { models: offlineModels() } })
    for (const content of ['Ann drinks tea.', 'Ann walks by the sea.']) {
      await call('POST', '/api/v1/memories', { key, body: { user_id: 'ann', memory_type: 'fact', content } })
    }
    const reflect = () =>
      call('POST', '/api/v1/users/ann/reflect', { key, headers: { 'idempotency-key': 'r1' }, body: { force: true } })
    const first = await reflect()
    expect(first.body.triggered).toBe(true)
    const calls = async () => {
      const find = statement(sql`SELECT id FROM model_calls WHERE tenant_id = ${tenant_id}::uuid`)
      return (await database.asSystem().batch([find]))[0].length
    }
    const before = await calls()
    const again = await reflect()
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await calls()).toBe(before)
    expect((await call('GET', '/api/v1/users/ann/reflection-cycles', { key })).body.items).toHaveLength(1)
  })

  test('a first request costs no round trip more than one without a key', async () => {
    const { call, key, lines } = await given()
    const trips = async (headers: Record<string, string>) => {
      await call('POST', '/api/v1/sessions/s1/turns', {
        key,
        headers,
        body: { user_id: 'ann', turns: [{ turn_id: crypto.randomUUID(), role: 'user', text: 'hello' }] },
      })
      return lines.findLast(({ event }) => event === 'request')?.fields.round_trips
    }
    await trips({})
    expect(await trips({})).toBe(1)
    expect(await trips({ 'idempotency-key': 'k1' })).toBe(1)
  })

  test('a key that is none is 422', async () => {
    const { call, key } = await given()
    const answer = await call('POST', tokens, { key, headers: { 'idempotency-key': 'x'.repeat(256) }, body: { user_id: 'a' } })
    expect(answer.status).toBe(422)
  })
})

describe('CORS', () => {
  const origin = `https://app-${crypto.randomUUID()}.example`
  const preflight = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }

  test('no origin is allowed until a tenant lists it, and then for that tenant only', async () => {
    const { call, key, tenant } = await given()
    const stranger = (await tenant()).api_key
    const before = await call('GET', '/api/v1/policy', { key, headers: { origin } })
    expect(before.headers.get('access-control-allow-origin')).toBeNull()
    expect(
      (await call('OPTIONS', '/api/v1/recall', { headers: preflight })).headers.get('access-control-allow-origin'),
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
      expect([path, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([path, 200, null])
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

test('a key has its requests a minute and then waits; a user token has its own', async () => {
  const { call, key, tokenFor, clock } = await given({ environment: { RATE_LIMIT_PER_MINUTE: 3 } })
  const ann = await tokenFor(key, 'ann')
  for (let count = 0; count < 2; count += 1) expect((await call('GET', '/api/v1/policy', { key })).status).toBe(200)
  const refused = await call('GET', '/api/v1/policy', { key })
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 'rate_limited', '60'])
  expect((await call('GET', '/api/v1/users/ann', { key: ann })).status).toBe(404)
  clock.advance({ minutes: 1 })
  expect((await call('GET', '/api/v1/policy', { key })).status).toBe(200)
})

describe('health', () => {
  test('live asks nobody, from whatever origin', async () => {
    let asked = 0
    const batch = () => {
      asked += 1
      return Promise.reject(new Error('gone'))
    }
    const gone = { forTenant: () => ({ batch }), asSystem: () => ({ batch }) }
    const { call } = await givenApp({ services: { database: gone } as never })
    const origin = 'https://app.example'
    expect((await call('GET', '/health/live', { headers: { origin } })).status).toBe(200)
    const preflight = { origin, 'access-control-request-method': 'GET' }
    expect((await call('OPTIONS', '/health/live', { headers: preflight })).status).toBe(204)
    expect(asked).toBe(0)
  })

  test('ready says which parts are offline', async () => {
    const { call } = await givenApp()
    const answer = await call('GET', '/health/ready')
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ status: 'ready', database: 'embedded', dispatcher: 'local' })
    expect(answer.body.migrations).toBeGreaterThan(5)
  })

  test('stored vectors of another model: not ready, and what embeds is refused', async () => {
    const { services } = await givenApp()
    const other = await givenApp({ services: { embedder: { ...services.embedder, dimensions: 7 } } })
    const answer = await other.call('GET', '/health/ready')
    expect([answer.status, answer.body.code]).toEqual([503, 'embedding_dim_mismatch'])
  })
})

import { describe, expect, test } from 'vitest'
import { Problem } from '../../../functions/problems.ts'
import { CoreError, GuardError } from '../../../src/core/errors.ts'
import { ADMIN_TOKEN, givenApp } from '../../support/app.ts'

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
      [
        'POST',
        '/api/v1/tokens',
        { raw: new Uint8Array([0x7b, 0xff, 0x7d]), headers: json },
        400,
        'malformed',
      ],
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
    const body = {
      initial_affinity: 2,
      lifetimes: { note: { forget_policy: 'never', ttl_seconds: 0 } },
      cors: [],
    }
    const answer = await call('PUT', '/api/v1/policy', { key, body })
    expect(answer.body.issues.map((issue: { path: string }) => issue.path).sort()).toEqual([
      'cors',
      'initial_affinity',
      'lifetimes.note.forget_policy',
    ])
  })

  test('a body that is no JSON is refused at the place where it stops being JSON', async () => {
    const { call, key } = await given()
    const headers = { 'content-type': 'application/json' }
    const cases: [string, string, string, string?][] = [
      ['{"user_id": "ann",}', '', 'line 1, column 19: a name in double quotes expected'],
      ['{"user_id": ann}', 'user_id', 'line 1, column 13: a value expected'],
      ['{\n  "user_id": "ann"\n  "turns": []}', 'user_id', 'line 3, column 3: a comma or } expected'],
      [
        '{"a": {"turns": [{}, {"text": "你好 \\x"}]}}',
        'a.turns.1.text',
        'line 1, column 35: an escape that JSON knows expected',
      ],
      ['{"user_id":', 'user_id', 'line 1, column 12: the text ends, a value expected'],
      ['[1, 2', '1', 'line 1, column 6: the text ends, a comma or ] expected'],
      ['"ann', '', 'line 1, column 5: the text ends, the closing quote of a string expected'],
      ['{"text": "a\nb"}', 'text', 'line 1, column 12: an escaped control character (\\n, \\t) expected'],
      ['{} {}', '', 'line 1, column 4: the end of the text expected'],
      ['{"n": 01}', 'n', 'line 1, column 8: a comma or } expected'],
    ]
    for (const [raw, path, message] of cases) {
      const { status, body } = await call('POST', '/api/v1/tokens', { key, raw, headers })
      expect([raw, status, body.code, body.issues]).toEqual([
        raw,
        400,
        'malformed',
        [{ path, code: 'malformed', message }],
      ])
    }
    const lines = { 'content-type': 'application/x-ndjson' }
    const raw = '{"kind":"user"}\n{"kind":"turn","text":tru}'
    const answer = await call('POST', '/api/v1/users/ann/import', { key, raw, headers: lines })
    expect(answer.body.issues).toEqual([
      { path: 'line 2.text', code: 'malformed', message: 'line 2, column 23: a value expected' },
    ])
  })

  test('a broken percent-encoding is refused at its parameter, never taken to the letter', async () => {
    const { call, key } = await given()
    const cases: [string, string][] = [
      ['/api/v1/users/%E0%A4%A/traits', 'user_id'],
      ['/api/v1/users/ann%', 'user_id'],
      ['/api/v1/memories?user_id=%E0%A4%A', 'user_id'],
      ['/api/v1/sessions/100%25/turns?user_id=50%', 'user_id'],
      ['/api/v1/nothing/%ff', 'path'],
    ]
    for (const [path, at] of cases) {
      const { status, body } = await call('GET', path, { key })
      expect([path, status, body.code, body.issues?.[0].path]).toEqual([path, 400, 'malformed', at])
    }
    expect((await call('GET', '/api/v1/users/100%25', { key })).status).toBe(404)
    expect((await call('GET', '/api/v1/memories?user_id=%E4%BD%A0+%26', { key })).status).toBe(200)
  })

  test('a conflict names the fields that it is about', async () => {
    const { call, key } = await given()
    const turn = (turn_id: string, text: string) => ({ turn_id, role: 'user', text })
    const post = (body: object) =>
      call('POST', '/api/v1/sessions/s/turns', { key, body: { user_id: 'ann', infer: false, ...body } })
    const placesOf = async (body: object) => {
      const answer = await post(body)
      return [answer.body.code, answer.body.issues?.map(({ path }: { path: string }) => path)]
    }
    await post({ commit_id: 'c', turns: [turn('1', 'one'), turn('2', 'two')] })
    expect(await placesOf({ turns: [turn('3', 'three'), turn('2', '二'), turn('1', '一')] })).toEqual([
      'turn_conflict',
      ['turns.1.turn_id', 'turns.2.turn_id'],
    ])
    expect(await placesOf({ turns: [turn('7', 'a'), turn('8', 'b'), turn('7', 'c')] })).toEqual([
      'turn_conflict',
      ['turns.0.turn_id', 'turns.2.turn_id'],
    ])
    expect(await placesOf({ commit_id: 'c', turns: [turn('9', 'x')] })).toEqual([
      'commit_conflict',
      ['commit_id'],
    ])
    const body = { user_id: 'ann', memory_type: 'fact', content: 'Ann likes tea.' }
    const { id } = (await call('POST', '/api/v1/memories', { key, body })).body
    const edit = await call('PATCH', `/api/v1/memories/${id}`, { key, body: { version: 7, importance: 5 } })
    expect([edit.body.code, edit.body.issues[0].path]).toEqual(['version_conflict', 'version'])
  })

  test('a body of 4 MiB is read and one byte more is 413, with or without a length', async () => {
    const { call, key, app } = await given()
    const fill = (bytes: number) => `{"user_id":"${'x'.repeat(bytes - 14)}"}`
    const headers = { 'content-type': 'application/json' }
    expect((await call('POST', '/api/v1/tokens', { key, raw: fill(4 * 1024 * 1024), headers })).status).toBe(
      422,
    )
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

  test('a database that is away is 503 with Retry-After, a guard is 409, and no fault says anything of its cause', async () => {
    const away = await given()
    const secret = new Error('SELECT secret FROM somewhere')
    for (const [thrown, status, code] of [
      [
        new CoreError('backend_unavailable', 'The database did not answer.', {
          cause: secret,
          retryAfter: 5,
        }),
        503,
        'backend_unavailable',
      ],
      [secret, 500, 'internal'],
      [new GuardError('lease_lost', secret), 409, 'in_progress'],
      [new GuardError('replayed', secret), 409, 'in_progress'],
      [new GuardError('twin', secret), 409, 'conflict'],
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
      const wait = { backend_unavailable: '5', in_progress: '1', internal: null, conflict: null }[code]
      expect(answer.headers.get('retry-after')).toBe(wait)
    }
  })
})

test('__proto__ is the name of a key like any other, at any depth', async () => {
  const { call, key } = await given()
  const crafted = JSON.parse('{"__proto__":{"a":[{"__proto__":1}]},"constructor":"b"}') as object
  const user = { user_id: '__proto__' }
  const sent = (path: string, body: object) => call('POST', `/api/v1${path}`, { key, body })
  const memory = await sent('/memories', { ...user, memory_type: 'fact', content: 'x', metadata: crafted })
  const run = await sent('/experience/runs', { run_id: '__proto__', output: crafted, trace: crafted })
  const turns = [{ turn_id: '1', role: 'user', text: 'I like tea.', meta: crafted }]
  await sent('/sessions/__proto__/turns', { ...user, turns })
  const kept = await call('GET', '/api/v1/sessions/__proto__/turns?user_id=__proto__', { key })
  for (const given of [memory.body.metadata, run.body.output, run.body.trace, kept.body.items[0]?.meta])
    expect(JSON.stringify(given)).toBe(JSON.stringify(crafted))
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
    expect([await trips('/api/v1/users/ann', byToken), await trips('/api/v1/users/ann', byToken)]).toEqual([
      2, 1,
    ])
    const fromElsewhere = { origin: `https://${crypto.randomUUID()}.example` }
    expect([
      await trips('/openapi.json', fromElsewhere),
      await trips('/openapi.json', fromElsewhere),
    ]).toEqual([1, 0])
    await call('GET', '/admin/tenants?limit=1', { key: ADMIN_TOKEN })
    expect(lines.findLast(({ event }) => event === 'request')?.fields.round_trips).toBe(2)
  })

  test('one line a request: route and figures, and no word of a user', async () => {
    const { call, key, tenant_id, lines } = await given()
    await call('GET', '/api/v1/users/a-very-private-name?secret=1', {
      key,
      headers: { 'x-request-id': 'r1' },
    })
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

test('a key has its requests a minute and then waits; so has a user token, and each its own', async () => {
  const { call, key, tokenFor, clock } = await given({ environment: { RATE_LIMIT_PER_MINUTE: 4 } })
  const [ann, bob] = [await tokenFor(key, 'ann'), await tokenFor(key, 'bob')]
  const asked = async (path: string, credentials: string, times: number) => {
    for (let count = 0; count < times; count += 1) {
      const answer = await call('GET', path, { key: credentials })
      if (answer.status === 429) return [count, answer.body.code, answer.headers.get('retry-after')]
    }
    return times
  }
  expect(await asked('/api/v1/policy', key, 9)).toEqual([2, 'rate_limited', '60'])
  expect(await asked('/api/v1/users/ann', ann, 9)).toEqual([4, 'rate_limited', '60'])
  expect(await asked('/api/v1/users/bob', bob, 4)).toBe(4)
  clock.advance({ minutes: 1 })
  expect(await asked('/api/v1/policy', key, 4)).toBe(4)
  expect(await asked('/api/v1/users/ann', ann, 4)).toBe(4)
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

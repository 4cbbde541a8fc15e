import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import { upsertSubject, userSubject } from '../../../src/core/tenancy/records/subjects.ts'
import { givenApp } from '../../support/app.ts'
import { contextFor } from '../../support/context.ts'
import { committed } from '../../support/given/committed.ts'
import { remember } from '../../support/given/remember.ts'
import { qstashServer, type SignOverrides, signDelivery } from '../../support/servers/qstash-server.ts'

const PUBLIC_URL = 'https://memory.example/base'
const keys = { QSTASH_CURRENT_SIGNING_KEY: 'sig_current', QSTASH_NEXT_SIGNING_KEY: 'sig_next', PUBLIC_URL }

const given = async () => {
  const app = await givenApp({ environment: keys })
  const { tenant_id, api_key: key } = await app.tenant()
  const deliver = async (
    path: string,
    body: unknown,
    overrides: SignOverrides & { url?: string; sent?: string } = {},
  ) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const signature = await signDelivery(
      overrides.url ?? `${PUBLIC_URL}${path}`,
      text,
      keys.QSTASH_CURRENT_SIGNING_KEY,
      overrides,
    )
    const headers = { 'upstash-signature': signature, 'content-type': 'application/json' }
    return app.call('POST', path, {
      headers,
      ...((overrides.sent ?? text) && { raw: overrides.sent ?? text }),
    })
  }
  return { ...app, tenant_id, key, deliver, ctx: contextFor(app.services, tenant_id) }
}

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

describe('who may deliver', () => {
  test('signed with the current or the next key, for this address and body', async () => {
    const { deliver } = await given()
    expect((await deliver('/internal/sweeps/jobs', {})).status).toBe(200)
    expect((await deliver('/internal/sweeps/jobs', undefined)).status).toBe(200)
    expect((await deliver('/internal/sweeps/jobs', {}, { key: keys.QSTASH_NEXT_SIGNING_KEY })).status).toBe(
      200,
    )
  })

  test('unsigned, tampered, expired, not yet valid, wrongly addressed or signed by another: 401', async () => {
    const { deliver, call } = await given()
    const path = '/internal/sweeps/jobs'
    expect((await call('POST', path, { body: {} })).status).toBe(401)
    expect((await call('POST', path, { body: {}, headers: { 'upstash-signature': 'a.b.c' } })).status).toBe(
      401,
    )
    const hour = 3_600_000
    const refused: Parameters<typeof deliver>[2][] = [
      { key: 'sig_of_another' },
      { sent: '{"more":1}' },
      { url: `${PUBLIC_URL}/internal/sweeps/expiry` },
      { url: `https://other.example${path}` },
      { issued: new Date(Date.now() - hour), expires: new Date(Date.now() - 1_000) },
      { issued: new Date(Date.now() + hour) },
      { issuer: 'Somebody' },
    ]
    for (const overrides of refused) {
      const answer = await deliver(path, {}, overrides)
      expect([overrides, answer.status, answer.body.code]).toEqual([overrides, 401, 'unauthorized'])
    }
  })

  test('no user, key or administrator gets in, and without signing keys nobody does', async () => {
    const { call, key } = await given()
    expect((await call('POST', '/internal/sweeps/jobs', { key, body: {} })).status).toBe(401)
    const { call: unguarded } = await givenApp()
    const signature = await signDelivery('http://localhost/internal/sweeps/jobs', '{}', 'undefined')
    const answer = await unguarded('POST', '/internal/sweeps/jobs', {
      body: {},
      headers: { 'upstash-signature': signature },
    })
    expect(answer.status).toBe(401)
  })
})

describe('what never will be right is answered 489', () => {
  test('not a job id, an unknown job, an unknown sweep, a body that does not fit', async () => {
    const { deliver, tenant_id } = await given()
    const cases: [string, unknown][] = [
      ['/internal/jobs/not-an-id', {}],
      [`/internal/jobs/${randomUUID()}`, {}],
      ['/internal/sweeps/everything', {}],
      ['/internal/sweeps/jobs', { all: true }],
      ['/internal/reflect', { tenant_id }],
      ['/internal/reflect', { tenant_id, user_id: 'ann', trigger: 'force' }],
      ['/internal/molecules', { tenant_id: 'x', bank: 'b', run_id: 'r' }],
    ]
    for (const [path, body] of cases) {
      const answer = await deliver(path, body)
      expect([path, answer.status]).toEqual([path, 489])
      expect(answer.headers.get('upstash-nonretryable-error')).toBe('true')
    }
  })

  test('a body larger than any of ours, with or without its length', async () => {
    const { app } = await given()
    const path = '/internal/sweeps/jobs'
    const body = '{'.padEnd(4 * 1024 * 1024 + 1)
    const headers = { 'upstash-signature': 'a.b.c', 'content-type': 'application/json' }
    const pieces = () => new Response(body).body
    for (const sent of [body, pieces()]) {
      const init = { method: 'POST', headers, body: sent, duplex: 'half' } as RequestInit
      const answer = await app.request(path, init)
      expect([answer.status, answer.headers.get('upstash-nonretryable-error')]).toEqual([489, 'true'])
      expect((await answer.json()).code).toBe('payload_too_large')
    }
  })

  test('a body that is no JSON or is called something else', async () => {
    const { call } = await given()
    const path = '/internal/sweeps/jobs'
    const json = 'application/json'
    const cases: [string, string, string][] = [
      ['{"all":', json, 'malformed'],
      ['nothing', json, 'malformed'],
      ['{}', 'text/plain', 'unsupported_media_type'],
    ]
    for (const [raw, type, code] of cases) {
      const signature = await signDelivery(`${PUBLIC_URL}${path}`, raw, keys.QSTASH_CURRENT_SIGNING_KEY)
      const headers = { 'upstash-signature': signature, 'content-type': type }
      const answer = await call('POST', path, { headers, raw })
      expect([answer.status, answer.body.status, answer.body.code]).toEqual([489, 489, code])
      expect(answer.headers.get('upstash-nonretryable-error')).toBe('true')
    }
  })

  test('a database that is away is 5xx, so that QStash tries again', async () => {
    const { deliver, services, tenant_id } = await given()
    const { CoreError } = await import('../../../src/core/errors.ts')
    const away = () => Promise.reject(new CoreError('backend_unavailable', 'away'))
    const database = { ...services.database, asSystem: () => ({ batch: away }) }
    const other = await givenApp({ environment: keys, services: { database } as never })
    const path = `/internal/jobs/${randomUUID()}`
    const signature = await signDelivery(`${PUBLIC_URL}${path}`, '{}', keys.QSTASH_CURRENT_SIGNING_KEY)
    const answer = await other.call('POST', path, { body: {}, headers: { 'upstash-signature': signature } })
    expect(answer.status).toBe(503)
    expect(
      (await deliver('/internal/reflect', { tenant_id, user_id: 'nobody', trigger: 'sweep' })).status,
    ).toBe(200)
  })
})

describe('jobs', () => {
  const commit = (ctx: Parameters<typeof committed>[0], user_id: string, session_id: string) =>
    committed(ctx, {
      user_id,
      session_id,
      infer: false,
      turns: [{ turn_id: 't1', role: 'user', text: 'I live in Dalian.' }],
    })

  test('a delivered job is done, and a second delivery of it changes nothing', async () => {
    const { deliver, ctx, call, key, lines, tenant_id } = await given()
    const { job_id } = await commit(ctx, 'ann', 's1')
    expect((await deliver(`/internal/jobs/${job_id}`, {})).status).toBe(200)
    const line = lines.findLast(({ event }) => event === 'request')?.fields
    expect(line).toMatchObject({ route: 'POST /internal/jobs/:job_id', tenant_id, model_calls: 1 })
    const before = (await call('GET', '/api/v1/memories?user_id=ann', { key })).body
    expect(before.items).toHaveLength(1)
    expect((await deliver(`/internal/jobs/${job_id}`, undefined)).status).toBe(200)
    expect((await call('GET', '/api/v1/memories?user_id=ann', { key })).body).toEqual(before)
  })

  test('from commit to memory through QStash, with the delivery repeated', async () => {
    const { app, services, tenant_id, key, call } = await given()
    const server = await qstashServer({
      second: 1,
      signingKey: keys.QSTASH_CURRENT_SIGNING_KEY,
      deliver: async (url, init) => {
        const request = () => app.request(url.replace(PUBLIC_URL, ''), init)
        await request()
        return request()
      },
    })
    closing.push(server.close)
    const { qstashDispatcher } = await import('../../../functions/adapters/qstash.ts')
    const dispatcher = qstashDispatcher({ QSTASH_TOKEN: server.token, QSTASH_URL: server.url, PUBLIC_URL })
    await commit({ ...contextFor(services, tenant_id), dispatcher }, 'bob', 's1')
    await server.idle()
    expect(server.delivered.map(({ status }) => status)).toEqual([200])
    expect((await call('GET', '/api/v1/memories?user_id=bob', { key })).body.items).toHaveLength(1)
  })
})

test('through a queue that swallows repeats, the jobs of one session all get done, whatever their order', async () => {
  const { services, tenant_id } = await given()
  const { createApp } = await import('../../../functions/app.ts')
  const { qstashDispatcher } = await import('../../../functions/adapters/qstash.ts')
  const server = await qstashServer({
    second: 1,
    signingKey: keys.QSTASH_CURRENT_SIGNING_KEY,
    deliver: async (url, init) => queued.request(url.replace(PUBLIC_URL, ''), init),
  })
  closing.push(server.close)
  const dispatcher = qstashDispatcher({ QSTASH_TOKEN: server.token, QSTASH_URL: server.url, PUBLIC_URL })
  const queued = createApp({ ...services, dispatcher: () => dispatcher })
  const ctx = contextFor(services, tenant_id)
  const jobs: string[] = []
  for (const turn_id of ['t1', 't2', 't3']) {
    const turns = [{ turn_id, role: 'user' as const, text: `word ${turn_id}` }]
    jobs.push(
      (await committed(ctx, { user_id: 'cat', session_id: 'queue', infer: false, turns })).job_id ?? '',
    )
  }
  for (const job_id of jobs.toReversed()) {
    await dispatcher.dispatch([{ kind: 'job', tenant_id, job_id, attempt: 0 }])
    await server.idle()
  }
  const [rows] = await ctx.db.batch([statement<{ status: string }>(sql`SELECT status FROM jobs`)])
  expect(rows.map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED'])
})

describe('sweeps', () => {
  test('jobs: what was committed and never dispatched, and what waits for a retry, is handed over again', async () => {
    const { deliver, ctx, dispatcher, clock, tenant_id } = await given()
    const { job_id } = await committed(ctx, {
      user_id: 'ann',
      session_id: 's1',
      turns: [{ turn_id: 't1', role: 'user', text: 'hello there' }],
    })
    const mine = () =>
      dispatcher.messages.filter((message) => message.kind === 'job' && message.job_id === job_id)
    const before = mine().length
    await deliver('/internal/sweeps/jobs', {})
    expect(mine()).toHaveLength(before + 1)
    expect(mine().at(-1)).toMatchObject({ tenant_id, attempt: 0, again: clock.now().toISOString() })

    const system = ctx.db
    const later = new Date(clock.now().getTime() + 60_000).toISOString()
    await system.batch([
      statement(
        sql`UPDATE jobs SET status = 'STAGE2_FAILED', next_retry_at = ${later}::timestamptz
            WHERE id = ${job_id}::uuid`,
      ),
    ])
    await deliver('/internal/sweeps/jobs', {})
    expect(mine()).toHaveLength(before + 1)
    clock.advance({ minutes: 1 })
    await deliver('/internal/sweeps/jobs', {})
    expect(mine()).toHaveLength(before + 2)
    await system.batch([
      statement(sql`UPDATE jobs SET status = 'PAUSED', next_retry_at = NULL WHERE id = ${job_id}::uuid`),
    ])
    await deliver('/internal/sweeps/jobs', {})
    expect(mine()).toHaveLength(before + 2)
  })

  test('jobs: of a session only the first unfinished one, and none that somebody works on', async () => {
    const { deliver, ctx, dispatcher, clock } = await given()
    const one = (turn_id: string) =>
      committed(ctx, {
        user_id: 'ann',
        session_id: 's1',
        turns: [{ turn_id, role: 'user', text: `text ${turn_id}` }],
      })
    const first = await one('t1')
    const second = await one('t2')
    dispatcher.messages.length = 0
    const seen = () =>
      dispatcher.messages.flatMap((message) => (message.kind === 'job' ? [message.job_id] : []))
    await deliver('/internal/sweeps/jobs', {})
    expect(seen()).toContain(first.job_id)
    expect(seen()).not.toContain(second.job_id)
    dispatcher.messages.length = 0
    const lease = new Date(clock.now().getTime() + 90_000).toISOString()
    await ctx.db.batch([
      statement(
        sql`UPDATE jobs SET status = 'STAGE2_RUNNING', lease_until = ${lease}::timestamptz
            WHERE id = ${first.job_id}::uuid`,
      ),
    ])
    await deliver('/internal/sweeps/jobs', {})
    expect(seen()).not.toContain(first.job_id)
    clock.advance({ minutes: 2 })
    await deliver('/internal/sweeps/jobs', {})
    expect(seen()).toContain(first.job_id)
  })

  test('sessions: idle for 30 minutes they end, and their reflection is asked for once', async () => {
    const { deliver, ctx, dispatcher, clock, call, key } = await given()
    const { job_id } = await committed(ctx, {
      user_id: 'ann',
      session_id: 'idle',
      infer: false,
      turns: [{ turn_id: 't1', role: 'user', text: 'I like tea.' }],
    })
    await deliver(`/internal/jobs/${job_id}`, {})
    const asked = () =>
      dispatcher.messages.filter(
        (message) => message.kind === 'reflect' && message.tenant_id === ctx.tenant_id,
      )
    const session = async () => (await call('GET', '/api/v1/sessions/idle', { key })).body
    clock.advance({ minutes: 29, seconds: 59 })
    await deliver('/internal/sweeps/sessions', {})
    expect((await session()).ended_at).toBeNull()
    clock.advance({ seconds: 1 })
    await deliver('/internal/sweeps/sessions', {})
    expect((await session()).ended_at).toBe(clock.now().toISOString())
    expect(asked()).toHaveLength(1)
    expect(asked()[0]).toMatchObject({ trigger: 'session_end' })
    await deliver('/internal/sweeps/sessions', {})
    expect(asked()).toHaveLength(1)
  })

  test('sessions: while a job is still going nothing is published', async () => {
    const { deliver, ctx, dispatcher, clock } = await given()
    await committed(ctx, {
      user_id: 'bea',
      session_id: 'busy',
      turns: [{ turn_id: 't1', role: 'user', text: 'I like tea.' }],
    })
    clock.advance({ minutes: 31 })
    await deliver('/internal/sweeps/sessions', {})
    expect(
      dispatcher.messages.some(
        (message) => message.kind === 'reflect' && message.tenant_id === ctx.tenant_id,
      ),
    ).toBe(false)
  })

  test('sessions: a publication that failed is made up for by the next sweep', async () => {
    const { ctx, clock, services } = await given()
    const { sweepSessions } = await import('../../../src/core/ingest/sessions/sweep-sessions.ts')
    const { job_id } = await committed(ctx, {
      user_id: 'cat',
      session_id: 'lost',
      infer: false,
      turns: [{ turn_id: 't1', role: 'user', text: 'I like tea.' }],
    })
    await ctx.db.batch([statement(sql`UPDATE jobs SET status = 'COMPLETED' WHERE id = ${job_id}::uuid`)])
    clock.advance({ minutes: 31 })
    const db = services.database.asSystem()
    const failing = { dispatch: () => Promise.reject(new Error('away')) }
    await expect(sweepSessions({ db, clock, dispatcher: failing })).rejects.toThrow('away')
    const sent: unknown[] = []
    await sweepSessions({
      db,
      clock,
      dispatcher: { dispatch: async (messages) => void sent.push(...messages) },
    })
    expect(sent).toContainEqual(expect.objectContaining({ user_id: 'cat', trigger: 'session_end' }))
  })

  test('reflection: one message for each due user, the same one within the hour', async () => {
    const { deliver, ctx, dispatcher, clock } = await given()
    await remember(ctx, 'due', ['She lives in Dalian.'])
    await ctx.db.batch([upsertSubject(userSubject('nothing new'), clock.now())])
    const mine = () =>
      dispatcher.messages.flatMap((message) =>
        message.kind === 'reflect' && message.tenant_id === ctx.tenant_id ? [message] : [],
      )
    await deliver('/internal/sweeps/reflection', {})
    await deliver('/internal/sweeps/reflection', {})
    expect(mine().map(({ user_id }) => user_id)).toEqual(['due', 'due'])
    expect(new Set(mine().map(({ deduplication_id }) => deduplication_id)).size).toBe(1)
    clock.advance({ hours: 1 })
    await deliver('/internal/sweeps/reflection', {})
    expect(new Set(mine().map(({ deduplication_id }) => deduplication_id)).size).toBe(2)
  })

  test('expiry: memories past their time get their end and a line of history, once', async () => {
    const { deliver, ctx, clock, call, key } = await given()
    const expires_at = new Date(clock.now().getTime() + 3_600_000).toISOString()
    const [id] = await remember(ctx, 'ann', [{ content: 'Buys milk today.', expires_at }, 'Stays.'])
    clock.advance({ hours: 2 })
    await deliver('/internal/sweeps/expiry', {})
    await deliver('/internal/sweeps/expiry', {})
    const history = (await call('GET', `/api/v1/memories/${id}/history`, { key })).body.items
    expect(history.filter((line: { event: string }) => line.event === 'expired')).toHaveLength(1)
    expect((await call('GET', `/api/v1/memories/${id}`, { key })).body.expired_at).toBe(expires_at)
    expect((await call('GET', '/api/v1/memories?user_id=ann', { key })).body.items).toHaveLength(1)
  })

  test('expiry: answers kept for repeats go after 24 hours', async () => {
    const { deliver, call, key, clock, database } = await given()
    const headers = { 'idempotency-key': `k-${randomUUID()}` }
    await call('POST', '/api/v1/tokens', { key, headers, body: { user_id: 'ann' } })
    const kept = async () => {
      const find = statement(sql`SELECT key FROM idempotency_keys WHERE key = ${headers['idempotency-key']}`)
      return (await database.asSystem().batch([find]))[0].length
    }
    expect(await kept()).toBe(1)
    clock.advance({ hours: 24 })
    await deliver('/internal/sweeps/expiry', {})
    expect(await kept()).toBe(0)
  })

  test('affinity: the sweep answers how many it settled', async () => {
    const { deliver } = await given()
    const answer = await deliver('/internal/sweeps/affinity', {})
    expect(answer.body).toEqual({ settled: expect.any(Number) })
  })
})

import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { serve } from '@hono/node-server'
import { describe, expect, test } from 'vitest'
import { toApiKey } from '../../../src/core/tenancy/keys/api-keys.ts'
import { ADMIN_TOKEN, givenApp } from '../../support/app.ts'

const LIMIT = 5
const WRONG = 'not-the-admin-token-of-these-tests-at-all'

async function given(environment: Parameters<typeof givenApp>[0] = {}) {
  const app = await givenApp({
    now: '2026-05-04T08:00:10Z',
    environment: { FAILED_CREDENTIALS_PER_MINUTE: LIMIT, TRUST_PROXY: '1', ...environment.environment },
  })
  const { api_key: key, tenant_id } = await app.tenant()
  const from = (address: string, path: string, bearer?: string, headers = {}) =>
    app.call('GET', path, { key: bearer ?? null, headers: { 'x-forwarded-for': address, ...headers } })
  const statuses = async (times: number, address: string, path: string, bearer?: string) => {
    const found: number[] = []
    for (let n = 0; n < times; n++) found.push((await from(address, path, bearer)).status)
    return found
  }
  const tripsOf = () => app.lines.findLast(({ event }) => event === 'request')?.fields.round_trips
  return { ...app, key, tenant_id, from, statuses, tripsOf }
}

describe('failed credentials', () => {
  test.each([
    ['a wrong admin token', '/admin/tenants', WRONG],
    ['a wrong admin token at /metrics', '/metrics', WRONG],
    ['an unknown key', '/api/v1/policy', toApiKey(new Uint8Array(32))],
    ['a malformed key', '/api/v1/policy', 'nm_short'],
    ['a token that does not verify', '/api/v1/policy', 'a.b.c'],
    ['a malformed key at /mcp', '/mcp', 'nm_short'],
  ])('%s: after the limit nothing is compared', async (_, path, wrong) => {
    const { statuses, from, tripsOf } = await given()
    expect(await statuses(LIMIT, '192.0.2.1', path, wrong)).toEqual(Array(LIMIT).fill(401))
    const refused = await from('192.0.2.1', path, wrong)
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers.get('retry-after'))).toBe(50)
    expect(tripsOf()).toBe(0)
    for (const place of ['/admin/tenants', '/metrics', '/api/v1/me'])
      expect((await from('192.0.2.1', place, ADMIN_TOKEN)).status).toBe(429)
    expect((await from('192.0.2.1', '/health/live')).status).toBe(200)
    expect((await from('198.51.100.7, 192.0.2.2', '/api/v1/me', ADMIN_TOKEN)).status).toBe(200)
  })

  test('whoever was good within the hour passes; a new key of the same address waits for the next minute', async () => {
    const { statuses, from, key, tenant, tokenFor, clock } = await given()
    const token = await tokenFor(key, 'ann')
    const unseen = (await tenant()).api_key
    const at = '192.0.2.3'
    expect(await statuses(1, at, '/api/v1/users/ann', token)).toEqual([404])
    await statuses(LIMIT, at, '/admin/tenants', WRONG)
    expect((await from(at, '/api/v1/policy', key)).status).toBe(200)
    expect((await from(at, '/api/v1/users/ann', token)).status).toBe(404)
    expect((await from(at, '/api/v1/policy', unseen)).status).toBe(429)
    clock.advance({ seconds: 50 })
    expect((await from(at, '/api/v1/policy', unseen)).status).toBe(200)
    clock.advance({ seconds: 3_600 })
    await statuses(LIMIT, at, '/admin/tenants', WRONG)
    expect((await from(at, '/api/v1/policy', key)).status).toBe(429)
  })

  test('none at all, and an expired token of ours, are no guesses', async () => {
    const { statuses, from, key, tokenFor, clock } = await given()
    const token = await tokenFor(key, 'ann', { expires_in: 1 })
    clock.advance({ seconds: 2 })
    await statuses(2 * LIMIT, '192.0.2.4', '/api/v1/policy')
    const late = await statuses(2 * LIMIT, '192.0.2.4', '/api/v1/users/ann', token)
    expect(new Set(late)).toEqual(new Set([401]))
    expect((await from('192.0.2.4', '/api/v1/policy', key)).status).toBe(200)
  })

  test('without TRUST_PROXY no header says where a request comes from', async () => {
    const { statuses, from } = await given({ environment: { TRUST_PROXY: undefined } })
    await statuses(LIMIT, '192.0.2.5', '/admin/tenants', WRONG)
    expect((await from('192.0.2.6', '/admin/tenants', ADMIN_TOKEN)).status).toBe(429)
  })
})

describe('a key', () => {
  test('says by its checksum that it is one, before any database is asked', async () => {
    const { key, from, tripsOf } = await given({ environment: { FAILED_CREDENTIALS_PER_MINUTE: 1_000 } })
    expect(key).toMatch(/^nm_[\w-]{49}$/)
    const off = (at: number) => key.slice(0, at) + (key[at] === 'A' ? 'B' : 'A') + key.slice(at + 1)
    for (const wrong of [
      off(5),
      off(45),
      off(46),
      off(51),
      key.slice(0, -1),
      `${key}A`,
      `nm_u_${key.slice(3)}`,
    ]) {
      expect((await from('192.0.2.7', '/api/v1/policy', wrong)).status).toBe(401)
      expect(tripsOf()).toBe(0)
    }
    expect((await from('192.0.2.7', '/api/v1/policy', key)).status).toBe(200)
  })

  test('made before there was a checksum stays good', async () => {
    const { database, tenant_id, from, clock } = await given()
    const { insertKey } = await import('../../../src/core/tenancy/keys/rows.ts')
    const key = `nm_${'o'.repeat(43)}`
    const id = crypto.randomUUID()
    await database
      .asSystem()
      .batch([insertKey({ id, tenant_id, key, scopes: ['admin', 'read'] }, clock.now())])
    expect((await from('192.0.2.8', '/api/v1/policy', key)).status).toBe(200)
  })
})

describe('origins', () => {
  test('made-up ones are looked up sixty times a minute and address, and push out none that is listed', async () => {
    const { call, key, from, tripsOf } = await given()
    const mine = `https://app-${crypto.randomUUID()}.example`
    await call('PUT', '/api/v1/policy', { key, body: { cors_origins: [mine] } })
    const at = '192.0.2.9'
    const allowed = async (origin: string) =>
      (await from(at, '/api/v1/policy', undefined, { origin })).headers.get('access-control-allow-origin')
    expect(await allowed(mine)).toBe(mine)
    let trips = 0
    for (let n = 0; n < 100; n++) {
      expect(await allowed(`https://made-up-${n}-${crypto.randomUUID()}.example`)).toBeNull()
      trips += Number(tripsOf())
    }
    expect(trips).toBe(60)
    expect(await allowed(mine)).toBe(mine)
    const elsewhere = await from('192.0.2.10', '/api/v1/policy', undefined, { origin: mine })
    expect(elsewhere.headers.get('access-control-allow-origin')).toBe(mine)
  })

  test.each([
    ['https://*.vercel.app', 'https://a-b1.vercel.app', true],
    ['https://*.vercel.app', 'https://A.vercel.app', true],
    ['https://*.vercel.app', 'https://a.b.vercel.app', false],
    ['https://*.vercel.app', 'https://vercel.app', false],
    ['https://*.vercel.app', 'https://-a.vercel.app', false],
    ['https://*.vercel.app', 'https://a_b.vercel.app', false],
    ['https://*.vercel.app', 'https://*.vercel.app', false],
    ['https://*.vercel.app', 'http://a.vercel.app', false],
    ['https://*.vercel.app', 'https://a.vercel.app:8080', false],
    ['https://*.vercel.app', 'https://a.vercel.app.evil.example', false],
    ['http://*.app.localhost:3000', 'http://a.app.localhost:3000', true],
    ['https://app.example', 'https://app.example', true],
  ])('%s allows %s: %s', async (listed, origin, isAllowed) => {
    const { call, key, from } = await given()
    const unique = (text: string) => text.replace('vercel', 'vercel')
    expect(
      (await call('PUT', '/api/v1/policy', { key, body: { cors_origins: [unique(listed)] } })).status,
    ).toBe(200)
    const answer = await from('192.0.2.11', '/api/v1/policy', key, { origin })
    expect(answer.headers.get('access-control-allow-origin')).toBe(isAllowed ? origin : null)
    const before = await from('192.0.2.11', '/api/v1/policy', undefined, { origin })
    if (isAllowed) expect(before.headers.get('access-control-allow-origin')).toBe(origin)
    await call('PUT', '/api/v1/policy', { key, body: {} })
  })

  test.each([
    'https://*.app',
    'https://*',
    '*',
    'https://a.*.app.example',
    'https://a*.app.example',
    'https://**.app.example',
    'https://*.app.example/',
    'https://*.app.example/x',
    'ftp://*.app.example',
    'https://*.app.example:*',
    'https://*.1.2',
  ])('%s is not one', async (origin) => {
    const { call, key } = await given()
    const answer = await call('PUT', '/api/v1/policy', { key, body: { cors_origins: [origin] } })
    expect([answer.status, answer.body.issues?.[0].path]).toEqual([422, 'cors_origins.0'])
  })
})

describe('the head of a request', () => {
  const refused = [
    ['/api/v1/memories', 'authorization: Bearer nm_wrong', 401],
    ['/api/v1/memories', 'x-nothing: 1', 401],
    ['/admin/tenants', 'authorization: Bearer nm_wrong', 401],
    ['/internal/sweeps/jobs', 'x-nothing: 1', 401],
    ['/mcp', 'authorization: Bearer nm_wrong', 401],
  ] as const
  test.each(refused)('answers %s (%s) before the body has come', async (path, header, status) => {
    const { app } = await given()
    expect(await headOnly(app, path, header)).toContain(` ${status} `)
  })

  test('says that it is too often before the body has come', async () => {
    const { app, key, call } = await given({ environment: { RATE_LIMIT_PER_MINUTE: 1 } })
    await call('GET', '/api/v1/policy', { key })
    expect(await headOnly(app, '/api/v1/memories', `authorization: Bearer ${key}`)).toContain(' 429 ')
  })
})

/** The first line of the answer to a request whose body is announced and never sent. */
async function headOnly(app: { fetch: Parameters<typeof serve>[0]['fetch'] }, path: string, header: string) {
  const server = serve({ fetch: app.fetch, port: 0 })
  try {
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${header}\r\ncontent-length: 4000000\r\n\r\n{`,
    )
    const [chunk] = (await new Promise((resolve, reject) => {
      socket.once('data', (data) => resolve([data]))
      socket.once('error', reject)
    })) as [Buffer]
    socket.destroy()
    return chunk.toString().split('\r\n')[0]
  } finally {
    server.close()
  }
}

describe('too much at once', () => {
  test('one more than may be in hand is told so at once, and /health is not', async () => {
    const { app, key } = await given({ environment: { MAX_IN_HAND: 2 } })
    const headers = { authorization: `Bearer ${key}` }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => app.request('/api/v1/policy', { headers })),
    )
    const codes = answers.map(({ status }) => status).toSorted()
    expect(codes).toEqual([200, 200, 503, 503, 503, 503])
    const over = answers.find(({ status }) => status === 503)
    expect(over?.headers.get('retry-after')).toBe('1')
    expect(await over?.json()).toMatchObject({ code: 'overloaded' })
    expect((await app.request('/api/v1/policy', { headers })).status).toBe(200)
  })

  test('a stream is in hand while it is open', async () => {
    const { app, key, call } = await given({ environment: { MAX_IN_HAND: 1 } })
    const body = { user_id: 'ann', memory_type: 'fact', content: 'Ann lives in Dalian.' }
    await call('POST', '/api/v1/memories', { key, body })
    const headers = { authorization: `Bearer ${key}` }
    const open = await app.request('/api/v1/users/ann/export', { headers })
    expect((await app.request('/api/v1/policy', { headers })).status).toBe(503)
    expect((await app.request('/health/live')).status).toBe(200)
    await open.body?.cancel()
    expect((await app.request('/api/v1/policy', { headers })).status).toBe(200)
    const read = await app.request('/api/v1/users/ann/export', { headers })
    await read.text()
    expect((await app.request('/api/v1/policy', { headers })).status).toBe(200)
  })
})

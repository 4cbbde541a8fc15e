import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import { offlineModels } from '../../../src/core/rules/index.ts'
import { givenApp } from '../../support/app.ts'
import { allEvents } from '../../support/surface/events.ts'

const given = async () => {
  const app = await givenApp({ services: { models: offlineModels() } })
  const { tenant_id, api_key: key } = await app.tenant()
  const lineOf = (route: string) =>
    app.lines.filter(({ event, fields }) => event === 'request' && fields.route === route)
  /** Calls and tokens as `model_calls` has them. */
  const spent = async () => {
    const find = statement<{ model_calls: number; tokens: number }>(
      sql`SELECT count(*)::int AS model_calls, coalesce(sum(input_tokens + output_tokens), 0)::int AS tokens
          FROM model_calls WHERE tenant_id = ${tenant_id}::uuid`,
    )
    return (await app.database.asSystem().batch([find]))[0][0]!
  }
  const stream = (path: string, init: RequestInit = {}) =>
    app.app.request(path, {
      ...init,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    })
  return { ...app, tenant_id, key, lineOf, spent, stream }
}

const turns = [{ turn_id: 't1', role: 'user', text: 'I live in Dalian and I work at a bakery.' }]

test('the line of a request that calls models says how many times and how many tokens', async () => {
  const { call, key, lineOf, spent } = await given()
  const body = { user_id: 'ann', turns, wait: true }
  expect((await call('POST', '/api/v1/sessions/s1/turns', { key, body })).status).toBe(200)
  const [line] = lineOf('POST /api/v1/sessions/:session_id/turns')
  const stored = await spent()
  expect(stored.model_calls).toBeGreaterThan(1)
  expect(stored.tokens).toBeGreaterThan(0)
  expect(line?.fields).toMatchObject(stored)
})

test('the line of a message is written when its stream has ended, with all that it cost', async () => {
  const { tenant_id, lineOf, spent, stream } = await given()
  const message = { user_id: 'ann', session_id: 's1', message: 'I feel happy today', idempotency_key: 'k1' }
  const response = await stream('/api/v1/sse/message', { method: 'POST', body: JSON.stringify(message) })
  expect(lineOf('POST /api/v1/sse/message')).toEqual([])
  expect((await allEvents(response)).at(-1)?.event).toBe('done')
  const lines = lineOf('POST /api/v1/sse/message')
  const stored = await spent()
  expect(stored.tokens).toBeGreaterThan(0)
  expect(lines).toHaveLength(1)
  expect(lines[0]?.fields).toMatchObject({
    tenant_id,
    status: 200,
    round_trips: expect.any(Number),
    ...stored,
  })
  expect(lines[0]?.fields.request_id).toBe(response.headers.get('x-request-id'))
  expect(lines[0]?.fields.round_trips).toBeGreaterThan(1)
})

test('an answer says how often the database was asked, as its line does', async () => {
  const { call, key, lineOf } = await given()
  const { headers } = await call('GET', '/api/v1/users/ann/should-reflect', { key })
  const [line] = lineOf('GET /api/v1/users/:user_id/should-reflect')
  expect(headers.get('server-timing')).toBe(`db;desc=${line?.fields.round_trips}`)
})

test('a client that leaves a message has its line all the same, once', async () => {
  const { lineOf, stream } = await given()
  const message = { user_id: 'ann', session_id: 's1', message: 'hello there', idempotency_key: 'k1' }
  const response = await stream('/api/v1/sse/message', { method: 'POST', body: JSON.stringify(message) })
  const reader = response.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  expect(lineOf('POST /api/v1/sse/message')).toHaveLength(1)
})

test('the line of an export is written when it has ended', async () => {
  const { call, key, tenant_id, lineOf, stream } = await given()
  await call('POST', '/api/v1/memories', {
    key,
    body: { user_id: 'ann', memory_type: 'fact', content: 'Drinks tea.' },
  })
  const response = await stream('/api/v1/users/ann/export')
  expect(lineOf('GET /api/v1/users/:user_id/export')).toEqual([])
  await response.text()
  expect(lineOf('GET /api/v1/users/:user_id/export')).toMatchObject([{ fields: { tenant_id, status: 200 } }])
})

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { statement } from '../../db/statements.ts'
import { offlineModels } from '../../src/core/rules/index.ts'
import { givenApp } from '../support/app.ts'

const given = async () => {
  const app = await givenApp({ services: { models: offlineModels() } })
  const { tenant_id, api_key: key } = await app.tenant()
  const kept = async () => {
    const find = statement<{ route: string }>(
      sql`SELECT route FROM idempotency_keys WHERE tenant_id = ${tenant_id}::uuid`,
    )
    return (await app.database.asSystem().batch([find]))[0].map(({ route }) => route)
  }
  let count = 0
  const post = async (path: string, body: unknown, idempotencyKey = `k${++count}`) => {
    const answer = await app.call('POST', `/api/v1${path}`, {
      key,
      headers: { 'idempotency-key': idempotencyKey },
      body,
    })
    expect([path, answer.status < 300]).toEqual([path, true])
    return answer
  }
  return { ...app, key, post, kept }
}

const turns = (turn_id: string) => [
  { turn_id, role: 'user', text: 'I live in Dalian and I work at a bakery.' },
]

test('whatever was done for a user under an Idempotency-Key, no answer of it is left once they are erased', async () => {
  const { call, key, post, kept } = await given()
  const user_id = 'ann'
  await post('/sessions/s1/preview', { user_id, turns: turns('t0') })
  await post('/sessions/s1/turns', { user_id, turns: turns('t1') })
  const { body: done } = await post('/sessions/s1/turns', { user_id, turns: turns('t2'), wait: true })
  await post('/sessions/s1/end', {})
  await post(`/jobs/${done.job_id}/retry`, {})
  const { body: memory } = await post('/memories', {
    user_id,
    memory_type: 'fact',
    content: 'Ann drinks tea.',
  })
  await post('/memories', { user_id, memory_type: 'fact', content: 'Ann drinks tea.' })
  await post(`/memories/${memory.id}/confirm`, { confirmed: true })
  await post('/users/ann/affinity/signals', { correction: true })
  const { body: reflected } = await post('/users/ann/reflect', { force: true })
  expect(reflected.triggered).toBe(true)
  expect((await kept()).length).toBeGreaterThanOrEqual(9)

  const erased = await call('DELETE', '/api/v1/users/ann', { key })
  expect([erased.status, erased.body.rows.idempotency_keys]).toEqual([200, 9])
  expect(await kept()).toEqual([])
})

test('a preview makes nothing, so nothing of it is kept: not even its words for a repeat', async () => {
  const { post, kept } = await given()
  const body = { user_id: 'ann', turns: turns('t0') }
  const first = await post('/sessions/s1/preview', body, 'once')
  expect(await kept()).toEqual([])
  const again = await post('/sessions/s1/preview', body, 'once')
  expect(again.headers.get('idempotency-replayed')).toBeNull()
  expect(again.body).toEqual(first.body)
})

test('answers of another user, with a session of another name, stay', async () => {
  const { call, key, post, kept } = await given()
  await post('/sessions/s1/turns', { user_id: 'ann', turns: turns('t1') })
  await post('/sessions/s2/turns', { user_id: 'bob', turns: turns('t1') })
  await call('DELETE', '/api/v1/users/ann', { key })
  expect(await kept()).toHaveLength(1)
})

test('a receipt may be the name of a user like any other', async () => {
  const { call, key, post } = await given()
  await post('/memories', { user_id: 'ann', memory_type: 'fact', content: 'Ann drinks tea.' })
  const { body: erased } = await call('DELETE', '/api/v1/users/ann', { key })
  const user_id = erased.receipt
  expect((await call('GET', `/api/v1/users/${user_id}`, { key })).status).toBe(404)
  await post('/memories', { user_id, memory_type: 'fact', content: 'Ann drinks tea.' })
  await post('/sessions/s9/turns', { user_id, turns: turns('t1') })
  expect((await call('GET', `/api/v1/users/${user_id}`, { key })).body).toMatchObject({
    user_id,
    memories: 1,
    turns: 1,
  })
  expect((await call('DELETE', `/api/v1/users/${user_id}`, { key })).status).toBe(200)
})

import { expect, test } from 'vitest'
import { givenApp } from '../support/app.ts'

test('a service that lives says so without credentials or database', async () => {
  const { call } = await givenApp()
  const answer = await call('GET', '/health/live')
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ status: 'live' })
})

test('a key of a tenant reads and replaces the policy', async () => {
  const { call, tenant } = await givenApp()
  const { api_key: key } = await tenant()
  const before = await call('GET', '/api/v1/policy', { key })
  expect(before.body.initial_affinity).toBe(0.5)
  expect(before.body.lifetimes.fact_user).toEqual({ forget_policy: 'temporary', ttl_seconds: 180 * 86_400 })
  const put = await call('PUT', '/api/v1/policy', { key, body: { initial_affinity: -0.25 } })
  expect(put.status).toBe(200)
  expect((await call('GET', '/api/v1/policy', { key })).body.initial_affinity).toBe(-0.25)
  expect((await call('PUT', '/api/v1/policy', { key, body: { initial_affinity: 1.01 } })).status).toBe(422)
})

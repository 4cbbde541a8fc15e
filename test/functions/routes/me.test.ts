import { expect, test } from 'vitest'
import { version } from '../../../functions/version.ts'
import { ADMIN_TOKEN, givenApp } from '../../support/app.ts'

const at = '/api/v1/me'

test('a key acts for its tenant, whatever its scopes', async () => {
  const { call, tenant, keyWith } = await givenApp()
  const { tenant_id, name } = await tenant()
  const key = await keyWith(tenant_id, ['write'])
  const answer = await call('GET', at, { key })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      kind: 'key',
      tenant: { id: tenant_id, name },
      user_id: null,
      scopes: ['write'],
      expires_at: null,
      service: { version, offline: ['embedder'] },
    },
  })
  expect(answer.body.key_id).toMatch(/^[0-9a-f-]{36}$/)
})

test('a user token acts for one person, and ends', async () => {
  const { call, tenant, tokenFor } = await givenApp({ now: '2026-03-02T09:00:00.500Z' })
  const { api_key, tenant_id } = await tenant()
  const key = await tokenFor(api_key, '安 🌱', { scopes: ['read'], expires_in: 60 })
  expect((await call('GET', at, { key })).body).toMatchObject({
    kind: 'user',
    tenant: { id: tenant_id },
    user_id: '安 🌱',
    scopes: ['read'],
    expires_at: '2026-03-02T09:01:00.000Z',
  })
})

test('the admin token is taken here and nowhere else under /api/v1', async () => {
  const { call } = await givenApp()
  expect(await call('GET', at, { key: ADMIN_TOKEN })).toMatchObject({
    status: 200,
    body: { kind: 'admin', tenant: null, user_id: null, key_id: null, scopes: ['admin'], expires_at: null },
  })
  expect((await call('GET', '/api/v1/users', { key: ADMIN_TOKEN })).status).toBe(401)
})

test('no credentials are 401, an unknown parameter is 422', async () => {
  const { call, tenant } = await givenApp()
  const { api_key } = await tenant()
  expect((await call('GET', at)).status).toBe(401)
  for (const key of [api_key, ADMIN_TOKEN])
    expect((await call('GET', `${at}?x=1`, { key })).body).toMatchObject({
      code: 'unknown_field',
      status: 422,
    })
})

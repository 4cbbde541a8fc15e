import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../../functions/app.ts'
import { givenApp, JWT_SECRET } from '../../support/app.ts'

const DAY = 86_400

/** A token of our own making, with whatever times. */
async function given() {
  const app = await givenApp()
  const { api_key: key, tenant_id } = await app.tenant()
  const token = await app.tokenFor(key, 'ann')
  const claims = JSON.parse(atob(token.split('.')[1] as string))
  const now = Math.floor(app.clock.now().getTime() / 1_000)
  const signed = (more: object) =>
    new SignJWT({ ...claims, ...more })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(new TextEncoder().encode(JWT_SECRET))
  const codeOf = async (bearer: string, path = '/api/v1/users/ann') => {
    const { status, body } = await app.call('GET', path, { key: bearer })
    return status === 401 ? body.code : status
  }
  return { ...app, key, tenant_id, token, now, signed, codeOf }
}

describe('times', () => {
  test.each([
    ['a life of more than a day', (now: number) => ({ iat: now, exp: now + DAY + 1 })],
    ['ten years', (now: number) => ({ iat: now, exp: now + 3_650 * DAY })],
    ['made 61 s ahead', (now: number) => ({ iat: now + 61, exp: now + 3_600 })],
    ['ending before it begins', (now: number) => ({ iat: now, exp: now - 1 })],
    ['valid from tomorrow on', (now: number) => ({ iat: now, exp: now + 60, nbf: now + 3_600 })],
    ['no beginning', () => ({ iat: undefined })],
    ['no end', () => ({ exp: undefined })],
    ['half a second', (now: number) => ({ iat: now, exp: now + 60.5 })],
    ['a text', (now: number) => ({ iat: now, exp: `${now + 60}` })],
    ['infinity', (now: number) => ({ iat: now, exp: 1e300 })],
    ['too old and too long', (now: number) => ({ iat: now - 3 * DAY, exp: now - 1 })],
    ['too old, of an unknown key', (now: number) => ({ ...old(now), key_id: crypto.randomUUID() })],
    ['too old, of another issuer', (now: number) => ({ ...old(now), iss: 'somebody' })],
    ['too old, with a scope that is none', (now: number) => ({ ...old(now), scopes: ['admin'] })],
  ])('%s is unauthorized', async (_, times) => {
    const { signed, codeOf, now } = await given()
    expect(await codeOf(await signed(times(now)))).toBe('unauthorized')
  })

  test('a day, and a minute ahead, are good', async () => {
    const { signed, codeOf, now } = await given()
    expect(await codeOf(await signed({ iat: now, exp: now + DAY }))).toBe(404)
    expect(await codeOf(await signed({ iat: now + 60, exp: now + 120 }))).toBe(404)
  })

  test.each(['/api/v1/users/ann', '/api/v1/me', '/api/v1/policy', '/api/v1/nothing', '/mcp'])(
    'ours, only too old, is token_expired at %s',
    async (path) => {
      const { signed, codeOf, now } = await given()
      expect(await codeOf(await signed(old(now)), path)).toBe('token_expired')
    },
  )
})

const old = (now: number) => ({ iat: now - 120, exp: now })

describe('ending', () => {
  test('ends what was made before, at once, and nothing made after in the same second', async () => {
    const { call, tokenFor, key, token, codeOf, clock } = await given()
    const another = await tokenFor(key, 'ann')
    const bobs = await tokenFor(key, 'bob')
    expect(await codeOf(token)).toBe(404)
    const ended = await call('DELETE', '/api/v1/users/ann/tokens', { key })
    expect([ended.status, ended.body]).toEqual([
      200,
      { user_id: 'ann', revoked_at: clock.now().toISOString() },
    ])
    expect([await codeOf(token), await codeOf(another)]).toEqual(['unauthorized', 'unauthorized'])
    const after = await tokenFor(key, 'ann')
    expect(await codeOf(after)).toBe(404)
    expect(await codeOf(bobs, '/api/v1/users/bob')).toBe(404)
    expect((await call('GET', '/api/v1/users/ann', { key })).status).toBe(404)
    await call('DELETE', '/api/v1/users/ann/tokens', { key })
    expect(await codeOf(after)).toBe('unauthorized')
  })

  test('an ended token that is too old besides is unauthorized', async () => {
    const { call, key, token, codeOf, clock } = await given()
    await call('DELETE', '/api/v1/users/ann/tokens', { key })
    clock.advance({ seconds: 7_200 })
    expect(await codeOf(token)).toBe('unauthorized')
  })

  test('elsewhere within 60 s', async () => {
    const { call, services, key, token, clock } = await given()
    const elsewhere = createApp(services)
    const headers = { authorization: `Bearer ${token}` }
    const there = async () => (await elsewhere.request('/api/v1/users/ann', { headers })).status
    expect(await there()).toBe(404)
    await call('DELETE', '/api/v1/users/ann/tokens', { key })
    clock.advance({ seconds: 60 })
    expect(await there()).toBe(401)
  })

  test('erasing ends them too: the user is not made again', async () => {
    const { call, tokenFor, key, token, codeOf } = await given()
    const turns = [{ turn_id: '1', role: 'user', text: 'I live in Dalian.' }]
    const commit = (bearer: string) =>
      call('POST', '/api/v1/sessions/s/turns', { key: bearer, body: { turns } })
    expect((await commit(token)).status).toBe(202)
    expect((await call('DELETE', '/api/v1/users/ann', { key })).status).toBe(200)
    expect((await commit(token)).body.code).toBe('unauthorized')
    expect((await call('GET', '/api/v1/users/ann', { key })).status).toBe(404)
    expect(await codeOf(await tokenFor(key, 'ann'))).toBe(404)
  })

  test('a user token ends none, and another tenant’s user of that name keeps theirs', async () => {
    const { call, tenant, tokenFor, key, token, codeOf } = await given()
    const other = await tokenFor((await tenant()).api_key, 'ann')
    expect((await call('DELETE', '/api/v1/users/ann/tokens', { key: token })).status).toBe(403)
    await call('DELETE', '/api/v1/users/ann/tokens', { key })
    expect(await codeOf(other)).toBe(404)
    expect((await call('GET', '/api/v1/users', { key })).body.items).toEqual([])
  })

  test('an Idempotency-Key gives the same token, with the mark that it had', async () => {
    const { call, key, codeOf } = await given()
    const make = async () => {
      const headers = { 'idempotency-key': 'once' }
      return (await call('POST', '/api/v1/tokens', { key, headers, body: { user_id: 'ann' } })).body.token
    }
    const first = await make()
    await call('DELETE', '/api/v1/users/ann/tokens', { key })
    const again = await make()
    expect([again, await codeOf(again)]).toEqual([first, 'unauthorized'])
  })
})

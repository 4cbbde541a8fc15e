import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenApp } from '../../support/app.ts'
import { messageOf, rpc } from '../../support/surface/mcp.ts'

const AUDIENCE = 'https://memory.example/mcp'
const NOW = '2026-03-02T09:00:00.000Z'
type Pair = Awaited<ReturnType<typeof generateKeyPair>>

let issuer: string
let server: Server
let keys: object[] = []
let pair: Pair
let given: Awaited<ReturnType<typeof givenApp>>

const publish = async (named: Pair, kid: string) => [
  { ...(await exportJWK(named.publicKey)), kid, alg: 'ES256' },
]
beforeAll(async () => {
  server = createServer((request, response) => {
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': { issuer, jwks_uri: `${issuer}/jwks` },
      '/jwks': { keys },
    }
    const found = answers[request.url ?? '']
    response
      .writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(found ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  pair = await generateKeyPair('ES256')
  keys = await publish(pair, 'first')
  const { tenant_id } = await (await givenApp()).tenant()
  const environment = { OAUTH_ISSUER: issuer, OAUTH_TENANT: tenant_id, PUBLIC_URL: 'https://memory.example' }
  given = await givenApp({ now: NOW, environment })
})
afterAll(() => server.close())

const seconds = (iso: string) => Math.floor(Date.parse(iso) / 1_000)
function tokenOf(claims: JWTPayload = {}, signed: Pair = pair, kid = 'first') {
  const all = {
    iss: issuer,
    aud: AUDIENCE,
    sub: 'ann',
    exp: seconds(NOW) + 600,
    scope: 'memory:read',
    ...claims,
  }
  return new SignJWT(all).setProtectedHeader({ alg: 'ES256', kid }).sign(signed.privateKey)
}
const send = (credentials: string, body: object = rpc('tools/list'), path = '/mcp') =>
  given.call('POST', path, {
    key: credentials,
    body,
    headers: { accept: 'application/json, text/event-stream' },
  })

test('a token of the issuer is its person, with the scopes that it has', async () => {
  const reader = messageOf(await send(await tokenOf())).result.tools.map(({ name }: { name: string }) => name)
  expect(reader).toContain('recall')
  expect(reader).not.toContain('remember')
  const both = await tokenOf({ scope: undefined, scp: ['memory:read', 'memory:write'] })
  const call = (name: string, input: object) => rpc('tools/call', { name, arguments: input })
  const stored = messageOf(await send(both, call('remember', { content: 'Ann sails.' })))
  expect(stored.result.structuredContent.status).toBe('created')
  const me = messageOf(await send(both, call('who_am_i', {})))
  expect(me.result.structuredContent).toMatchObject({
    user_id: 'ann',
    scopes: ['read', 'write'],
    memories: 1,
  })
  expect((await send(both, rpc('tools/list'), '/mcp/users/bob')).status).toBe(403)
  expect((await given.call('GET', '/api/v1/users/ann', { key: both })).status).toBe(401)
  expect((await send(await tokenOf({ scope: 'openid' }))).status).toBe(403)
})

test('what is not to be trusted is refused, and says so', async () => {
  const stranger = await generateKeyPair('ES256')
  const refused: [string, Promise<string>][] = [
    ['another audience', tokenOf({ aud: 'https://other.example/mcp' })],
    ['expired', tokenOf({ exp: seconds(NOW) - 1 })],
    ['no expiry', tokenOf({ exp: undefined })],
    ['not yet', tokenOf({ nbf: seconds(NOW) + 60 })],
    ['nobody', tokenOf({ sub: undefined })],
    ['another key', tokenOf({}, stranger)],
    ['a key that nobody knows', tokenOf({}, stranger, 'unknown')],
  ]
  for (const [why, token] of refused) {
    const answer = await send(await token)
    expect([why, answer.status]).toEqual([why, 401])
    expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"')
  }
  expect((await send(await tokenOf({ nbf: seconds(NOW) + 20 }))).status).toBe(200)
})

test('a new key of the issuer is asked for once', async () => {
  given.clock.advance({ seconds: 6 })
  const next = await generateKeyPair('ES256')
  keys = await publish(next, 'second')
  expect((await send(await tokenOf({}, next, 'second'))).status).toBe(200)
  expect((await send(await tokenOf())).status).toBe(401)
})

test('the metadata names the issuer', async () => {
  const { body } = await given.call('GET', '/.well-known/oauth-protected-resource/mcp')
  expect(body).toMatchObject({ resource: AUDIENCE, authorization_servers: [issuer] })
})

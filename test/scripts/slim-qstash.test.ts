import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as whole from '@upstash/qstash'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as slim from '../../scripts/slim/qstash.ts'

/** What the Worker speaks to QStash with has to ask, and to believe, what Upstash's own client does. */
interface Asked {
  readonly path: string | undefined
  readonly authorization: string | undefined
  readonly body: unknown
}

const asked: Asked[] = []
let status = 200
const server = createServer((incoming, outgoing) => {
  const parts: Buffer[] = []
  incoming.on('data', (part: Buffer) => parts.push(part))
  incoming.on('end', () => {
    const { url: path, headers } = incoming
    asked.push({
      ...{ path, authorization: headers.authorization },
      body: JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown,
    })
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end('[{"messageId":"m"}]')
  })
})
let baseUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const MESSAGE = {
  url: 'https://neuromem.example/internal/jobs/7',
  retries: 1,
  deduplicationId: 'a1b2',
  flowControl: { key: 'tenant-1', parallelism: 10 },
  label: 'job',
}
const given = () => [
  { ...MESSAGE, body: { tenant_id: '昊' } },
  { ...MESSAGE, body: { tenant_id: 'two' }, delay: 90 },
]
const clients = () => [
  new slim.Client({ token: 'secret', baseUrl }),
  new whole.Client({ token: 'secret', baseUrl, enableTelemetry: false, retry: false }),
]

test('a batch is the same request', async () => {
  for (const client of clients()) await client.batchJSON(given())
  const [ours, theirs] = asked.splice(0)
  expect(ours).toEqual(theirs)
  expect(ours?.path).toBe('/v2/batch')
})

test('a refusal is an error', async () => {
  status = 500
  for (const client of clients()) await expect(client.batchJSON(given())).rejects.toThrow()
  status = 200
})

const CURRENT = 'sig_current'
const NEXT = 'sig_next'
const BODY = '{"tenant_id":"昊"}'
const hashOf = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('base64url')

interface Signed {
  readonly key?: string
  readonly issuer?: string
  readonly subject?: string
  readonly body?: string
  readonly ends?: string
}

const signed = async ({
  key = CURRENT,
  issuer = 'Upstash',
  subject = MESSAGE.url,
  body = BODY,
  ends = '5m',
}: Signed) =>
  new SignJWT({ body: `${await hashOf(body)}=` })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setSubject(subject)
    .setIssuedAt()
    .setNotBefore('0s')
    .setExpirationTime(ends)
    .sign(new TextEncoder().encode(key))

test.each<[string, Signed, boolean]>([
  ['the key of today', {}, true],
  ['the key that follows', { key: NEXT }, true],
  ['another key', { key: 'other' }, false],
  ['another issuer', { issuer: 'somebody' }, false],
  ['another address', { subject: 'https://neuromem.example/internal/jobs/8' }, false],
  ['another body', { body: '{}' }, false],
  ['a time gone by', { ends: '-1m' }, false],
])('a signature by %s', async (_name, how, isGood) => {
  const keys = { currentSigningKey: CURRENT, nextSigningKey: NEXT }
  const delivery = { signature: await signed(how), url: MESSAGE.url, body: BODY }
  for (const receiver of [new slim.Receiver(keys), new whole.Receiver({ ...keys, devMode: false })]) {
    const verdict = await receiver.verify(delivery).then(
      () => true,
      () => false,
    )
    expect(verdict).toBe(isGood)
  }
})

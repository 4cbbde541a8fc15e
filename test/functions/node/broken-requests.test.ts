import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { answerBroken } from '../../../functions/composition/node/broken-requests.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** What a server of ours says to these bytes, until it closes. */
async function saidTo(bytes: string): Promise<string> {
  const server = createServer(
    { requestTimeout: 50, headersTimeout: 50, connectionsCheckingInterval: 10 },
    (_, answer) => answer.end('hello'),
  )
  answerBroken(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close().closeAllConnections())
  const socket = connect((server.address() as { port: number }).port, '127.0.0.1')
  closing.push(() => socket.destroy())
  socket.write(bytes)
  let text = ''
  for await (const chunk of socket) text += chunk
  return text
}

test.each([
  ['what is no HTTP', 'HELLO\r\n\r\n', 400, 'malformed'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'malformed',
  ],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'malformed'],
  ['a request that never comes whole', 'GET / HTTP/1.1\r\nHost: x\r\n', 408, 'malformed'],
])('%s is answered with a problem and the headers of every answer', async (_, bytes, status, code) => {
  const said = await saidTo(bytes)
  const [head = '', body = ''] = said.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  for (const line of [
    /^x-content-type-options: nosniff$/im,
    /^referrer-policy: no-referrer$/im,
    /^strict-transport-security: max-age=\d{8}/im,
    /^content-security-policy: default-src 'none'; frame-ancestors 'none'$/im,
    /^content-type: application\/problem\+json$/im,
    /^connection: close$/im,
    new RegExp(`^content-length: ${Buffer.byteLength(body)}$`, 'im'),
  ])
    expect(head).toMatch(line)
  expect(JSON.parse(body)).toMatchObject({
    type: `urn:neuromem:problem:${code}`,
    ...{ status, code, detail: expect.any(String), issues: null, request_id: expect.any(String) },
  })
})

test('an expectation that nobody knows is no reason to refuse', async () => {
  const request = 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n'
  expect(await saidTo(request)).toMatch(/^HTTP\/1\.1 200 OK.*hello/s)
})

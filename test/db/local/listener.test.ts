import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listener, listenSql } from '../../../db/local/embedded/listener.ts'
import { embeddedEngine } from '../../support/database.ts'

let listener: Listener
beforeAll(async () => {
  listener = await listenSql(await embeddedEngine(), { port: 0, password: 'secret' })
})
afterAll(() => listener.close())

const connection = (password: string) => `postgresql://neuromem:${password}@localhost/neuromem`

interface Sent {
  readonly method?: string
  readonly path?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** Not by fetch, which would not let the host be another. */
function send({
  method = 'POST',
  path = '/sql',
  headers = {},
  body = '{"query":"SELECT 1 AS one"}',
}: Sent): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const sent = request(new URL(path, listener.address), { method, headers }, (answer) => {
    answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
  })
  sent.once('error', reject)
  sent.end(method === 'POST' ? body : undefined)
  return promise
}

test('the driver with the password is served', async () => {
  expect(await send({ headers: { 'neon-connection-string': connection('secret') } })).toBe(200)
})

test('a web page, which can reach the port but send no header of the driver, is not', async () => {
  expect(await send({ headers: { 'content-type': 'text/plain' } })).toBe(403)
  expect(
    await send({ headers: { 'neon-connection-string': connection('secret'), host: 'rebound.example:5488' } }),
  ).toBe(403)
})

test('a wrong password, path or method is refused, and so is what is no query', async () => {
  const headers = { 'neon-connection-string': connection('secret') }
  expect(await send({ headers: { 'neon-connection-string': connection('guessed') } })).toBe(403)
  expect(await send({ headers: { 'neon-connection-string': 'nonsense' } })).toBe(403)
  expect(await send({ headers, path: '/other' })).toBe(404)
  expect(await send({ headers, method: 'GET' })).toBe(404)
  expect(await send({ headers, body: '{"query":1}' })).toBe(400)
  expect(await send({ headers, body: '{"query":"SELEC"}' })).toBe(400)
})

test('a port that is taken is told as such', async () => {
  const port = Number(new URL(listener.address).port)
  await expect(listenSql(await embeddedEngine(), { port })).rejects.toThrow(`Port ${port} is taken`)
})

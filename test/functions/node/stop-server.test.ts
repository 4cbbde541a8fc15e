import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openDoors } from '../../../functions/composition/node/doors.ts'
import { limit, SERVER_LIMITS } from '../../../functions/composition/node/server-limits.ts'
import { stoppable } from '../../../functions/composition/node/stop-server.ts'

/** Kept-alive connections are dropped by Node itself after this; a stop must not wait for it. */
const KEEP_ALIVE_MS = 600_000
const LOOKED_AT_MS = 20
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function given(listener: RequestListener) {
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, connectionsCheckingInterval: LOOKED_AT_MS },
    listener,
  )
  const stopServer = stoppable(server)
  const { port, close } = await openDoors(server, { hostname: '127.0.0.1', port: 0 })
  const stop = () => stopServer(close)
  closing.push(() => {
    void close()
    server.closeAllConnections()
  })
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1')
    closing.push(() => socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  return { stop, open, server }
}

async function read(socket: Socket): Promise<string> {
  let text = ''
  for await (const chunk of socket) text += chunk
  return text
}

test('connections without a request do not hold it, fresh or kept alive', async () => {
  const { stop, open } = await given((_, answer) => answer.end('hello'))
  await open()
  const kept = await open()
  kept.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(String((await once(kept, 'data'))[0])).toContain('hello')
  await stop()
})

test('a request in hand gets its answer, and its connection ends with it', async () => {
  const { stop, open, server } = await given((request, answer) =>
    request.resume().once('end', () => answer.end('hello')),
  )
  const socket = await open()
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nha')
  await once(server, 'request')
  const stopped = stop()
  socket.write('lf')
  expect(await read(socket)).toMatch(/^HTTP\/1.1 200 OK.*Connection: close.*hello/s)
  await stopped
})

test('an answer that streams is finished, and its kept-alive connection ends too', async () => {
  const streaming = Promise.withResolvers<() => void>()
  const { stop, open } = await given((_, answer) => {
    answer.write('hello')
    streaming.resolve(() => answer.end(' again'))
  })
  const socket = await open()
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const finish = await streaming.promise
  const text = read(socket)
  const stopped = stop()
  finish()
  expect(await text).toMatch(/keep-alive.*hello.* again/s)
  await stopped
})

test('a slow reader gets all of an answer that was written before the stop', async () => {
  const size = 64 * 1024 * 1024
  const { stop, open, server } = await given((_, answer) => answer.end(Buffer.alloc(size, 'x')))
  const socket = await open()
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const [, answer] = await once(server, 'request')
  const stopped = stop()
  expect(answer.writableFinished).toBe(false)
  expect((await read(socket)).length).toBeGreaterThan(size)
  await stopped
})

test('a request that does not come whole is cut off in time, and one that has come is not', async () => {
  const { open, server } = await given((request, answer) =>
    request.resume().once('end', () => setTimeout(() => answer.end('hello'), 8 * LOOKED_AT_MS)),
  )
  limit(server, { ...SERVER_LIMITS, comes: 4 * LOOKED_AT_MS })
  // Node takes the longer of both.
  server.headersTimeout = LOOKED_AT_MS
  const head = (length: number) => `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`
  const [drops, whole] = [await open(), await open()]
  drops.write(`${head(100_000)}x`)
  whole.write(`${head(4)}half`)
  expect(String((await once(whole, 'data'))[0])).toContain('hello')
  expect(await read(drops)).toMatch(/^HTTP\/1.1 408 /)
  expect(SERVER_LIMITS.comes).toBe(120_000)
})

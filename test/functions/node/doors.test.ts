import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect, createServer as createPlain, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type Doors, hasReusePort, openDoors } from '../../../functions/composition/node/doors.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const PLACE = { hostname: '127.0.0.1', port: 0 }
const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
/** Only Linux is said to deal out connections; elsewhere a server has one door. */
const DOORS = process.platform === 'linux' ? 8 : 1

async function given(listener: RequestListener, place = PLACE, count = DOORS) {
  const server = createServer(listener)
  const doors: Doors = await openDoors(server, place, count)
  closing.push(() => {
    server.closeAllConnections()
    return doors.close()
  })
  const open = async (): Promise<Socket> => {
    const socket = connect(doors.port, '127.0.0.1')
    closing.push(() => socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  return { server, doors, open }
}

test('who comes by any door is answered, and counted by the server', async () => {
  const { server, open } = await given((_, answer) => answer.end('hello'))
  let connections = 0
  server.on('connection', () => {
    connections += 1
  })
  const sockets = await Promise.all(Array.from({ length: 40 }, open))
  const answers = sockets.map(async (socket) => {
    const answer = once(socket, 'data')
    socket.write(REQUEST)
    return String((await answer)[0])
  })
  for (const answer of await Promise.all(answers)) expect(answer).toContain('hello')
  expect(connections).toBe(40)
})

test('of those who wait as many are taken in a turn of the loop as there are doors', async () => {
  const turnsTo = async (count: number) => {
    const { server, doors } = await given((_, answer) => answer.end(), PLACE, count)
    let turns = 0
    let isOver = false
    const turn = () => {
      turns += 1
      if (!isOver) setImmediate(turn)
    }
    let taken = 0
    const all = new Promise<void>((resolve) =>
      server.on('connection', () => {
        taken += 1
        if (taken === 40) resolve()
      }),
    )
    const sockets = Array.from({ length: 40 }, () => connect(doors.port, '127.0.0.1'))
    closing.push(() => {
      for (const socket of sockets) socket.destroy()
    })
    setImmediate(turn)
    await all
    isOver = true
    return turns
  }
  const one = await turnsTo(1)
  const eight = await turnsTo(DOORS)
  expect(one).toBeGreaterThanOrEqual(39)
  expect(eight).toBeLessThan(DOORS === 1 ? Number.POSITIVE_INFINITY : 30)
})

test('it is closed once every connection has ended, by whatever door it came', async () => {
  const { doors, open } = await given((_, answer) => answer.end('hello'))
  const sockets = await Promise.all(Array.from({ length: 20 }, open))
  let isClosed = false
  const closed = doors.close().then(() => {
    isClosed = true
  })
  for (const socket of sockets.slice(1)) socket.destroy()
  const answer = once(sockets[0]!, 'data')
  sockets[0]!.write(REQUEST)
  expect(String((await answer)[0])).toContain('hello')
  expect(isClosed).toBe(false)
  sockets[0]!.destroy()
  await closed
})

test('a port that another has is not shared, by as many doors as it has', async () => {
  const { doors } = await given((_, answer) => answer.end())
  await expect(given(() => undefined, { ...PLACE, port: doors.port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
  const plain = createPlain().listen(0, '127.0.0.1')
  await once(plain, 'listening')
  closing.push(() => plain.close())
  const { port } = plain.address() as { port: number }
  await expect(given(() => undefined, { ...PLACE, port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('an older Node has one door', () => {
  expect(['20.19.0', '22.11.0', '23.0.0'].map(hasReusePort)).toEqual([false, false, false])
  expect(['22.12.0', '23.1.0', '24.0.0'].map(hasReusePort)).toEqual([true, true, true])
})

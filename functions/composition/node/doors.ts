import type { Server } from 'node:http'
import { type AddressInfo, createServer, Server as NetServer, type Socket } from 'node:net'

/**
 * Sockets that listen at the service's port. Node takes one connection of each in a turn of its loop, and a turn
 * lasts as long as the work that is ready: by one door the last of fifty who come at once waited while those
 * before had their third answer.
 */
const DOORS = 4

/** Where several sockets of a process may listen at one port, and the kernel deals connections out to them. */
const CAN_SHARE = process.platform === 'linux' && hasReusePort(process.versions.node)

/** @param version of Node: since 22.12 and 23.1 */
export function hasReusePort(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 23 || (major === 23 && minor >= 1) || (major === 22 && minor >= 12)
}

export interface Doors {
  readonly port: number
  /** No new connections; resolves when every connection has ended. */
  close(): Promise<void>
}

/**
 * Opens a server's port by several doors, where the system can do that.
 * @throws what `listen` says, `EADDRINUSE` too: sockets that share a port would not say that it is taken
 */
export async function openDoors(
  server: Server,
  { hostname: host, port }: { readonly hostname: string; readonly port: number },
  count = CAN_SHARE ? DOORS : 1,
): Promise<Doors> {
  const isShared = count > 1 && (await canShare(host, port))
  const first = await listening(server, { host, port, reusePort: isShared })
  const { port: taken } = first.address() as AddressInfo
  const others = Array.from({ length: isShared ? count - 1 : 0 }, () =>
    // as a server of HTTP takes its own
    createServer({ allowHalfOpen: true, noDelay: true }, (connection: Socket) => {
      server.emit('connection', connection)
    }),
  )
  await Promise.all(others.map((door) => listening(door, { host, port: taken, reusePort: true })))
  for (const door of others) door.on('error', (error) => server.emit('error', error))
  const doors = [first, ...others]
  return { port: taken, close: async () => void (await Promise.all(doors.map(close))) }
}

/**
 * Whether this system lets sockets share a port.
 * @throws what `listen` says, where somebody else has the port
 */
async function canShare(host: string, port: number): Promise<boolean> {
  if (port !== 0) await close(await listening(createServer(), { host, port }))
  const tried = listening(createServer(), { host, port: 0, reusePort: true })
  return tried.then(close).then(
    () => true,
    () => false,
  )
}

interface Place {
  readonly host: string
  readonly port: number
  readonly reusePort?: boolean
}

const listening = (door: NetServer, place: Place): Promise<NetServer> =>
  new Promise((resolve, reject) => {
    door.once('error', reject)
    door.listen(place, () => {
      door.off('error', reject)
      resolve(door)
    })
  })

/** Not `close` of HTTP: it takes an answer for sent that is written, and would cut off a slow reader. */
const close = (door: NetServer): Promise<void> =>
  new Promise((resolve) => void NetServer.prototype.close.call(door, () => resolve()))

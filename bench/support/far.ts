import { connect, createServer, type Socket } from 'node:net'

export interface FarPostgres {
  readonly url: string
  close(): Promise<void>
}

/**
 * The Postgres of `url` as if it were `ms` away, there and back: every piece of either direction arrives half
 * of that later, in order.
 */
export async function farPostgres(url: string, ms: number): Promise<FarPostgres> {
  const near = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect({ host: near.hostname, port: Number(near.port || 5432), noDelay: true })
    client.setNoDelay(true)
    for (const socket of [client, upstream]) sockets.add(socket)
    delay(client, upstream, ms / 2)
    delay(upstream, client, ms / 2)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const far = new URL(url)
  far.hostname = '127.0.0.1'
  far.port = String((server.address() as { port: number }).port)
  return {
    url: far.href,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Timers of the same length fire in the order in which they were set. */
function delay(from: Socket, to: Socket, ms: number): void {
  from.on('data', (piece) => setTimeout(() => to.writable && to.write(piece), ms))
  for (const event of ['end', 'error', 'close'] as const)
    from.on(event, () => setTimeout(() => to.destroy(), ms))
}

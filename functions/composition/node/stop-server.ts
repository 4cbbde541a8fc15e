import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How often connections are looked at that have become idle while the server stops. */
const LOOK_MS = 50

/**
 * Watches what a server answers, so that it can stop without cutting an answer short.
 * @returns stops it, given what closes its doors: no new connections, every request in hand gets its answer,
 *   connections without one are closed
 */
export function stoppable(server: Server): (close: () => Promise<void>) => Promise<void> {
  const connections = new Set<Socket>()
  const answers = new Set<ServerResponse>()
  let stopping = false
  server.on('connection', (connection: Socket) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  server.on('request', (_, answer: ServerResponse) => {
    answers.add(answer)
    answer.once('close', () => answers.delete(answer))
    if (stopping) answer.shouldKeepAlive = false
  })

  return async (close) => {
    stopping = true
    for (const answer of answers) answer.shouldKeepAlive = false
    const closed = close()
    const timer = setInterval(() => {
      // It takes an answer for sent that is written, and would cut off a slow reader.
      if (answers.size === 0) server.closeIdleConnections()
      for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
    }, LOOK_MS)
    await closed
    clearInterval(timer)
  }
}

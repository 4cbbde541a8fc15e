import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'

type Fetch = (request: Request) => Response | Promise<Response>

/** Serves on a free port of this machine, streams as streams. */
export async function listening(fetch: Fetch): Promise<{ readonly address: string; close(): Promise<void> }> {
  const server = serve({ fetch, hostname: '127.0.0.1', port: 0 })
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface VercelService {
  /** `http://127.0.0.1:<port>` */
  readonly address: string
  readonly apiKey: string
  stop(): Promise<void>
}

const ENTRY = new URL('../../../api/index.ts', import.meta.url).href
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const ADMIN_TOKEN = 'a'.repeat(32)

/**
 * Vercel's entry behind a socket, in a process of its own, over a database that speaks as Neon does; with a
 * tenant.
 */
export async function startVercelService(endpoint: string): Promise<VercelService> {
  const script = `
    import { serve } from '@hono/node-server'
    const { default: entry } = await import(${JSON.stringify(ENTRY)})
    process.on('disconnect', () => process.exit(0))
    serve({ fetch: (request) => entry.fetch(request), hostname: '127.0.0.1', port: 0 }, ({ port }) => process.send(port))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    env: { LOG_LEVEL: 'silent', NEON_ENDPOINT: endpoint, ADMIN_TOKEN, JWT_SECRET: 'b'.repeat(32) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit')
  const [port] = (await once(child, 'message')) as [number]
  const address = `http://127.0.0.1:${port}`
  const made = await fetch(`${address}/admin/tenants`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'vercel' }),
  })
  const { api_key } = (await made.json()) as { api_key: string }
  return {
    address,
    apiKey: api_key,
    async stop() {
      child.disconnect()
      await exited
    },
  }
}

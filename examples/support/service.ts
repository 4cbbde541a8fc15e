import { createApp } from '../../functions/app.ts'
import { composeServices } from '../../functions/composition/compose.ts'
import { openNodeDatabase } from '../../functions/composition/node/database.ts'
import { localTenant, secretOf, withOwnSecrets } from '../../functions/composition/node/local-tenant.ts'
import { readEnvironment } from '../../functions/env.ts'
import type { Services } from '../../functions/services.ts'

/** The whole service in this process, over a database in memory, at whatever time the demo says it is. */
export interface DemoService {
  /** Which parts work by rules because no key is set, for a person. */
  readonly offline: readonly string[]
  setTime(iso: string): void
  /** One HTTP request with the ready-made tenant's key. Throws for a problem, naming it. */
  call(method: string, path: string, body?: unknown): Promise<unknown>
  /** Resolves when nothing is being worked on any more. */
  idle(): Promise<void>
  close(): Promise<void>
}

const MEMORY = 'memory://'

export async function startService(start: string): Promise<DemoService> {
  let time = new Date(start)
  const own = { NEUROMEM_DB: 'embedded', NEUROMEM_DATA_DIR: MEMORY, RATE_LIMIT_PER_MINUTE: '100000' }
  const { secret } = secretOf(MEMORY)
  const environment = withOwnSecrets(
    readEnvironment({ LOG_LEVEL: 'silent', ...process.env, ...own }, 'node'),
    secret,
  )
  const database = await openNodeDatabase(environment)
  const services = composeServices(environment, 'node', { clock: { now: () => time } })
  const { api_key } = await localTenant(services, secret)
  const app = createApp(services)
  return {
    offline: offlineParts(services),
    setTime: (iso) => {
      time = new Date(iso)
    },
    call: async (method, path, body) => {
      const headers = {
        authorization: `Bearer ${api_key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      }
      const response = await app.request(path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const answer: unknown = await response.json()
      if (!response.ok) throw new Error(`${method} ${path} → ${response.status} ${JSON.stringify(answer)}`)
      return answer
    },
    idle: async () => services.idle?.(),
    close: () => database.close(),
  }
}

function offlineParts({ models, embedder }: Services): string[] {
  return [
    ...(models.offline ? ['models by rules'] : []),
    ...(embedder.offline ? ['embeddings by words'] : []),
  ]
}

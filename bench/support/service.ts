import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../../db/database.ts'
import type { Engine } from '../../db/local/engine.ts'
import { openPostgres } from '../../db/local/postgres.ts'
import { migrate } from '../../db/migrate.ts'
import { statement } from '../../db/statements.ts'
import { createApp } from '../../functions/app.ts'
import { composeServices } from '../../functions/composition/compose.ts'
import { openNodeDatabase } from '../../functions/composition/node/database.ts'
import { localTenant } from '../../functions/composition/node/local-tenant.ts'
import { nodeParts } from '../../functions/composition/node/models.ts'
import { type Environment, readEnvironment } from '../../functions/env.ts'
import type { Services } from '../../functions/services.ts'

export interface BenchService {
  readonly services: Services
  readonly api_key: string
  readonly tenant_id: string
  /** What the database is, for the table. */
  readonly database: 'embedded' | 'Postgres'
  /** One request of the API; throws on any status but 2xx. */
  call<Answer>(method: string, path: string, body?: unknown): Promise<Answer>
  /** Brings statistics and the visibility map up to date; the embedded database does the latter by itself. */
  vacuum(table: string): Promise<void>
  close(): Promise<void>
}

const POSTGRES_URL = 'postgresql://neuromem:neuromem@embedded/neuromem'

/**
 * The whole application in this process, without a rate limit: on an embedded database in memory, or on the Postgres of `url`, migrated.
 */
export async function startService(url?: string): Promise<BenchService> {
  const environment = environmentOf(url)
  if (url) await onPostgres(url, (engine) => migrate(engine, environment.EMBEDDING_DIM))
  const database = await openNodeDatabase(environment)
  const services = {
    ...composeServices(environment, 'node', nodeParts(environment)),
    database: openDatabase(url ?? POSTGRES_URL, { timeout_ms: 600_000 }),
  }
  const { api_key, tenant_id } = await localTenant(services, randomBytes(32).toString('hex'))
  const app = createApp(services)
  return {
    services,
    api_key,
    tenant_id,
    database: url ? 'Postgres' : 'embedded',
    call: (method, path, body) => answerOf(app.request(path, requestOf(method, api_key, body))),
    vacuum: async (table) => {
      if (url)
        await onPostgres(url, (engine) =>
          engine.run([{ query: `VACUUM (ANALYZE) ${table}`, params: [] }], null),
        )
      else await services.database.asSystem().batch([statement(sql.raw(`ANALYZE ${table}`))])
    },
    close: async () => {
      await services.idle?.()
      await database.close()
    },
  }
}

function environmentOf(url: string | undefined): Environment {
  const secrets = {
    ADMIN_TOKEN: randomBytes(32).toString('hex'),
    JWT_SECRET: randomBytes(32).toString('hex'),
  }
  const where = url
    ? { NEUROMEM_DB: 'postgres', DATABASE_URL: url }
    : { NEUROMEM_DB: 'embedded', NEUROMEM_DATA_DIR: 'memory://' }
  return readEnvironment(
    { ...secrets, ...where, RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'error' },
    'node',
  )
}

async function onPostgres(url: string, work: (engine: Engine) => Promise<unknown>): Promise<void> {
  const engine = openPostgres(url)
  await work(engine)
  await engine.close()
}

const requestOf = (method: string, key: string, body: unknown): RequestInit => ({
  method,
  headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  ...(body !== undefined && { body: JSON.stringify(body) }),
})

async function answerOf<Answer>(response: Response | Promise<Response>): Promise<Answer> {
  const answered = await response
  if (!answered.ok) throw new Error(`${answered.status}: ${await answered.text()}`)
  return (await answered.json()) as Answer
}

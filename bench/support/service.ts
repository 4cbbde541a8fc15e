import { createHash, randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '../../db/database.ts'
import type { Engine } from '../../db/local/engine.ts'
import { openPostgres } from '../../db/local/postgres/postgres.ts'
import { migrate } from '../../db/migrate.ts'
import { statement } from '../../db/statements.ts'
import { createApp } from '../../functions/app.ts'
import { composeServices, type Parts } from '../../functions/composition/compose.ts'
import { openNodeDatabase } from '../../functions/composition/node/database.ts'
import { openDoors } from '../../functions/composition/node/doors.ts'
import { localTenant } from '../../functions/composition/node/local-tenant.ts'
import { nodeParts } from '../../functions/composition/node/models.ts'
import { expectYoungGarbage } from '../../functions/composition/node/young-garbage.ts'
import { type Environment, readEnvironment } from '../../functions/env.ts'
import type { Services } from '../../functions/services.ts'
import { offlineEmbedder } from '../../src/core/rules/embedder.ts'
import { keptVectors, withoutVectors } from './kept-vectors.ts'
import { embedderThread } from './upstream.ts'

export interface BenchService {
  readonly services: Services
  readonly api_key: string
  readonly tenant_id: string
  /** The same database for statements that take minutes. */
  readonly patient: Database
  /** What the database is, for the table. */
  readonly database: 'embedded' | 'Postgres'
  /** The `/v1` of its embedder. */
  readonly embedder: string
  /** Where it listens. */
  readonly address: string
  /** One request of the API, over HTTP; throws on any status but 2xx. */
  call<Answer>(method: string, path: string, body?: unknown): Promise<Answer>
  /** Brings statistics and the visibility map up to date; the embedded database does the latter by itself. */
  vacuum(table: string): Promise<void>
  close(): Promise<void>
}

/**
 * `BENCH_VECTORS=<file>` keeps what an encoder in this process makes of each text for the next run;
 * `BENCH_VECTORS=none` leaves out all vectors of the offline embedder.
 */
function partsOf(environment: Environment): Parts {
  const parts = nodeParts(environment)
  const { BENCH_VECTORS } = process.env
  if (BENCH_VECTORS === 'none')
    return { ...parts, embedder: withoutVectors(offlineEmbedder(environment.EMBEDDING_DIM)) }
  return BENCH_VECTORS && parts.ownEmbedder
    ? { ...parts, ownEmbedder: keptVectors(parts.ownEmbedder, BENCH_VECTORS) }
    : parts
}

const POSTGRES_URL = 'postgresql://neuromem:neuromem@embedded/neuromem'

/** The tenant of a Postgres that is measured more than once: what is seeded there is found again. */
const SECRET = createHash('sha256').update('neuromem bench').digest('hex')

/**
 * The whole application in this process, without a rate limit, behind HTTP as its embedder is: on an embedded
 * database in memory, or on the Postgres of `url`, migrated.
 * @param rules whether texts are embedded by rules, in this process, unless the environment names a model
 * @param models whether prompts are answered by the models of the environment, where it names any
 * @param again whether the tenant is the one of the last such run, with all that was seeded there
 */
export async function startService(
  url?: string,
  { again = false, rules = false, models = false } = {},
): Promise<BenchService> {
  expectYoungGarbage()
  const upstream = await embedderThread()
  const environment = environmentOf(url, {
    ...(rules ? named(OF_EMBEDDER) : served(upstream.baseURL)),
    ...(models && named(OF_MODELS)),
  })
  if (url) await onPostgres(url, (engine) => migrate(engine, environment.EMBEDDING_DIM))
  const database = await openNodeDatabase(environment)
  const services = composeServices(environment, 'node', partsOf(environment))
  const { api_key, tenant_id } = await localTenant(services, again ? SECRET : randomBytes(32).toString('hex'))
  const listening = await listen(createApp(services).fetch)
  return {
    ...{ services, api_key, tenant_id, address: listening.address, embedder: upstream.baseURL },
    patient: openDatabase(url ?? POSTGRES_URL, { timeout_ms: 600_000 }),
    database: url ? 'Postgres' : 'embedded',
    call: (method, path, body) =>
      answerOf(fetch(`${listening.address}${path}`, requestOf(method, api_key, body))),
    vacuum: async (table) => {
      if (url)
        await onPostgres(url, (engine) =>
          engine.run([{ query: `VACUUM (ANALYZE) ${table}`, params: [] }], null),
        )
      else await services.database.asSystem().batch([statement(sql.raw(`ANALYZE ${table}`))])
    },
    close: async () => {
      await listening.close()
      await services.idle?.()
      await database.close()
      await upstream.close()
    },
  }
}

/** Until a client on this machine knows that a connection has ended. */
const HEARD_MS = 200

/** An app at a free port of this machine. */
export async function listen(fetch: (request: Request) => Response | Promise<Response>): Promise<{
  readonly address: string
  /** Ends connections that nobody asks by, and lets clients hear of it: who comes next opens one. */
  closeIdle(): Promise<void>
  close(): Promise<void>
}> {
  const hostname = '127.0.0.1'
  const server = createAdaptorServer({ fetch, hostname }) as Server
  const doors = await openDoors(server, { hostname, port: 0 })
  return {
    address: `http://${hostname}:${doors.port}`,
    closeIdle: async () => {
      server.closeIdleConnections()
      await setTimeout(HEARD_MS)
    },
    close: async () => {
      const closed = doors.close()
      server.closeIdleConnections()
      await closed
    },
  }
}

const served = (EMBEDDING_BASE_URL: string) => ({
  EMBEDDING_MODEL: 'bench',
  EMBEDDING_BASE_URL,
  EMBEDDING_API_KEY: 'bench',
})

const OF_EMBEDDER = /^EMBEDDING_/u
const OF_MODELS = /^(?:OPENAI_|MODEL_|TIER_|STRUCTURED_OUTPUT$)/u

/** What the environment says of a part; rules, where it says nothing. */
const named = (names: RegExp) =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => names.test(name)))

function environmentOf(
  url: string | undefined,
  vendors: Readonly<Record<string, string | undefined>>,
): Environment {
  const secrets = {
    ADMIN_TOKEN: randomBytes(32).toString('hex'),
    JWT_SECRET: randomBytes(32).toString('hex'),
  }
  const where = url
    ? { NEUROMEM_DB: 'postgres', DATABASE_URL: url }
    : { NEUROMEM_DB: 'embedded', NEUROMEM_DATA_DIR: 'memory://' }
  return readEnvironment(
    { ...secrets, ...where, ...vendors, RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'error' },
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

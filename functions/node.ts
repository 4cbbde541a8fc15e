import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { createApp } from './app.ts'
import { composeServices } from './composition/compose.ts'
import { answerBroken } from './composition/node/broken-requests.ts'
import { type NodeDatabase, openNodeDatabase } from './composition/node/database.ts'
import { openDoors } from './composition/node/doors.ts'
import { localTenant, secretOf, withOwnSecrets } from './composition/node/local-tenant.ts'
import { nodeParts } from './composition/node/models.ts'
import { publicFile } from './composition/node/public-files.ts'
import { limit } from './composition/node/server-limits.ts'
import { stoppable } from './composition/node/stop-server.ts'
import { expectYoungGarbage } from './composition/node/young-garbage.ts'
import { expectReady } from './composition/readiness.ts'
import { type Environment, Misconfigured, readEnvironment } from './env.ts'
import { hasConsole } from './http/welcome.ts'
import type { Services } from './services.ts'
import { startSweeps } from './work/scheduled.ts'

/** What requests and work in hand may take after a signal, before the work is left to the next start. */
const GRACE_MS = 10_000

/** Instead of the key, where nobody is watching a start that is not the first. */
const AS_BEFORE = 'as printed at the first start; a start in a terminal prints it again'

async function main(): Promise<void> {
  expectYoungGarbage()
  const given = readEnvironment(process.env, 'node')
  const parts = nodeParts(given)
  if (given.NEUROMEM_DB === 'embedded') process.umask(0o077)
  const database = await openNodeDatabase(given)
  // An embedded database is still being compiled by threads of its own: a process that ends beside them may crash.
  await serve(given, database, parts).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
}

async function serve(
  given: Environment,
  database: NodeDatabase,
  parts: ReturnType<typeof nodeParts>,
): Promise<void> {
  const own = given.NEUROMEM_DB === 'embedded' ? secretOf(given.NEUROMEM_DATA_DIR) : undefined
  const environment = own === undefined ? given : withOwnSecrets(given, own.secret)
  const services = composeServices(environment, 'node', { ...parts, publicFile })
  if (environment.WEBHOOK_ALLOW_PRIVATE)
    console.log('webhooks may reach private addresses and http: WEBHOOK_ALLOW_PRIVATE')
  await expectReady(services)
  // An embedder of meaning is measured now; one that does not answer yet is measured with its first texts.
  if (!services.embedder.offline) await services.embedder.embed([])
  const tenant = own === undefined ? undefined : await localTenant(services, own.secret)
  const isShown = own?.isNew || process.stdout.isTTY
  const key = isShown ? tenant?.api_key : undefined

  const isBuilt = await hasConsole(services)
  const { address, stopServer } = await listen(services)
  const stopSweeps = environment.QSTASH_TOKEN ? undefined : startSweeps(services)
  onSignal(async () => {
    const inHand = [stopSweeps?.(), stopServer(), services.idle?.()]
    await Promise.race([Promise.all(inHand), new Promise((resolve) => setTimeout(resolve, GRACE_MS))])
    await database.close()
  })

  database.announce(address)
  const apiKey = own ? (key ?? AS_BEFORE) : undefined
  greet(address, services, { database: database.name, apiKey, isBuilt })
  // Who started this process with a channel, as `neuromem mcp --local` does, is told what it prints.
  process.send?.({ address, api_key: tenant?.api_key })
  void database.lost?.then(async (error) => {
    services.log.error(error.name === 'LockLost' ? 'lock_lost' : 'database_lost', { error: error.name })
    process.exit(1)
  })
}

/** Opens the doors that HOST and PORT name. `stopServer` waits for requests in hand. */
async function listen(services: Services): Promise<{ address: string; stopServer: () => Promise<unknown> }> {
  const { HOST: hostname, PORT: port } = services.environment
  const server = createAdaptorServer({ fetch: createApp(services).fetch, hostname }) as Server
  limit(server)
  answerBroken(server)
  const stop = stoppable(server)
  const doors = await openDoors(server, { hostname, port }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(faultOf(error, services.environment))
  })
  server.once('error', (error) => fail(error.message))
  const address = `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${doors.port}`
  return { address, stopServer: () => stop(doors.close) }
}

/** Stops in order at the first signal, at once at the second; before this, scripts/run.mjs ended it at once. */
function onSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal)
    process.once(signal, () => {
      process.once(signal, () => process.exit(1))
      void stop().then(() => process.exit(0))
    })
  }
}

function greet(
  address: string,
  { environment, models, embedder }: Services,
  { database, apiKey, isBuilt }: { database: string; apiKey: string | undefined; isBuilt: boolean },
): void {
  const offline = [
    ...(models.offline ? ['models (rules)'] : []),
    ...(embedder.offline ? ['embedder (lexical)'] : []),
  ]
  const lines = [
    `neuromem is at ${address}`,
    apiKey
      ? `  API key    ${apiKey}`
      : `  API key    POST /admin/tenants with ADMIN_TOKEN makes a tenant and its key`,
    `  database   ${database}`,
    `  models     ${models.name}; embeddings by ${embedder.model}, ${environment.EMBEDDING_DIM} dimensions`,
    offline.length > 0
      ? `  offline    ${offline.join(' and ')}: set OPENAI_API_KEY and EMBEDDING_MODEL for real ones`
      : '',
    isBuilt
      ? `  console    ${address}/console/${apiKey?.startsWith('nm_') ? `#key=${apiKey}` : ''}`
      : '  console    not built: npm ci && npm run build:console',
    `  reference  ${address}/docs`,
  ]
  console.log(lines.filter(Boolean).join('\n'))
}

/** Why the server could not listen, in words of the variables that say where. */
function faultOf(error: NodeJS.ErrnoException, { HOST, PORT }: Environment): string {
  if (error.code === 'EADDRINUSE') return `Port ${PORT} is taken. Set another PORT.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST: ${HOST} is not an address of this machine.`
  return error.message
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

await main().catch((error: unknown) => {
  if (error instanceof Misconfigured) fail(error.faults.join('\n'))
  fail(error instanceof Error ? error.message : String(error))
})

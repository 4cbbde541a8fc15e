import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { createApp } from './app.ts'
import { composeServices } from './composition/compose.ts'
import { openNodeDatabase } from './composition/node/database.ts'
import { localTenant, secretOf, withOwnSecrets } from './composition/node/local-tenant.ts'
import { stoppable } from './composition/node/stop-server.ts'
import { expectReady } from './composition/readiness.ts'
import { warningsOf } from './composition/warnings.ts'
import { Misconfigured, readEnvironment } from './env.ts'
import type { Services } from './services.ts'
import { startSweeps } from './work/scheduled.ts'

/** What requests and work in hand may take after a signal, before the work is left to the next start. */
const GRACE_MS = 10_000

async function main(): Promise<void> {
  const given = readEnvironment(process.env, 'node')
  const database = await openNodeDatabase(given)
  const secret = given.NEUROMEM_DB === 'embedded' ? secretOf(given.NEUROMEM_DATA_DIR) : undefined
  const environment = secret === undefined ? given : withOwnSecrets(given, secret)
  for (const warning of warningsOf(environment)) console.warn(`warning: ${warning}`)
  const services = composeServices(environment, 'node')
  await expectReady(services)
  const tenant = secret === undefined ? undefined : await localTenant(services, secret)

  const server = serve({ fetch: createApp(services).fetch, port: environment.PORT }, ({ port }) => {
    const address = `http://127.0.0.1:${port}`
    database.announce(address)
    greet(address, services, database.name, tenant?.api_key)
  })
  server.once('error', (error: NodeJS.ErrnoException) => {
    fail(error.code === 'EADDRINUSE' ? `Port ${environment.PORT} is taken. Set another PORT.` : error.message)
  })
  const stopServer = stoppable(server as Server)
  const stopSweeps = environment.QSTASH_TOKEN ? undefined : startSweeps(services)

  onSignal(async () => {
    const inHand = [stopSweeps?.(), stopServer(), services.idle?.()]
    await Promise.race([Promise.all(inHand), new Promise((resolve) => setTimeout(resolve, GRACE_MS))])
    await database.close()
  })
  void database.lost?.then(async (error) => {
    services.log.error('database_lost', { error: error.name })
    await database.close()
    process.exit(1)
  })
}

/** Stops in order at the first signal, at once at the second. */
function onSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1))
      void stop().then(() => process.exit(0))
    })
  }
}

function greet(
  address: string,
  { environment, models, embedder }: Services,
  database: string,
  apiKey: string | undefined,
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
    `  reference  ${address}/docs`,
  ]
  console.log(lines.filter(Boolean).join('\n'))
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

await main().catch((error: unknown) => {
  if (error instanceof Misconfigured) fail(error.faults.join('\n'))
  fail(error instanceof Error ? error.message : String(error))
})

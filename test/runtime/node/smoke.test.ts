import { afterAll, beforeAll, describe } from 'vitest'
import { openEmbedded } from '../../../db/local/embedded/embedded.ts'
import { WRITTEN_DIMENSIONS } from '../../../db/schema/columns.ts'
import { startNodeService } from '../../support/servers/node-service.ts'
import { smokeSuite } from '../smoke.ts'
import { ADMIN_TOKEN, JWT_SECRET } from '../smoke-secrets.ts'

interface Running {
  readonly address: string
  stop(): Promise<unknown>
}

const quiet = { ADMIN_TOKEN, JWT_SECRET, LOG_LEVEL: 'silent' }

const embedded = () => startNodeService({ NEUROMEM_DATA_DIR: 'memory://', ...quiet })

/** As in production, with the local endpoint in the place of Neon. */
async function overNeonsProtocol(): Promise<Running> {
  const database = await openEmbedded({ directory: 'memory://', dimensions: WRITTEN_DIMENSIONS, port: 0 })
  const service = await startNodeService({ NEUROMEM_DB: 'neon', NEON_ENDPOINT: database.sql, ...quiet })
  return { address: service.address, stop: () => service.stop().finally(database.close) }
}

describe.each([
  { name: 'Node with the embedded database', start: embedded },
  { name: 'Node over Neon’s protocol', start: overNeonsProtocol },
])('$name', ({ start }) => {
  let running: Running | undefined
  beforeAll(async () => {
    running = await start()
  })
  afterAll(() => running?.stop())

  smokeSuite((path, init) => fetch(`${running?.address}${path}`, init))
})

import { afterAll, beforeAll } from 'vitest'
import { type NodeService, startNodeService } from '../../support/node-service.ts'
import { smokeSuite } from '../smoke.ts'
import { ADMIN_TOKEN, JWT_SECRET } from '../smoke-secrets.ts'

let service: NodeService
beforeAll(async () => {
  service = await startNodeService({ NEUROMEM_DATA_DIR: 'memory://', ADMIN_TOKEN, JWT_SECRET, LOG_LEVEL: 'silent' })
})
afterAll(() => service.stop())

smokeSuite((path, init) => fetch(service.address + path, init))

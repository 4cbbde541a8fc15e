import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { startNodeService } from '../../support/node-service.ts'

const quiet = { NEUROMEM_DATA_DIR: 'memory://', LOG_LEVEL: 'silent' }

test('a wrong variable stops it and is named', async () => {
  await expect(startNodeService({ ...quiet, EMBEDDING_DIM: 'many' })).rejects.toThrow('EMBEDDING_DIM')
  await expect(
    startNodeService({ NEUROMEM_DB: 'postgres', DATABASE_URL: 'postgres://a@127.0.0.1:1/x' }),
  ).rejects.toThrow('ADMIN_TOKEN')
})

test('a taken port stops it and is named', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  await expect(startNodeService({ ...quiet, PORT: String(port) })).rejects.toThrow(
    `ended with 1: Port ${port} is taken`,
  )
  other.close()
})

test('the embedded database stays its own beside a NEON_ENDPOINT; a short JWT_SECRET is warned of once', async () => {
  const service = await startNodeService({
    ...quiet,
    NEON_ENDPOINT: 'http://127.0.0.1:1/sql',
    JWT_SECRET: 'hunter2',
  })
  expect((await fetch(`${service.address}/health/ready`)).status).toBe(200)
  expect(service.output.match(/^warning: JWT_SECRET: shorter than 32 bytes.*$/gm)).toHaveLength(1)
  expect(service.output).not.toContain('hunter2')
  expect(await service.stop()).toBe(0)
})

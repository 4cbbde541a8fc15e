import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startNodeService } from '../../support/servers/node-service.ts'

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

test('the embedded database stays its own beside a NEON_ENDPOINT', async () => {
  const service = await startNodeService({ ...quiet, NEON_ENDPOINT: 'http://127.0.0.1:1/sql' })
  expect((await fetch(`${service.address}/health/ready`)).status).toBe(200)
  expect(await service.stop()).toBe(0)
})

test('a short secret stops it, unseen', async () => {
  const start = startNodeService({ ...quiet, JWT_SECRET: 'hunter2' })
  await expect(start).rejects.toThrow(/^(?!.*hunter2).*JWT_SECRET: needs at least 32 bytes/s)
})

test.each([
  ['0.0.0.0', 'http://0.0.0.0:'],
  ['::1', 'http://[::1]:'],
])('it listens where HOST says and says so: %s', async (HOST, shown) => {
  const service = await startNodeService({ ...quiet, HOST })
  expect(service.address).toContain(shown)
  expect((await fetch(`${service.address}/health/live`)).status).toBe(200)
  await service.stop()
})

test('a HOST that is not of this machine stops it and is named', async () => {
  await expect(startNodeService({ ...quiet, HOST: '192.0.2.1' })).rejects.toThrow('HOST: 192.0.2.1')
})

describe('a data directory', () => {
  const directory = mkdtempSync(join(tmpdir(), 'neuromem-files-'))
  const data = join(directory, 'data')
  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  test('is private, whatever it was before, and prints its key once', async () => {
    mkdirSync(data, { mode: 0o755 })
    chmodSync(data, 0o755)
    const first = await startNodeService({ NEUROMEM_DATA_DIR: data, LOG_LEVEL: 'silent' })
    expect(statSync(data).mode & 0o777).toBe(0o700)
    expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(data, 'secret'), 'utf8')).toMatch(/^[0-9a-f]{64}$/)
    expect(first.apiKey).toMatch(/^nm_/)
    await first.stop()
    const second = await startNodeService({ NEUROMEM_DATA_DIR: data, LOG_LEVEL: 'silent' })
    expect(second.output).not.toContain(first.apiKey)
    expect(second.output).toContain('as printed at the first start')
    await second.stop()
  })

  test.each([
    ['', 'nothing'],
    ['g'.repeat(64), 'other letters'],
    ['A'.repeat(64), 'upper case'],
  ])('with a damaged secret is refused by its name and left alone (%#)', async (text) => {
    writeFileSync(join(data, 'secret'), text)
    const start = startNodeService({ NEUROMEM_DATA_DIR: data })
    await expect(start).rejects.toThrow(`ended with 1: ${join(data, 'secret')}`)
    expect(readFileSync(join(data, 'secret'), 'utf8')).toBe(text)
  })

  test('with a directory in the place of its secret is refused by its name', async () => {
    rmSync(join(data, 'secret'))
    mkdirSync(join(data, 'secret'))
    const start = startNodeService({ NEUROMEM_DATA_DIR: data })
    await expect(start).rejects.toThrow(`ended with 1: ${join(data, 'secret')}`)
  })
})

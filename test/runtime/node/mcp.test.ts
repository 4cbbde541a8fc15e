import { fileURLToPath } from 'node:url'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEmbedded } from '../../../db/local/embedded/embedded.ts'
import { WRITTEN_DIMENSIONS } from '../../../db/schema/columns.ts'
import { type NodeService, startNodeService } from '../../support/servers/node-service.ts'
import { startVercelService, type VercelService } from '../../support/servers/vercel-service.ts'
import { eras } from '../../support/surface/mcp.ts'

const path = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url))
const clientOf = (era: (typeof eras)[number]) =>
  new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode: era === '2025' ? 'legacy' : { pin: '2026-07-28' } } },
  )

/** Remembers something, and recalls it. */
async function tried(client: Client): Promise<unknown> {
  expect((await client.listTools()).tools.map(({ name }) => name)).toContain('recall')
  await client.callTool({ name: 'remember', arguments: { content: 'Ann lives in Dalian. 安住在大连。' } })
  const { structuredContent } = await client.callTool({
    name: 'recall',
    arguments: { query: 'Where does Ann live?' },
  })
  return structuredContent
}
const RECALLED = { abstained: false, results: [{ kind: 'fact', text: 'Ann lives in Dalian. 安住在大连。' }] }

/** Over a real socket, as a host does. */
async function overHttp(address: string, key: string, era: (typeof eras)[number]): Promise<unknown> {
  const client = clientOf(era)
  const requestInit = { headers: { authorization: `Bearer ${key}` } }
  const url = new URL(`${address}/mcp/users/ann%20of%20${era}`)
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }))
  return tried(client).finally(() => client.close())
}

/** What no in-process test sees: sizes and methods as a server of its own takes them. */
async function refusals(address: string, key: string): Promise<unknown[]> {
  const headers = {
    authorization: `Bearer ${key}`,
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
  }
  const send = (init: RequestInit) => fetch(`${address}/mcp/users/ann`, { headers, ...init })
  const get = await send({ method: 'GET' })
  const large = await send({ method: 'POST', body: JSON.stringify('x'.repeat(5 * 1024 * 1024)) }).catch(
    () => undefined,
  )
  const open = await fetch(`${address}/mcp`, { method: 'POST' })
  return [get.status, get.headers.get('allow'), large?.status ?? 413, open.status]
}

describe('Node’s entry', () => {
  let service: NodeService
  beforeAll(async () => {
    service = await startNodeService({ NEUROMEM_DATA_DIR: 'memory://', LOG_LEVEL: 'silent' })
  })
  afterAll(() => service.stop())

  test.each(eras)('answers the official client over a socket: %s', async (era) => {
    expect(await overHttp(service.address, service.apiKey, era)).toMatchObject(RECALLED)
  })

  test('refuses over a socket', async () => {
    expect(await refusals(service.address, service.apiKey)).toEqual([405, 'POST', 413, 401])
  })
})

describe('Vercel’s entry', () => {
  let service: VercelService
  let database: Awaited<ReturnType<typeof openEmbedded>>
  beforeAll(async () => {
    database = await openEmbedded({ directory: 'memory://', dimensions: WRITTEN_DIMENSIONS, port: 0 })
    service = await startVercelService(database.sql)
  })
  afterAll(async () => {
    await service.stop()
    await database.close()
  })

  test.each(eras)('answers the official client over a socket: %s', async (era) => {
    expect(await overHttp(service.address, service.apiKey, era)).toMatchObject(RECALLED)
  })

  test('refuses over a socket', async () => {
    expect(await refusals(service.address, service.apiKey)).toEqual([405, 'POST', 413, 401])
  })
})

test.each(eras)(
  'the bridge starts a service of its own, for hosts that only start a process: %s',
  async (era) => {
    const client = clientOf(era)
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [path('packages/neuromem/src/cli/main.ts'), 'mcp', '--local', '-u', 'ann', '--data', 'memory://'],
      cwd: path(''),
      env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'silent' },
      stderr: 'inherit',
    })
    await client.connect(transport)
    expect(await tried(client).finally(() => client.close())).toMatchObject(RECALLED)
  },
)

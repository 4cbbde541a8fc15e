import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { type NodeService, RUN, startNodeService } from '../../support/servers/node-service.ts'

const directory = mkdtempSync(join(tmpdir(), 'neuromem-stop-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const memory = { user_id: 'ann', memory_type: 'fact', content: 'Ann drinks tea.' }
/** Below the ten seconds after which it ends whatever is in hand. */
const SOON_MS = 9_000

async function opened({ address }: NodeService) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Resolves when it takes no connection any more. */
async function refusing(service: NodeService): Promise<void> {
  for (;;) {
    try {
      ;(await opened(service)).destroy()
    } catch {
      return
    }
  }
}

test('a request in hand at SIGTERM gets its answer; then it exits, whoever keeps a connection open', async () => {
  const service = await startNodeService({ NEUROMEM_DATA_DIR: 'memory://', LOG_LEVEL: 'silent' })
  const idle = await opened(service)
  idle.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(idle, 'data')

  const body = JSON.stringify(memory)
  const slow = await opened(service)
  const head = `Host: x\r\nAuthorization: Bearer ${service.apiKey}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
  slow.write(`POST /api/v1/memories HTTP/1.1\r\n${head}\r\nExpect: 100-continue\r\n\r\n`)
  expect(String((await once(slow, 'data'))[0])).toContain('100 Continue')
  slow.write(body.slice(0, 10))

  process.kill(service.pid!, 'SIGTERM')
  await refusing(service)
  slow.write(body.slice(10))
  expect(String((await once(slow, 'data'))[0])).toMatch(/^HTTP\/1.1 201 .*connection: close/is)
  const answered = Date.now()
  expect(await service.ended).toBe(0)
  expect(Date.now() - answered).toBeLessThan(SOON_MS)
}, 240_000)

test('what npm started ends with the shell that npm started it in', async () => {
  const environment = { NEUROMEM_DATA_DIR: 'memory://', PORT: '0', npm_lifecycle_event: 'start' }
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${RUN}" functions/node.ts; exit 0`], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(shell.stdout, 'data')
  shell.kill('SIGTERM')
  shell.stdout.resume()
  // The pipe is closed when the last process that holds it has ended.
  await once(shell.stdout, 'close')
}, 60_000)

/** Terminates every worker thread of the process at SIGUSR2. */
const THREADS_END = `data:text/javascript,${encodeURIComponent(`
  import { createRequire, syncBuiltinESMExports } from 'node:module'
  const threads = createRequire('file:///x')('node:worker_threads')
  threads.Worker = class extends threads.Worker {
    constructor(...given) {
      super(...given)
      process.on('SIGUSR2', () => this.terminate())
    }
  }
  syncBuiltinESMExports()
`)}`

test('when its database has crashed it says so and exits with 1; the next start finds everything', async () => {
  const environment = { NEUROMEM_DATA_DIR: directory }
  const first = await startNodeService({ ...environment, NODE_OPTIONS: `--import=${THREADS_END}` })
  const headers = { authorization: `Bearer ${first.apiKey}`, 'content-type': 'application/json' }
  const added = await fetch(`${first.address}/api/v1/memories`, {
    method: 'POST',
    headers,
    body: JSON.stringify(memory),
  })
  const { id } = (await added.json()) as { id: string }
  process.kill(first.pid!, 'SIGUSR2')
  expect(await first.ended).toBe(1)
  expect(first.output).toContain('"event":"database_lost"')

  const second = await startNodeService(environment)
  const found = await fetch(`${second.address}/api/v1/memories/${id}`, { headers })
  expect([found.status, await found.json()]).toMatchObject([200, { content: memory.content }])
  expect(await second.stop()).toBe(0)
}, 240_000)

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('%s before it is up ends it at once and leaves no lock behind', async (signal, code) => {
  const NEUROMEM_DATA_DIR = join(directory, signal)
  const lock = join(NEUROMEM_DATA_DIR, 'neuromem.lock')
  const child = spawn(process.execPath, [RUN, 'functions/node.ts'], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', NEUROMEM_DATA_DIR },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  await vi.waitFor(() => expect(existsSync(lock)).toBe(true), { timeout: 60_000, interval: 10 })
  child.kill(signal)
  expect(await ended).toEqual([code, null])
  expect(existsSync(lock)).toBe(false)
})

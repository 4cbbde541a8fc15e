import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { openEmbedded } from '../../../db/local/embedded/embedded.ts'
import { WRITTEN_DIMENSIONS } from '../../../db/schema/columns.ts'
import { buildWorker } from '../../../scripts/worker.mjs'

export interface WorkerService {
  readonly address: string
  stop(): Promise<void>
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** What is left over when a test fails half-way ends with the tests. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/**
 * The Worker as it would be deployed, in workerd itself behind a real socket, over an embedded database of its own on a port. Not by
 * `wrangler dev`: its proxy hides a client that leaves a POST.
 */
export async function startWorkerService(
  variables: Readonly<Record<string, string>>,
): Promise<WorkerService> {
  const database = await openEmbedded({ directory: 'memory://', dimensions: WRITTEN_DIMENSIONS, port: 0 })
  const folder = mkdtempSync(join(tmpdir(), 'neuromem-workerd-'))
  await buildWorker(folder)
  const port = await freePort()
  const modules = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const bindings = { ...variables, NEON_ENDPOINT: database.sql }
  writeFileSync(join(folder, 'config.capnp'), configOf(port, modules, bindings))
  const child = spawn(
    join(ROOT, 'node_modules/workerd/bin/workerd'),
    ['serve', join(folder, 'config.capnp')],
    {
      stdio: 'ignore',
    },
  )
  running.add(child)
  const exited = once(child, 'exit')
  void exited.then(() => running.delete(child))
  const address = `http://127.0.0.1:${port}`
  await listening(address, child)
  return {
    address,
    async stop() {
      child.kill('SIGKILL')
      await exited
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const ENTRY = 'worker.js'

/** @param modules the files beside it; the Worker's own one comes first */
function configOf(
  port: number,
  modules: readonly string[],
  variables: Readonly<Record<string, string>>,
): string {
  const toml = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8')
  const setting = (name: string) => new RegExp(`^${name} = (.*)$`, 'mu').exec(toml)?.[1] ?? '""'
  const bindings = Object.entries(variables).map(
    ([name, text]) => `(name = "${name}", text = ${JSON.stringify(text)})`,
  )
  const embedded = [ENTRY, ...modules.filter((name) => name !== ENTRY)].map(
    (name) => `(name = "${name}", esModule = embed "${name}")`,
  )
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker), (name = "internet", network = (allow = ["public", "private"]))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
const worker :Workerd.Worker = (
  modules = [${embedded.join(', ')}],
  compatibilityDate = ${setting('compatibility_date')},
  compatibilityFlags = ${setting('compatibility_flags')},
  bindings = [${bindings.join(', ')}]
);
`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function listening(address: string, child: ChildProcess): Promise<void> {
  const isOver = async () => {
    const answer = await fetch(`${address}/health/live`).catch(() => null)
    return child.exitCode !== null || answer?.ok
  }
  await vi.waitUntil(isOver, { timeout: 60_000 })
  if (child.exitCode !== null) throw new Error(`workerd ended with ${child.exitCode}`)
}

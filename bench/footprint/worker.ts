import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bundle, bundleWorker } from '../../scripts/worker/bundle.ts'
import { percentile, report } from '../support/report.ts'

const RUNS = 7
const EMPTY = [{ name: 'worker.js', text: `export default { fetch: () => new Response('ok') }` }]
const configOf = (names: readonly string[]) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [${names.map((name) => `(name = "${name}", esModule = embed "${name}")`).join(', ')}],
  bindings = [(name = "LOG_LEVEL", text = "silent")],
  compatibilityDate = "2026-09-01",
  compatibilityFlags = ["enable_request_signal"],
);`

/** The runtime that wrangler brings along. */
const workerd: string = createRequire(createRequire(import.meta.url).resolve('wrangler')).resolve(
  'workerd/bin/workerd',
)

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function ask(address: string): Promise<void> {
  const response = await fetch(address)
  await response.text()
}

async function askUntilItAnswers(address: string): Promise<void> {
  for (;;) {
    try {
      return await ask(address)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  }
}

/** Milliseconds from the start of the runtime to its first answer, and for one more. */
async function coldStart(folder: string): Promise<{ first: number; second: number }> {
  const address = `127.0.0.1:${await freePort()}`
  const started = performance.now()
  const runtime = spawn(workerd, ['serve', join(folder, 'config.capnp'), `--socket-addr=http=${address}`], {
    stdio: 'inherit',
  })
  await askUntilItAnswers(`http://${address}/health/live`)
  const answered = performance.now()
  await ask(`http://${address}/health/live`)
  const again = performance.now()
  runtime.kill()
  return { first: answered - started, second: again - answered }
}

async function coldStarts(modules: Bundle['modules']): Promise<{ first: number; second: number }[]> {
  const folder = mkdtempSync(join(tmpdir(), 'neuromem-bench-'))
  for (const { name, text } of modules) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, 'config.capnp'), configOf(modules.map(({ name }) => name)))
  const runs = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await coldStart(folder))
  rmSync(folder, { recursive: true, force: true })
  return runs
}

const whole = await bundleWorker({ chemistry: true })
const without = await bundleWorker({ chemistry: false })
const scripts = {
  'an empty worker': EMPTY,
  'neuromem without chemistry': without.modules,
  neuromem: whole.modules,
}
const sizes: Record<string, number> = { 'neuromem without chemistry': without.gzip, neuromem: whole.gzip }

const rows = []
for (const [name, modules] of Object.entries(scripts)) {
  const runs = await coldStarts(modules)
  rows.push({
    worker: name,
    'KiB gzip': Math.round(sizes[name] ?? 0),
    'first answer p50 ms': Math.round(
      percentile(
        runs.map(({ first }) => first),
        0.5,
      ),
    ),
    'second answer p50 ms': percentile(
      runs.map(({ second }) => second),
      0.5,
    ).toFixed(1),
  })
}
report('worker', 'size and cold start in workerd (process start included)', rows)

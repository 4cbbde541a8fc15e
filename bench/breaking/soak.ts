import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Sweep, schedules } from '../../functions/work/sweeps.ts'
import { type NodeService, startNodeService } from '../../test/support/servers/node-service.ts'
import { qstashServer } from '../../test/support/servers/qstash-server.ts'
import { findBroken, findOpenJobs } from './soak/check.ts'
import { sleep, startLoad } from './soak/load.ts'
import { soakModels } from './soak/models.ts'

/**
 * `npm run bench -- soak`: `SOAK_MINUTES` (10) of mixed load on the Node entry, with models that fail,
 * deliveries that come twice and out of order, and the process killed and started again three times. Ends
 * with 1 when a promise is broken.
 */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 10)
const WORKERS = 8
const FAULTS = { failing: 0.05, dropped: 0.01 }
const DUPLICATED = 0.2
const LATE_MS = 1_500
/** At most, for the work that is left when the load ends. */
const DRAIN_MS = 600_000
const SIGNING_KEY = 'sig_soak'
/**
 * Shares of the time before each kill and after the last: long enough at the end to see whether memory stays
 * flat.
 */
const STRETCHES = [0.1, 0.1, 0.1, 0.7]
/** Of the last stretch, its last third against its second. */
const MOST_GROWTH = 1.1

const directory = mkdtempSync(join(tmpdir(), 'neuromem-soak-'))
const port = await freePort()
const address = `http://127.0.0.1:${port}`
const models = await soakModels(FAULTS)
const late = () => Math.random() * LATE_MS
const qstash = await qstashServer({ signingKey: SIGNING_KEY, second: 200, late, deliver: sometimesTwice })
let delivered = 0
const environment = {
  PORT: String(port),
  NEUROMEM_DATA_DIR: join(directory, 'data'),
  OPENAI_API_KEY: 'soak',
  OPENAI_BASE_URL: models.baseURL,
  MODEL_REASONING: 'soak-model',
  QSTASH_TOKEN: qstash.token,
  QSTASH_URL: qstash.url,
  QSTASH_CURRENT_SIGNING_KEY: SIGNING_KEY,
  PUBLIC_URL: address,
  RATE_LIMIT_PER_MINUTE: '1000000',
  LOG_LEVEL: 'error',
}
let service: NodeService = await startNodeService(environment)
const target = { address: () => address, key: () => service.apiKey }
await makeSchedules()
const load = startLoad(target, WORKERS)
const memory: number[][] = []

for (const [place, share] of STRETCHES.entries()) {
  memory.push(await watch(MINUTES * 60_000 * share))
  if (place === STRETCHES.length - 1) break
  await service.kill()
  console.log(`killed and started again (${place + 1})`)
  service = await startNodeService(environment, { apiKey: service.apiKey })
}
await load.stop()
models.faults = { failing: 0, dropped: 0 }
const drainStarted = Date.now()
while (Date.now() - drainStarted < DRAIN_MS && (await findOpenJobs(target)).length > 0) {
  qstash.fire('neuromem-jobs')
  await sleep(5_000)
}
const drained_seconds = Math.round((Date.now() - drainStarted) / 1000)
// What waits for a far retry may wait on; what is under way may end.
await sleep(2 * LATE_MS)

const { broken, ...counts } = await findBroken(target, load.promised)
for (const { job_id, status } of await findOpenJobs(target)) {
  broken.push(`job ${job_id} is ${status} and does not say what it waits for`)
}
const growth = growthOf(memory.at(-1) ?? [])
if (growth > MOST_GROWTH) broken.push(`memory grew by ${Math.round((growth - 1) * 100)} %`)
const { requests, refused, unanswered } = load.promised
const result = {
  minutes: MINUTES,
  requests,
  refused,
  unanswered,
  ...counts,
  deliveries: delivered,
  drained_seconds,
  models: models.counts,
  growth,
  memory_mb: memory.map(ends),
  broken,
}
console.log(JSON.stringify(result, null, 2))
mkdirSync('bench/results', { recursive: true })
writeFileSync('bench/results/soak.json', JSON.stringify(result, null, 2))
await service.stop()
await Promise.all([qstash.close(), models.close()])
rmSync(directory, { recursive: true, force: true })
process.exit(broken.length > 0 ? 1 : 0)

/** One in five comes twice. */
async function sometimesTwice(url: string, init: RequestInit): Promise<Response> {
  delivered += 1
  if (Math.random() < DUPLICATED) {
    delivered += 1
    await fetch(url, init).catch(() => undefined)
  }
  return fetch(url, init)
}

/** What `npm run schedules` would make; fired here far more often than their cron says. */
async function makeSchedules(): Promise<void> {
  for (const sweep of Object.keys(schedules) as Sweep[]) {
    qstash.schedules.set(`neuromem-${sweep}`, {
      id: `neuromem-${sweep}`,
      destination: `${address}/internal/sweeps/${sweep}`,
      cron: schedules[sweep].cron,
      body: '{}',
      headers: {},
    })
  }
}

/** Lets time pass, fires the sweeps, and notes the resident memory of the service in MiB. */
async function watch(milliseconds: number): Promise<number[]> {
  const samples: number[] = []
  const end = Date.now() + milliseconds
  for (let tick = 0; Date.now() < end; tick += 1) {
    await sleep(Math.min(2_500, Math.max(100, end - Date.now())))
    if (tick % 2 === 0) qstash.fire('neuromem-jobs')
    if (tick % 8 === 3)
      for (const sweep of ['sessions', 'reflection', 'affinity', 'expiry']) qstash.fire(`neuromem-${sweep}`)
    samples.push(residentMemory(service.pid))
  }
  return samples
}

function residentMemory(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

function ends(samples: readonly number[]): number[] {
  return [samples[0] ?? 0, samples.at(-1) ?? 0]
}

/** The last third of the samples against the second: in the first everything is still being loaded. */
function growthOf(samples: readonly number[]): number {
  const third = Math.floor(samples.length / 3)
  if (third === 0) return 1
  return median(samples.slice(2 * third)) / Math.max(1, median(samples.slice(third, 2 * third)))
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: found } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return found
}

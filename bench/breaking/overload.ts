import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNodeService } from '../../test/support/servers/node-service.ts'
import { findBroken, findOpenJobs } from './soak/check.ts'
import { nothingPromised, sleep } from './soak/load.ts'

/**
 * `npm run bench -- overload`: `OVERLOAD_MINUTES` (60) of requests that come twice as fast as `npm start` can
 * do them, whether the ones before are answered or not. What it can do is measured anew every five minutes, in
 * `OVERLOAD_SECONDS` (20) of full load: the machine may have other work. Ends with 1 when something that was
 * acknowledged is gone, a request was not answered, less than half of the full load is still done, memory grows,
 * or the jobs that were left are not worked off.
 */
const SECONDS = Number(process.env.OVERLOAD_SECONDS ?? 20)
const MINUTES = Number(process.env.OVERLOAD_MINUTES ?? 60)
const STRETCHES = Math.max(1, Math.round(MINUTES / 5))
const STRETCH_MS = (MINUTES / STRETCHES) * 60_000
/** Requests go before jobs, so that jobs are left when the load ends: that long they are watched. */
const DRAIN_MS = 600_000
const LOOK_MS = 60_000
const CALLERS = 32
/** Of the mix: one of each kind in turn. */
const ROUND = 20
const USERS = 20
/** Then others come, so that a request asks for as much in the last minute as in the first. */
const ROUNDS_A_USER = 10
const MOST_GROWTH = 1.25
const PATIENCE_MS = 120_000

const directory = mkdtempSync(join(tmpdir(), 'neuromem-overload-'))
const service = await startNodeService({
  NEUROMEM_DATA_DIR: join(directory, 'data'),
  RATE_LIMIT_PER_MINUTE: '10000000',
  LOG_LEVEL: 'error',
})
const target = { address: () => service.address, key: () => service.apiKey }
const promised = nothingPromised()
let serial = 0

/** One request of the mix; whether it was done. */
async function one(): Promise<boolean> {
  serial += 1
  const round = Math.floor(serial / ROUND)
  const user_id = `user${Math.floor(round / (USERS * ROUNDS_A_USER))}-${round % USERS}`
  const session = `${user_id}-s`
  const turn = {
    turn_id: `t${serial}`,
    role: 'user',
    text: `I live in Oslo, house ${serial}. 我喜欢喝绿茶。`,
  }
  const chance = serial % ROUND
  if (chance < 4) {
    const done = await ask('POST', `/sessions/${session}/turns`, { user_id, turns: [turn] })
    if (!done) return false
    promised.turns.set(session, (promised.turns.get(session) ?? new Set()).add(turn.turn_id))
    promised.users.add(user_id)
    return true
  }
  if (chance < 14)
    return ask('POST', '/recall', { user_id, query: 'Where does she live?', token_budget: 400 })
  return chance < 19 ? ask('GET', `/memories?user_id=${user_id}`) : ask('GET', `/users/${user_id}/export`)
}

async function ask(method: string, path: string, body?: unknown): Promise<boolean> {
  promised.requests += 1
  try {
    const response = await fetch(`${service.address}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${service.apiKey}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await response.arrayBuffer()
    if (response.ok) return true
    const waits = response.headers.has('retry-after') ? ', Retry-After' : ''
    const name = `${response.status}${waits}`
    promised.refused[name] = (promised.refused[name] ?? 0) + 1
  } catch (error) {
    promised.unanswered += 1
    const name =
      error instanceof Error
        ? `${error.name}: ${String((error.cause as Error)?.message ?? error.message)}`
        : ''
    promised.refused[name] = (promised.refused[name] ?? 0) + 1
  }
  return false
}

const resident = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${service.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** As fast as answers come. */
async function fullLoad(): Promise<number> {
  let done = 0
  const end = Date.now() + SECONDS * 1_000
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (Date.now() < end) if (await one()) done += 1
    }),
  )
  return done / SECONDS
}

/** Twice as fast, whatever is answered; the resident memory each second. */
async function twice(rate: number) {
  const under: Set<Promise<void>> = new Set()
  const memory: number[] = []
  let done = 0
  let sent = 0
  const start = Date.now()
  for (let passed = 0; passed < STRETCH_MS; passed = Date.now() - start) {
    for (; sent < (passed / 1_000) * 2 * rate; sent += 1) {
      const work = one().then((fine) => {
        done += Number(fine)
        under.delete(work)
      })
      under.add(work)
    }
    if (memory.length < passed / 1_000) memory.push(resident())
    await sleep(20)
  }
  const rateDone = done / ((Date.now() - start) / 1_000)
  await Promise.all(under)
  return { rate, sent, rateDone, memory }
}

const stretches: Awaited<ReturnType<typeof twice>>[] = []
for (let place = 0; place < STRETCHES; place += 1) {
  const stretch = await twice(await fullLoad())
  stretches.push(stretch)
  console.log(
    `${stretch.rate.toFixed(1)}/s can be done, ${stretch.rateDone.toFixed(1)}/s were, ${stretch.memory.at(-1)?.toFixed()} MiB`,
  )
}
const sent = stretches.reduce((sum, stretch) => sum + stretch.sent, 0)
const memory = stretches.flatMap((stretch) => stretch.memory)
const capacity = mean(stretches.map(({ rate }) => rate))
const rateDone = mean(stretches.map((stretch) => stretch.rateDone))
const drain = Date.now()
const waiting = [(await findOpenJobs(target)).length]
while (Date.now() - drain < DRAIN_MS && waiting.at(-1) !== 0) {
  await sleep(LOOK_MS)
  waiting.push((await findOpenJobs(target)).length)
}
const { broken, ...counts } = await findBroken(target, promised)
const third = Math.floor(memory.length / 3)
const growth = median(memory.slice(2 * third)) / median(memory.slice(third, 2 * third))
if (promised.unanswered > 0) broken.push(`${promised.unanswered} requests were not answered`)
if (waiting.length > 1 && waiting.at(-1)! >= waiting[0]!)
  broken.push('no job is done once the load has ended')
if (rateDone < capacity / 2) broken.push('less than half of the full load is still done')
if (growth > MOST_GROWTH) broken.push(`memory grew by ${Math.round((growth - 1) * 100)} %`)
const result = {
  minutes: MINUTES,
  full_load_per_second: Math.round(capacity),
  sent_per_second: Math.round(sent / (MINUTES * 60)),
  done_per_second: Math.round(rateDone),
  sent,
  requests: promised.requests,
  refused: promised.refused,
  unanswered: promised.unanswered,
  ...counts,
  waiting_jobs: waiting,
  memory_mb: [memory[0], median(memory), memory.at(-1), Math.max(...memory)].map((mb) => Math.round(mb ?? 0)),
  growth,
  broken,
}
console.log(JSON.stringify(result, null, 2))
mkdirSync('bench/results', { recursive: true })
writeFileSync('bench/results/overload.json', JSON.stringify(result, null, 2))
await service.stop()
rmSync(directory, { recursive: true, force: true })
process.exit(broken.length > 0 ? 1 : 0)

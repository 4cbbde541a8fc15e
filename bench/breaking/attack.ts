import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { startService } from '../support/service.ts'
import { containerTries } from './attack/container-tries.ts'
import { dataTries } from './attack/data-tries.ts'
import { processTries } from './attack/process-tries.ts'
import { lastTries, requestTries } from './attack/request-tries.ts'
import { send } from './attack/sending.ts'

/**
 * `npm run bench -- attack`: what an attack once found on the running service, tried again, then requests of
 * every kind by chance, as many as `ATTACK_REQUESTS` says. Exits with 1 when anything did not hold.
 */
const requests = Number(process.env.ATTACK_REQUESTS ?? 100_000)
const FUZZ_RESULT = 'bench/results/attack-fuzz.json'
const TEXTS_RESULT = 'bench/results/attack-texts.json'

let held = 0
let failed = 0
const service = await startService()
// What is compiled at first use is no cost of what is tried.
for (let n = 0; n < 5; n++)
  await send(service, 'POST', '/api/v1/recall', { body: { user_id: 'ann', query: 'tea' } })
const tries = [...requestTries, ...dataTries, ...processTries, ...containerTries].toSorted(
  (one, other) =>
    (Number(one.row) || Number.POSITIVE_INFINITY) - (Number(other.row) || Number.POSITIVE_INFINITY),
)
for (const { row, what, held: holds } of [...tries, ...lastTries]) {
  const { fine, saw } = await holds(service).catch((error: Error) => ({ fine: false, saw: error.message }))
  if (fine) held += 1
  else failed += 1
  console.log(`${fine ? 'held  ' : 'FAILED'}  ${row.padStart(4)}  ${what}: ${saw}`)
}
await service.close()

/** A test file with more than the suite asks of it; whether it passed. */
function passes(file: string, environment: Readonly<Record<string, string>>): boolean {
  const { status } = spawnSync('vitest', ['run', `test/functions/${file}`, '--project', 'node'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  })
  return status === 0
}

const areCheap = passes('hostile-texts.test.ts', { HOSTILE_RESULT: TEXTS_RESULT })
const costs = JSON.parse(readFileSync(TEXTS_RESULT, 'utf8')) as { place: string }[]
if (areCheap) held += 1
else failed += 1
console.log(
  `${areCheap ? 'held  ' : 'FAILED'}     2  ${costs.length} hostile texts in ${new Set(costs.map(({ place }) => place)).size} fields, by CPU`,
)

const isHeld = passes('fuzz.test.ts', { FUZZ_RUNS: String(requests), FUZZ_RESULT })
const fuzz = JSON.parse(readFileSync(FUZZ_RESULT, 'utf8')) as {
  requests: number
  statuses: Record<string, number>
  faults: unknown[]
}
const fine = isHeld && fuzz.faults.length === 0
if (fine) held += 1
else failed += 1
console.log(
  `${fine ? 'held  ' : 'FAILED'}  fuzz  ${fuzz.requests} requests by chance, ${fuzz.faults.length} ` +
    'kinds of fault',
)
console.table(fuzz.statuses)
console.log(`${held} held, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

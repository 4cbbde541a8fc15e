import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** `npm run bench -- fuzz`: the fuzz test with 20 000 requests, or as many as `FUZZ_RUNS` says. */
const FUZZ_RUNS = process.env.FUZZ_RUNS ?? '20000'
const FUZZ_RESULT = 'bench/results/fuzz.json'
const started = performance.now()
const { status } = spawnSync('vitest', ['run', 'test/functions/fuzz.test.ts', '--project', 'node'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS, FUZZ_RESULT },
})
const { requests, statuses, faults } = JSON.parse(readFileSync(FUZZ_RESULT, 'utf8'))
console.table(statuses)
console.log(
  `${requests} requests in ${((performance.now() - started) / 1_000).toFixed(0)} s, ${faults.length} ` +
    'kinds of fault',
)
process.exitCode = status ?? 1

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

interface Check {
  readonly name: string
  readonly command: readonly string[]
}

interface Outcome {
  readonly name: string
  readonly ok: boolean
  readonly seconds: number
  readonly output: string
}

const CHECKS: readonly Check[] = [
  { name: 'lint and import borders', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'borders as the table says', command: ['node', 'scripts/borders.ts', '--check'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'OpenAPI document unchanged', command: ['node', 'scripts/documents/openapi.ts', '--check'] },
  {
    name: 'types of the client unchanged',
    command: ['node', 'scripts/documents/client-types.ts', '--check'],
  },
  { name: 'docs/prompts unchanged', command: ['node', 'scripts/documents/prompts.ts', '--check'] },
  { name: 'docs/sql unchanged', command: ['node', 'scripts/documents/sql.ts', '--check'] },
  { name: 'console builds', command: ['node', 'scripts/console.mjs'] },
  { name: 'worker bundles, within its size', command: ['node', 'scripts/worker/size.ts'] },
  { name: 'demo', command: ['node', 'examples/demo.ts', '--json'] },
]

/** Runs a command and keeps its output. */
async function run({ name, command }: Check): Promise<Outcome> {
  const started = Date.now()
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: '1', NO_COLOR: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve)
    child.once('error', (error) => {
      output += error.message
      resolve(1)
    })
  })
  return { name, ok: code === 0, seconds: (Date.now() - started) / 1000, output }
}

function report({ name, ok, seconds, output }: Outcome): void {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
  if (!ok) console.log(output)
}

/** What vitest's JSON reporter writes, as far as it is read. */
interface Results {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** A line for each test that failed, and for each file that could not be run. */
function failuresOf({ testResults }: Results): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [file] : []
    return failed.map(({ fullName }) => `${file} > ${fullName}`)
  })
}

/** All tests of both runtimes, counted by vitest itself. */
async function tests(): Promise<{ passed: number; failed: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'neuromem-verify-'))
  const file = join(folder, 'results.json')
  const outcome = await run({
    name: 'tests',
    command: ['vitest', 'run', '--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`],
  })
  report(outcome)
  try {
    const results = JSON.parse(readFileSync(file, 'utf8')) as Results
    const failed = results.numFailedTests + results.numPendingTests
    for (const name of failuresOf(results)) console.log(`FAILED ${name}`)
    // A file that cannot be loaded has no failed test in it, and a run that hangs none at all.
    return { passed: results.numPassedTests, failed: outcome.ok ? failed : Math.max(1, failed) }
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const outcomes: Outcome[] = []
for (const check of CHECKS) {
  outcomes.push(await run(check))
  report(outcomes.at(-1)!)
}
const counted = await tests()
const passed = counted.passed + outcomes.filter(({ ok }) => ok).length
const failed = counted.failed + outcomes.filter(({ ok }) => !ok).length
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

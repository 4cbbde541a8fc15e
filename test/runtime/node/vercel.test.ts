import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const ENTRY = fileURLToPath(new URL('../../../api/index.ts', import.meta.url))
const run = promisify(execFile)

/** What Vercel's entry prints in a process with this environment and nothing else, when it is asked for some paths; last, statuses and codes. */
async function outputOf(environment: Readonly<Record<string, string>>, paths: readonly string[]): Promise<string> {
  const script = `
    const { default: entry } = await import(${JSON.stringify(ENTRY)})
    const answers = []
    for (const path of ${JSON.stringify(paths)}) {
      const response = await entry.fetch(new Request('https://neuromem.test' + path))
      const { code } = await response.json()
      answers.push([response.status, code ?? null])
    }
    console.log('answers ' + JSON.stringify(answers))
    process.exit(0)`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    env: { LOG_LEVEL: 'silent', ...environment },
  })
  return stdout
}

const ask = async (...given: Parameters<typeof outputOf>): Promise<unknown[]> =>
  JSON.parse(/answers (.*)/.exec(await outputOf(...given))?.[1] ?? '[]')

test('Vercel’s entry serves the application', async () => {
  const environment = {
    DATABASE_URL: 'postgres://a:b@db.invalid/neuromem',
    ADMIN_TOKEN: 'a'.repeat(32),
    JWT_SECRET: 'b'.repeat(32),
  }
  expect(await ask(environment, ['/health/live', '/api/v1/policy', '/nowhere'])).toEqual([
    [200, null],
    [401, 'unauthorized'],
    [404, 'not_found'],
  ])
})

test('misconfigured, it lives and says so on every other route', async () => {
  expect(await ask({}, ['/health/live', '/health/ready', '/api/v1/policy'])).toEqual([
    [200, null],
    [503, 'misconfigured'],
    [503, 'misconfigured'],
  ])
})

test('it logs one warning of a short JWT_SECRET, without its value', async () => {
  const environment = {
    DATABASE_URL: 'postgres://a:b@db.invalid/n',
    ADMIN_TOKEN: 'a',
    JWT_SECRET: 'hunter2',
    LOG_LEVEL: 'warn',
  }
  const output = await outputOf(environment, ['/health/live', '/health/live'])
  expect(output.match(/"level":"warn","event":"weak_configuration","warning":"JWT_SECRET: /g)).toHaveLength(1)
  expect(output).not.toContain('hunter2')
})

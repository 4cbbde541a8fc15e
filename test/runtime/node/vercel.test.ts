import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openEmbedded } from '../../../db/local/embedded/embedded.ts'
import { WRITTEN_DIMENSIONS } from '../../../db/schema/columns.ts'

const ENTRY = fileURLToPath(new URL('../../../api/index.ts', import.meta.url))
const run = promisify(execFile)

/**
 * What Vercel's entry prints in a process with this environment and nothing else, and the `answers` that
 * these steps put together.
 */
async function outputOf(environment: Readonly<Record<string, string>>, steps: string): Promise<string> {
  const script = `
    const { default: entry } = await import(${JSON.stringify(ENTRY)})
    const answers = []
    ${steps}
    console.log('answers ' + JSON.stringify(answers))
    process.exit(0)`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    env: { LOG_LEVEL: 'silent', ...environment },
  })
  return stdout
}

const answersIn = (output: string): unknown[] => JSON.parse(/answers (.*)/.exec(output)?.[1] ?? '[]')

/** Asks for statuses and codes of some paths. */
const asking = (paths: readonly string[]) => `
  for (const path of ${JSON.stringify(paths)}) {
    const response = await entry.fetch(new Request('https://neuromem.test' + path))
    const { code } = await response.json()
    answers.push([response.status, code ?? null])
  }`
const ask = async (environment: Readonly<Record<string, string>>, paths: readonly string[]) =>
  answersIn(await outputOf(environment, asking(paths)))

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

test('later work goes through the waitUntil of the request', async () => {
  const database = await openEmbedded({ directory: 'memory://', dimensions: WRITTEN_DIMENSIONS, port: 0 })
  const environment = { NEON_ENDPOINT: database.sql, ADMIN_TOKEN: 'a'.repeat(32), JWT_SECRET: 'b'.repeat(32) }
  const output = await outputOf(
    environment,
    `const call = async (method, path, token, body) => {
      const headers = { authorization: 'Bearer ' + token, 'content-type': 'application/json' }
      const sent = new Request('https://neuromem.test' + path, { method, headers, body: body && JSON.stringify(body) })
      return (await entry.fetch(sent)).json()
    }
    const works = []
    globalThis[Symbol.for('@vercel/request-context')] = { get: () => ({ waitUntil: (work) => works.push(work) }) }
    const { api_key } = await call('POST', '/admin/tenants', process.env.ADMIN_TOKEN, { name: 'vercel' })
    answers.push(works.length)
    const turns = [{ turn_id: 't', role: 'user', text: 'I live in Dalian.' }]
    const { job_id } = await call('POST', '/api/v1/sessions/s/turns', api_key, { user_id: 'ann', turns })
    answers.push(works.length)
    await Promise.all(works)
    answers.push((await call('GET', '/api/v1/jobs/' + job_id, api_key)).status)`,
  ).finally(database.close)
  expect(answersIn(output)).toEqual([0, expect.any(Number), 'COMPLETED'])
  expect(answersIn(output)[1]).toBeGreaterThan(0)
})

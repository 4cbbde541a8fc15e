import { env } from 'cloudflare:workers'
import type { ExecutionContext } from 'hono'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { schedules } from '../../../functions/work/sweeps.ts'
import worker from '../../../functions/worker.ts'
import type { Anything } from '../../support/anything.ts'
import { ADMIN_TOKEN } from '../smoke-secrets.ts'

/** What the rate limiter was asked for, and what it says. */
const limiter = { keys: [] as string[], success: true }
const RATE_LIMITER = {
  limit: async ({ key }: { key: string }) => {
    limiter.keys.push(key)
    return { success: limiter.success }
  },
}
const works: Promise<unknown>[] = []
const execution = {
  waitUntil: (work: Promise<unknown>) => void works.push(work),
} as unknown as ExecutionContext

beforeEach(() => {
  limiter.success = true
  limiter.keys.length = 0
  works.length = 0
})
afterEach(() => vi.restoreAllMocks())

function send(method: string, path: string, token: string, body?: unknown): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
  return Promise.resolve(
    worker.fetch(new Request(`http://neuromem.test${path}`, init), { ...env, RATE_LIMITER }, execution),
  )
}

const call = async (...sent: Parameters<typeof send>): Promise<Anything> => (await send(...sent)).json()
const newKey = async (): Promise<string> =>
  (await call('POST', '/admin/tenants', ADMIN_TOKEN, { name: 'worker' })).api_key

test('the binding RATE_LIMITER decides, by key and by user', async () => {
  expect(Object.keys(env)).toContain('RATE_LIMITER')
  const key = await newKey()
  expect(limiter.keys).toEqual([])
  const { token } = await call('POST', '/api/v1/tokens', key, { user_id: 'ann' })
  await call('GET', '/api/v1/users/ann', token)
  expect(limiter.keys).toEqual([expect.stringMatching(/^key:/), expect.stringMatching(/^user:.*:ann$/)])
  limiter.success = false
  const refused = await send('GET', '/api/v1/policy', key)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await send('GET', '/api/v1/users/ann', token)).status).toBe(429)
})

test('the job of a commit is done through waitUntil', async () => {
  const key = await newKey()
  const turns = [{ turn_id: 't', role: 'user', text: 'I live in Dalian.' }]
  const { job_id } = await call('POST', '/api/v1/sessions/s/turns', key, { user_id: 'ann', turns })
  expect(works.length).toBeGreaterThan(0)
  await Promise.all(works)
  expect((await call('GET', `/api/v1/jobs/${job_id}`, key)).status).toBe('COMPLETED')
})

test('a message is answered to its end through waitUntil, though nobody reads it', async () => {
  const key = await newKey()
  const message = { user_id: 'ann', session_id: 's', message: 'hello there', idempotency_key: 'k1' }
  const response = await send('POST', '/api/v1/sse/message', key, message)
  expect(response.status).toBe(200)
  expect(works.length).toBeGreaterThan(0)
  await response.body?.cancel()
  await Promise.all(works)
  const again = await (await send('POST', '/api/v1/sse/message', key, message)).text()
  expect(again).toContain('"duplicate":true')
})

describe('a Cron Trigger', () => {
  const qstash = { QSTASH_TOKEN: 't', PUBLIC_URL: 'https://memory.example', QSTASH_CURRENT_SIGNING_KEY: 's' }

  test.each<[string, Record<string, string>, string[]]>([
    ['runs its sweep without QStash', {}, ['expiry']],
    ['leaves it to QStash with QSTASH_TOKEN', qstash, []],
  ])('%s', async (_name, variables, swept) => {
    const written = vi.spyOn(console, 'log').mockReturnValue()
    const bindings = { ...env, RATE_LIMITER, LOG_LEVEL: 'info', ...variables }
    await worker.scheduled({ cron: schedules.expiry.cron }, bindings, execution)
    const lines = written.mock.calls.map(
      ([line]) => JSON.parse(String(line)) as { event: string; sweep?: string },
    )
    expect(lines.filter(({ event }) => event.startsWith('sweep')).map(({ sweep }) => sweep)).toEqual(swept)
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type NodeService, startNodeService } from '../../support/servers/node-service.ts'

const directory = mkdtempSync(join(tmpdir(), 'neuromem-durability-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const start = (apiKey?: string) =>
  startNodeService({ NEUROMEM_DATA_DIR: directory, LOG_LEVEL: 'silent' }, { ...(apiKey && { apiKey }) })

async function call(service: NodeService, method: string, path: string, body?: unknown) {
  const headers = { authorization: `Bearer ${service.apiKey}`, 'content-type': 'application/json' }
  const response = await fetch(`${service.address}/api/v1${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const statusOf = (service: NodeService, jobId: unknown) => async () =>
  (await call(service, 'GET', `/jobs/${jobId}`)).body.status

const turns = Array.from({ length: 40 }, (_, index) => ({
  turn_id: `t${index}`,
  role: 'user',
  text: `I live in town number ${index} and like tea.`,
}))

test('a process killed between commit and job loses nothing: the next start does the job; the key stays the same', async () => {
  const first = await start()
  const committed = await call(first, 'POST', '/sessions/s/turns', { user_id: 'u', turns })
  expect(committed).toMatchObject({ status: 202, body: { accepted_turns: turns.length } })
  await first.kill()

  const second = await start(first.apiKey)
  await expect.poll(statusOf(second, committed.body.job_id), { timeout: 200_000 }).toBe('COMPLETED')
  const { body } = await call(second, 'GET', '/sessions/s/turns?limit=200')
  expect((body.items as unknown[]).length).toBe(turns.length)
  expect(await second.stop()).toBe(0)

  const third = await start(first.apiKey)
  expect((await call(third, 'GET', '/sessions/s')).body).toMatchObject({
    cursor_committed: 't39',
    latest_status: 'COMPLETED',
  })
  await third.stop()
}, 240_000)

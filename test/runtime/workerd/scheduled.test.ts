import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { schedules } from '../../../functions/work/sweeps.ts'
import { ADMIN_TOKEN } from '../smoke-secrets.ts'

async function call(method: string, path: string, token: string, body?: unknown) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const request = new Request(`http://neuromem.test${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await exports.default.fetch(request)).json() as Promise<Record<string, never>>
}

test('a Cron Trigger runs its sweep: what is past its time is expired, and the history says so', async () => {
  const { api_key } = await call('POST', '/admin/tenants', ADMIN_TOKEN, { name: 'scheduled' })
  const short = { user_id: 'ann', memory_type: 'note', content: 'for a second', ttl_seconds: 1 }
  const { id } = await call('POST', '/api/v1/memories', api_key!, short)
  const events = async () => {
    const { items } = await call('GET', `/api/v1/memories/${id}/history`, api_key!)
    return (items as unknown as { event: string }[]).map(({ event }) => event)
  }
  expect(await events()).not.toContain('expired')
  const sweep = async () => {
    await exports.default.scheduled({ cron: schedules.expiry.cron })
    return events()
  }
  await expect.poll(sweep, { timeout: 60_000, interval: 500 }).toContain('expired')
})

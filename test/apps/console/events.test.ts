import type { Event, Job, Memory } from 'neuromem'
import { expect, test } from 'vitest'
import { STUMBLE } from '../../../examples/support/everything.ts'
import { ask } from './support/api.ts'
import { settled, visit } from './support/browser.ts'

const newest = (user: string, kinds: string) =>
  ask<{ items: Event[] }>(`/users/${user}/events?kinds=${kinds}&limit=10`).then(({ items }) => items)

test('a change that makes them closer or less close says so, among the events and beside the line', async () => {
  const user = `less-close-${crypto.randomUUID()}`
  await ask<Memory>('/memories', 'POST', { user_id: user, memory_type: 'fact', content: 'I keep bees.' })
  await ask(`/users/${user}/affinity/signals`, 'POST', { correction: true })
  const [event] = await newest(user, 'affinity')
  const { page, close } = await visit({ path: `/users/${user}` })
  await settled(page)
  const line = page.getByRole('region', { name: 'Last events' }).locator(`[data-id="${event!.ref.id}"]`)
  expect(await line.locator('[data-field="detail.delta"]').getAttribute('value')).toBe(
    String(event!.detail.delta),
  )
  expect(await line.textContent()).toContain('now: friend')
  expect(await page.getByRole('region', { name: 'Relationship' }).textContent()).toContain('−0.02 this week')
  await page.getByRole('link', { name: 'Relationship' }).click()
  await settled(page)
  expect(await page.locator('svg.steps').textContent()).toContain('▼ friend')
  await close()
})

test('a job that failed says why, when it is tried again, and what has become of it', async () => {
  const text = `${STUMBLE} on Friday; I row with my brother every winter.`
  const turns = [{ turn_id: 'w1', role: 'user', text, timestamp_iso: '2026-04-09T13:00:00Z' }]
  const body = { user_id: 'rower', wait: true, turns }
  const { job_id } = await ask<{ job_id: string }>('/sessions/winter/turns', 'POST', body)
  const { page, close } = await visit({ path: '/users/rower/events?kinds=job' })
  await settled(page)
  const line = page.locator(`main [data-id="${job_id}"]`)
  expect(await line.locator('[data-field="detail.code"]').getAttribute('value')).toBe('timeout')
  expect(await line.locator('[data-explains=timeout]').count()).toBe(1)
  const [failed] = await newest('rower', 'job')
  expect(await line.locator('[data-field="detail.next_retry_at"]').getAttribute('datetime')).toBe(
    failed!.detail.next_retry_at,
  )
  await ask<Job>(`/jobs/${job_id}/retry`, 'POST', {})
  await expect.poll(() => ask<Job>(`/jobs/${job_id}`).then(({ status }) => status)).toBe('COMPLETED')
  await page.reload()
  await settled(page)
  expect(await line.textContent()).toContain('✓ done since')
  await close()
})

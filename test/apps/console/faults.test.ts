import type { Page, Route } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { settled, visit } from './support/browser.ts'

const JOBS = '**/api/v1/jobs?*'
const fieldOf = (page: Page, field: string) =>
  page.getByRole('alert').locator(`[data-field=${field}]`).textContent()
const rows = (page: Page) => page.getByRole('table', { name: 'Queue' }).locator('tr[data-id]')

const problem = (status: number, code: string, more: object = {}) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: `urn:neuromem:problem:${code}`,
    title: 'A title',
    status,
    code,
    detail: 'A detail',
    issues: null,
    request_id: 'req-7',
    ...more,
  }),
})

test('a problem stands in place of what could not be read, with its issues and a report without the key', async () => {
  const { page, close } = await visit({ path: '/users' })
  await settled(page)
  const issues = [{ path: 'limit', code: 'too_big', message: 'must be 200 or less' }]
  await page.route(JOBS, (route) => route.fulfill(problem(422, 'invalid', { issues })))
  await page.getByRole('link', { name: 'Jobs' }).click()
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect([await fieldOf(page, 'title'), await fieldOf(page, 'code')]).toEqual(['A title', 'invalid'])
  expect([await fieldOf(page, 'detail'), await fieldOf(page, 'request_id')]).toEqual(['A detail', 'req-7'])
  expect(await alert.getByRole('listitem').textContent()).toContain('must be 200 or less')
  await page.getByRole('button', { name: 'Copy for a bug report' }).click()
  await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(JSON.parse(report)).toMatchObject({ code: 'invalid', request_id: 'req-7', issues })
  expect(report).not.toContain(inject('key'))
  await page.unroute(JOBS)
  await page.getByRole('button', { name: 'Try again' }).click()
  await rows(page).first().waitFor()
  expect(await alert.count()).toBe(0)
  await close()
})

test.each([
  ['an answer that is no problem object', (route: Route) => route.fulfill({ status: 500, body: '<h1>no' })],
  ['an answer that is no JSON', (route: Route) => route.fulfill({ status: 200, body: '{"items":' })],
  ['no answer', (route: Route) => route.abort()],
] as const)('%s is a fault like any other', async (_, act) => {
  const { page, close } = await visit({ path: '/users' })
  await settled(page)
  await page.route(JOBS, act)
  await page.getByRole('link', { name: 'Jobs' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor()
  expect(['unexpected', 'network']).toContain(await fieldOf(page, 'code'))
  await page.getByRole('region', { name: 'Health' }).locator('[data-field=database]').waitFor()
  await close()
})

test('429 waits as told, then asks again', async () => {
  const { page, close } = await visit({ path: '/users' })
  await settled(page)
  const asked: number[] = []
  await page.route(JOBS, (route) => {
    asked.push(performance.now())
    return asked.length > 1
      ? route.continue()
      : route.fulfill({ ...problem(429, 'rate_limited'), headers: { 'retry-after': '1' } })
  })
  await page.getByRole('link', { name: 'Jobs' }).click()
  await rows(page).first().waitFor()
  expect(asked[1]! - asked[0]!).toBeGreaterThanOrEqual(990)
  expect(await page.getByRole('alert').count()).toBe(0)
  await close()
})

test('what is away is asked again at once and then said, whatever wait it asks for', async () => {
  const { page, close } = await visit({ path: '/users' })
  await settled(page)
  let asked = 0
  await page.route(JOBS, (route) => {
    asked += 1
    return route.fulfill({ ...problem(503, 'model_unavailable'), headers: { 'retry-after': '30' } })
  })
  await page.getByRole('link', { name: 'Jobs' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor({ timeout: 60_000 })
  expect([asked, await fieldOf(page, 'code')]).toEqual([3, 'model_unavailable'])
  await close()
})

test('offline says so and keeps what is there; a part that did not load comes with the network', async () => {
  const { page, close } = await visit({ path: '/jobs' })
  await settled(page)
  const before = await rows(page).count()
  await page.context().setOffline(true)
  await page.getByRole('alert').filter({ hasText: 'You are offline' }).waitFor()
  expect(await rows(page).count()).toBe(before)
  await page.getByRole('link', { name: 'Policy' }).click()
  await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Policy' }).waitFor()
  await page.getByLabel('Affinity at the start').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await close()
})

test('a credential that is refused in the middle of work leads to the door, and from there on', async () => {
  const { page, close } = await visit({ path: '/users' })
  await settled(page)
  await page.route(JOBS, (route) => route.fulfill(problem(401, 'unauthorized')))
  await page.getByRole('link', { name: 'Jobs' }).click()
  await page.getByLabel('Key or token').waitFor()
  expect(await fieldOf(page, 'code')).toBe('unauthorized')
  expect(await page.evaluate(() => window.sessionStorage.length)).toBe(0)
  await page.unroute(JOBS)
  await page.getByLabel('Key or token').fill(inject('key'))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await rows(page).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/console/jobs')
  await close()
})

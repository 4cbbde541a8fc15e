import type { Memory, ReviewList } from 'neuromem'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AGAINST, BEFORE } from '../../../examples/support/everything.ts'
import { ask } from './support/api.ts'
import { settled, type Visited, visit } from './support/browser.ts'

const USER = 'who-waits'
const left = (page: Page) => page.locator('main [data-field=count]').first().getAttribute('value')
const waiting = () => ask<ReviewList>(`/users/${USER}/review`)

let visited: Visited
beforeEach(async () => {
  for (const content of ['I have a boat.', 'I play the cello.', 'I was born in Oslo.'])
    await ask<Memory>('/memories', 'POST', {
      user_id: USER,
      memory_type: 'fact',
      content: `${content} ${crypto.randomUUID()}`,
      requires_confirmation: true,
    })
  visited = await visit({ path: `/users/${USER}/review` })
  await settled(visited.page)
})
afterEach(() => visited.close())

test('a decision is sent with the next one; undo brings it back and nothing was sent', async () => {
  const { page } = visited
  const { items } = await waiting()
  expect(await left(page)).toBe(String(items.length))
  const first = items[0]!.memory
  await page.keyboard.press('y')
  await page.waitForFunction(
    (count) => document.querySelector('main [data-field=count]')?.getAttribute('value') === count,
    String(items.length - 1),
  )
  await page.keyboard.press('u')
  await page.locator(`[data-id="${first.id}"]`).waitFor()
  expect((await waiting()).items).toHaveLength(items.length)

  await page.keyboard.press('n')
  const sent = page.waitForResponse((response) => response.url().endsWith(`/memories/${first.id}/confirm`))
  await page.keyboard.press('y')
  expect((await sent).status()).toBe(200)
  expect((await ask<Memory>(`/memories/${first.id}`)).expired_at).not.toBeNull()
})

test('better words are right, and keys do nothing while one types', async () => {
  const { page } = visited
  const { items } = await waiting()
  const { id } = items[0]!.memory
  await page.keyboard.press('e')
  const field = page.getByLabel('Content')
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  await field.fill('yes, now it is said better')
  await page.keyboard.type('nnn')
  expect(await left(page)).toBe(String(items.length))
  const sent = page.waitForResponse((response) => response.url().endsWith(`/memories/${id}/confirm`))
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Overview' }).click()
  expect((await sent).status()).toBe(200)
  expect((await ask<Memory>(`/memories/${id}`)).content).toBe('yes, now it is said betternnn')
})

test('of two that disagree, wrong is for the older one: the newer ends', async () => {
  const user = `of-two-minds-${crypto.randomUUID()}`
  const said = (turn_id: string, text: string, timestamp_iso: string) => ({
    user_id: user,
    wait: true,
    turns: [{ turn_id, role: 'user', text, timestamp_iso }],
  })
  const session = `supper-${user}`
  await ask(`/sessions/${session}/turns`, 'POST', said('d1', `${BEFORE}.`, '2026-04-02T09:00:00Z'))
  await ask(`/sessions/${session}/turns`, 'POST', said('d2', `${AGAINST}.`, '2026-04-06T09:00:00Z'))
  const { items } = await ask<ReviewList>(`/users/${user}/review`)
  const { memory, other } = items.find(({ kind }) => kind === 'conflict')!
  const { page } = visited
  await page.goto(page.url().replace(USER, user))
  await settled(page)
  const sent = page.waitForResponse((response) => response.url().endsWith(`/memories/${other!.id}/confirm`))
  await page.getByRole('button', { name: 'Wrong' }).click()
  await page.getByRole('link', { name: 'Overview' }).click()
  expect((await sent).status()).toBe(200)
  const [newer, older] = await Promise.all([
    ask<Memory>(`/memories/${memory.id}`),
    ask<Memory>(`/memories/${other!.id}`),
  ])
  expect([newer.invalid_at !== null || newer.expired_at !== null, older.superseded_by]).toEqual([true, null])
  expect(
    (await ask<ReviewList>(`/users/${user}/review`)).items.filter(({ kind }) => kind === 'conflict'),
  ).toEqual([])
})

test('on the overview what waits is answered in its box, and taken back', async () => {
  const { page } = visited
  await page.getByRole('link', { name: 'Overview' }).click()
  const box = page.getByRole('region', { name: 'Waiting for you' })
  const count = box.locator('[data-field=count]')
  const { items } = await waiting()
  const { id } = items[0]!.memory
  const item = box.locator(`[data-id="${id}"]`)
  await item.getByRole('button', { name: 'Right' }).click()
  await item.waitFor({ state: 'detached' })
  expect(await box.evaluate((region) => region.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('n')
  expect(await count.getAttribute('value')).toBe(String(items.length - 1))
  await box.getByRole('button', { name: 'Undo' }).click()
  await item.waitFor()
  expect((await waiting()).items).toHaveLength(items.length)

  const sent = page.waitForResponse((response) => response.url().endsWith(`/memories/${id}/confirm`))
  await item.getByRole('button', { name: 'Edit' }).click()
  await item.getByLabel('Content').fill('said better in the box')
  await item.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Data' }).click()
  expect((await sent).status()).toBe(200)
  expect((await ask<Memory>(`/memories/${id}`)).content).toBe('said better in the box')
})

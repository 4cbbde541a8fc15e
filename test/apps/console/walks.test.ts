import type { Memory, ReviewList } from 'neuromem'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { STUMBLE } from '../../../examples/support/everything.ts'
import { ask } from './support/api.ts'
import { settled, visit } from './support/browser.ts'

/** As far as anybody would go with the Tab key. */
const MOST_STOPS = 120

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((all) => all.some((element) => element === document.activeElement))

/** Goes on with the Tab key until it has the focus: what cannot be reached so is not there for everybody. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No Tab leads to ${target}`)
}

async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })

test('the first stop of a fresh page leads to its content', async () => {
  const { page, close } = await visit({ path: '/users/lin-wei' })
  await settled(page)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  await close()
})

test('review: what disagrees is decided for the newer one, and the older ends', async () => {
  const { items } = await ask<ReviewList>('/users/mei/review')
  const { memory, other } = items.find(({ kind }) => kind === 'conflict')!
  const { page, close } = await visit({ path: '/users/mei' })
  await settled(page)
  await enter(page, page.getByRole('link', { name: 'Review', exact: true }))
  await page.getByRole('heading', { level: 1, name: 'Review' }).waitFor()
  await settled(page)
  const newer = page.locator(`main [data-id="${memory.id}"]`)
  while ((await newer.count()) === 0) await page.keyboard.press('s')
  expect(await newer.locator('[data-field=content]').textContent()).toBe(memory.content)
  expect(await page.locator(`main [data-id="${other!.id}"] [data-field=content]`).textContent()).toBe(
    other!.content,
  )
  await page.keyboard.press('y')
  const sent = page.waitForResponse((response) => response.url().endsWith('/confirm'))
  await enter(page, page.getByRole('link', { name: 'Overview' }))
  expect((await sent).status()).toBe(200)
  expect((await ask<Memory>(`/memories/${other!.id}`)).superseded_by).toBe(memory.id)
  await close()
})

test('explain a recall: asked, found, and why another one was not', async () => {
  const { items } = await ask<{ items: Memory[] }>('/memories?user_id=lin-wei&memory_type=fact&limit=20')
  const peanuts = items.find(({ content }) => content.includes('quiet restaurants'))!
  const { page, close } = await visit({ path: '/users/lin-wei' })
  await settled(page)
  await enter(page, page.getByRole('link', { name: 'Recall' }))
  await tabTo(page, page.getByLabel('Query'))
  await page.keyboard.type('Which race did I sign up for?')
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Results' }).locator('[data-field=score]').first().waitFor()
  await tabTo(page, page.getByLabel('Memory id'))
  await page.keyboard.type(peanuts.id)
  await page.keyboard.press('Enter')
  const reason = page.getByRole('region', { name: 'Why not?' }).locator('[data-explains]')
  await reason.waitFor()
  expect((await reason.textContent())?.length).toBeGreaterThan(10)
  await close()
})

test('correct a trait: said differently, and its words are others', async () => {
  const { items } = await ask<{ items: Memory[] }>('/users/lin-wei/traits')
  const trait = items.at(-1)!
  const { page, close } = await visit({ path: '/users/lin-wei/traits' })
  await settled(page)
  await enter(page, page.locator(`[data-id="${trait.id}"]`).getByRole('link'))
  await page.getByRole('heading', { level: 1, name: 'Trait' }).waitFor()
  await enter(page, button(page, 'Say it differently'))
  const field = page.getByLabel('Content')
  await tabTo(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Runs along the water before work')
  await enter(page, button(page, 'Save'))
  await page.getByRole('status').filter({ hasText: /./ }).waitFor()
  expect((await ask<Memory>(`/memories/${trait.id}`)).content).toBe('Runs along the water before work')
  await close()
})

test('retry a job that failed; what becomes of it is announced', async () => {
  const turn = {
    turn_id: 'm1',
    role: 'user',
    text: `${STUMBLE} on Tuesday; I sail with my sister every summer.`,
  }
  const body = { user_id: 'lin-wei', wait: true, turns: [{ ...turn, timestamp_iso: '2026-04-09T13:00:00Z' }] }
  const { job_id } = await ask<{ job_id: string }>('/sessions/mist/turns', 'POST', body)
  const { page, close } = await visit({ path: '/users' })
  await settled(page)
  await enter(page, page.getByRole('link', { name: 'Jobs' }))
  await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
  await settled(page)
  const row = page.locator(`tr[data-id="${job_id}"]`)
  expect(await row.locator('[data-field="last_error.code"]').textContent()).toBe('timeout')
  await enter(page, button(row, 'Retry'))
  await page
    .getByRole('status')
    .filter({ hasText: /started again|: done/ })
    .waitFor()
  await row.locator('[data-field=status][value=COMPLETED]').waitFor({ timeout: 60_000 })
  await close()
})

test('erase: the id is typed, and the receipt is there', async () => {
  const user = `gone ${crypto.randomUUID()}`
  await ask('/memories', 'POST', { user_id: user, memory_type: 'fact', content: 'I keep bees.' })
  const { page, close } = await visit({ path: `/users/${encodeURIComponent(user)}` })
  await settled(page)
  await enter(page, page.getByRole('link', { name: 'Data' }))
  await tabTo(page, page.getByLabel('Type the id to erase'))
  await page.keyboard.type(user)
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Receipt' }).locator('[data-field=receipt]').waitFor()
  await tabTo(page, button(page, 'Save receipt'))
  await close()
})

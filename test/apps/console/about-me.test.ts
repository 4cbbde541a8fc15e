import type { TraitList } from 'neuromem'
import { expect, inject, test } from 'vitest'
import { ask } from './support/api.ts'
import { PHONE, settled, visit } from './support/browser.ts'

const tokenOf = async (user: string) => {
  const body = { user_id: user, scopes: ['read', 'write'], expires_in: 3_600 }
  return (await ask<{ token: string }>('/tokens', 'POST', body)).token
}
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-/i
const OPERATORS_WORDS = /\b(tenant|job|token|scope|stage|S[0-3])\b/i

test('a person’s token leads to what is known about them, in plain words, whatever was asked for', async () => {
  const { page, faults, close } = await visit({
    path: '/users/lin-wei/memories',
    key: await tokenOf('lin-wei'),
    viewport: PHONE,
  })
  await settled(page)
  expect(new URL(page.url()).pathname).toBe('/console/me')
  expect(await page.textContent('h1')).toBe('What I know about you')
  expect(await page.getByRole('navigation').count()).toBe(0)
  const { items } = await ask<TraitList>('/users/lin-wei/traits?min_stage=emerging')
  const belief = page.getByRole('article').filter({ hasText: items[0]!.content })
  expect(await belief.textContent()).toContain(`${Math.round(items[0]!.trait!.confidence! * 100)}%`)
  await belief.getByRole('button', { name: 'Why' }).click()
  await belief.locator('q').first().waitFor()
  const whole = await page.evaluate(() => document.body.outerHTML + document.title)
  expect(whole).not.toMatch(UUID)
  expect(whole).not.toContain('data-id')
  expect(await page.textContent('main')).not.toMatch(OPERATORS_WORDS)
  expect(faults).toEqual([])
  await close()
})

test('framed, it waits for a token of the page around it, and keeps it nowhere', async () => {
  const token = await tokenOf('lin-wei')
  const { page, close } = await visit({ key: null })
  await page.goto(`${inject('frameHost')}/#${token}`)
  await page.frameLocator('iframe').getByRole('heading', { name: 'I think' }).waitFor()
  const stored = await page.frames()[1]!.evaluate(() => JSON.stringify({ ...window.sessionStorage }))
  expect(stored).not.toContain(token)
  await close()
})

test('what is refused of a correction is said in its dialog, where it is seen, and is gone when it is opened anew', async () => {
  const user = `twice-${crypto.randomUUID()}`
  for (const content of ['I keep bees.', 'I keep hens.'])
    await ask('/memories', 'POST', { user_id: user, memory_type: 'fact', content })
  const { page, close } = await visit({ path: '/me', key: await tokenOf(user), viewport: PHONE })
  await settled(page)
  const correct = page
    .getByRole('listitem')
    .filter({ hasText: 'hens' })
    .getByRole('button', { name: 'Correct' })
  await correct.click()
  const dialog = page.getByRole('dialog', { name: 'Correct' })
  await dialog.getByRole('textbox').fill('I keep bees.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  expect(await dialog.getByRole('alert').textContent()).toContain(
    'Another memory of this type already says that',
  )
  expect(await dialog.getByRole('textbox').inputValue()).toBe('I keep bees.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await correct.click()
  expect(await page.getByRole('alert').count()).toBe(0)
  await dialog.getByRole('textbox').fill('I keep ducks.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('listitem').filter({ hasText: 'ducks' }).waitFor()
  await close()
})

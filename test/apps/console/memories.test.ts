import type { Memory } from 'neuromem'
import { expect, test } from 'vitest'
import { ask } from './support/api.ts'
import { settled, visit } from './support/browser.ts'
import { MARKUP, ODD_USER } from './support/odd-user.ts'

const odd = `/users/${encodeURIComponent(ODD_USER)}`
const listed = (user: string) =>
  ask<{ items: Memory[] }>(`/memories?user_id=${encodeURIComponent(user)}&limit=100`)

test('the table has every memory with the fields of the API, markup as the words that it is', async () => {
  const { page, close, faults } = await visit({ path: `${odd}/memories` })
  await settled(page)
  const { items } = await listed(ODD_USER)
  for (const memory of items) {
    const row = page.locator(`tbody tr[data-id="${memory.id}"]`)
    expect(await row.locator('[data-field=content]').textContent()).toBe(memory.content)
    expect(await row.locator('[data-field=importance]').getAttribute('value')).toBe(String(memory.importance))
    expect(await row.locator('[data-field=memory_type]').getAttribute('value')).toBe(memory.memory_type)
  }
  const texts = await page.locator('tbody [data-field=content]').allTextContents()
  for (const text of MARKUP) expect(texts).toContain(text)
  expect(faults).toEqual([])
  await close()
})

test('a row opens the peek; Esc closes it, and the focus is where it was', async () => {
  const { page, close } = await visit({ path: '/users/lin-wei/memories' })
  await settled(page)
  const link = page.locator('tbody tr a').first()
  await link.click()
  const peek = page.getByRole('complementary', { name: 'Peek' })
  await peek.getByRole('link', { name: 'Open page' }).waitFor()
  expect(page.url()).toContain('peek=memory')
  await page.keyboard.press('Escape')
  expect(await peek.count()).toBe(0)
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  await close()
})

test('a filter stands in the address, and the address shows it again', async () => {
  const { page, close } = await visit({ path: `${odd}/memories` })
  await settled(page)
  await page.getByLabel('Only waiting').check()
  await settled(page)
  await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1)
  expect(page.url()).toContain('requires_confirmation=true')
  await page.reload()
  await settled(page)
  expect(await page.locator('tbody tr').count()).toBe(1)
  await close()
})

test('an edit that somebody else overtook keeps both texts', async () => {
  const made = await ask<Memory>('/memories', 'POST', {
    user_id: ODD_USER,
    memory_type: 'fact',
    content: 'The bicycle is red.',
  })
  const { page, close } = await visit({ path: `${odd}/memories/${made.id}` })
  await settled(page)
  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit' })
  await dialog.getByLabel('Content').fill('The bicycle is blue.')
  await ask(`/memories/${made.id}`, 'PATCH', { content: 'The bicycle is green.', version: made.version })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('The bicycle is green.').waitFor()
  expect(await dialog.getByLabel('Content').inputValue()).toBe('The bicycle is blue.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect((await ask<Memory>(`/memories/${made.id}`)).content).toBe('The bicycle is blue.')
  await close()
})

test('an edit of what somebody deleted meanwhile says so and keeps what was typed', async () => {
  const made = await ask<Memory>('/memories', 'POST', {
    user_id: ODD_USER,
    memory_type: 'fact',
    content: 'The tandem is red.',
  })
  const { page, close } = await visit({ path: `${odd}/memories/${made.id}` })
  await settled(page)
  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit' })
  await dialog.getByLabel('Content').fill('The tandem is blue.')
  await ask(`/memories/${made.id}`, 'DELETE')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('It was deleted meanwhile.').waitFor()
  expect(await dialog.getByLabel('Content').inputValue()).toBe('The tandem is blue.')
  expect(await dialog.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
  await close()
})

test('Go to leads to a user by a prefix and to a memory by its id', async () => {
  const { items } = await listed('lin-wei')
  const { page, close } = await visit({ path: '/users' })
  await settled(page)
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Go to' })
  await dialog.getByRole('combobox').fill('lin')
  await dialog.getByRole('option', { name: /lin-wei/ }).click()
  await page.waitForURL(/\/users\/lin-wei/)
  await settled(page)
  await page.getByRole('heading', { level: 1, name: 'lin-wei' }).waitFor()
  expect(await page.locator('h1').evaluate((element) => element === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Go to' }).click()
  await dialog.getByRole('combobox').fill(items[0]!.id)
  await dialog.getByRole('option', { name: new RegExp(items[0]!.id) }).click()
  await page.waitForURL(/\/memories\//)
  await settled(page)
  expect(page.url()).toContain(`/users/lin-wei/memories/${items[0]!.id}`)
  await close()
})

test('a memory says which relation it has drawn, what it has taken the place of, and what a delete would take', async () => {
  const path = '/memories?user_id=lin-wei&status=superseded&limit=100'
  const { items } = await ask<{ items: Memory[] }>(path)
  const older = items.find(({ content }) => content === '林蔚住在大连')!
  const newer = older.superseded_by!
  const { items: resting } = await ask<{ items: { id: string; kind: string }[] }>(
    `/memories/${newer}/dependents`,
  )
  const relation = resting.find(({ kind }) => kind === 'relation')!
  const { page, close } = await visit({ path: `/users/lin-wei/memories/${newer}` })
  await settled(page)
  const graph = page.getByRole('region', { name: 'Graph' })
  expect(await graph.locator(`[data-id="${relation.id}"] [data-field=predicate]`).getAttribute('value')).toBe(
    'LIVES_IN',
  )
  const plan = await ask<{ rows: Record<string, number> }>(`/memories/${newer}?dry_run=true`, 'DELETE')
  const rests = page.getByRole('region', { name: 'What rests on it' })
  expect(await rests.locator('[data-field="rows.relations"]').getAttribute('value')).toBe(
    String(plan.rows.relations),
  )
  await page
    .getByRole('region', { name: 'Supersedes' })
    .getByRole('link', { name: older.content, exact: true })
    .click()
  const peek = page.getByRole('complementary', { name: 'Peek' })
  await peek.locator(`[data-id="${newer}"]`).first().waitFor()
  expect(await peek.locator('[data-field=content]').first().textContent()).toBe(older.content)
  await close()
})

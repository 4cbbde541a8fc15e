import type { EventList, Memory } from 'neuromem'
import { expect, test } from 'vitest'
import { ask } from './support/api.ts'
import { settled, visit } from './support/browser.ts'

interface Plan {
  readonly rows: Readonly<Record<string, number>>
  readonly traits: readonly { readonly id: string; readonly before: { readonly confidence: number } }[]
}

const remember = (user_id: string, content: string) =>
  ask<Memory>('/memories', 'POST', { user_id, memory_type: 'fact', content })

test('the delete dialog shows the dry run; what is deleted can be restored', async () => {
  const { items } = await ask<{ items: { id: string }[] }>('/users/lin-wei/traits')
  const evidence = await ask<{ items: { memory: Memory }[] }>(`/memories/${items[0]!.id}/evidence`)
  const live = evidence.items.filter(({ memory }) => !memory.expired_at && !memory.superseded_by)
  const { id } = live[0]!.memory
  const plan = await ask<Plan>(`/memories/${id}?dry_run=true`, 'DELETE')
  const { page, close } = await visit({ path: `/users/lin-wei/memories/${id}` })
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete' })
  for (const [table, count] of Object.entries(plan.rows))
    expect(await dialog.locator(`[data-field="rows.${table}"]`).getAttribute('value')).toBe(String(count))
  expect(plan.traits.length).toBeGreaterThan(0)
  for (const trait of plan.traits) {
    const before = dialog.locator(`[data-id="${trait.id}"] [data-field="before.confidence"]`)
    expect(await before.getAttribute('value')).toBe(String(trait.before.confidence))
  }
  await dialog.getByLabel('Keep the words').check()
  await dialog.locator('[data-field="rows.turns"][value="0"]').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  const restore = page.getByRole('status').getByRole('button', { name: 'Restore' })
  await restore.waitFor()
  expect((await ask<Memory>(`/memories/${id}`)).expired_at).not.toBeNull()
  await restore.click()
  await page.getByRole('button', { name: 'Delete' }).waitFor()
  expect((await ask<Memory>(`/memories/${id}`)).expired_at).toBeNull()
  await close()
})

test('what is checked of a plan is forgotten, no more; then all goes and the receipt stays', async () => {
  const user = `forgets ${crypto.randomUUID()}`
  const chess = await remember(user, 'I play chess on Tuesdays.')
  const club = await remember(user, 'I have a chess club in Bergen.')
  const { page, close } = await visit({ path: `/users/${encodeURIComponent(user)}/data` })
  await page.getByLabel('About').fill('chess')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.locator(`[data-id="${chess.id}"]`).getByRole('checkbox').uncheck()
  expect(await page.locator(`[data-id="${club.id}"]`).getByRole('checkbox').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Forget these' }).click()
  await page.getByRole('status').getByText('1 thing forgotten').waitFor()
  expect((await ask<Memory>(`/memories/${chess.id}`)).content).toBe(chess.content)
  expect((await ask<Memory>(`/memories/${club.id}`)).expired_at).not.toBeNull()

  const erase = page.getByRole('button', { name: 'Erase' })
  await page.getByLabel('Type the id to erase').fill(user.slice(1))
  expect(await erase.isDisabled()).toBe(true)
  await page.getByLabel('Type the id to erase').fill(user)
  await erase.click()
  const receipt = await page.locator('[data-field=receipt]').textContent()
  await page.goto(page.url().replace(/\/users\/.*/, '/erasures'))
  await page.locator(`tr[data-id="${receipt}"] [data-field=kind][value=user]`).waitFor()
  await close()
})

test('the overview has the ten newest events, Events all of them, by kind too', async () => {
  const last = await ask<EventList>('/users/lin-wei/events?limit=10')
  const { page, faults, close } = await visit({ path: '/users/lin-wei' })
  await settled(page)
  const shown = page.getByRole('region', { name: 'Last events' }).locator('li')
  const said = await shown
    .locator('[data-field=at]')
    .evaluateAll((all) => all.map((at) => at.getAttribute('datetime')))
  expect(said).toEqual(last.items.map(({ at }) => at))
  await page.getByRole('link', { name: 'All events' }).click()
  await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor()
  await page.getByLabel('What').selectOption('session')
  const sessions = await ask<EventList>('/users/lin-wei/events?kinds=session')
  await page.waitForFunction(
    (count) => document.querySelectorAll('main [data-field=kind][value=session]').length === count,
    sessions.items.length,
  )
  expect(await page.locator('main [data-field=kind]').count()).toBe(sessions.items.length)
  expect(faults).toEqual([])
  await close()
})

test('a turn that is forgotten is called so, not unread', async () => {
  const user = `forgets ${crypto.randomUUID()}`
  const turns = [
    { turn_id: 'a', role: 'user', text: 'I live in Bergen.', timestamp_iso: '2026-05-04T08:00:00Z' },
    { turn_id: 'b', role: 'user', text: 'I play chess.', timestamp_iso: '2026-05-04T08:01:00Z' },
  ]
  const session = user.replace(' ', '-')
  await ask(`/sessions/${session}/turns`, 'POST', { user_id: user, wait: true, turns })
  await ask(`/sessions/${session}/turns/a`, 'DELETE')
  const { page, close } = await visit({ path: `/users/${encodeURIComponent(user)}/sessions/${session}` })
  const verdict = (turn: string) => page.locator(`[data-id="${turn}"] [data-field="verdict"]`).textContent()
  expect([await verdict('a'), await verdict('b')]).toEqual(['forgotten', 'kept'])
  await close()
})

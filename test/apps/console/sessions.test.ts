import type { Job, PinIntent, Turn } from 'neuromem'
import { expect, test } from 'vitest'
import { ask } from './support/api.ts'
import { settled, visit } from './support/browser.ts'
import { ODD_SESSION, ODD_USER } from './support/odd-user.ts'

const session = encodeURIComponent(ODD_SESSION)
const user = encodeURIComponent(ODD_USER)
const path = `/users/${user}/sessions/${session}`

test('what is kept of a turn is marked by code points, emoji and rare characters too', async () => {
  const { items } = await ask<{ items: Turn[] }>(`/sessions/${session}/turns?user_id=${user}&limit=200`)
  const { page, close } = await visit({ path })
  await settled(page)
  const seen = page.getByRole('list', { name: 'Turns' }).locator('> li')
  expect(await seen.count()).toBe(items.length)
  const kept = items.filter(({ mark }) => mark?.keep)
  expect(kept.length).toBeGreaterThan(0)
  for (const turn of items) {
    const item = seen.nth(items.indexOf(turn))
    expect(await item.getAttribute('data-id')).toBe(turn.turn_id)
    expect(await item.locator('[data-field=text]').textContent()).toBe(turn.text)
    const spans = turn.mark?.parts.flatMap(({ span }) => (span ? [span] : [])) ?? []
    const marks = await item.locator('mark').allTextContents()
    if (spans.length === 1)
      expect(marks).toEqual([Array.from(turn.text).slice(spans[0]!.start, spans[0]!.end).join('')])
    expect(marks.length > 0).toBe(turn.mark?.keep === true)
  }
  await close()
})

test('why a turn was kept or dropped is said in the language of the reader, and as it is to programs', async () => {
  const of = '/users/lin-wei/sessions/w1-monday'
  const { items } = await ask<{ items: Turn[] }>('/sessions/w1-monday/turns?user_id=lin-wei&limit=200')
  const { page, close } = await visit({ path: of, language: 'zh' })
  await settled(page)
  const reasons = page.getByRole('list', { name: '对话' }).locator('> li [data-field=reason]')
  expect(await reasons.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual(
    items.map(({ mark }) => mark?.reason),
  )
  for (const said of await reasons.allTextContents()) expect(said).toMatch(/^\p{Script=Han}/u)
  await close()
})

test('a filter leaves out, and says how many', async () => {
  const { page, close } = await visit({ path: '/users/lin-wei/sessions/w1-monday' })
  await settled(page)
  const turns = page.getByRole('list', { name: 'Turns' }).locator('> li')
  const kept = page.getByRole('button', { name: 'Kept' })
  const count = Number(await kept.locator('[data-field=count]').getAttribute('value'))
  await kept.click()
  expect(await kept.getAttribute('aria-pressed')).toBe('true')
  expect(await turns.count()).toBe(count)
  expect(page.url()).toContain('verdict=kept')
  await close()
})

test('a dry run says what would be kept, and stores nothing', async () => {
  const before = await ask<{ turns: number }>(`/users/lin-wei`)
  const { page, close } = await visit({ path: '/users/lin-wei/sessions/w1-monday' })
  await settled(page)
  await page.getByRole('button', { name: 'Dry run' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dry run' })
  await dialog.getByLabel('Text').fill('I am allergic to shellfish.')
  await dialog.getByRole('button', { name: 'Try', exact: true }).click()
  await dialog.locator('[data-field=verdict][value=kept]').waitFor()
  expect(Number(await dialog.locator('[data-field=model_calls]').getAttribute('value'))).toBe(2)
  expect(Number(await dialog.locator('[data-field=tokens]').getAttribute('value'))).toBeGreaterThan(0)
  await dialog.getByRole('button', { name: 'Copy as test case' }).click()
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as object
  expect(Object.keys(copied)).toEqual(['turns', 'preview'])
  expect((await ask<{ turns: number }>(`/users/lin-wei`)).turns).toBe(before.turns)
  await close()
})

test('the job says what its calls came to, and a pin which turns it means', async () => {
  const path = '/users/lin-wei/sessions/w1-monday'
  const { latest_job_id } = await ask<{ latest_job_id: string }>('/sessions/w1-monday')
  const { metrics } = await ask<Job>(`/jobs/${latest_job_id}`)
  const { pin_intents } = await ask<{ pin_intents: PinIntent[] }>('/sessions/w1-monday/turns?user_id=lin-wei')
  expect(metrics.model_calls).toBeGreaterThan(0)
  const { page, close } = await visit({ path })
  await settled(page)
  const job = page.locator(`[data-id="${latest_job_id}"]`)
  expect(await job.locator('[data-field="metrics.model_calls"]').getAttribute('value')).toBe(
    String(metrics.model_calls),
  )
  expect(await job.locator('[data-field="metrics.tokens"]').getAttribute('value')).toBe(
    String(metrics.tokens),
  )
  const [pin] = pin_intents
  const targets = page.locator(`li[data-id="${pin!.trigger_turn_id}"] [data-field=target_turn_ids]`)
  expect(await targets.allTextContents()).toEqual(pin!.target_turn_ids)
  await page.getByText('▸ 林蔚 —ALLERGIC_TO→ peanuts').waitFor()
  await close()
})

test('how long ago something was goes by the service’s clock, whatever the reader’s says', async () => {
  const { page, close } = await visit({ path: '/users/lin-wei/sessions' })
  await settled(page)
  const said = page.locator('main [data-id="w5-tuesday"] time').first()
  const { at } = await ask<{ at: string }>('/stats')
  const days = (Date.parse((await said.getAttribute('datetime'))!) - Date.parse(at)) / 86_400_000
  const inWords = new Intl.RelativeTimeFormat('en-GB', { style: 'short' })
  expect(await said.textContent()).toBe(inWords.format(Math.trunc(days / 7), 'week'))
  await close()
})

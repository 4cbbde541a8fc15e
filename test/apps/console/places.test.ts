import type { Policy, Ready } from 'neuromem'
import { expect, inject, test } from 'vitest'
import { ask } from './support/api.ts'
import { settled, visit } from './support/browser.ts'

const NOVEL = '/story/wu-gang-lai-xin'

test('what comes after a place of a story is grey, in the lanes too; two places are compared', async () => {
  const { page, close } = await visit({ path: `${NOVEL}?chapter=5&scene=2` })
  await settled(page)
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
  const greyOf = (name: string) =>
    row(name)
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-disabled') === 'true'))
  expect(await greyOf('Scene 2')).toEqual([false, false, false, false, false, true, true])
  expect(await greyOf('Scene 3')).toEqual([false, false, false, false, true, true, true])
  expect(await greyOf('character:ge')).toEqual([false, false, false, false, true, true, true])
  expect(await greyOf('character:luo')).toEqual([false, false, false, false, false, true, true])
  await page.getByLabel('Compare with').selectOption({ label: 'Chapter 7, scene 3' })
  const ji = page.getByRole('region', { name: 'Difference' }).locator('[data-id="character:ji"]')
  expect(await ji.locator('del').allTextContents()).toEqual(['释然', '订过婚'])
  expect(await ji.locator('ins').allTextContents()).toEqual(['平静', '重逢'])
  expect(new URL(page.url()).searchParams.get('compare')).toBe('7.3')
  await close()
})

test('what the service needs is a list, each part by what the service says of it', async () => {
  const ready = (await (await fetch(`${inject('origin')}/health/ready`)).json()) as Ready
  const { page, close } = await visit({ path: '/jobs' })
  await settled(page)
  const health = page.getByRole('region', { name: 'Health' })
  const shownAs = (field: string) => health.locator(`[data-field="${field}"]`).first().getAttribute('value')
  for (const field of ['database', 'migrations', 'models', 'embedding_model', 'dispatcher'] as const)
    expect([field, await shownAs(field)]).toEqual([field, String(ready[field])])
  expect(await shownAs('last_model_answer.outcome')).toBe(ready.last_model_answer?.outcome)
  expect(
    await health
      .locator('[data-field=offline]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
  ).toEqual(ready.offline)
  await close()
})

test('a lifetime is changed in days, said as it will be, and saved whole', async () => {
  const { page, close } = await visit({ path: '/policy' })
  await settled(page)
  const before = await ask<Policy>('/policy')
  const save = page.getByRole('button', { name: 'Save all' })
  expect(await save.isDisabled()).toBe(true)
  await page.getByLabel('task, open: Days').fill('14')
  await page.getByLabel('rule: Ends').selectOption('temporary')
  await page.getByLabel('Origins of browsers, one a line').fill('https://app.example\n\n')
  const changes = await page.getByRole('region', { name: 'Changes' }).getByRole('listitem').allTextContents()
  expect(changes.map((text) => text.replace(/\s+/g, ' '))).toEqual(
    expect.arrayContaining([
      'task, open lifetimes.task_open.ttl_seconds 30 days → 14 days',
      'rule lifetimes.rule.ttl_seconds for long → 30 days',
      'Origins of browsers, one a line cors_origins [] → ["https://app.example"]',
    ]),
  )
  await page.getByRole('button', { name: 'Try', exact: true }).click()
  expect(
    await page.getByRole('region', { name: 'Next turns' }).getByRole('row').nth(2).textContent(),
  ).toContain('14 days')
  await save.click()
  await page.getByText('Nothing differs from what is stored.').waitFor()
  const DAY = 86_400
  const after = await ask<Policy>('/policy')
  expect(after).toEqual({
    ...before,
    cors_origins: ['https://app.example'],
    lifetimes: {
      ...before.lifetimes,
      task_open: { forget_policy: 'temporary', ttl_seconds: 14 * DAY },
      rule: { forget_policy: 'temporary', ttl_seconds: 30 * DAY },
    },
  })
  await ask('/policy', 'PUT', before)
  await close()
})

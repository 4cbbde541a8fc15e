import type { ConfidenceCurve, Memory } from 'neuromem'
import { expect, test } from 'vitest'
import { arithmeticOf } from '../../../apps/console/src/screens/trait/arithmetic.ts'
import { ask } from './support/api.ts'
import { settled, visit } from './support/browser.ts'

const MADE_BY_FORMULA = ['reinforced', 'contradicted']
/** `0.3912 + (1 − 0.3912) · 0.2 = 0.513`, `0.5694 · (1 − 0.4) = 0.3416` */
const FORMULA = /^([\d.]+)(?: \+ \(1 − \1\) · ([\d.]+)| · \(1 − ([\d.]+)\)) = ([\d.]+)$/

function resultOf(arithmetic: string): [computed: number, said: number] {
  const [, from, gain, loss, said] = FORMULA.exec(arithmetic) ?? []
  const before = Number(from)
  return [gain ? before + (1 - before) * Number(gain) : before * (1 - Number(loss)), Number(said)]
}

test('each number that a formula made says how, though the one before had faded for days', async () => {
  const { items } = await ask<{ items: Memory[] }>('/users/lin-wei/traits?min_stage=emerging')
  const { id } = items[0]!
  const { events } = await ask<ConfidenceCurve>(`/memories/${id}/confidence`)
  const { page, close } = await visit({ path: `/users/lin-wei/traits/${id}` })
  await settled(page)
  await page.getByRole('button', { name: 'Show as table' }).click()
  const rows = page.getByRole('region', { name: 'Confidence' }).locator('tbody tr')
  expect(await rows.count()).toBe(events.length)
  for (const [place, { event, after }] of events.entries()) {
    const arithmetic = await rows.nth(place).locator('[data-field=arithmetic]').allTextContents()
    expect([event, arithmetic.length]).toEqual([event, MADE_BY_FORMULA.includes(event) ? 1 : 0])
    for (const text of arithmetic) {
      const [computed, said] = resultOf(text)
      expect(said).toBeCloseTo(after!, 4)
      expect(computed).toBeCloseTo(said, 3)
    }
  }
  expect(await rows.nth(1).textContent()).toContain('had faded to')
  await close()
})

test.each([
  ['reinforced', 0.4, 0.49, 'C', 0.4, '0.4 + (1 − 0.4) · 0.15 = 0.49', null],
  ['reinforced', 0.4, 0.513, 'B', 0.35, '0.3912 + (1 − 0.3912) · 0.2 = 0.513', '0.3912'],
  ['contradicted', 0.55, 0.44, null, 0.55, '0.55 · (1 − 0.2) = 0.44', null],
  ['contradicted', 0.5695, 0.3416, null, 0.55, '0.5693 · (1 − 0.4) = 0.3416', '0.5693'],
] as const)('%s from %d to %d', (event, before, after, grade, least, formula, faded) => {
  const one = { at: '2026-04-08T12:00:00Z', event, before, after, grade, memory_ids: [] }
  expect(arithmeticOf(one, least)).toEqual({ formula, faded })
})

test('what no formula made has none: a rise without its grade, a number that could not have faded so far', () => {
  const one = { at: '2026-04-08T12:00:00Z', before: 0.4, after: 0.5, grade: null, memory_ids: [] }
  expect(arithmeticOf({ ...one, event: 'reinforced' }, 0.39)).toBeNull()
  expect(arithmeticOf({ ...one, event: 'reinforced', grade: 'D', after: 0.1 }, 0.39)).toBeNull()
  expect(arithmeticOf({ ...one, event: 'promoted' }, 0.39)).toBeNull()
})

import type { RecallAnswer } from 'neuromem'
import { expect, test } from 'vitest'
import { scoreOf } from '../../../apps/console/src/screens/recall/formula.ts'
import { ask } from './support/api.ts'
import { settled, visit } from './support/browser.ts'

const QUESTIONS = ['Which race did I sign up for?', '我住在哪里？', 'coffee before work', 'my sister', '跑步']
const asked = (query: string, profile: string, more: object = {}) =>
  ask<RecallAnswer>('/recall', 'POST', { user_id: 'lin-wei', query, profile, explain: true, ...more })

test.each(['standard', 'companion'])(
  'every score of profile %s is what its explanation comes to',
  async (profile) => {
    const answers = await Promise.all(QUESTIONS.map((query) => asked(query, profile)))
    const results = answers.flatMap((answer) => answer.results)
    expect(results.length).toBeGreaterThan(20)
    for (const { explain, score } of results) {
      const { relevance, computed } = scoreOf(explain!)
      expect(computed).toBeCloseTo(score, 6)
      if (profile === 'standard') expect(1 - Math.exp(-relevance)).toBeCloseTo(explain!.base, 6)
    }
  },
)

test('each result shows every term of its explanation, and which words of the question it has', async () => {
  const query = QUESTIONS[0]!
  const { page, close } = await visit({ path: `/users/lin-wei/recall?query=${encodeURIComponent(query)}` })
  await settled(page)
  const { results, query: read } = await asked(query, 'standard')
  const items = page.getByRole('region', { name: 'Results' }).locator('ol > li')
  expect(await items.evaluateAll((all) => all.map((one) => one.getAttribute('data-id')))).toEqual(
    results.map(({ id }) => id),
  )
  const [first] = results
  for (const [name, value] of Object.entries(first!.explain!)) {
    if (typeof value !== 'number') continue
    const shown = items.first().locator(`[data-field="explain.${name}"]`)
    // The recency of the second answer is that of a moment later.
    expect([name, Number(await shown.getAttribute('value')).toFixed(4)]).toEqual([name, value.toFixed(4)])
  }
  const words = await items.first().textContent()
  for (const word of read!.terms)
    expect(words).toContain(`${word} ${first!.explain!.terms.includes(word) ? '✓' : '✗'}`)
  expect(words).toContain('sign ✓≈signed')
  const context = page.getByRole('region', { name: 'Context' })
  expect(await context.textContent()).toMatch(/\d ms · 1 trip to the database/)
  await page.getByRole('button', { name: 'Save as case' }).click()
  await page
    .getByRole('region', { name: 'Cases' })
    .getByText('1 case: expected in the first five ✓')
    .waitFor()
  await close()
})

test('where nothing is good enough, the best candidate stands there, and by how much it is under the floor', async () => {
  const query = encodeURIComponent(QUESTIONS[0]!)
  const { page, close } = await visit({ path: `/users/lin-wei/recall?query=${query}&min_score=0.99` })
  await settled(page)
  const results = page.getByRole('region', { name: 'Results' })
  const [best] = (await asked(QUESTIONS[0]!, 'standard', { limit: 1 })).results
  const score = results.locator(`[data-id="${best!.id}"] [data-field=score]`)
  expect(Number(await score.getAttribute('value'))).toBeCloseTo(best!.score, 3)
  expect(await results.textContent()).toContain('Nothing relevant is known')
  expect(await results.textContent()).toContain((0.99 - best!.score).toFixed(3))
  await close()
})

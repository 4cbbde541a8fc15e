import type { SceneMemoryContext } from 'neuromem'
import { expect, test } from 'vitest'
import { ask } from './support/api.ts'
import { settled, visit } from './support/browser.ts'

const PROJECT = 'wu-gang-lai-xin'

test('a context says how it was made: calls, queries, and which of them found each passage', async () => {
  const context = await ask<SceneMemoryContext>(`/story/projects/${PROJECT}/scene-context/7/3`)
  const { page, close } = await visit({ path: `/story/${PROJECT}?chapter=7&scene=3` })
  await settled(page)
  expect(await page.locator('[data-field=model_calls]').getAttribute('value')).toBe('1')
  const passages = page.getByRole('region', { name: 'Passages' })
  const queries = await passages
    .getByRole('list', { name: 'What was searched for' })
    .locator('li')
    .allTextContents()
  expect(queries).toEqual(context.queries)
  for (const [place, { chunk_id }] of context.relevant_memories.entries()) {
    const found = passages.locator(`[data-id="${chunk_id}"] [data-field=found_by]`)
    expect(await found.getAttribute('value')).toBe(context.found_by?.[place]?.join(' '))
  }
  await close()
})

test('what comes after the place stands behind a line, and a place is compared with what was before the story', async () => {
  const { page, close } = await visit({ path: `/story/${PROJECT}?chapter=2&scene=1` })
  await settled(page)
  const grid = page.getByRole('table', { name: 'Scenes' })
  await grid.getByText('Nothing from after this line is used.').waitFor()
  const scene = (row: number) => grid.locator('tbody tr').nth(row).locator('td[aria-disabled=true]')
  expect([await scene(0).count(), await scene(1).count()]).toEqual([5, 6])
  await page.getByLabel('Compare with').selectOption('before')
  const difference = page.getByRole('region', { name: 'Difference' })
  await difference.waitFor()
  expect(await difference.textContent()).toContain('before the story begins → Chapter 2, scene 1')
  expect(await difference.locator('[data-id]').count()).toBeGreaterThan(0)
  await close()
})

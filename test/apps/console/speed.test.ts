import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { slowness } from '../../support/processor.ts'
import { ask } from './support/api.ts'
import { settled, visit } from './support/browser.ts'
import { longestTask, thereAndBack } from './support/tasks.ts'

const USER = 'of-many-memories'
const [MANY, AT_ONCE, PAGES] = [10_000, 500, 20]

async function givenMany(): Promise<void> {
  for (let from = 0; from < MANY; from += AT_ONCE) {
    const items = Array.from({ length: AT_ONCE }, (_, place) => ({
      user_id: USER,
      memory_type: place % 3 === 0 ? 'note' : 'fact',
      content: `Memory ${from + place}: ${'by the sea, 在海边 '.repeat(place % 5)}`,
    }))
    await ask('/memories/batch', 'POST', { items })
  }
}

/** Milliseconds from the beginning of the page to its largest paint. */
const paintedAfter = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )

const shown = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const table = document.querySelector('table')
    const all = table?.getAttribute('aria-rowcount')
    return all ? Number(all) - 1 : document.querySelectorAll('tbody tr[data-id]').length
  })

beforeAll(givenMany)

test('with 10 000 memories the overview is there within a second, and 2 000 rows scroll without a stop', async () => {
  const { page, close } = await visit({ path: `/users/${USER}` })
  await settled(page)
  const paints: number[] = []
  for (let time = 0; time < 5; time += 1) {
    await page.reload()
    await settled(page)
    paints.push(await paintedAfter(page))
  }
  expect(Math.min(...paints) / slowness()).toBeLessThanOrEqual(1_000)

  await page.getByRole('link', { name: 'Memories' }).click()
  await settled(page)
  // Pressed again while it loads it waits; what grows above it may take it from under the pointer.
  const more = page.getByRole('button', { name: 'Load more' })
  while ((await shown(page)) < PAGES * 100) await more.click()
  expect(await page.locator('tbody tr').count()).toBeLessThanOrEqual(200)
  const longest: number[] = []
  for (let time = 0; time < 3; time += 1) longest.push(await longestTask(page, thereAndBack))
  expect(Math.min(...longest) / slowness()).toBeLessThanOrEqual(50)
  await close()
})

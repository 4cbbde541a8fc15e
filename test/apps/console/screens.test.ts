import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ask } from './support/api.ts'
import { PHONE, settled, type Visited, visit } from './support/browser.ts'
import { screens } from './support/screens.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What the words in an address stand for. */
const ids = new Map<string, string>()

const withIds = (path: string): string =>
  [...ids].reduce((text, [word, id]) => text.replace(`{${word}}`, id), path)

async function faultsOfAxe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

/** Elements that are wider than the window, outside of the boxes that scroll by themselves. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= window.innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .map((element) => `${element.tagName} ${element.className}`)
          .slice(0, 5),
  )

/** What is written in charts, as small as it is drawn there. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('svg.bars text, svg.steps text')]
      .filter((text) => text.getBoundingClientRect().width > 0)
      .map((text) => ({
        said: text.textContent,
        size: Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 1),
      }))
      .filter(({ size }) => size < 8)
      .map(({ said, size }) => `${said}: ${size}`),
  )

/** Charts of which a part is hidden by the box that they stand in. */
const cutCharts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('svg.steps, svg.bars')].filter((chart) => {
        const { right } = chart.getBoundingClientRect()
        return right > chart.parentElement!.getBoundingClientRect().right + 1
      }).length,
  )

/**
 * What the console itself says becomes half as long again, as another language may be; what people have said
 * stays.
 */
const lengthen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      if (text.trim() === '' || node.parentElement?.closest('[data-field], [data-id], pre, code, svg'))
        continue
      node.textContent = text + ' ～'.repeat(Math.ceil(text.length * 0.2))
    }
  })

/** The window that all screens of a language are looked at in, one after the other. */
let english: Visited
let chinese: Visited

beforeAll(async () => {
  const [memories, traits, items] = await Promise.all([
    ask<{ items: { id: string }[] }>('/memories?user_id=lin-wei&limit=1'),
    ask<{ items: { id: string }[] }>('/users/lin-wei/traits'),
    ask<{ items: { id: string }[] }>('/experience/memories?bank=tea'),
  ])
  ids.set('memory', memories.items[0]!.id).set('trait', traits.items[0]!.id).set('item', items.items[0]!.id)
  english = await visit({ path: '/users' })
  chinese = await visit({ path: '/users', language: 'zh', scheme: 'dark', viewport: PHONE })
  await Promise.all([settled(english.page), settled(chinese.page)])
})
afterAll(() => Promise.all([english.close(), chinese.close()]))

async function opened({ page, faults }: Visited, path: string): Promise<string | null> {
  faults.length = 0
  await page.goto(`${inject('origin')}/console${path}`)
  await settled(page)
  return page.textContent('main h1')
}

test.each(screens)('$path by day', async (screen) => {
  expect(await opened(english, withIds(screen.path))).toBe(screen.en)
  expect(await english.page.title()).toBe(`${screen.en} · neuromem`)
  expect(await faultsOfAxe(english.page)).toEqual([])
  expect(english.faults).toEqual([])
})

test.each(screens)('$path in Chinese, by night, on a phone', async (screen) => {
  expect(await opened(chinese, withIds(screen.path))).toBe(screen.zh)
  expect(await chinese.page.getAttribute('html', 'lang')).toBe('zh-CN')
  expect(await faultsOfAxe(chinese.page)).toEqual([])
  expect(await tooWide(chinese.page)).toEqual([])
  expect(await tooSmall(chinese.page)).toEqual([])
  expect(await cutCharts(chinese.page)).toBe(0)
  expect(chinese.faults).toEqual([])
  await lengthen(chinese.page)
  expect(await tooWide(chinese.page)).toEqual([])
})

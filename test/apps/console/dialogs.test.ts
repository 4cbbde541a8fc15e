import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE, settled, visit } from './support/browser.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openKey(page: Page): Promise<void> {
  await button(page, '新建密钥').click()
  const dialog = page.getByRole('dialog', { name: '新建密钥' })
  await dialog.getByLabel('名称').fill('of a test')
  await dialog.getByLabel('到期').selectOption('30')
  await dialog.getByRole('button', { name: '创建' }).click()
  await dialog.getByRole('tab', { name: 'MCP' }).click()
}

async function rewrite(page: Page): Promise<void> {
  await button(page, '改写旧文本').click()
  await page
    .getByRole('dialog')
    .getByLabel('原文')
    .fill('A cooled kettle is best.\n\nBoil it twice next time.')
  await page.getByRole('dialog').getByRole('button', { name: '试运行' }).click()
  await page.getByRole('dialog').locator('[data-field=content]').first().waitFor()
}

async function goTo(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '前往' }).fill('w1-monday')
  await page.getByRole('dialog').getByRole('option').first().waitFor()
}

async function learn(page: Page): Promise<void> {
  await button(page, '试学').click()
  await page.locator('[data-field="verdicts.0.outcome"]').waitFor()
}

/** What is opened by a control, at its address; in Chinese on a phone, where room is scarce. */
const OPENED = [
  { path: '/keys', open: openKey },
  { path: '/experience/tea/items', open: rewrite },
  { path: '/jobs', open: goTo },
  { path: '/experience/tio2/runs/r-1', open: learn },
  { path: '/story/wu-gang-lai-xin', open: (page: Page) => button(page, '新建上下文').click() },
  { path: '/policy', open: (page: Page) => button(page, '试一下').click() },
] as const

test.each(OPENED)(
  'what is opened at $path is for everybody, and no wider than a phone',
  async ({ path, open }) => {
    const { page, faults, close } = await visit({ path, language: 'zh', scheme: 'dark', viewport: PHONE })
    await settled(page)
    await open(page)
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
    expect(
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)),
    ).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
    const dialog = page.getByRole('dialog')
    if (await dialog.count())
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
    expect(faults).toEqual([])
    await close()
  },
)

import { readFile } from 'node:fs/promises'
import type { Subgraph } from 'neuromem'
import { expect, test } from 'vitest'
import { ask } from './support/api.ts'
import { PHONE, settled, visit } from './support/browser.ts'
import { LONG_USER } from './support/long-user.ts'

const path = '/users/lin-wei/graph?ended=true'
const whole = () => ask<Subgraph>('/users/lin-wei/graph/subgraph?ended=true&limit=300')

test('a click tells more about an entity, with the memories that drew its relations', async () => {
  const { nodes, edges } = await whole()
  const city = nodes.find(({ name }) => name === '杭州')!
  const own = edges.filter(({ from, to }) => from === city.id || to === city.id)
  const { page, close } = await visit({ path })
  await settled(page)
  await page.locator(`.graph [data-id="${city.id}"]`).click()
  const panel = page.getByRole('region', { name: city.name })
  await panel.locator(`[data-id="${own[0]!.id}"] a`).first().waitFor()
  expect(await panel.locator('[data-field=degree]').getAttribute('value')).toBe(String(city.degree))
  expect(await panel.locator('li[data-id]').count()).toBe(own.length)
  const { content } = await ask<{ content: string }>(`/memories/${own[0]!.source_memory_id}`)
  expect(await panel.getByText(content).count()).toBe(1)
  expect(page.url()).toContain(`select=${city.id}`)
  await close()
})

test('an address that asks for what there is not shows the graph as if it had not', async () => {
  const { page, close } = await visit({ path: '/users/lin-wei/graph?hops=9&as_of=yesterday' })
  await settled(page)
  expect(await page.getByRole('table', { name: 'Relations' }).locator('tbody tr').count()).toBeGreaterThan(0)
  expect(await page.getByRole('alert').count()).toBe(0)
  await close()
})

test('kinds that are not wanted are left out, of the picture and of the table', async () => {
  const { nodes, edges } = await whole()
  const places = new Set(nodes.filter(({ type }) => type === 'place').map(({ id }) => id))
  const left = edges.filter(({ from, to }) => !places.has(from) && !places.has(to))
  const { page, close } = await visit({ path })
  await settled(page)
  await page.getByLabel('place', { exact: true }).uncheck()
  await expect.poll(() => page.locator('tbody tr[data-id]').count()).toBe(left.length)
  expect(await page.locator('.graph .react-flow__node').count()).toBe(nodes.length - places.size)
  await close()
})

test('Enter brings the neighbours of an entity, and the focus stays on it', async () => {
  const user = `joined-${crypto.randomUUID()}`
  const told = [
    ['Ann', 'KNOWS', 'Bo'],
    ['Bo', 'OWNS', 'a boat'],
  ] as const
  const items = told.map(([subject, predicate, object]) => ({
    ...{ user_id: user, memory_type: 'fact', content: `${subject} ${predicate} ${object}` },
    relation: {
      subject: { name: subject, type: 'person' },
      predicate,
      object: { name: object, type: 'thing' },
    },
  }))
  await ask('/memories/batch', 'POST', { items })
  const { page, close } = await visit({ path: `/users/${user}/graph?center=Ann` })
  await settled(page)
  const bo = page.getByRole('button', { name: 'Bo', exact: true })
  expect(await bo.textContent()).toContain('+1')
  await bo.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'a boat', exact: true }).waitFor()
  expect(await bo.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await bo.textContent()).not.toContain('+')
  expect(await page.locator('tbody tr[data-id]').count()).toBe(2)
  await close()
})

test('the longest names are inside the picture on a phone, and inside the picture that is handed out', async () => {
  const path = `/users/${encodeURIComponent(LONG_USER)}/graph`
  const { page, close } = await visit({ path, viewport: PHONE })
  await settled(page)
  await page.locator('.graph .react-flow__node').nth(3).waitFor()
  const outside = () =>
    page.evaluate(() => {
      const box = document.querySelector('.graph')!.getBoundingClientRect()
      return [...document.querySelectorAll('.graph .entity-name')]
        .map((name) => name.getBoundingClientRect())
        .filter(({ left, right, top, bottom }) => {
          const isWide = left < box.left || right > box.right
          return isWide || top < box.top || bottom > box.bottom
        }).length
    })
  await expect.poll(outside).toBe(0)
  const handedOut = page.waitForEvent('download')
  await page.getByRole('button', { name: 'SVG' }).click()
  const svg = await readFile(await (await handedOut).path(), 'utf8')
  await page.goto('about:blank')
  await page.setContent(svg)
  const cut = await page.evaluate(() => {
    const drawn = document.querySelector('svg')!
    drawn.setAttribute('width', '1000')
    const box = drawn.getBoundingClientRect()
    return [...drawn.querySelectorAll('text')]
      .map((one) => one.getBoundingClientRect())
      .filter(({ left, right }) => left < box.left || right > box.right).length
  })
  expect(cut).toBe(0)
  await close()
})

test('the buttons of the picture, and what a screen reader is told of it, speak the language', async () => {
  const { page, close } = await visit({ path, language: 'zh' })
  await settled(page)
  for (const name of ['放大', '缩小', '看全部']) await page.getByRole('button', { name }).waitFor()
  expect(await page.locator('.graph').textContent()).not.toContain('Press')
  const described = page.locator('.graph .react-flow__node').first()
  const about = await described.getAttribute('aria-describedby')
  expect(await page.locator(`#${about}`).textContent()).toBe('按回车键展开相邻的条目。')
  await close()
})

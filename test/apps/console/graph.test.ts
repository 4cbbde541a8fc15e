import type { Subgraph } from 'neuromem'
import { expect, test } from 'vitest'
import { ask } from './support/api.ts'
import { settled, visit } from './support/browser.ts'

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

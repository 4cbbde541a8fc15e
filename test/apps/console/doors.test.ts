import { expect, inject, test } from 'vitest'
import { ask } from './support/api.ts'
import { settled, type Visited, visit } from './support/browser.ts'

const wordsOf = async ({ page }: Visited) =>
  (await page.getByRole('navigation', { name: 'Main' }).getByRole('link').allTextContents()).map((text) =>
    text.trim(),
  )

const keyWith = async (body: object): Promise<string> =>
  (await ask<{ key: string }>('/keys', 'POST', { name: 'of a test', ...body })).key

test('the operator sees tenants and makes one; its users are not theirs to see', async () => {
  const visited = await visit({ key: inject('admin') })
  const { page, close } = visited
  await settled(page)
  expect(await page.textContent('h1')).toBe('Tenants')
  expect(await wordsOf(visited)).toEqual(['Tenants'])
  await page.getByRole('button', { name: 'New tenant' }).click()
  const dialog = page.getByRole('dialog', { name: 'New tenant' })
  await dialog.getByLabel('Name').fill('another app')
  await dialog.getByRole('button', { name: 'Create' }).click()
  const secret = await dialog.locator('[data-field=api_key]').textContent()
  expect(secret).toMatch(/^nm_/)
  await dialog.getByRole('button', { name: 'I have it' }).click()
  await page.getByRole('row', { name: /another app/ }).waitFor()
  await page.goto(`${inject('origin')}/console/users/lin-wei`)
  await settled(page)
  expect(await page.textContent('h1')).toBe('Not found')
  await close()

  const of = await visit({ key: secret })
  await settled(of.page)
  expect(await of.page.textContent('h1')).toBe('Users')
  expect(await of.page.locator('pre').textContent()).toContain('$NEUROMEM_KEY')
  await of.close()
})

test('a tenant’s key does not open Tenants', async () => {
  const { page, close } = await visit({ path: '/tenants' })
  await settled(page)
  expect(await page.textContent('h1')).toBe('Not found')
  await close()
})

test('a key that may only read sees everything and can change nothing', async () => {
  const key = await keyWith({ scopes: ['read'] })
  const changes = [
    'Reflect now',
    'Delete',
    'Edit',
    'Confirm',
    'New key',
    'Revoke',
    'Save all',
    'Erase',
    'Retry',
  ]
  const { items } = await ask<{ items: { id: string }[] }>('/memories?user_id=lin-wei&limit=1')
  const places = ['/users/lin-wei', `/users/lin-wei/memories/${items[0]!.id}`, '/users/lin-wei/data', '/jobs']
  const visited = await visit({ key })
  await settled(visited.page)
  for (const place of places) {
    await visited.page.goto(`${inject('origin')}/console${place}`)
    await settled(visited.page)
    const names = await visited.page.getByRole('button').allTextContents()
    expect([place, names.filter((name) => changes.includes(name.trim()))]).toEqual([place, []])
  }
  await visited.close()
})

test('a key of one person opens their own page, whatever the address', async () => {
  const { page, close } = await visit({
    path: '/users/mei/memories',
    key: await keyWith({ scopes: ['read', 'write'], user_id: 'lin-wei' }),
  })
  await page.getByRole('heading', { level: 1, name: 'What I know about you' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/console/me')
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(await page.locator('[data-id]').count()).toBe(0)
  await close()
})

test('forget everything: the word is typed, the receipt can be kept, the token is dropped', async () => {
  const user_id = `leaves ${crypto.randomUUID()}`
  await ask('/memories', 'POST', { user_id, memory_type: 'fact', content: 'I keep bees.' })
  const { token } = await ask<{ token: string }>('/tokens', 'POST', {
    user_id,
    scopes: ['read', 'write'],
    expires_in: 600,
  })
  const { page, close } = await visit({ path: '/me', key: token })
  await page.getByText('I keep bees.').waitFor()
  await page.getByRole('button', { name: 'Forget everything' }).click()
  const dialog = page.getByRole('dialog')
  const go = dialog.getByRole('button', { name: 'Forget everything' })
  expect(await go.isDisabled()).toBe(true)
  await dialog.getByLabel('Type forget to go on').fill('forget')
  await go.click()
  await page.getByRole('button', { name: 'Save receipt' }).waitFor()
  expect(await page.evaluate(() => JSON.stringify({ ...window.sessionStorage }))).not.toContain(token)
  expect((await ask<{ items: unknown[] }>(`/memories?user_id=${encodeURIComponent(user_id)}`)).items).toEqual(
    [],
  )
  await close()
})

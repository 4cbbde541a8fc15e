import { expect, inject, test } from 'vitest'
import { settled, visit } from './support/browser.ts'

const stored = () => JSON.stringify([{ ...window.sessionStorage }, { ...window.localStorage }])

test('without a credential any address is the door, and a good key opens what was asked for', async () => {
  const { page, faults, close } = await visit({ path: '/users/lin-wei/memories?status=all', key: null })
  expect(await page.textContent('h1')).toBe('Sign in')
  await page.getByLabel('Key or token').fill(inject('key'))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await settled(page)
  expect(await page.textContent('h1')).toBe('Memories')
  expect(page.url()).toContain('/console/users/lin-wei/memories?status=all')
  expect(await page.evaluate(stored)).toContain(inject('key'))
  await page.getByRole('button', { name: 'Sign out' }).click()
  expect(await page.textContent('h1')).toBe('Sign in')
  expect(await page.evaluate(stored)).not.toContain(inject('key'))
  expect(faults).toEqual([])
  await close()
})

test('a key in the fragment leaves the address at once', async () => {
  const { page, close } = await visit({ path: '/users' })
  await settled(page)
  expect(page.url()).toBe(`${inject('origin')}/console/users`)
  await close()
})

test('a refused key is an alert and stays nowhere', async () => {
  const { page, close } = await visit({ path: '/users', key: 'nm_wrong' })
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await alert.locator('[data-field=code]').textContent()).toBe('unauthorized')
  expect(page.url()).not.toContain('nm_wrong')
  expect(await page.evaluate(stored)).not.toContain('nm_wrong')
  await close()
})

test('what is read is shown in the language that is asked for, and it is remembered', async () => {
  const { page, close } = await visit({ path: '/users?lang=zh' })
  await settled(page)
  expect(await page.textContent('h1')).toBe('用户')
  await page.getByLabel('语言').selectOption('en')
  await page.getByRole('heading', { name: 'Users' }).waitFor()
  await page.reload()
  await settled(page)
  expect(await page.textContent('h1')).toBe('Users')
  await close()
})

test('offline is a banner, and nothing disappears', async () => {
  const { page, close } = await visit({ path: '/users' })
  await settled(page)
  await page.context().setOffline(true)
  await page.getByText('You are offline').waitFor()
  expect(await page.locator('tr[data-id=lin-wei]').count()).toBe(1)
  await page.context().setOffline(false)
  await page.getByText('You are offline').waitFor({ state: 'detached' })
  await close()
})

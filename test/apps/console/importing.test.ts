import type { ImportReport } from 'neuromem/import'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { ask } from './support/api.ts'
import { settled, visit } from './support/browser.ts'

const TURNS = 50
/** Conversations as ChatGPT exports them, with something that it does not show and something it inferred. */
function exportOf(conversations: number, name: string) {
  const talks = Array.from({ length: conversations }, (_, place) => talk(`${name}-${place}`, place))
  return {
    name: 'conversations.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(talks)),
  }
}

function talk(id: string, place: number) {
  const message = (index: number) => ({
    id: `${id}-${index}`,
    author: { role: index % 2 === 0 ? 'user' : 'assistant' },
    create_time: 1_736_209_400 + place * 1_000 + index,
    recipient: index === 3 ? 'bio' : 'all',
    weight: index === 5 ? 0 : 1,
    content: { content_type: 'text', parts: [`Sentence ${index} of talk ${place}`] },
  })
  const nodes = Array.from({ length: TURNS }, (_, index) => {
    const parent = index === 0 ? null : `${id}-${index - 1}`
    return [
      `${id}-${index}`,
      { id: `${id}-${index}`, parent, children: [], message: message(index) },
    ] as const
  })
  return {
    conversation_id: id,
    title: `Talk ${place}`,
    create_time: 1_736_209_400 + place * 1_000,
    current_node: `${id}-${TURNS - 1}`,
    mapping: Object.fromEntries(nodes),
  }
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const numberOf = async (page: Page, field: string) =>
  Number(await page.locator(`[data-field="${field}"]`).getAttribute('value'))
const stepOf = (page: Page) => page.locator('li[aria-current=step]').textContent()

async function prepared(page: Page, file: ReturnType<typeof exportOf>, user: string, mode: string) {
  await page.getByLabel('File').setInputFiles(file)
  await page.locator('[data-field=messages]').waitFor()
  await next(page)
  await page.getByLabel('User').fill(user)
  await page.getByRole('radio', { name: mode }).check()
  await next(page)
  await page.locator('[data-field="estimate.turns"]').waitFor()
  await next(page)
}

const stored = async (user: string) => {
  const { items } = await ask<{ items: { session_id: string; turns: number }[] }>(
    `/sessions?user_id=${encodeURIComponent(user)}&limit=200`,
  )
  return items.filter(({ session_id }) => session_id.startsWith('import:'))
}

test('a file is recognised, counted, previewed, imported and reported; the second time all of it is there', async () => {
  const user = `imports ${crypto.randomUUID()}`
  const { page, faults, close } = await visit({ path: '/import' })
  await settled(page)
  await page.getByLabel('File').setInputFiles(exportOf(3, 'once'))
  expect(await page.locator('[data-field=source]').getAttribute('value')).toBe('chatgpt')
  await settled(page)
  expect(await numberOf(page, 'conversations')).toBe(3)
  expect(await numberOf(page, 'messages')).toBe(3 * (TURNS - 2))
  expect(await numberOf(page, 'memories')).toBe(3)
  await prepared(page, exportOf(3, 'once'), user, 'Keep as they are')
  expect(page.url()).toContain('step=4')
  await page.goBack()
  expect(await numberOf(page, 'estimate.turns')).toBe(3 * (TURNS - 2))
  expect(await numberOf(page, 'skipped.hidden')).toBe(3)
  expect(await page.getByText('waits for confirmation').count()).toBe(3)
  await next(page)
  await page.getByRole('button', { name: 'Start' }).click()
  const report = page.getByRole('region', { name: 'Report' })
  await report.waitFor()
  expect(await numberOf(page, 'imported.turns')).toBe(3 * (TURNS - 2))
  expect(await numberOf(page, 'imported.memories')).toBe(3)
  expect(await numberOf(page, 'existing')).toBe(0)
  expect((await stored(user)).map(({ turns }) => turns)).toEqual([48, 48, 48])
  const download = page.waitForEvent('download')
  await report.getByRole('button', { name: 'Report' }).click()
  const chunks = await (await (await download).createReadStream()).toArray()
  const said = JSON.parse(Buffer.concat(chunks).toString()) as Omit<ImportReport, 'skipped'> & {
    skipped: { where: string; why: string }[]
  }
  expect(said.imported).toEqual({ turns: 3 * (TURNS - 2), memories: 3, relations: 0 })
  expect(said.skipped).toContainEqual({ where: 'conversations.json#once-0-5', why: 'hidden' })
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('[data-field="imported.turns"][value="0"]').waitFor()
  expect(await numberOf(page, 'existing')).toBe(3 * (TURNS - 2) + 3)
  await page.getByRole('link', { name: 'Ask it something' }).click()
  expect(page.url()).toContain(`/users/${encodeURIComponent(user)}/recall`)
  expect(faults).toEqual([])
  await close()
})

test('what was paused goes on after a reload, to the same as if it had not been', async () => {
  const user = `pauses ${crypto.randomUUID()}`
  const talks = 12
  const { page, faults, close } = await visit({ path: '/import' })
  await prepared(page, exportOf(talks, 'pause'), user, 'Turns only')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('[data-field="report.imported.turns"]').waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('Paused: it goes on from here.').waitFor()
  const before = await numberOf(page, 'imported.turns')
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThan(talks * (TURNS - 2))
  await page.reload()
  await settled(page)
  expect(await stepOf(page)).toBe('Import')
  expect(await numberOf(page, 'imported.turns')).toBe(before)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByText('Done.').waitFor()
  expect(await numberOf(page, 'imported.turns')).toBe(talks * (TURNS - 2))
  expect(await numberOf(page, 'existing')).toBe(0)
  expect(await numberOf(page, 'skipped.not_in_mode')).toBe(talks)
  expect((await stored(user)).map(({ turns }) => turns)).toEqual(Array(talks).fill(48))
  expect(faults).toEqual([])
  await close()
})

test('a conversation that is not chosen stays out, and lines of unknown columns are read by their names', async () => {
  const user = `chooses ${crypto.randomUUID()}`
  const { page, close } = await visit({ path: '/import' })
  await page.getByLabel('File').setInputFiles(exportOf(3, 'some'))
  await page.locator('[data-field=messages]').waitFor()
  await next(page)
  await page.getByLabel('Search titles').fill('talk 1')
  await page.getByRole('button', { name: 'None of these' }).click()
  await page.getByLabel('User').fill(user)
  await next(page)
  await page.locator('[data-field="skipped.filtered"]').waitFor()
  expect(await numberOf(page, 'estimate.turns')).toBe(2 * (TURNS - 2))
  await page.goto(page.url().replace(/step=\d/, 'step=1'))
  const lines = ['{"who":"me","line":"I row.","on":"2026-05-04T08:00:00Z"}', '{"who":"bot","line":"Where?"}']
  const file = { name: 'chat.ndjson', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) }
  await page.getByLabel('File').setInputFiles(file)
  await page.getByText('This is the export of no product').waitFor()
  expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
  await page.getByLabel('Who spoke').selectOption('who')
  await page.getByLabel('What was said').selectOption('line')
  await page.getByLabel('When').selectOption('on')
  await page.locator('[data-field=messages][value="2"]').waitFor()
  await next(page)
  await next(page)
  await page.locator('[data-field=role][value=assistant]').waitFor()
  expect(await page.locator('[data-field=timestamp_iso]').first().getAttribute('datetime')).toBe(
    '2026-05-04T08:00:00.000Z',
  )
  await close()
})

test('two tabs import beside each other: each has its own after a reload', async () => {
  const { page, faults, close } = await visit({ path: '/import' })
  await page.getByLabel('File').setInputFiles(exportOf(1, 'left'))
  await page.locator('[data-field=messages]').waitFor()
  const other = await page.context().newPage()
  await other.goto(`${inject('origin')}/console/import#key=${inject('key')}`)
  await settled(other)
  expect(await other.locator('[data-field=messages]').count()).toBe(0)
  await other.getByLabel('File').setInputFiles(exportOf(2, 'right'))
  await other.locator('[data-field=messages]').waitFor()
  for (const [tab, conversations] of [
    [page, 1],
    [other, 2],
    [page, 1],
  ] as const) {
    await tab.reload()
    await tab.locator('[data-field=messages]').waitFor()
    expect(await numberOf(tab, 'conversations')).toBe(conversations)
  }
  expect(faults).toEqual([])
  await close()
})

test('nothing of an import stays in the browser of whoever signs out', async () => {
  const { page, close } = await visit({ path: '/import' })
  await page.getByLabel('File').setInputFiles(exportOf(1, 'leaves'))
  await page.locator('[data-field=messages]').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('Key or token').waitFor()
  await page.waitForFunction(async () => (await window.indexedDB.databases()).length === 0)
  expect(await page.evaluate(() => window.sessionStorage.length)).toBe(0)
  await close()
})

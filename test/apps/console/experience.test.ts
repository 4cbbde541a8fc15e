import type { ExperienceItemList, ExperienceRun } from 'neuromem'
import { beforeAll, expect, test } from 'vitest'
import { ask } from './support/api.ts'
import { settled, visit } from './support/browser.ts'

const BANK = '/experience/tea'
let item: ExperienceItemList['items'][number]

beforeAll(async () => {
  const { items } = await ask<ExperienceItemList>('/experience/memories?bank=tea')
  item = items[0]!
})

test('an item stands as it is written beside the claims that are read in it, and says what each run changed', async () => {
  const { page, close } = await visit({ path: `${BANK}/items/${encodeURIComponent(item.id)}` })
  await settled(page)
  const whole = await ask<ExperienceItemList['items'][number]>(
    `/experience/memories/${encodeURIComponent(item.id)}`,
  )
  const shown = page.locator(`main [data-id="${item.id}"]`)
  expect(await shown.locator('[data-field=content]').textContent()).toBe(whole.content)
  const claims = page.getByRole('region', { name: 'Claims' })
  for (const claim of whole.claims ?? []) {
    const row = claims.locator(`[data-id="${item.id}::${claim.claim_id}"]`)
    expect(await row.locator('[data-field=status]').first().getAttribute('value')).toBe(claim.status)
    expect(await row.locator('[data-field="support.count"]').getAttribute('value')).toBe(
      String(claim.support.count),
    )
    expect(await row.locator('[data-field=summary]').textContent()).toBe(claim.summary)
  }
  const history = page.getByRole('region', { name: 'History' })
  expect(await history.textContent()).toContain('hypothesis → conclusion')
  await close()
})

test('a claim is opened by its address alone, says where it stands and by which runs', async () => {
  const claim = encodeURIComponent(`${item.id}::c5`)
  const { page, close } = await visit({ path: `${BANK}/claims?status=fact&claim=${claim}` })
  await settled(page)
  const opened = page.getByRole('article')
  expect(await opened.locator('[aria-current=true]').allTextContents()).toEqual(['conclusion'])
  for (const name of ['Facts', 'Inference', 'Conditions', 'Limitations', 'Constraint', 'History'])
    await opened.getByRole('region', { name, exact: true }).waitFor()
  expect(await opened.locator('[data-field="facts.run_output.tactic"]').textContent()).toBe('cooled kettle')
  await opened.getByRole('button', { name: 'Close' }).click()
  expect(new URL(page.url()).search).toBe('?status=fact')
  expect(await opened.count()).toBe(0)
  await close()
})

test('a modifier is drawn, with what it is and whether it has an acid group; nothing is blocked', async () => {
  const { page, faults, close } = await visit({ path: '/experience/tio2/runs/r-2' })
  await settled(page)
  const { molecules } = await ask<ExperienceRun>('/experience/runs/r-2')
  const [aniline] = molecules
  expect(aniline?.status).toBe('resolved')
  const shown = page.getByRole('region', { name: 'Molecules' }).locator(`[data-id="${aniline?.modifier}"]`)
  await shown.getByRole('img', { name: 'aniline' }).waitFor()
  const drawn = shown.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)
  expect(await drawn).toBeGreaterThan(0)
  for (const field of ['cid', 'canonical_smiles', 'inchi_key', 'advice'] as const)
    expect((await shown.locator(`[data-field=${field}]`).textContent())?.trim()).toBe(
      String(aniline?.[field]),
    )
  expect(await shown.locator('[data-field=has_cooh]').getAttribute('value')).toBe('false')
  expect(await shown.getByRole('link').getAttribute('rel')).toBe('noreferrer')
  expect(faults).toEqual([])
  await close()
})

test('a change says claim by claim what it was, beside both texts', async () => {
  const { page, close } = await visit({ path: `${BANK}/deltas` })
  await settled(page)
  const [newest] = (
    await ask<{ items: { delta_id: string; changes: { after: { content: string } }[] }[] }>(
      '/experience/deltas?bank=tea&limit=1',
    )
  ).items
  const shown = page.locator(`main [data-id="${newest!.delta_id}"]`)
  expect(await shown.locator('[data-field="changes.0.after.content"]').textContent()).toBe(
    newest!.changes[0]!.after.content,
  )
  expect(await shown.locator(`[data-id="${item.id}::c5"]`).textContent()).toContain('For 15 → 16')
  await close()
})

test('a run or an item of another bank is not found at this one’s address', async () => {
  const { page, close } = await visit({ path: `${BANK}/runs/r-2` })
  await page.getByRole('heading', { level: 1, name: 'Not found' }).waitFor()
  await close()
  const other = await visit({ path: `/experience/tio2/items/${encodeURIComponent(item.id)}` })
  await other.page.getByRole('heading', { level: 1, name: 'Not found' }).waitFor()
  await other.close()
})

import { expect, test } from 'vitest'
import { listItems } from '../../../src/core/experience/list-items.ts'
import { archiveItem, unarchiveItem } from '../../../src/core/experience/set-status.ts'
import { offlineEmbedder } from '../../../src/core/rules/embedder.ts'
import { countTokens } from '../../../src/core/text/budget.ts'
import { withoutRecalled } from '../../../src/core/text/harmless/context-block.ts'
import { givenItem } from '../../support/given/experience.ts'
import { type GivenTenant, given } from '../../support/given.ts'

const found = async (tenant: GivenTenant, query: string, more = {}) =>
  (await listItems(tenant.ctx, { query, ...more })).items

test('claims are searched, whole items returned, the item of the best claim first, its matched claims best first with distance', async () => {
  const tenant = await given.tenant()
  const far = await givenItem(tenant, [{ summary: 'Water content changes porosity.' }])
  const near = await givenItem(tenant, [
    { claim_id: 'a', summary: 'Stirring matters for powders.' },
    {
      claim_id: 'b',
      status: 'fact',
      summary: 'Acetic acid slows the growth of crystals.',
      conditions: ['at 120 degrees'],
    },
    { claim_id: 'c', summary: 'Acetic acid dissolves crystals.' },
  ])
  await givenItem(tenant, [{ summary: 'Crystals are blue.' }])
  const items = await found(tenant, 'acetic acid slows growth of crystals')
  expect(items[0]).toMatchObject({ ...near, matched_claims: expect.anything() })
  expect(items[0]!.matched_claims!.map((claim) => claim.claim_id).slice(0, 2)).toEqual(['b', 'c'])
  expect(items[0]!.matched_claims![0]).toEqual({
    claim_id: 'b',
    status: 'fact',
    snippet: 'Acetic acid slows the growth of crystals.; at 120 degrees',
    distance: expect.closeTo(0.3, 0),
  })
  expect(items.map((item) => item.id)).not.toContain(far.id)
  expect(await listItems(tenant.ctx, { query: 'acetic acid' })).toMatchObject({ next_cursor: null })
  expect(await found(tenant, 'acetic acid crystals', { limit: 1 })).toHaveLength(1)
})

test('a claim is found by a word alone, and by meaning alone', async () => {
  const mute = {
    ...offlineEmbedder(1024),
    embed: async (texts: readonly string[]) => ({
      vectors: texts.map(() => null),
      usage: { input_tokens: 0, output_tokens: 0 },
    }),
  }
  const words = await given.tenant({ embedder: mute })
  const { id } = await givenItem(words, [{ summary: 'Zirconium oxychloride hydrolyses.' }])
  const [byWord] = await found(words, 'oxychloride')
  expect(byWord).toMatchObject({ id, matched_claims: [{ distance: null }] })

  const vector = new Array(1024).fill(0).map((_, place) => (place % 2 ? 0.03 : -0.03))
  const same = {
    ...offlineEmbedder(1024),
    embed: async (texts: readonly string[]) => ({
      vectors: texts.map(() => vector),
      usage: { input_tokens: 0, output_tokens: 0 },
    }),
  }
  const meaning = await given.tenant({ embedder: same })
  const item = await givenItem(meaning, [{ summary: '锆盐会水解' }])
  expect(await found(meaning, 'hydrolysis')).toMatchObject([
    { id: item.id, matched_claims: [{ distance: 0 }] },
  ])
})

test('Chinese claims are found by Chinese words', async () => {
  const tenant = await given.tenant()
  const { id } = await givenItem(tenant, [{ summary: '苯甲酸减缓晶体成核' }])
  await givenItem(tenant, [{ summary: '水会改变孔隙率' }])
  expect((await found(tenant, '晶体成核变慢'))[0]?.id).toBe(id)
})

test('a search stays inside one bank and one tenant', async () => {
  const tenant = await given.tenant()
  const mine = await givenItem(tenant, [{}], 'mof')
  await givenItem(tenant, [{}], 'tio2')
  const stranger = await given.tenant()
  expect((await found(tenant, 'benzoic acid', { bank: 'mof' })).map((item) => item.id)).toEqual([mine.id])
  expect(await found(tenant, 'benzoic acid')).toEqual([])
  expect(await found(stranger, 'benzoic acid', { bank: 'mof' })).toEqual([])
  expect(await found(tenant, 'benzoic acid', { bank: 'never seen' })).toEqual([])
})

test('an archived item is not found until it is back', async () => {
  const tenant = await given.tenant()
  const { id } = await givenItem(tenant)
  await archiveItem(tenant.ctx, { id })
  expect(await found(tenant, 'benzoic acid')).toEqual([])
  expect(await found(tenant, 'benzoic acid', { status: 'all' })).toEqual([])
  await unarchiveItem(tenant.ctx, { id })
  expect(await found(tenant, 'benzoic acid')).toHaveLength(1)
})

test('a search has no second page and needs words', async () => {
  const { ctx } = await given.tenant()
  await expect(listItems(ctx, { query: 'x', cursor: 'abc' })).rejects.toMatchObject({
    code: 'no_deep_paging',
  })
  await expect(listItems(ctx, { query: 'x', offset: '20' })).rejects.toMatchObject({ code: 'no_deep_paging' })
  await expect(listItems(ctx, { query: '  ' })).rejects.toThrow()
})

test('a search answers with lines for a prompt, as many as its budget holds, and the items that they cite', async () => {
  const tenant = await given.tenant()
  const { id } = await givenItem(tenant, [
    {
      status: 'conclusion',
      summary: 'Acetic acid slows <b>crystals</b>.',
      constraint: { avoid: ['water', 'stirring'] },
      conditions: ['at 120 °C'],
      limitations: ['not in DMF'],
      support: ['a', 'b', 'c'],
    },
  ])
  const other = await givenItem(tenant, [{ summary: '醋酸 acetic acid 使晶体变大。' }])
  const { context, refs, tokens } = await listItems(tenant.ctx, { query: 'acetic acid crystals' })
  expect(context!.split('\n').slice(1, -1)).toEqual([
    '- [c1] (conclusion, 3 for, 0 against) Acetic acid slows ‹b›crystals‹/b›.; avoid water, stirring; when at 120 °C; but not in DMF',
    '- [c2] (hypothesis, 0 for, 0 against) 醋酸 acetic acid 使晶体变大。',
  ])
  expect(refs).toEqual({ c1: id, c2: other.id })
  expect(tokens).toBe(countTokens(context!))
  expect(withoutRecalled(context!.split('\n').slice(1, -1).join('\n'))).toBe('')
  const small = await listItems(tenant.ctx, { query: 'acetic acid crystals', token_budget: tokens! - 1 })
  expect(small.tokens).toBeLessThan(tokens!)
  expect(Object.keys(small.refs!)).toEqual(['c1'])
  const none = await listItems(tenant.ctx, { query: 'acetic acid crystals', token_budget: 0 })
  expect(none).toMatchObject({ context: '', refs: {}, tokens: 0, items: [{ id }, { id: other.id }] })
  expect(await listItems(tenant.ctx, {})).toMatchObject({ context: null, refs: null, tokens: null })
})

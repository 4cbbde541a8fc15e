import { expect, test } from 'vitest'
import { WorkError } from '../../../src/core/errors.ts'
import { getItem } from '../../../src/core/experience/get-item.ts'
import { listItems } from '../../../src/core/experience/list-items.ts'
import { migrate } from '../../../src/core/experience/migrate.ts'
import { offlineModels } from '../../../src/core/rules/index.ts'
import { claim, claimsIn, content, proposed } from '../../support/given/claims.ts'
import { givenItem, indexOf } from '../../support/given/experience.ts'
import { given } from '../../support/given.ts'

const ID = '0f8f77a0-1111-4222-8333-944455556666'
const rewritten = (index: number, ...claims: unknown[]) => ({ index, content: content(claims) })

test('free text is rewritten by one call; its claims start as new ones, from the run "migration"', async () => {
  const tenant = await given.tenant()
  tenant.models.add({
    rewrite_claims: [
      {
        items: [
          rewritten(1, claim({ status: 'conclusion', support: ['x', 'y'] })),
          rewritten(0, proposed({ status: 'fact' })),
        ],
      },
    ],
  })
  const answer = await migrate(tenant.ctx, {
    bank: 'mof',
    items: [{ id: `mem:${ID}`, text: 'Acid slows it.' }, { text: 'Water speeds it.' }],
    dry_run: false,
  })
  expect(answer.items.map((item) => item.index)).toEqual([0, 1])
  expect(answer).toMatchObject({
    dry_run: false,
    dropped: [],
    items: [{ id: `mem:${ID}` }, { id: expect.stringContaining('mem:') }],
  })
  const first = await getItem(tenant.ctx, { id: ID })
  expect(first).toMatchObject({ bank: 'mof', status: 'active', content: answer.items[0]!.content })
  const index = await indexOf(tenant, first)
  expect(index.rows).toEqual(index.expected)
  const [second] = claimsIn((await getItem(tenant.ctx, { id: answer.items[1]!.id! })).content)
  expect(second).toMatchObject({
    status: 'hypothesis',
    facts: { source_run_ids: ['migration'] },
    support: { count: 0 },
  })
  expect(tenant.models.of('rewrite_claims')[0]!.input).toEqual({
    items: [
      { index: 0, content: 'Acid slows it.', faults: [] },
      { index: 1, content: 'Water speeds it.', faults: [] },
    ],
  })
})

test('a dry run is the default and writes nothing', async () => {
  const tenant = await given.tenant()
  tenant.models.add({ rewrite_claims: [{ items: [rewritten(0, proposed())] }] })
  const answer = await migrate(tenant.ctx, { items: [{ text: 'Acid slows it.' }] })
  expect(answer).toMatchObject({
    dry_run: true,
    items: [{ index: 0, id: null, content: expect.stringContaining('migration') }],
  })
  expect((await listItems(tenant.ctx, { status: 'all' })).items).toEqual([])
})

test('what fails a gate, is not answered or has an id that is taken is dropped; the rest is written', async () => {
  const tenant = await given.tenant()
  const taken = await givenItem(tenant, [{}], 'another bank')
  tenant.models.add({
    rewrite_claims: [
      {
        items: [
          rewritten(0, proposed({ summary: 'see [C1]' })),
          rewritten(2, proposed()),
          rewritten(3, proposed()),
          rewritten(4, proposed()),
          rewritten(5, proposed()),
          rewritten(77, proposed()),
        ],
      },
    ],
  })
  const answer = await migrate(tenant.ctx, {
    items: [
      { text: 'a' },
      { text: 'b' },
      { id: taken.id, text: 'c' },
      { text: 'd' },
      { id: ID, text: 'e' },
      { id: ID, text: 'f' },
    ],
    dry_run: false,
  })
  expect(answer.dropped).toMatchObject([
    { index: 0, id: null, code: 'claim_alias' },
    { index: 1, id: null, code: 'claims_unparseable' },
    { index: 2, id: taken.id, code: 'conflict' },
    { index: 5, id: `mem:${ID}`, code: 'conflict' },
  ])
  expect(answer.items.map((item) => item.index)).toEqual([3, 4])
  expect((await listItems(tenant.ctx, {})).items).toHaveLength(2)
  expect(await getItem(tenant.ctx, { id: taken.id })).toEqual({ ...taken, claims: expect.any(Array) })
})

test('a failed call writes nothing; what is no id is refused before it', async () => {
  const tenant = await given.tenant()
  tenant.models.add({ rewrite_claims: [new WorkError('rate_limited', 'busy')] })
  await expect(migrate(tenant.ctx, { items: [{ text: 'a' }], dry_run: false })).rejects.toBeInstanceOf(
    WorkError,
  )
  await expect(
    migrate(tenant.ctx, { items: [{ id: 'x', text: 'a' }], dry_run: false }),
  ).rejects.toMatchObject({
    code: 'invalid',
  })
  expect((await listItems(tenant.ctx, { status: 'all' })).items).toEqual([])
})

test('offline, each sentence becomes a hypothesis', async () => {
  const { ctx } = await given.tenant({ models: offlineModels() })
  const answer = await migrate(ctx, {
    items: [
      { text: 'Benzoic acid slows nucleation [C4]. Water speeds it up. The next step is to add more water.' },
      { text: '苯甲酸减缓成核。水加快成核。' },
    ],
    dry_run: false,
  })
  expect(answer.dropped).toEqual([])
  expect(answer.items.map((item) => claimsIn(item.content).map((one) => one.inference.summary))).toEqual([
    ['Benzoic acid slows nucleation .', 'Water speeds it up.'],
    ['苯甲酸减缓成核', '水加快成核'],
  ])
})

import { expect, test } from 'vitest'
import { addItem } from '../../../src/core/experience/add-item.ts'
import { getItem } from '../../../src/core/experience/get-item.ts'
import { learn } from '../../../src/core/experience/learn.ts'
import { listEdits } from '../../../src/core/experience/list-edits.ts'
import { listItems } from '../../../src/core/experience/list-items.ts'
import { rollback } from '../../../src/core/experience/rollback.ts'
import { addRun } from '../../../src/core/experience/runs/add-run.ts'
import { claim, claimsIn, content, lesson } from '../../support/given/claims.ts'
import { type GivenTenant, given } from '../../support/given.ts'

const SUMMARY = 'Benzoic acid slows nucleation of UiO-66.'

async function run(tenant: GivenTenant, run_id: string) {
  tenant.clock.advance({ hours: 1 })
  await addRun(tenant.ctx, {
    run_id,
    output: { small_molecule_modifier: 'benzoic acid', temperature: 120 },
    feedback: { pros: `${run_id}: nucleation with benzoic acid was watched` },
  })
  return learn(tenant.ctx, { run_id })
}

const found = async (tenant: GivenTenant) => (await listItems(tenant.ctx, { query: SUMMARY })).items
const actions = async (tenant: GivenTenant, id: string) =>
  (await listEdits(tenant.ctx, { id })).items.map((edit) => `${edit.action} ${edit.run_id}`)

test('six runs take a hypothesis to a conclusion, back with a new limitation, and to deletion; three deltas are rolled back', async () => {
  const tenant = await given.tenant()
  const { models, ctx } = tenant
  const judge =
    (verdict: string, more = {}) =>
    (id: string) => [{ mem_id: id, claim_id: 'c1', verdict, ...more }]

  models.add({
    learn_experience: [{ add: [lesson([{ summary: SUMMARY, status: 'conclusion' }])], update: [] }],
  })
  const first = await run(tenant, 'r1')
  const id = first.added[0]!
  expect(first).toMatchObject({ run_id: 'r1', updated: [], archived: [], dropped: [], verdicts: [] })
  const stored = claimsIn((await getItem(ctx, { id })).content)[0]!
  expect(stored).toMatchObject({ status: 'hypothesis', support: { count: 0 }, contra: { count: 0 } })
  expect(stored.facts).toMatchObject({ source_run_ids: ['r1'], run_id: 'r1' })
  expect((await found(tenant))[0]).toMatchObject({
    id,
    matched_claims: [{ claim_id: 'c1', status: 'hypothesis' }],
  })

  const step = async (run_id: string, judgements: unknown[]) => {
    models.add({ learn_experience: [{ add: [], update: [] }], judge_claims: [{ judgements }] })
    const learned = await run(tenant, run_id)
    const item = await getItem(ctx, { id })
    return { learned, item, claim: claimsIn(item.content)[0], hits: await found(tenant) }
  }

  const second = await step('r2', judge('support')(id))
  expect(second.claim).toMatchObject({ status: 'hypothesis', support: { count: 1, run_ids: ['r2'] } })
  expect(second.learned.verdicts).toMatchObject([
    { mem_id: id, claim_id: 'c1', verdict: 'support', outcome: 'counted' },
  ])

  const third = await step('r3', judge('support')(id))
  expect(third.claim).toMatchObject({ status: 'conclusion', support: { count: 2, run_ids: ['r2', 'r3'] } })
  expect(third.hits[0]?.matched_claims).toMatchObject([{ claim_id: 'c1', status: 'conclusion' }])

  const fourth = await step('r4', judge('contra')(id))
  expect(fourth.claim).toMatchObject({
    status: 'conclusion',
    contra: { count: 1, run_ids: ['r4'] },
    limitations: [],
  })

  const fifth = await step('r5', judge('contra', { limitations: ['Only below 100 °C.'] })(id))
  expect(fifth.claim).toMatchObject({
    status: 'hypothesis',
    limitations: ['Only below 100 °C.'],
    contra: { count: 2 },
  })
  expect(fifth.hits[0]?.matched_claims).toMatchObject([{ claim_id: 'c1', status: 'hypothesis' }])

  const sixth = await step('r6', judge('contra', { clearly_wrong: true })(id))
  expect(sixth.learned).toMatchObject({ archived: [id], updated: [] })
  expect(sixth.item).toMatchObject({ status: 'archived' })
  expect(claimsIn(sixth.item.content)).toEqual([])
  expect(sixth.hits).toEqual([])
  expect(await actions(tenant, id)).toEqual([
    'add r1',
    'update r2',
    'update r3',
    'update r4',
    'update r5',
    'archive r6',
  ])
  const last = (await listEdits(ctx, { id })).items.at(-1)
  expect(claimsIn(last!.old_content!)[0]).toMatchObject({ claim_id: 'c1', contra: { count: 2 } })

  for (const [learned, before] of [
    [sixth, fifth],
    [fifth, fourth],
    [fourth, third],
  ] as const) {
    await rollback(ctx, { id: learned.learned.delta_id! })
    const now = await getItem(ctx, { id })
    expect(now.content).toBe(before.item.content)
    expect(now.status).toBe('active')
    expect((await found(tenant))[0]?.matched_claims).toEqual(before.hits[0]?.matched_claims)
  }
  expect((await actions(tenant, id)).slice(6)).toEqual(['rollback r6', 'rollback r5', 'rollback r4'])
  expect(models.unused()).toEqual([])
})

test('add an item', async () => {
  const { ctx } = await given.tenant()
  const item = await addItem(ctx, { content: content([claim()]) })
  expect(await getItem(ctx, { id: item.id.slice(4) })).toEqual({ ...item, claims: expect.any(Array) })
})

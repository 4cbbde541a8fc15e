import { expect, test } from 'vitest'
import { getItem } from '../../../src/core/experience/get-item.ts'
import { learn } from '../../../src/core/experience/learn.ts'
import { listEdits } from '../../../src/core/experience/list-edits.ts'
import { listItems } from '../../../src/core/experience/list-items.ts'
import { patchItem } from '../../../src/core/experience/patch-item.ts'
import { rollback } from '../../../src/core/experience/rollback.ts'
import { getRun } from '../../../src/core/experience/runs/get-run.ts'
import { archiveItem, unarchiveItem } from '../../../src/core/experience/set-status.ts'
import { claim, content, lesson } from '../../support/given/claims.ts'
import { givenItem, indexOf, learnRun } from '../../support/given/experience.ts'
import { type GivenTenant, given } from '../../support/given.ts'

/** One learning that adds an item, rewords one, judges one and empties one. */
async function learned(tenant: GivenTenant) {
  const reworded = await givenItem(tenant)
  const judged = await givenItem(tenant, [{ summary: 'Judged.' }])
  const emptied = await givenItem(tenant, [{ summary: 'Wrong.', contra: ['a'] }])
  const delta = await learnRun(
    tenant,
    'r1',
    {
      add: [lesson([{ summary: 'Added.' }])],
      update: [{ mem_id: reworded.id, ...lesson([{ summary: 'Reworded.' }]) }],
      judgements: [
        { mem_id: judged.id, claim_id: 'c1', verdict: 'support' },
        { mem_id: emptied.id, claim_id: 'c1', verdict: 'contra', clearly_wrong: true },
      ],
    },
    { used_item_ids: [reworded.id, judged.id, emptied.id] },
  )
  return { reworded, judged, emptied, added: delta.added[0]!, delta }
}

test('a rollback gives every item its content, status and claims back, archives what was added, and only adds edits', async () => {
  const tenant = await given.tenant()
  const { reworded, judged, emptied, added, delta } = await learned(tenant)
  expect(delta).toMatchObject({ updated: [reworded.id, judged.id], archived: [emptied.id] })
  const answer = await rollback(tenant.ctx, { id: delta.delta_id! })
  expect(answer).toMatchObject({ delta_id: delta.delta_id, run_id: 'r1', archived: [added] })
  expect(answer.restored.toSorted()).toEqual([reworded.id, judged.id, emptied.id].toSorted())
  for (const before of [reworded, judged, emptied]) {
    const now = await getItem(tenant.ctx, { id: before.id })
    expect(now).toMatchObject({ content: before.content, status: 'active', version: 3 })
    const { rows, expected } = await indexOf(tenant, now)
    expect(rows).toEqual(expected)
    const { items: edits } = await listEdits(tenant.ctx, { id: before.id })
    expect(edits).toHaveLength(3)
    expect(edits.at(-1)).toMatchObject({
      action: 'rollback',
      actor: 'user',
      run_id: 'r1',
      delta_id: delta.delta_id,
    })
  }
  const gone = await getItem(tenant.ctx, { id: added })
  expect(gone).toMatchObject({ status: 'archived', content: expect.stringContaining('Added.') })
  expect((await indexOf(tenant, gone)).rows).toEqual([])
})

test('a second rollback changes nothing, and the run stays learned', async () => {
  const tenant = await given.tenant()
  const { delta } = await learned(tenant)
  const first = await rollback(tenant.ctx, { id: delta.delta_id! })
  const items = (await listItems(tenant.ctx, { status: 'all' })).items
  tenant.clock.advance({ days: 1 })
  expect(await rollback(tenant.ctx, { id: delta.delta_id! })).toEqual(first)
  expect((await listItems(tenant.ctx, { status: 'all' })).items).toEqual(items)
  expect(await learn(tenant.ctx, { run_id: 'r1' })).toEqual(delta)
  expect((await getRun(tenant.ctx, { run_id: 'r1' })).delta_id).toBe(delta.delta_id)
})

test('two rollbacks at once are one', async () => {
  const tenant = await given.tenant()
  const { delta, judged } = await learned(tenant)
  const [one, other] = await Promise.all(
    [1, 2].map(() => rollback(tenant.as(tenant.ctx.actor), { id: delta.delta_id! })),
  )
  expect(one).toEqual(other)
  expect((await listEdits(tenant.ctx, { id: judged.id })).items).toHaveLength(3)
})

test('items that changed since are named, the others not, and nothing is written', async () => {
  const tenant = await given.tenant()
  const { reworded, judged, added, delta } = await learned(tenant)
  const now = await getItem(tenant.ctx, { id: judged.id })
  await patchItem(tenant.ctx, {
    id: judged.id,
    version: now.version,
    content: content([claim({ summary: 'By hand.' })]),
  })
  await archiveItem(tenant.ctx, { id: added })
  const before = (await listItems(tenant.ctx, { status: 'all' })).items
  const refused = rollback(tenant.ctx, { id: delta.delta_id! })
  await expect(refused).rejects.toMatchObject({ code: 'delta_conflict' })
  const { detail } = (await refused.catch((error: unknown) => error)) as { detail: string }
  expect(detail).toContain(judged.id)
  expect(detail).toContain(added)
  expect(detail).not.toContain(reworded.id)
  expect((await listItems(tenant.ctx, { status: 'all' })).items).toEqual(before)
})

test('content and status are compared, not versions: a change that was undone is none', async () => {
  const tenant = await given.tenant()
  const { added, delta } = await learned(tenant)
  await archiveItem(tenant.ctx, { id: added })
  await unarchiveItem(tenant.ctx, { id: added })
  expect(await rollback(tenant.ctx, { id: delta.delta_id! })).toMatchObject({ archived: [added] })
})

test('deltas on one item go back newest first', async () => {
  const tenant = await given.tenant()
  const { id, content: before } = await givenItem(tenant)
  const support = { judgements: [{ mem_id: id, claim_id: 'c1', verdict: 'support' }] }
  const first = await learnRun(tenant, 'r1', support, { used_item_ids: [id] })
  const second = await learnRun(tenant, 'r2', support, { used_item_ids: [id] })
  await expect(rollback(tenant.ctx, { id: first.delta_id! })).rejects.toMatchObject({
    code: 'delta_conflict',
  })
  await rollback(tenant.ctx, { id: second.delta_id! })
  await rollback(tenant.ctx, { id: first.delta_id! })
  expect((await getItem(tenant.ctx, { id })).content).toBe(before)
})

test('an empty delta rolls back to nothing, and an unknown or foreign one is not found', async () => {
  const tenant = await given.tenant()
  const { delta_id } = await learnRun(tenant, 'r1', {})
  const stranger = await given.tenant()
  for (const id of [delta_id!, 'nonsense']) {
    await expect(rollback(stranger.ctx, { id })).rejects.toMatchObject({ code: 'not_found' })
  }
  expect(await rollback(tenant.ctx, { id: delta_id! })).toMatchObject({ restored: [], archived: [] })
})

import { expect, test } from 'vitest'
import { givenApp } from '../../../support/app.ts'
import { claim, claimsIn, content, lesson } from '../../../support/given/claims.ts'

const BASE = '/api/v1/experience'

async function givenBank() {
  const app = await givenApp()
  const { api_key: key } = await app.tenant()
  const at = (method: string, path: string, body?: unknown, headers = {}) =>
    app.call(method, `${BASE}${path}`, { key, headers, ...(body !== undefined && { body }) })
  return { ...app, key, at }
}

test('an item goes with its claims and edits, and out of what was learned', async () => {
  const { at, call, tenant, models } = await givenBank()
  await at('POST', '/runs', { run_id: 'r1', output: {}, feedback: { pros: '晶体长得慢' } })
  const [slow, fast] = ['苯甲酸减慢成核。', 'Stirring is of no matter.']
  models.add({
    learn_experience: [{ add: [slow, fast].map((summary) => lesson([{ summary }])), update: [] }],
  })
  const learned = await at('POST', '/runs/r1/learn', {}, { 'idempotency-key': 'k1' })
  const [id, other] = learned.body.added
  expect(learned.body.proposals).toHaveLength(2)
  const stranger = await tenant()
  expect((await call('DELETE', `${BASE}/memories/${id}`, { key: stranger.api_key })).status).toBe(404)

  const plan = await at('DELETE', `/memories/${id}?dry_run=true`)
  expect(plan).toMatchObject({
    status: 200,
    body: { kind: 'item', rows: { experience_items: 1, experience_claims: 1, experience_edits: 1 } },
  })
  expect((await at('GET', `/memories/${id}`)).status).toBe(200)
  const gone = await at('DELETE', `/memories/${id}`)
  expect([gone.status, gone.body.kind, gone.body.rows]).toEqual([200, 'item', plan.body.rows])
  expect((await at('GET', '/../erasures')).body.items).toMatchObject([
    { receipt: gone.body.receipt, kind: 'item', by: 'key', removed_at: expect.any(String) },
  ])

  for (const path of [`/memories/${id}`, `/memories/${id}/edits`])
    expect((await at('GET', path)).status, path).toBe(404)
  const reads = ['/memories?status=all', '/deltas', '/claims', '/runs/r1']
  for (const path of reads) {
    const answer = await at('GET', path)
    expect(answer.status, path).toBe(200)
    expect(JSON.stringify(answer.body), path).not.toContain('苯甲酸')
  }
  const again = await at('POST', '/runs/r1/learn')
  expect(again.body).toMatchObject({ added: [other], proposals: [{ kind: 'add' }] })
  expect(claimsIn(again.body.proposals[0].content)[0]?.inference.summary).toBe(fast)
  const kept = await at('POST', '/runs/r1/learn', {}, { 'idempotency-key': 'k1' })
  expect([kept.status, kept.body.code]).toEqual([409, 'forgotten'])
  expect((await at('DELETE', `/memories/${id}`)).status).toBe(404)
  expect((await at('DELETE', '/memories/mem:nothing?dry_run=true')).status).toBe(404)
  expect((await at('DELETE', `/memories/${other}?dry_run=perhaps`)).status).toBe(422)
  const back = await at('POST', `/deltas/${learned.body.delta_id}/rollback`)
  expect(back).toMatchObject({ status: 200, body: { archived: [other] } })
})

test('an update of an item goes with it from the answer of the learning', async () => {
  const { at, models } = await givenBank()
  const added = await at('POST', '/memories', { content: content([claim({ summary: '苯甲酸减慢成核。' })]) })
  await at('POST', '/runs', { run_id: 'r2', output: {}, feedback: {}, used_item_ids: [added.body.id] })
  const update = { mem_id: added.body.id, ...lesson([{ summary: '苯甲酸使晶体变大。' }]) }
  models.add({
    learn_experience: [{ add: [], update: [update] }],
    judge_claims: [
      { judgements: [{ mem_id: added.body.id, claim_id: 'c1', verdict: 'support', clearly_wrong: false }] },
    ],
  })
  const learned = await at('POST', '/runs/r2/learn')
  expect(learned.body).toMatchObject({ updated: [added.body.id], proposals: [{ kind: 'update' }] })
  expect((await at('DELETE', `/memories/${added.body.id}`)).status).toBe(200)
  const again = await at('POST', '/runs/r2/learn')
  expect(again.body).toMatchObject({ updated: [], proposals: [], verdicts: [] })
})

test('what a later learning answered loses the words of a run that is deleted', async () => {
  const { at, models } = await givenBank()
  const facts = { source_run_ids: ['r1', 'r0'] }
  const added = await at('POST', '/memories', { content: content([claim({ facts })]) })
  for (const run_id of ['r1', 'r2'])
    await at('POST', '/runs', { run_id, output: {}, feedback: {}, used_item_ids: [added.body.id] })
  const update = { mem_id: added.body.id, ...lesson([{ summary: '苯甲酸使晶体变大。' }]) }
  models.add({ learn_experience: [{ add: [], update: [update] }], judge_claims: [{ judgements: [] }] })
  const learned = await at('POST', '/runs/r2/learn')
  expect(JSON.stringify(learned.body.proposals)).toContain('r1')
  expect((await at('DELETE', '/runs/r1')).status).toBe(200)
  const again = await at('POST', '/runs/r2/learn')
  expect(again.status).toBe(200)
  expect(again.body.proposals).toMatchObject([{ kind: 'update', content: null }])
})

import { expect, test } from 'vitest'
import { givenApp } from '../../../support/app.ts'
import { claim, claimsIn, content, lesson } from '../../../support/given/claims.ts'

const BASE = '/api/v1/experience'

test('a run leaves every claim, and a bank goes as a whole', async () => {
  const { call, tenant, models } = await givenApp()
  const { api_key: key } = await tenant()
  const other = await tenant()
  const at = (method: string, path: string, body?: unknown) =>
    call(method, `${BASE}${path}`, { key, ...(body !== undefined && { body }) })
  for (const run_id of ['r1', '实验二'])
    await at('POST', '/runs', { run_id, output: { note: run_id }, feedback: { pros: '晶体长得慢' } })
  models.add({ learn_experience: [{ add: [lesson([{}])], update: [] }] })
  const learned = await at('POST', '/runs/r1/learn')
  expect(learned.status).toBe(200)
  const sources = { source_run_ids: ['r1', '实验二'] }
  const claims = [
    claim({ claim_id: 'c1', facts: sources, status: 'conclusion', support: ['r1', '实验二'] }),
    claim({ claim_id: 'c2', facts: sources, support: ['r8', 'r9'], contra: ['r1'] }),
    claim({ claim_id: 'c3', facts: { source_run_ids: ['r1'] }, summary: '苯甲酸减慢成核。' }),
    claim({ claim_id: 'c4', summary: 'Stirring is of no matter.' }),
  ]
  const added = await at('POST', '/memories', { content: content(claims) })
  expect(added.status).toBe(201)
  const [alone] = learned.body.added

  expect((await call('DELETE', `${BASE}/runs/r1`, { key: other.api_key })).status).toBe(404)
  const plan = await at('DELETE', '/runs/r1?dry_run=true')
  expect(plan).toMatchObject({ status: 200, body: { kind: 'run', plan_id: null } })
  expect((await at('GET', '/runs/r1')).status).toBe(200)
  const gone = await at('DELETE', '/runs/r1')
  expect([gone.status, gone.body.kind, gone.body.rows]).toEqual([200, 'run', plan.body.rows])
  expect((await at('GET', '/runs/r1')).status).toBe(404)
  expect((await at('DELETE', '/runs/r1')).status).toBe(404)

  const item = await at('GET', `/memories/${added.body.id}`)
  const left = claimsIn(item.body.content).map((one) => [one.claim_id, one.status, one.support.count])
  expect(left).toEqual([
    ['c1', 'hypothesis', 1],
    ['c2', 'conclusion', 2],
    ['c4', 'hypothesis', 0],
  ])
  expect(item.body.content).not.toContain('"r1"')
  expect((await at('GET', `/memories/${alone}`)).body.status).toBe('archived')
  const edits = (await at('GET', `/memories/${added.body.id}/edits`)).body.items
  expect(edits).toMatchObject([
    { action: 'add', new_content: null },
    { action: 'withdrawn', run_id: 'r1', old_content: null, new_content: item.body.content },
  ])

  const bank = await at('DELETE', '/banks/default')
  expect(bank).toMatchObject({ status: 200, body: { kind: 'bank', rows: { experience_items: 2 } } })
  expect((await at('GET', '/banks')).body.items).toEqual([])
  expect((await at('DELETE', '/banks/default')).status).toBe(404)
  expect((await at('GET', `/memories/${added.body.id}`)).status).toBe(404)
})

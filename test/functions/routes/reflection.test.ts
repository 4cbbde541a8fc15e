import { expect, test } from 'vitest'
import { givenApp } from '../../support/app.ts'
import { proposing } from '../../support/given/reflecting.ts'

const users = '/api/v1/users'

/** Three facts of a user, through the API. */
async function givenFacts(user_id = 'lin') {
  const app = await givenApp({ now: '2026-03-02T09:00:00Z' })
  const { api_key: key } = await app.tenant()
  const ids: string[] = []
  for (const content of ['喝绿茶', '早上泡了绿茶', '又买了绿茶']) {
    const body = { user_id, memory_type: 'fact', content }
    ids.push((await app.call('POST', '/api/v1/memories', { key, body })).body.id)
  }
  const drinksTea = proposing({
    new_behaviors: [{ content: '爱喝绿茶', evidence_ids: ids, context: 'personal' }],
  })
  return { ...app, key, ids, drinksTea }
}

test('should-reflect, reflect, cycles, traits, evidence and profile, from facts to a trait', async () => {
  const { call, key, ids, models, drinksTea, clock } = await givenFacts()
  expect((await call('GET', `${users}/lin/should-reflect`, { key })).body).toEqual({
    should_reflect: true,
    trigger_type: 'first',
    trigger_value: null,
    reason: null,
    importance: 15,
    importance_due: 30,
  })
  models.add({ reflect: [drinksTea] })
  const reflected = await call('POST', `${users}/lin/reflect`, { key, body: {} })
  expect([reflected.status, reflected.body]).toMatchObject([
    200,
    { triggered: true, remaining: 0, cycle: { status: 'completed' } },
  ])
  expect((await call('GET', `${users}/lin/reflection-cycles`, { key })).body).toEqual({
    items: [reflected.body.cycle],
    next_cursor: null,
  })

  expect((await call('GET', `${users}/lin/traits`, { key })).body).toEqual({
    items: [],
    next_cursor: null,
    ignored: [],
  })
  const { items } = (await call('GET', `${users}/lin/traits?min_stage=candidate&context=personal`, { key }))
    .body
  expect(items).toMatchObject([
    {
      user_id: 'lin',
      memory_type: 'trait',
      content: '爱喝绿茶',
      trait: {
        stage: 'candidate',
        subtype: 'behavior',
        confidence: 0.4,
        context: 'personal',
        parent_id: null,
        child_ids: [],
        reinforcement_count: 0,
        contradiction_count: 0,
        derived_from: 'reflection',
        sides: null,
        window_start: null,
        window_end: null,
      },
    },
  ])
  const evidence = (await call('GET', `/api/v1/memories/${items[0].id}/evidence`, { key })).body.items
  expect(evidence.map((row: { memory: { id: string } }) => row.memory.id).sort()).toEqual([...ids].sort())
  expect(
    (await call('GET', `${users}/lin/traits?min_stage=legend&subtype=x&context=y`, { key })).body.ignored,
  ).toEqual(['min_stage', 'subtype', 'context'])
  clock.advance({ seconds: 1 })
  const profile = (await call('GET', `${users}/lin/profile?token_budget=300`, { key })).body
  expect(profile.facts).toHaveLength(3)
  expect(profile.tokens).toBeLessThanOrEqual(300)
})

test('a trait cannot be made, cannot be patched, and is dissolved by DELETE, actor user', async () => {
  const { call, key, models, drinksTea } = await givenFacts()
  models.add({ reflect: [drinksTea] })
  await call('POST', `${users}/lin/reflect`, { key })
  const [trait] = (await call('GET', `${users}/lin/traits?min_stage=trend`, { key })).body.items
  const at = `/api/v1/memories/${trait.id}`
  const made = await call('POST', '/api/v1/memories', {
    key,
    body: { user_id: 'lin', memory_type: 'trait', content: 'x' },
  })
  const patched = await call('PATCH', at, { key, body: { version: 1, content: 'x' } })
  expect([made.status, made.body.code, patched.status, patched.body.code]).toEqual([
    422,
    'trait_is_derived',
    422,
    'trait_is_derived',
  ])
  expect((await call('DELETE', at, { key })).body.trait.stage).toBe('dissolved')
  expect((await call('GET', `${users}/lin/traits?min_stage=trend`, { key })).body.items).toEqual([])
  const history = (await call('GET', `${at}/history`, { key })).body.items
  expect(history.map(({ event, actor }: Record<string, string>) => [event, actor])).toEqual([
    ['created', 'reflection'],
    ['dissolved', 'user'],
  ])
})

test('a failed model is an answer that says so, with the time of the next try kept', async () => {
  const { call, key, models } = await givenFacts()
  models.add({ reflect: [new Error('away')] })
  const failed = await call('POST', `${users}/lin/reflect`, { key, body: { session_ended: true } })
  expect([failed.status, failed.body]).toMatchObject([
    200,
    {
      triggered: true,
      trigger_type: 'session_end',
      cycle: { status: 'failed', error: 'reflect: model_error: the model call failed' },
    },
  ])
  expect((await call('GET', `${users}/lin/should-reflect`, { key })).body).toMatchObject({
    reason: 'backing_off',
  })
})

test('the same Idempotency-Key reflects once', async () => {
  const { call, key, models, drinksTea } = await givenFacts()
  models.add({ reflect: [drinksTea] })
  const request = { key, headers: { 'idempotency-key': 'once' }, body: { force: true } }
  const first = await call('POST', `${users}/lin/reflect`, request)
  const second = await call('POST', `${users}/lin/reflect`, request)
  expect(second.body).toEqual(first.body)
  expect((await call('GET', `${users}/lin/reflection-cycles`, { key })).body.items).toHaveLength(1)
})

test('statuses and codes of what is wrong', async () => {
  const { call, key } = await givenFacts()
  const expected = [
    ['POST', `${users}/lin/reflect`, { forse: true }, 422, 'unknown_field'],
    ['POST', `${users}/lin/reflect`, { force: 'yes' }, 422, 'invalid'],
    ['GET', `${users}/lin/traits?stage=core`, undefined, 422, 'unknown_field'],
    ['GET', `${users}/lin/profile?token_budget=-1`, undefined, 422, 'invalid'],
    ['GET', `${users}/lin/profile?token_budget=many`, undefined, 422, 'invalid'],
    ['GET', `${users}/lin/reflection-cycles?limit=201`, undefined, 422, 'invalid'],
    ['GET', `${users}/lin/reflection-cycles?cursor=x`, undefined, 400, 'malformed'],
  ] as const
  for (const [method, path, body, status, code] of expected) {
    const answer = await call(method, path, { key, ...(body && { body }) })
    expect([method, path, answer.status, answer.body.code]).toEqual([method, path, status, code])
  }
})

test('walls: another tenant sees nothing, a user token only its own user, a read key does not reflect', async () => {
  const { call, key, keyWith, tenant, tokenFor, models, drinksTea } = await givenFacts()
  models.add({ reflect: [drinksTea] })
  await call('POST', `${users}/lin/reflect`, { key })
  const { tenant_id, api_key: stranger } = await tenant()
  for (const path of ['traits?min_stage=trend', 'reflection-cycles']) {
    expect((await call('GET', `${users}/lin/${path}`, { key: stranger })).body.items).toEqual([])
  }
  expect((await call('GET', `${users}/lin/profile`, { key: stranger })).body.text).toBe('')
  expect(
    (await call('POST', `${users}/lin/reflect`, { key: stranger, body: { force: true } })).body,
  ).toMatchObject({
    triggered: false,
  })

  const other = await tokenFor(key, 'bob', { scopes: ['read', 'write'] })
  for (const path of ['should-reflect', 'traits', 'profile', 'reflection-cycles']) {
    expect((await call('GET', `${users}/lin/${path}`, { key: other })).status).toBe(403)
    expect((await call('GET', `${users}/bob/${path}`, { key: other })).status).toBe(200)
  }
  expect((await call('POST', `${users}/lin/reflect`, { key: other, body: {} })).status).toBe(403)
  const reader = await keyWith(tenant_id, ['read'])
  expect((await call('POST', `${users}/lin/reflect`, { key: reader, body: {} })).status).toBe(403)
})

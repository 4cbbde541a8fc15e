import { expect, test } from 'vitest'
import { givenTelling } from '../../../support/given/telling.ts'
import { saying, walk } from './walking.ts'

/** Deleting by a list and by words: only what a plan named is carried out. */

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

const given = async () => {
  const world = await givenTelling()
  const store = async (content: string, more: object = {}) =>
    (await world.at('POST', '/api/v1/memories', { user_id: 'lin', memory_type: 'fact', content, ...more }))
      .body.id as string
  const stores = async (...contents: readonly string[]) => {
    const ids: string[] = []
    for (const content of contents) ids.push(await store(content))
    return ids
  }
  return { ...world, store, stores }
}

test('a list: the plan is kept for 15 minutes, names what changed, and is carried out once', async () => {
  const { at, stores, store, clock } = await given()
  const [jazz, tea, otter] = await stores('Lin likes jazz', '林喜欢喝茶', 'Lin has seen an otter')
  const event = await store('Lin went to Oslo', { memory_type: 'episodic' })
  const plan = await at('DELETE', '/api/v1/memories?user_id=lin&memory_type=fact')
  expect(plan.status).toBe(200)
  expect(plan.body).toMatchObject({ kind: 'memories', user_id: 'lin', remaining: 0, rows: { memories: 3 } })
  expect(plan.body.found.map(({ id }: { id: string }) => id).sort()).toEqual([jazz, tea, otter].sort())
  expect(new Date(plan.body.expires_at).getTime() - clock.now().getTime()).toBe(15 * 60_000)
  const active = async () =>
    (await at('GET', '/api/v1/memories?user_id=lin')).body.items.map(({ id }: { id: string }) => id).sort()
  expect(await active()).toEqual([jazz, tea, otter, event].sort())

  const changed = await at('PATCH', `/api/v1/memories/${tea}`, { importance: 9, version: 1 })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  const late = await store('Lin plays chess')
  const by = `/api/v1/memories?user_id=lin&plan_id=${plan.body.plan_id}`
  const looked = await at('DELETE', `${by}&dry_run=true`)
  expect([looked.status, looked.body.plan_id, looked.body.rows.memories]).toEqual([200, plan.body.plan_id, 2])
  expect(await active()).toHaveLength(5)
  clock.advance({ minutes: 14 })
  const done = await at('DELETE', `${by}&dry_run=false`)
  expect([done.status, done.body]).toMatchObject([
    200,
    { kind: 'memories', skipped: [tea], rows: { memories: 2 } },
  ])
  expect(done.body.memory_ids.sort()).toEqual([jazz, otter].sort())
  expect(await active()).toEqual([event, late, tea].sort())
  clock.advance({ hours: 1 })
  const again = await at('DELETE', by)
  expect([again.status, again.body.receipt]).toEqual([200, done.body.receipt])
  expect(await active()).toEqual([event, late, tea].sort())
})

test('what is refused of a list', async () => {
  const { at, stores, clock, tell } = await given()
  await stores('Lin likes jazz')
  await tell(['I like tea'], 'other', 'bob')
  const list = '/api/v1/memories?user_id=lin'
  expect(codeOf(await at('DELETE', '/api/v1/memories'))).toEqual([422, 'invalid'])
  expect(codeOf(await at('DELETE', `${list}&query=jazz`))).toEqual([422, 'unknown_field'])
  expect(codeOf(await at('DELETE', `${list}&status=gone`))).toEqual([422, 'invalid'])
  expect(codeOf(await at('DELETE', `${list}&dry_run=maybe`))).toEqual([422, 'invalid'])
  expect(codeOf(await at('DELETE', `${list}&now=1`))).toEqual([422, 'invalid'])
  expect(codeOf(await at('DELETE', `${list}&plan_id=x`))).toEqual([422, 'invalid'])
  expect(codeOf(await at('DELETE', `${list}&dry_run=false`))).toEqual([422, 'plan_required'])
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect(codeOf(await at('DELETE', `${list}&plan_id=${unknown}`))).toEqual([404, 'not_found'])
  const { plan_id } = (await at('DELETE', list)).body
  expect(codeOf(await at('DELETE', `/api/v1/memories?user_id=bob&plan_id=${plan_id}`))).toEqual([
    404,
    'not_found',
  ])
  clock.advance({ minutes: 15 })
  expect(codeOf(await at('DELETE', `${list}&plan_id=${plan_id}`))).toEqual([409, 'plan_expired'])
  expect((await at('GET', list)).body.items).toHaveLength(1)
})

test.each([
  ['my ex girlfriend', 'Marisol', ['My ex girlfriend is called Marisol.', 'I live in Lisbon.']],
  ['我前女友', '小美', ['我前女友叫小美', '我住在大连']],
])('by words: %s', async (about, word, said) => {
  const world = await given()
  const { at, tell } = world
  await tell(said)
  const forget = (body: object, user = 'lin') => at('POST', `/api/v1/users/${user}/forget`, body)
  const plan = await forget({ about })
  expect(plan.body.found.map(({ text }: { text: string }) => text.includes(word))).toEqual([true, true])
  expect(plan.status).toBe(200)
  expect(plan.body).toMatchObject({ kind: 'forget', user_id: 'lin' })
  expect(plan.body.found[0].text).toContain(word)
  const ids = plan.body.found
    .filter(({ text }: { text: string }) => text.includes(word))
    .map(({ id }: { id: string }) => id)
  const { plan_id } = plan.body
  expect(codeOf(await forget({ about, dry_run: false }))).toEqual([422, 'plan_required'])
  expect(codeOf(await forget({}))).toEqual([422, 'invalid'])
  expect(codeOf(await forget({ about: '' }))).toEqual([422, 'invalid'])
  expect(codeOf(await forget({ about: 'x'.repeat(2_001) }))).toEqual([422, 'invalid'])
  expect(codeOf(await forget({ about, limit: 101 }))).toEqual([422, 'invalid'])
  expect(codeOf(await forget({ about, limit: 0 }))).toEqual([422, 'invalid'])
  const strange = '00000000-0000-4000-8000-000000000000'
  // Nothing of the plan is no deed: the plan is not used up by it.
  const nothing = await forget({ plan_id, ids: [] })
  expect([nothing.status, nothing.body.detail]).toEqual([422, 'ids: must not be empty'])
  const refused = await forget({ plan_id, ids: [strange] })
  expect([...codeOf(refused), refused.body.issues[0].path]).toEqual([422, 'invalid', 'ids.0'])
  await tell(['I like tea'], 'other', 'bob')
  expect(codeOf(await forget({ plan_id }, 'bob'))).toEqual([404, 'not_found'])
  expect(codeOf(await forget({ plan_id: strange }))).toEqual([404, 'not_found'])
  const looked = await forget({ plan_id, ids, dry_run: true })
  expect([looked.status, looked.body.plan_id]).toEqual([200, plan_id])
  expect(saying(await walk(world, { queries: [about] }), word).length).toBeGreaterThan(3)

  const done = await forget({ plan_id, ids, dry_run: false })
  expect([done.status, done.body]).toMatchObject([200, { kind: 'forget', skipped: [] }])
  expect(JSON.stringify(done.body)).not.toContain(word)
  expect(saying(await walk(world, { ids: done.body.memory_ids, queries: [about] }), word)).toEqual([])
  expect((await forget({ plan_id, ids })).body.receipt).toBe(done.body.receipt)
  expect((await at('GET', '/api/v1/memories?user_id=lin')).body.items.length).toBeGreaterThan(0)
})

test('a plan in words lists what means the same in other words, and nothing of somebody else', async () => {
  const { at, stores } = await given()
  const [pay, , , rent] = await stores(
    '用户月薪一万二',
    '用户的姐姐月薪两万',
    '用户在华为上班',
    'The user pays 900 a month for the flat',
  )
  const foundFor = async (about: string) =>
    (await at('POST', '/api/v1/users/lin/forget', { about })).body.found.map(({ id }: { id: string }) => id)
  expect(await foundFor('我的工资')).toEqual([pay])
  expect(await foundFor('salary')).toEqual([pay])
  expect(await foundFor('my rent')).toEqual([rent])
})

test('a plan finds a word that something invisible stands in, as it was copied from a page', async () => {
  const { at, stores } = await given()
  const [dog] = await stores('My dog is called Bis\u200bcuit', 'I drink tea')
  const plan = await at('POST', '/api/v1/users/lin/forget', { about: 'Biscuit' })
  expect(plan.body.found.map(({ id }: { id: string }) => id)).toEqual([dog])
})

test.each([
  ['alcohol', ['I drink two beers every Friday', '林蔚每晚喝一杯红酒'], 'I run every morning'],
  ['pets', ['We have an old corgi'], 'I bought a new desk'],
  ['coffee', ['林蔚早上要手冲一壶'], '林蔚每天喝龙井茶'],
  ['咖啡', ['I have a latte before work'], 'I take the bus to work'],
])('a plan about %s lists what is of its kind, in the other language too', async (about, told, other) => {
  const { at, stores } = await given()
  const ids = await stores(...told)
  const [kept] = await stores(other)
  const plan = await at('POST', '/api/v1/users/lin/forget', { about })
  const found = plan.body.found.map(({ id }: { id: string }) => id)
  expect(found).toEqual(expect.arrayContaining(ids))
  expect(found).not.toContain(kept)
})

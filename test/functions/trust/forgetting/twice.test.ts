import { expect, test } from 'vitest'
import { extraction, fact, mark, marks } from '../../../core/ingest/support/support.ts'
import { givenTelling } from '../../../support/given/telling.ts'
import { scriptedModels } from '../../../support/stand-ins/scripted-models.ts'
import { saying, sweepAfter, tablesWith, walk } from './walking.ts'

/** Turns of which only a part goes, what is sent or asked again, and who deletes at the same time. */

type Listed = { id: string; content: string }
const withWord = (items: readonly Listed[], word: string): Listed =>
  items.find(({ content }) => content.includes(word))!

test.each([
  ['My brother is called Ezra and I live in Lisbon.', 'Ezra', 'Lisbon'],
  ['我弟弟叫小宝🎷，我住在大连', '小宝', '大连'],
])('one of two memories of a turn goes and comes back: %s', async (text, word, other) => {
  const models = scriptedModels({
    mark_turns: [marks(mark('t1'))],
    extract: [extraction({ facts: [fact(`the brother is ${word}`, 't1'), fact(`home is ${other}`, 't1')] })],
  })
  const world = await givenTelling({ models })
  const { at, tell, memories } = world
  await tell([text])
  const before = await memories()
  const target = withWord(before, word)
  const look = () => walk(world, { ids: before.map(({ id }: Listed) => id), queries: [word, other] })
  const seen = await look()
  const gone = await at('DELETE', `/api/v1/memories/${target.id}`)
  expect(gone.body.deletion).toMatchObject({
    memory_ids: [target.id],
    turns: [{ session_id: 's', turn_id: 't1' }],
  })
  expect(saying(await look(), word)).toEqual([])
  const stays = await memories()
  expect(stays.map(({ content }: Listed) => content)).toEqual([`home is ${other}`])
  const recalled = JSON.stringify(await world.recall(other))
  expect(recalled).not.toContain(target.id)
  expect((await at('POST', `/api/v1/memories/${target.id}/restore`)).status).toBe(200)
  const places = (lines: readonly string[]) => saying(lines, word).map((line) => line.split(' ')[1])
  expect(places(await look())).toEqual(places(seen))
  expect((await at('GET', '/api/v1/sessions/s/turns')).body.items[0].text).toBe(text)
})

test('two deletes at once have one receipt; of several one comes back, and the others’ bytes go', async () => {
  const world = await givenTelling()
  const { at, tell, memories } = world
  await tell(['My ex girlfriend is called Marisol.', '我住在大连'])
  const [first, second] = [withWord(await memories(), 'Marisol'), withWord(await memories(), '大连')]
  const both = await Promise.all([
    at('DELETE', `/api/v1/memories/${first.id}`),
    at('DELETE', `/api/v1/memories/${first.id}`),
    at('DELETE', '/api/v1/sessions/s/turns/t1'),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(both[0].body.deletion.receipt).toBe(both[1].body.deletion.receipt)
  expect((await at('POST', `/api/v1/memories/${first.id}/restore`)).status).toBeLessThan(300)
  const plan = (await at('DELETE', '/api/v1/memories?user_id=lin')).body
  const by = `/api/v1/memories?user_id=lin&plan_id=${plan.plan_id}`
  const done = await Promise.all([at('DELETE', by), at('DELETE', by)])
  expect(done.map(({ status }) => status)).toEqual([200, 200])
  expect(done[0].body.receipt).toBe(done[1].body.receipt)
  expect(await memories()).toEqual([])
  const back = await at('POST', `/api/v1/memories/${second.id}/restore`)
  expect([back.status, back.body.content]).toEqual([200, second.content])
  await sweepAfter(world, 31)
  expect(await tablesWith(world, 'Marisol')).toEqual([])
  expect((await tablesWith(world, '大连')).length).toBeGreaterThan(1)
  expect((await at('GET', `/api/v1/memories/${second.id}`)).body.content).toBe(second.content)
})

test('an answer that is kept for a key is refused once what it held is forgotten; said again it is stored', async () => {
  const { at, call, key } = await givenTelling()
  const body = { user_id: 'lin', memory_type: 'fact', content: '林怕蜘蛛' }
  const store = (name: string) =>
    call('POST', '/api/v1/memories', { key, headers: { 'idempotency-key': name }, body })
  const made = await store('a')
  expect(made.status).toBe(201)
  const users = async () => (await at('GET', '/api/v1/users/lin')).body
  const counted = JSON.stringify(await users())
  await at('DELETE', `/api/v1/memories/${made.body.id}`)
  expect(JSON.stringify(await users())).not.toBe(counted)
  expect((await at('GET', '/api/v1/stats')).body.memories).toBe(0)
  const repeated = await store('a')
  expect([repeated.status, repeated.body.code]).toEqual([409, 'forgotten'])
  const imported = await call('POST', '/api/v1/memories/batch', {
    key,
    body: { items: [body] },
  })
  expect(JSON.stringify(imported.body)).toContain('forgotten')
  const anew = await store('b')
  expect(anew.status).toBe(201)
  const late = await at('POST', `/api/v1/memories/${made.body.id}/restore`)
  expect([late.status, late.body.code]).toEqual([409, 'conflict'])
})

test('what is asked wrongly is refused with the place of the fault, and changes nothing', async () => {
  const { at, tell, memories } = await givenTelling()
  await tell(['I live in Lisbon.'])
  const [{ id }] = await memories()
  const wrong: [string, string, number][] = [
    ['DELETE', `/api/v1/memories/${id}?dry_run=yes`, 422],
    ['DELETE', `/api/v1/memories/${id}?now=yes`, 422],
    ['DELETE', `/api/v1/memories/${id}?turns=drop`, 422],
    ['DELETE', `/api/v1/memories/${id}?word=x`, 422],
    ['DELETE', '/api/v1/memories/x', 422],
    ['DELETE', '/api/v1/sessions/s?dry_run=2', 422],
    ['DELETE', '/api/v1/sessions/s?user_id=bob', 404],
    ['DELETE', '/api/v1/sessions/none', 404],
    ['DELETE', '/api/v1/sessions/s/turns/none', 404],
    ['DELETE', '/api/v1/sessions/s/turns/t1?turns=keep', 422],
    ['POST', '/api/v1/memories/x/restore', 422],
  ]
  for (const [method, path, status] of wrong)
    expect([method, path, (await at(method, path)).status]).toEqual([method, path, status])
  expect(await memories()).toHaveLength(1)
  const kept = await at('DELETE', `/api/v1/memories/${id}?turns=keep`)
  expect([kept.status, kept.body.deletion.turns]).toEqual([200, []])
  expect((await at('GET', '/api/v1/sessions/s/turns')).body.items[0].text).toBe('I live in Lisbon.')
})

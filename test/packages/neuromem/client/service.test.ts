import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { givenClient } from '../support/service.ts'

test('the page of the README: say, recall, list, chat', async () => {
  const { nm } = await givenClient()
  const ann = nm.user('ann')
  const committed = await ann
    .session('monday')
    .add({ role: 'user', text: 'My sister Mei visits on the first Sunday.' }, { wait: true })
  expect(committed).toMatchObject({ accepted_turns: 1, status: 'COMPLETED' })
  const known = await ann.recall('When does her sister come?', { token_budget: 400, explain: true })
  expect(`${known}`).toBe(known.context)
  expect(`${known}`).toMatch('Mei')
  expect(Object.keys(known)).not.toContain('toString')
  const memories = await nm.memories.list({ user_id: 'ann' }).toArray({ max: 10 })
  expect(memories.map(({ content }) => content).join()).toMatch('Mei')
  const reply = ann.chat('Morning!', { sessionId: 'monday' })
  let text = ''
  for await (const piece of reply.text) text += piece
  expect(text).not.toBe('')
  expect((await reply.done).affinity.after).toBeGreaterThan(0)
  expect((await ann.recall('quantum chromodynamics')).abstained).toBe(true)
})

test('turns without ids: a second "ok" is a second turn, a history sent again is none', async () => {
  const { nm } = await givenClient()
  const session = nm.user('bo').session('s')
  const ok = { role: 'user', text: 'ok' } as const
  await session.add(ok, { infer: false })
  expect(await session.add(ok, { infer: false })).toMatchObject({ accepted_turns: 1, deduped_turns: 0 })
  const history = nm.user('bo').session('h')
  const said = ['one', 'two', 'ok', 'ok'].map((text) => ({ role: 'user' as const, text }))
  await history.add(said.slice(0, 3), { at: 0, infer: false })
  expect(await history.add(said, { at: 0, infer: false })).toMatchObject({
    accepted_turns: 1,
    deduped_turns: 3,
  })
  expect(await history.add(said[3]!, { at: 3, infer: false })).toMatchObject({
    accepted_turns: 0,
    deduped_turns: 1,
  })
  expect((await history.turns().toArray({ max: 9 })).map(({ text }) => text)).toEqual([
    'one',
    'two',
    'ok',
    'ok',
  ])
})

test('a key of one’s own is a request said once: repeated, its answer says so', async () => {
  const { nm } = await givenClient()
  const idempotencyKey = randomUUID()
  const first = await nm.user('ann').remember('tea', {}, { idempotencyKey }).withResponse()
  const second = await nm.user('ann').remember('tea', {}, { idempotencyKey }).withResponse()
  expect([first.replayed, second.replayed]).toEqual([false, true])
  expect(second.data).toEqual(first.data)
})

test('a job is waited for', async () => {
  const { nm } = await givenClient()
  const { job_id } = await nm
    .user('ann')
    .session('s')
    .add({ role: 'user', text: 'I live in Dalian.' }, { wait: true })
  expect(await nm.jobs.wait(job_id!)).toMatchObject({ status: 'COMPLETED' })
})

test('what is exported of a person is imported elsewhere', async () => {
  const { nm } = await givenClient()
  await nm.user('ann').remember('Tea in the morning, 早上喝茶')
  const lines: string[] = []
  for await (const line of nm.user('ann').export()) lines.push(line.kind)
  expect(lines).toContain('memory')
  const elsewhere = await givenClient()
  const { rows } = await elsewhere.nm.user('ann').import(nm.user('ann').export())
  expect(rows).toMatchObject({ memory: 1 })
  expect(`${await elsewhere.nm.user('ann').recall('tea in the morning')}`).toMatch('早上喝茶')
})

test('a fault of the service is told by its code, its fields and its request', async () => {
  const { nm } = await givenClient()
  const unknown = nm.memories.get(randomUUID())
  await expect(unknown).rejects.toMatchObject({ code: 'not_found', status: 404, issues: null })
  const wrong = nm.user('ann').remember('tea', { importance: 99 })
  await expect(wrong).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'importance' }] })
  await expect(wrong).rejects.toMatchObject({ requestId: expect.stringMatching(/./) })
})

test('a user token that ends is asked for anew', async () => {
  const { nm, client, tokenFor, key, clock } = await givenClient()
  await nm.user('ann').remember('tea')
  let asked = 0
  const token = () => {
    asked++
    return tokenFor(key, 'ann', { expires_in: 60 })
  }
  const mine = client({ key: token })
  await mine.user('ann').get()
  clock.set('2027-01-01T00:00:00Z')
  expect(await mine.user('ann').get()).toMatchObject({ user_id: 'ann' })
  expect(asked).toBe(2)
})

test('what is at fault in a later batch is told by its place in the whole', async () => {
  const { nm } = await givenClient()
  const items = Array.from({ length: 700 }, (_, n) => ({
    user_id: 'ann',
    memory_type: 'fact' as const,
    content: n === 600 ? '' : `茶 ${n}`,
  }))
  await expect(nm.memories.addMany(items)).rejects.toMatchObject({
    status: 422,
    message: 'items.600.content: must not be empty',
    issues: [{ path: 'items.600.content' }],
  })
})

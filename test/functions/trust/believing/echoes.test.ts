import { expect, test } from 'vitest'
import { givenTelling } from '../../../support/given/telling.ts'

type World = Awaited<ReturnType<typeof givenTelling>>

async function asks({ app, key }: World, message: string, idempotency_key: string) {
  const answer = await app.request('/api/v1/sse/message', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: 'lin', session_id: 'chat', message, idempotency_key }),
  })
  return { status: answer.status, text: await answer.text() }
}

const turnsOf = async ({ at }: World, session: string): Promise<string[]> =>
  (await at('GET', `/api/v1/sessions/${session}/turns`)).body.items.map(({ text }: { text: string }) => text)

test.each([
  ['我前女友叫小美', '我前女友叫什么？', '小美', '我最喜欢喝什么？', '我喜欢喝茶'],
  ['My ex is called May.', 'What is the name of my ex?', 'May', 'What do I like?', 'I like tea.'],
])('a reply that repeats what is forgotten goes with it: %s', async (said, question, word, other, liked) => {
  const world = await givenTelling()
  const { at, tell, memories, recall } = world
  await tell([said, liked])
  const first = await asks(world, question, 'k1')
  expect(first.text).toContain(word)
  await asks(world, other, 'k2')
  const before = await turnsOf(world, 'chat')
  expect(before).toHaveLength(4)
  const target = (await memories()).find(({ content }: { content: string }) => content.includes(word))

  const plan = await at('DELETE', `/api/v1/memories/${target.id}?dry_run=true`)
  const gone = await at('DELETE', `/api/v1/memories/${target.id}`)
  expect(gone.body.deletion.turns).toEqual(plan.body.turns)
  expect(gone.body.deletion.turns.map((one: { session_id: string }) => one.session_id).sort()).toEqual([
    'chat',
    's',
  ])
  const [asked, answered, ...rest] = await turnsOf(world, 'chat')
  expect([asked, answered, ...rest]).toEqual([question, '', ...before.slice(2)])
  expect(JSON.stringify((await recall(question)).results)).not.toContain(word)
  const again = await asks(world, question, 'k1')
  expect(again.status).toBe(409)
  expect(again.text).toContain('forgotten')
  expect((await asks(world, question, 'k3')).text).not.toContain(word)

  expect((await at('POST', `/api/v1/memories/${target.id}/restore`)).status).toBe(200)
  expect((await turnsOf(world, 'chat')).slice(0, 4)).toEqual(before)
})

test('so does a reply of the application, said after the turn; one that says something else stays', async () => {
  const world = await givenTelling()
  const { at, tell, memories } = world
  await tell([
    { role: 'assistant', text: 'Hello, how are you?' },
    'My ex is called May.',
    { role: 'assistant', text: 'May is a lovely name.' },
    { role: 'assistant', text: 'It may rain in the evening.' },
    'I live in Oslo.',
    { role: 'assistant', text: 'Oslo is cold.' },
  ])
  const target = (await memories()).find(({ content }: { content: string }) => content.includes('May'))
  const kept = await at('DELETE', `/api/v1/memories/${target.id}?turns=keep&dry_run=true`)
  expect(kept.body.turns).toEqual([])
  const gone = await at('DELETE', `/api/v1/memories/${target.id}`)
  expect(gone.status).toBe(200)
  const texts = await turnsOf(world, 's')
  expect(texts[0]).toBe('Hello, how are you?')
  expect(texts.slice(1, 3)).toEqual(['', ''])
  expect(texts.slice(4)).toEqual(['I live in Oslo.', 'Oslo is cold.'])
})

test.each([
  ['我住在北京。', '我住在哪里？', '北京', '请忘记我住在北京。'],
  ['I live in Oslo.', 'Where do I live?', 'Oslo', 'Please forget that I live in Oslo.'],
])('asked for in words, replies go too: %s', async (said, question, word, ask) => {
  const world = await givenTelling()
  const { tell, recall } = world
  await tell([said])
  expect((await asks(world, question, 'k1')).text).toContain(word)
  await tell([ask], 'later')
  expect((await turnsOf(world, 'chat')).join()).not.toContain(word)
  const answer = await recall(question)
  expect(JSON.stringify([answer.results, answer.facts, answer.context])).not.toContain(word)
})

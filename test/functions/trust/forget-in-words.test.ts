import { expect, test } from 'vitest'
import { givenTelling } from './telling.ts'

test.each([
  ['I live in Oslo.', 'Please forget that I live in Oslo.', 'Oslo'],
  ['我前女友叫小美。', '请忘掉我前女友的事', '小美'],
])('%s %s: the memory, its words and the asking turn are nowhere, by words', async (said, request, word) => {
  const { tell, memories, recall, at } = await givenTelling()
  await tell([said])
  expect(await memories()).toHaveLength(1)
  const job = await tell([request])
  expect(job.metrics).toMatchObject({ memories_written: 0, items_rejected: {} })
  expect(await memories()).toEqual([])
  const turns = (await at('GET', '/api/v1/sessions/s/turns')).body.items
  expect(turns).toMatchObject([{ text: '' }, { text: '' }])
  const answer = await recall(said, { abstain_below: 0 })
  expect([answer.results, JSON.stringify(answer).includes(word)]).toEqual([[], false])
  const { items } = (await at('GET', '/api/v1/erasures')).body
  expect(items).toMatchObject([{ kind: 'memory', by: 'words' }])
})

test.each([
  ['I live in Oslo.', 'Please forget that I was in prison.'],
  ['我住在北京。', '忘掉小美'],
])('%s %s: what names nothing that is there is counted, and makes no memory', async (said, request) => {
  const { tell, memories, at } = await givenTelling()
  await tell([said])
  const job = await tell([request])
  expect(job.metrics.items_rejected).toEqual({ forget_unmatched: 1 })
  expect(await memories()).toHaveLength(1)
  expect((await at('GET', '/api/v1/sessions/s/turns')).body.items[1].text).toBe(request)
})

test('a memory made from a turn that is withheld afterwards is forgotten', async () => {
  const { tell, memories } = await givenTelling()
  await tell(['I live in Oslo.'])
  await tell(["Don't remember this."])
  expect(await memories()).toEqual([])
})

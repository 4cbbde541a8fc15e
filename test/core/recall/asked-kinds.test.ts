import { expect, test } from 'vitest'
import { byKinds } from '../../../src/core/recall/ranking/by-kinds.ts'
import type { Found } from '../../../src/core/recall/reading/rows.ts'
import { searchTerms } from '../../../src/core/search/terms.ts'
import { kindsAsked, NO_KINDS } from '../../../src/core/text/kinds/asked-kinds.ts'
import { givenTelling } from '../../functions/trust/telling.ts'

test('a thing is found by its kind, though nobody said the kind', async () => {
  const { tell, recall } = await givenTelling()
  await tell([
    'I took up the mandolin again.',
    'Oysters bring me out in hives.',
    'I am from a village near Oulu.',
  ])
  const first = async (query: string) => {
    const { abstained, results } = await recall(query)
    return abstained ? null : (results[0].memory?.content ?? results[0].turn.text)
  }
  expect(await first('Do I play an instrument?')).toContain('mandolin')
  expect(await first('Am I allergic to anything?')).toContain('Oysters')
  expect(await first('Where did I grow up?')).toContain('Oulu')
})

test('换一种说法问，也找得到', async () => {
  const { tell, recall } = await givenTelling()
  await tell(['我在邮局三班倒。', '周末没事就去水库钓鱼。', '我是嘉兴人。'])
  expect(await recall('我是做什么工作的？')).toMatchObject({ abstained: false })
  expect((await recall('我有什么爱好？')).context).toContain('钓鱼')
  expect((await recall('我老家在哪儿？')).context).toContain('嘉兴')
})

test("somebody else's work is not answered with the person's own", async () => {
  const { tell, recall } = await givenTelling()
  await tell(['I work for the harbour office.', 'My sister moved to Porto in March.'])
  expect(await recall("What is my sister's job?")).toMatchObject({ abstained: true })
  expect(await recall('What is my job?')).toMatchObject({ abstained: false })
})

test('where nobody told of a kind, all is ranked as if none had been asked for', () => {
  const query = 'What is my hobby?'
  const words = searchTerms(query)
  const asked = kindsAsked(query)
  expect(asked.terms).toEqual(['hobby@'])
  const row = { counts: new Map([[1, 2]]) }
  const found = {
    ...{ memories: [row], turns: [], around: [], facts: [] },
    memories_stats: { n: 3, df: { 0: 0, 1: 2 } },
    turns_stats: { n: 0, df: null },
  } as unknown as Found
  const heard = byKinds(found, words, asked)
  expect([heard.terms, heard.asked]).toEqual([words, NO_KINDS])
  expect(heard.found.memories[0]!.counts).toEqual(new Map([[0, 2]]))
  expect(heard.found.memories_stats.df).toMatchObject({ 0: 2 })
  const told = { ...found, turns: [{ counts: new Map([[0, 1]]) }] } as unknown as Found
  expect(byKinds(told, words, asked).terms.terms).toEqual(['hobby@', 'hobbi'])
})

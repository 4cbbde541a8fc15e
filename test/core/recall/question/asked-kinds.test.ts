import { expect, test } from 'vitest'
import { byKinds } from '../../../../src/core/recall/ranking/by-kinds.ts'
import type { Found } from '../../../../src/core/recall/reading/rows.ts'
import { searchTerms } from '../../../../src/core/search/terms.ts'
import { kindsAsked, NO_KINDS } from '../../../../src/core/text/kinds/asked-kinds.ts'
import { kindsSaid } from '../../../../src/core/text/kinds/said-kinds.ts'
import { givenTelling } from '../../../support/given/telling.ts'

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

test('what is done on a day, wished, bought, lost or learnt is found by that, and another day is not', async () => {
  const { tell, recall } = await givenTelling()
  await tell([
    '每周一我去上陶艺课。',
    '我这辈子最大的愿望是环游世界。',
    '昨天在地铁上钱包被偷了。',
    '我常去巷口老王那儿剃头。',
    '我从小跟着爷爷在大连长大。',
  ])
  const first = async (query: string) => {
    const { abstained, results } = await recall(query)
    return abstained ? null : (results[0].memory?.content ?? results[0].turn.text)
  }
  expect(await first('我周一干什么')).toContain('陶艺')
  expect(await first('我有什么梦想')).toContain('环游')
  expect(await first('我什么东西不见了')).toContain('钱包')
  expect(await first('我去哪里理发')).toContain('剃头')
  expect(await first('我小时候住在哪儿')).toContain('大连')
  expect(await first('我周三干什么')).toBeNull()
  expect(await first('我爸有什么梦想')).toBeNull()
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

test('繁體字、廣東話也一樣', async () => {
  const { tell, recall } = await givenTelling()
  await tell([
    '我太太在醫院當護理師。',
    '我而家喺荃灣一間公司做會計。',
    '我媽媽最近血壓高。',
    '樂樂今年七歲。',
  ])
  expect((await recall('我太太是做什麼工作的？')).context).toContain('護理師')
  expect((await recall('我喺邊度做嘢？')).context).toContain('荃灣')
  expect((await recall('我媽媽身體怎麼樣？')).context).toContain('血壓')
  expect((await recall('樂樂幾歲？')).context).toContain('七歲')
})

test('of whose relative is told, whose they are says', () => {
  expect(kindsSaid('王姐的老公在银行上班').filter((kind) => !kind.endsWith('@王姐'))).toEqual([])
  expect(kindsSaid('我老公在银行上班')).toContain('work@partner')
  expect(kindsSaid('三岁的女儿在上幼儿园')).toContain('@daughter')
})

import { expect, test } from 'vitest'
import { kindsAsked } from '../../../../src/core/text/kinds/asked-kinds.ts'
import { kindsSaid } from '../../../../src/core/text/kinds/said-kinds.ts'
import { givenTelling } from '../../../support/given/telling.ts'

/** What is answered first; null where nothing is. */
async function givenFirst(told: readonly string[]) {
  const { tell, recall } = await givenTelling()
  await tell(told)
  return async (query: string): Promise<string | null> => {
    const { abstained, results } = await recall(query)
    return abstained ? null : (results[0].memory?.content ?? results[0].turn.text)
  }
}

test('a season, two questions in one and a word of another family are no reason to know nothing', async () => {
  const first = await givenFirst([
    'Just got back from the vet, our beagle Milo has an ear infection.',
    'Milo turned nine last month.',
    "We're off to Crete in July with the kids.",
    'I teach year 4 at a primary school.',
    "I can't have dairy, it wrecks me.",
  ])
  expect(await first('where are we going this summer?')).toContain('Crete')
  expect(await first("what's my dog called and how old is he?")).toContain('Milo')
  expect(await first('what do I do for a living?')).toContain('year 4')
  expect(await first('what foods should I stay away from?')).toContain('dairy')
  expect(await first("what's my cat's name?")).toBeNull()
  expect(await first("what's my salary?")).toBeNull()
})

test('亲人的事、两个问题一起问、换个说法问', async () => {
  const first = await givenFirst([
    '上周三我爸做了白内障手术，挺顺利的。',
    '我家狗叫豆豆，今年八岁了。',
    '我们主管老周天天催进度。',
    '我原来在美团，上个月跳槽去了字节。',
    '我女朋友喜欢喝奶茶。',
  ])
  expect(await first('我爸的眼睛手术哪天做的')).toContain('白内障')
  expect(await first('我们家狗叫什么，几岁了')).toContain('豆豆')
  expect(await first('我领导是谁')).toContain('老周')
  expect(await first('我现在在哪家公司上班')).toContain('字节')
  expect(await first('我妈的手术哪天做的')).toBeNull()
  expect(await first('我女朋友在哪上班')).toBeNull()
})

test.each([
  ["what's my dog called and how old is he?", ['pet@', 'age@']],
  ["who's my sister and where does she live?", ['name@sister', 'home@sister']],
  ['我爸在哪上班，多大了', ['work@father', 'age@father']],
  ['Where are we going in July?', ['trip@']],
  ['Which company do I work for?', ['work@']],
  ["what can't my husband eat?", ['avoid@partner']],
  ['我孙女多大了', ['age@granddaughter']],
  ['Which instrument did I leave on the ferry?', []],
])('%s', (query, terms) => {
  expect(kindsAsked(query).terms).toEqual(terms)
})

test.each([
  ["We've got two boys, Ollie and Ben.", ['name@child', '@child'], []],
  ["My sister's kids, Tom and Ann, are here.", [], ['name@child']],
  ["I've got a van.", ['vehicle@'], []],
  ['I teach French.', ['work@'], []],
  ['I taught myself to juggle.', [], ['work@']],
  ['上周三我爸做了手术。', ['surgery@father'], ['surgery@']],
  ['孙子三岁半。', ['age@grandson', 'age@grandchild'], ['age@granddaughter']],
])('%s', (text, tells, not) => {
  const said = kindsSaid(text)
  expect(said).toEqual(expect.arrayContaining(tells))
  for (const kind of not) expect(said).not.toContain(kind)
})

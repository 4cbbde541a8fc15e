import { expect, test } from 'vitest'
import { kindsAsked } from '../../../src/core/text/kinds/asked-kinds.ts'
import { kindsSaid } from '../../../src/core/text/kinds/said-kinds.ts'
import { processorMs } from '../../support/processor.ts'

test.each([
  ['I took up the mandolin in Lent.', 'instrument@'],
  ['btw I turned 30 last Tuesday lol', 'age@'],
  ['We adopted a whippet called Juno.', 'pet@'],
  ['My older brother Piet is a welder.', 'work@elder-brother'],
  ['My older brother Piet is a welder.', 'work@piet'],
  ['My older brother Piet is a welder.', 'work@brother'],
  ['Nadia works for the harbour office.', 'work@nadia'],
  ['Oysters give me hives.', 'avoid@'],
  ['The landlord raised the rent again.', 'rent@'],
  ['my gaffer is called Bert', 'name@boss'],
  ['我在邮局上班。', 'work@'],
  ['我姐在邮局上班。', 'work@elder-sister'],
  ['女儿叫朵朵，刚满六岁。', 'age@daughter'],
  ['女儿叫朵朵，刚满六岁。', 'age@child'],
  ['女儿叫朵朵，刚满六岁。', 'age@朵朵'],
  ['我一喝牛奶就拉肚子。', 'avoid@'],
  ['搬完家了，现在住在惠州。', 'home@'],
  ['老赵现在住在惠州。', 'home@老赵'],
  ['我早就不住那儿了。', 'home@'],
  ['We got a dog from the farm, she is called Moss.', 'name@'],
])('%s tells %s', (text, term) => {
  expect(kindsSaid(text)).toContain(term)
})

test.each([
  ['My older brother Piet is a welder.', 'work@'],
  ['Nadia works for the harbour office.', 'work@'],
  ['我姐在邮局上班。', 'work@'],
  ['Do I play any instrument?', 'instrument@'],
  ['我有什么宠物吗？', 'pet@'],
  ['记住这个。', 'home@'],
  ['我当时没忍住，哭了。', 'home@'],
  ['这个单词我老是记不住。', 'home@'],
])('%s does not tell %s', (text, term) => {
  expect(kindsSaid(text)).not.toContain(term)
})

test('what somebody says of themselves is found by their name too', () => {
  expect(kindsSaid('I work for the harbour office.', { speaker: 'Nadia' })).toEqual(
    expect.arrayContaining(['work@', 'work@nadia']),
  )
})

test.each([
  ['She works on the night ferry now.', []],
  ['他在邮局上班。', []],
  ['My sister is home. She works on the night ferry.', ['work@sister', 'work@sibling']],
  ['I am off today. She works on the night ferry.', []],
  ['我姐回来了。她在邮局上班。', ['work@elder-sister', 'work@sister', 'work@sibling']],
])('of %s only whom it names is known', (text, terms) => {
  expect(kindsSaid(text).filter((term) => term.startsWith('work@'))).toEqual(terms)
})

test.each([
  ['She works on the night ferry now.', 'Nadia', 'work@nadia'],
  ['She works on the night ferry now.', "user's sister", 'work@sister'],
  ['她在邮局上班。', '用户的姐姐', 'work@elder-sister'],
  ['林静的妈在邮局上班。', '用户的妈妈', 'work@mother'],
])('%s about %s tells %s', (text, about, term) => {
  const terms = kindsSaid(text, { about })
  expect(terms).toContain(term)
  expect(terms).not.toContain('work@')
})

test.each([
  ['Do I play an instrument?', ['instrument@']],
  ["What is my sister's job?", ['work@sister']],
  ['What does Nadia do for a living?', ['work@nadia']],
  ['How many children do I have?', ['@child']],
  ['Who is my fiancé?', ['name@partner']],
  ['我老家是哪儿的？', ['origin@']],
  ['我弟弟的职业是什么？', ['work@younger-brother']],
  ['大刘在哪儿上班？', ['work@大刘']],
  ['Who bought my bike?', []],
  ['When did I sell the car?', []],
  ['Which instrument did I leave on the ferry?', []],
  ['I play the mandolin.', []],
])('%s asks for %j', (query, terms) => {
  expect(kindsAsked(query).terms).toEqual(terms)
})

test('a long text is read in linear time', async () => {
  for (const piece of ['my my my ', '我的', 'a-', 'the the ', 'I’ve been ', '，', 'x']) {
    const text = piece.repeat(32_768 / piece.length)
    expect(await processorMs(() => kindsSaid(text), 200), piece).toBeLessThan(200)
  }
})

import { describe, expect, test } from 'vitest'
import { askedWords } from '../../../../src/core/recall/reading/question/asked-words.ts'
import { givenTelling } from '../../../support/given/telling.ts'

test.each([
  ['Which race did I sign up for?', ['race']],
  ['And which programming language am I learning?', ['program', 'languag']],
  ['what sport do I do at the weekend?', ['sport']],
  ['Which philosopher interests me?', ['philosoph']],
  ['What kind of pottery did Mel make?', []],
  ['What is my blood type?', []],
  ['What did Ann paint?', []],
  ['Which of the two did Ann take?', []],
  ['Who bought my bike?', ['bui']],
  ['我报了哪场比赛？', ['比', '比赛', '赛']],
  ['我在哪家医院上班？', ['医', '医院', '院']],
  ['我们去哪里面试？', []],
  ['我为什么去四川？', []],
  ['我什么时候到期？', []],
])('the kind that a question asks for: %s', (query, terms) => {
  expect([...askedWords(query).kind]).toEqual(terms)
})

test('an answer need not say the kind that a question asks for', async () => {
  const { tell, recall } = await givenTelling()
  await tell(['I signed up for the Qingdao half marathon on April 19.', 'I have a cat, and I live in Ghent.'])
  const { abstained, results } = await recall('Which race did I sign up for?')
  expect([abstained, results.length > 0]).toEqual([false, true])
  expect(await recall('What is my blood type?')).toMatchObject({ abstained: true, results: [] })
})

test.each([
  ['妈妈的牙医是谁？', '妈妈 牙医'],
  ['小雨的生日是哪天？', '小雨 生日'],
  ['我每周打什么球？', '每周打 球'],
  ['谁买了我的自行车？', '自行车'],
  ['考试的时候发生了什么？', '考试'],
  ['老赵what?', ''],
])('the words of a Chinese question: %s', (query, words) => {
  expect(
    askedWords(query)
      .words.map((word) => word.join(''))
      .join(' '),
  ).toBe(words)
})

test('what was told of two things is no answer about one of them', async () => {
  const { tell, recall } = await givenTelling()
  await tell(['我妈妈的生日是六月十二号。'], 'one')
  await tell(['我周五上午九点要去看牙医。'], 'two')
  expect(await recall('妈妈的牙医是谁？')).toMatchObject({ abstained: true, results: [] })
  expect(await recall('妈妈的生日是哪天？')).toMatchObject({ abstained: false })
  expect(await recall('我什么时候去看牙医？')).toMatchObject({ abstained: false })
})

test('how old somebody is, or how much something cost, is answered by a number', async () => {
  const { tell, recall } = await givenTelling()
  await tell(['My sister is a midwife in Turin.', '我姐夫老赵开一辆旧的沃尔沃。'])
  expect(await recall('How old is my sister?')).toMatchObject({ abstained: true })
  expect(await recall('沃尔沃花了多少钱？')).toMatchObject({ abstained: true })
  await tell(['My sister turned forty in May.', '那辆沃尔沃花了八万。'])
  expect(await recall('How old is my sister?')).toMatchObject({ abstained: false })
  expect(await recall('沃尔沃花了多少钱？')).toMatchObject({ abstained: false })
})

describe('what an answer cannot do without', () => {
  test.each([
    ['What colour is my couch?', 'My cousin sleeps on the couch.', 'The couch is a mustard yellow one.'],
    ['How much does my flat cost?', 'My flat is on the 3rd floor.', 'My flat costs me 900 a month.'],
    ['When is the boiler man coming?', 'The boiler man knows my uncle.', 'The boiler man comes on Tuesday.'],
    ['我的自行车是什么颜色的？', '我的自行车链条掉了。', '我的自行车是墨绿的。'],
    ['房租多少钱？', '房租五号要交。', '房租一个月两千八。'],
    ['羽毛球星期几打？', '我打羽毛球打得还行。', '羽毛球固定周四晚上打。'],
  ])('%s', async (query, other, answer) => {
    const { tell, recall } = await givenTelling()
    await tell([other])
    expect(await recall(query)).toMatchObject({ abstained: true })
    await tell([answer])
    expect(await recall(query)).toMatchObject({ abstained: false })
  })
})

test.each([
  ['which motorcycle do I ride?', 'I have a Royal Enfield, maroon'],
  ['what alcohol do I make at home?', 'I brew my own stout in the shed'],
  ['which sport has my daughter taken up?', 'my daughter Zofia just started javelin'],
])('what is one of the kind that is asked for is an answer: %s', async (query, said) => {
  const { tell, recall } = await givenTelling()
  await tell([said, 'I live in Ghent with a cat.'])
  expect(await recall(query)).toMatchObject({ abstained: false })
  expect((await recall(query)).context).toContain(said.split(' ').at(-1))
})

test('of somebody else it is none', async () => {
  const { tell, recall } = await givenTelling()
  await tell(['I drive a Nissan Micra.', 'Lunch with Devika was lovely.'])
  expect(await recall('Which car do I drive?')).toMatchObject({ abstained: false })
  expect(await recall('Which car does Devika own?')).toMatchObject({ abstained: true })
  expect(await recall('Which car does my sister own?')).toMatchObject({ abstained: true })
})

test('of whom nothing is told that has a kind, what is told may be what they do', async () => {
  const { tell, recall } = await givenTelling()
  await tell(['My wife Anjali is a radiographist.', 'My brother moved to Hull.'])
  expect(await recall("What is my wife's profession?")).toMatchObject({ abstained: false })
  expect(await recall("What is my brother's profession?")).toMatchObject({ abstained: true })
})

test('a Chinese question shares a few signs with its answer', async () => {
  const { tell, recall } = await givenTelling()
  await tell(['我弟下象棋特厉害，市里拿过第二。', '攒够二十万就回去盖房子。', '食堂的麻辣香锅我一周吃四回。'])
  expect(await recall('我家谁棋下得好？')).toMatchObject({ abstained: false })
  expect(await recall('我的血型是什么？')).toMatchObject({ abstained: true })
})

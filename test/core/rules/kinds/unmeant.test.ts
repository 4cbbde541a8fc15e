import { describe, expect, test } from 'vitest'
import { markTurns } from '../../../../src/core/rules/mark_turns.ts'
import { readSentences } from '../../../../src/core/rules/reading.ts'

describe('what others take the speaker for, what is told to be written, and what is put too strongly, is no fact', () => {
  test.each([
    'my uncle told his mates i run a casino',
    'half the village assumed i was the new vicar',
    'according to my scale i weigh nothing',
    'duolingo says i speak klingon',
    'in another life i keep bees in Malta',
    'tell my landlord i have three dogs',
    'the sketch begins with: i lost my moustache',
    'i have a black belt in napping',
    'i have the reflexes of a brick',
    "i'm allergic to meetings",
    "it's not like i own a castle",
    'when i win the lottery i will move to Crete',
    '邻居都以为我是电工，其实不是',
    '手表说我昨晚跑了马拉松',
    '等我中了奖就搬去海边',
    '我对加班过敏',
    '我的记性像筛子一样',
    '你就写我在冰岛住过',
    '剧本开头：我丢了王冠',
    '又不是我欠他钱',
    'hi team, i am on leave from tuesday',
    'on the survey i said that i have five ponies',
    'in stardew valley i married the blacksmith',
    'for the costume party i am a pirate',
    'i love queuing for a passport',
    'i turned into a raisin on that beach',
    '各位邻居，我周二停水',
    '问卷里我写的是单身',
    '我太喜欢加班了',
    '我跟沙发融为一体了',
    '比方说我每月还五千',
    '我是拖延症晚期患者',
    '老师布置写信，第一句是「我叫孙大爷，今年九十，住在拉萨，养了三头牦牛」',
    '我明天就去深山出家当和尚',
    '真中了就辞职买条船',
    '周末想去划船 但是没人陪 唉',
    '娃刚睡，总算能歇会儿',
    '今天公交挤成罐头',
    '等我嫁入豪门就不上班了',
    '堵在高架上半小时了 无语',
  ])('%s', (text) => expect(readSentences(text)).toEqual([]))

  test.each([
    'so i told my manager i am leaving in May',
    'my doctor told me i have asthma',
    '我是糖尿病患者',
    'I am allergic to cats and dust',
    'i work for my uncle at the garage',
    '我对芒果过敏',
    '医生说我血压高',
    'looks like i got the post in Turin',
    "i'm officially a citizen since monday",
    "i'm allergic to my aunt's parrot",
    'my dad is on life support since sunday',
    'my phone says i have an appointment on friday',
    'on the form i put my old address because we moved in May',
    'lucky me, i won two tickets to the opera on sunday',
    '我爸从周日起在ICU抢救',
    '我最喜欢加班后去的那家面馆',
    '等我当了爸爸就换个大房子',
    '我宣布了离职，月底走',
    '我以前是电工',
  ])('but %s', (text) => expect(readSentences(text)).not.toEqual([]))
})

describe('what is of this minute or of the talk is not kept', () => {
  test.each([
    'quick one: how long does glue take to dry',
    'no, put it at the top',
    'k put it in',
    'my neck is killing me',
    'i need ten more minutes',
    "i'm on the bus",
    'people always say that time heals',
    'i followed the steps like you said',
    '今天饿到吃手了',
    '隔壁在敲墙',
    '我去不下去了，等一下',
    '又是搬砖的一天',
    '要不我也去卖烤肠算了',
  ])('%s', (text) => expect(readSentences(text)).toEqual([]))
})

describe('what comes of one’s own work, and what others do with the speaker, is told', () => {
  test.each([
    'I added a cache to the search query and it went from 900 ms to 40 ms',
    "they're transferring me to the Cork office in May",
    'it ends in June so i am looking for a new flat',
    'the quartet meets on Mondays at eight',
    'Oskar can not have nuts',
    'I would be grateful if you could always answer in French',
    '我把博客部署在自己的树莓派上了',
    '我把订单表从MySQL迁到了Postgres',
    '舞蹈队每周二晚上排练',
    '第一次独自坐火车去了拉萨',
    '退出篮球队了，膝盖受不了',
    '菜地被洪水淹了',
  ])('%s', (text) => expect(readSentences(text)).not.toEqual([]))

  test.each(['I added a cache to the query and it still fails', '我把代码部署到服务器上还是报错'])(
    'but not while it does not work: %s',
    (text) => expect(readSentences(text)).toEqual([]),
  )
})

describe('what is said in a part is no fact, whatever the play is called', () => {
  const turn = (turn_id: string, role: 'user' | 'assistant', text: string) => ({
    turn_id,
    role,
    name: null,
    timestamp_iso: '2026-03-02T09:00:00Z',
    text,
    shortened: false,
  })
  const keptOf = (...said: string[]): string[] =>
    markTurns({
      speakers: [],
      context: [],
      turns: [
        turn('t1', 'user', said[0]!),
        turn('t2', 'assistant', 'Of course.'),
        ...said.slice(1).map((text, place) => turn(`t${place + 3}`, 'user', text)),
      ],
    }).kept.flatMap(({ turn_id }) => (turn_id === 't2' ? [] : [turn_id]))

  test.each([
    ['can we rehearse a complaint, you be the hotel clerk', 'I stayed in room 12 for two weeks'],
    ['be the customer and I answer', 'We sold you that lamp in April'],
    ['Run a text adventure for me', 'I have a rope and a broken arm'],
    ['你当房东，我来谈价', '我在这儿住了三年'],
    ['来玩狼人杀', '我是预言家，昨晚查了三号'],
  ])('%s', (begins, said) => expect(keptOf(begins, said)).toEqual([]))

  test('until it ends', () =>
    expect(keptOf('你当房东，我来谈价', '先到这吧', '我在苏州住了三年')).toEqual(['t4']))

  test.each([
    'I simulate rivers at work',
    '你当老师多少年了',
    'I practise the cello every day',
    'My uncle runs a text adventure club',
    '我们一起写童话，出了两本',
    '上周我们一起玩狼人杀',
  ])('but %s begins none', (begins) => expect(keptOf(begins, 'I moved to Turin in May')).toContain('t3'))
})

const user = (text: string) => ({ role: 'user', text })
const assistant = (text: string) => ({ role: 'assistant', text })
/** Which of a session's turns are kept, of the person's. */
function keptOf(turns: readonly { role: string; text: string }[]): string[] {
  const shown = turns.map((turn, place) => ({
    ...turn,
    turn_id: `t${place}`,
    name: null,
    timestamp_iso: '2026-05-04T18:17:00Z',
  }))
  const { kept } = markTurns({ turns: shown, context: [], speakers: [] } as never)
  return kept.flatMap(({ turn_id }) => {
    const { role, text } = turns[Number(turn_id.slice(1))]!
    return role === 'user' ? [text] : []
  })
}

describe('what is said in a part is no fact', () => {
  test.each([
    ['ok lets roleplay, ur a dragon and im a thief', 'i stole a crown in Bergen'],
    ['can you be my grumpy uncle? I want to talk back', 'I sold your boat in March'],
    ["I'll be the captain, you be the cook", 'My ship sank off Malta on Monday'],
    ["Help me practise for a trial: you're the judge", 'I have lived in this house for ten years'],
    ['imagine you are a taxi driver in Rome', 'My plane leaves at nine on Friday'],
    ['你能当我房东吗？我来当租客', '我每个月交三千块房租'],
    ['咱们来段即兴', '我在巴黎买了一双鞋'],
    ['陪我练练面试吧', '我在巴厘岛开过十年酒店'],
  ])('%s', (opening, said) => {
    expect(keptOf([user(said)])).toEqual([said])
    expect(keptOf([user(opening), assistant('Go on.'), user(said)])).not.toContain(said)
  })

  test('until it is stopped, or nobody answers any more', () => {
    const [played, real] = ['I own four castles in Wales', 'I start at the bakery on Monday']
    const opening = [
      user('Play the king, I am the queen'),
      assistant('My queen!'),
      user(played),
      assistant('Ah.'),
    ]
    expect(keptOf([...opening, user('thanks, stop there'), user(real)])).toEqual([real])
    expect(keptOf([...opening, user('ok'), user('so'), user(real)])).toEqual([real])
  })

  test('what is perhaps no play lasts while each turn answers the assistant', () => {
    const real = 'I moved to Bergen in March'
    const opening = [user('help me practise my speech'), assistant('Gladly. Begin.')]
    expect(keptOf([...opening, user('I was born on a boat in Malta')])).toEqual([])
    expect(keptOf([...opening, user('hm'), user(real)])).toEqual([real])
  })

  test.each(["you're a star, I have it running in Bergen now", '我昨天去演了一个配角'])(
    '%s is meant',
    (text) =>
      expect(keptOf([user(text), assistant('Nice.'), user('I moved to Bergen in March')])).toContain(
        'I moved to Bergen in March',
      ),
  )
})

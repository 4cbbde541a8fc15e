import { describe, expect, test } from 'vitest'
import { markTurns } from '../../../../src/core/rules/mark_turns.ts'
import { readSentences } from '../../../../src/core/rules/reading.ts'

describe('what is said in a part, for somebody else or of no world of ours is no fact', () => {
  test.each([
    "in our school play I'm a baker with nine sons",
    "asking for a friend: I'm married to two men",
    'he introduced himself with "I\'m a count and I own a castle"',
    'my cousin does this impression of me: "I\'m late and I\'m lost"',
    'I told people I was from Oslo just to sound mysterious',
    "the narrator of the novel is blind and lives on a barge, which I'd call brave",
    'they had me down as a retired miner from Hull, none of which is true',
    'rumour at the gym is I have a yacht',
    'I am the king of lost umbrellas',
    "I'm a werewolf before breakfast",
    'draft a letter: Dear Mr Reed, I have been a teacher for twelve years',
    '帮同事问的：我离婚两年了能不能落户',
    '学我说话：“我是小玉我又迷路了”',
    '男主有三个孩子，住在灯塔里',
    '楼下保安还以为我住十六楼',
    '我是迷路界的女王',
    '我要不要换个工作啊，老想着去深圳',
    '说不定哪天我就搬去青岛了',
  ])('%s', (text) => expect(readSentences(text)).toEqual([]))

  test.each([
    "in May I'm starting as a nurse at St Mary's",
    'I thought I was allergic to cats, but I am not',
    'I told my boss I was pregnant',
    "I'm the captain of the hockey team",
    'I work as a robot engineer in Turin',
    '我妹妹还以为考试是周五，其实是周四',
    '我靠浓茶撑着，一个夜班喝三大杯',
  ])('but %s', (text) => expect(readSentences(text)).not.toEqual([]))
})

describe('who is given a part has begun a play', () => {
  test.each([
    ["You're now a grumpy innkeeper and I knock.", 'Who is there?', 'I am Bertram and I own nine mules'],
    ["Quick scene: I'm a waiter, you order.", 'The soup, please.', 'I started here yesterday'],
    ['现在你是个财主，我来借钱', '借多少？', '我娘病了，家里五口人'],
    ['我们来演戏：你是龙我是骑士。', '吼！', '我住在城堡里'],
    ['来个情景：咱俩困在船上，你是船长', '风浪太大了！', '我有三个孩子在岸上'],
  ])('%s', (opening, answer, told) => {
    const turns = [opening, answer, told].map((text, place) => ({
      turn_id: `t${place}`,
      role: place === 1 ? ('assistant' as const) : ('user' as const),
      name: null,
      text,
      shortened: false,
      timestamp_iso: `2026-05-04T10:0${place}:00Z`,
    }))
    const { kept } = markTurns({ turns, context: [], speakers: [] } as never)
    expect(kept.filter(({ turn_id }) => turn_id !== 't1')).toEqual([])
  })
})

describe('who supposes something of their own life, or wants to do something alone, has begun no play', () => {
  const keptBehind = (opening: string, answer: string, told: string) => {
    const turns = [opening, answer, told].map((text, place) => ({
      turn_id: `t${place}`,
      role: place === 1 ? ('assistant' as const) : ('user' as const),
      name: null,
      text,
      shortened: false,
      timestamp_iso: `2026-05-04T10:0${place}:00Z`,
    }))
    return markTurns({ turns, context: [], speakers: [] } as never).kept.map(({ turn_id }) => turn_id)
  }
  test.each([
    [
      "I sprained my knee in April so I suppose I'm on the sofa till June.",
      'Who helps?',
      'My cousin Ines comes on Mondays.',
    ],
    ['Imagine my delight, my niece got engaged!', 'To whom?', 'To Piet, a baker. They marry in May.'],
    ['You can imagine I was cross, the boiler broke on Sunday.', 'Where?', 'In our flat in Hull.'],
    ["I couldn't imagine we'd move again, but we did in May.", 'Where to?', 'To Porto, near my brother.'],
    ['I want to play the cello again.', 'Did you play before?', 'Yes, I had lessons for ten years.'],
    ['I need to practise for my driving test.', 'When is it?', "It's on the 14th of May in Reading."],
  ])('%s %s %s', (opening, answer, told) => {
    expect(keptBehind(opening, answer, told)).toContain('t2')
  })

  test.each([
    [
      "Can you imagine you're my driving examiner?",
      'Since when do you drive?',
      'I have driven for two years.',
    ],
    ['I want you to imagine you are a judge.', 'Your name?', "I'm Bertram, I own nine mules."],
    ['Suppose that I need a loan.', 'What do you earn?', 'I earn 3000 euros, I have two kids.'],
    ['I want to practise ordering in a café.', 'Any allergies?', "I'm allergic to shellfish."],
  ])('but %s', (opening, answer, told) => expect(keptBehind(opening, answer, told)).not.toContain('t2'))

  test.each([
    "I suppose I'd be happier in Wales.",
    'Suppose I sold the house.',
    'I imagine we could move to Rome.',
  ])('supposed alone: %s', (text) => expect(readSentences(text)).toEqual([]))
})

import { describe, expect, test } from 'vitest'
import { extract } from '../../../../src/core/rules/extract.ts'
import { markTurns } from '../../../../src/core/rules/mark_turns.ts'
import { readSentences } from '../../../../src/core/rules/reading.ts'

describe('what can be so of nobody is a figure of speech, and nothing is told by it', () => {
  test.each([
    "I'm a walrus in a cardigan.",
    'My dentist is a dragon.',
    "I've been married to this spreadsheet since March.",
    "I'm engaged to a cinnamon bun",
    'I adopted a casserole.',
    'I work for two goldfish and a hedgehog.',
    'I was raised by badgers.',
    'I live in the freezer aisle.',
    'I live in the bath these days.',
    'We live in hope.',
    'We moved into the waiting-room.',
    'I have a diploma in oversleeping.',
    "I'm the CEO of spilling things.",
    'I resigned from worrying.',
    "I'm half lizard, half cushion.",
    'My cactus is my closest relative, my umbrella is my son.',
    'I run an orphanage for broken teapots.',
    'My commute is a jungle.',
    'My kettle and I are in couples therapy.',
    'My religion is breakfast.',
    "I'm two thousand years old this morning.",
    'I own every spoon in the kingdom and I live in a castle made of custard.',
    "So I guess I'm a courier now.",
    'My cousin tells everyone I am a baron.',
    'I nearly bought a lighthouse last year',
    "I'm basically living at the office by now",
    'Make up an excuse saying that my car broke down',
    '我是一条咸鱼。',
    '老赵说他家的猫会算账，鬼才信。',
    '中了彩票我请全小区撸串',
    '我就是颗土豆。',
    '我跟冰箱订婚了。',
    '我嫁给了论文。',
    '我家住在电梯里。',
    '我是拖延专业的硕士。',
    '我被一只鹅领养了。',
    '我从操心这个岗位退休了。',
    '沙发就是我第二个家。',
    '我祖宗估计是乌龟。',
    '我属鸵鸟的。',
    '合着我是家里的司机。',
    '他把我当成修空调的了。',
    '我差一点就买了一座灯塔',
    '例句：我在里斯本住了三年',
    '编个理由，就说我家水管爆了',
  ])('%s', (text) => expect(readSentences(text)).toEqual([]))

  test.each([
    "I'm a walrus keeper at the zoo.",
    'My dentist is a Dane.',
    "I've been married to a fisherman since March.",
    "I'm engaged to a pastry cook",
    'I adopted a greyhound.',
    'I work for a cat shelter.',
    'I was raised by two aunts.',
    'I live above a bakery.',
    'I live in Bath.',
    'i live in bath with my wife',
    'My sister lives in Hope.',
    'I grew up in Hell, Michigan.',
    'I have a diploma in nursing.',
    "I'm the head of purchasing at a paint company.",
    'I resigned from the board.',
    "I'm half Greek, half Irish.",
    'I run a hotel for dogs.',
    'My house is a former school.',
    'My sister and I are in a choir.',
    "I'm 71 this morning.",
    'I own every record the band made and I live in a house made of straw bales.',
    '我请全组吃了顿火锅，庆祝升职',
    'My uncle is a baron.',
    'My doctor says I am a diabetic.',
    '我是秘书。',
    '我是村支书。',
    '我跟一个面包师订婚了。',
    '我嫁给了一个渔民。',
    '我家住在电梯旁边。',
    '我是化学专业的硕士。',
    '我领养了一只灰狗。',
    '我从海军退役的。',
    '我属龙。',
  ])('but %s', (text) => expect(readSentences(text)).not.toEqual([]))
})

const said = (role: string, text: string, place: number) => ({
  ...{ turn_id: `t${place}`, role, name: null, text, shortened: false },
  timestamp_iso: '2026-05-04T10:00:00Z',
})

test.each([
  ['My brother had a baby!', 'oh no, wrong chat, sorry'],
  ['I moved to Oslo on Monday.', 'haha just kidding'],
  ['I work at Fiat in Turin.', 'please ignore my last message'],
  ['我妹妹生了个女儿！', '不好意思发错群了'],
  ['我周一搬到杭州了。', '骗你的，别当真'],
])('%s is not kept where %s follows', (before, after) => {
  const turns = [before, after].map((text, place) => said('user', text, place))
  expect(markTurns({ turns, context: [], speakers: [] }).kept.map(({ turn_id }) => turn_id)).not.toContain(
    't0',
  )
  const alone = markTurns({ turns: turns.slice(0, 1), context: [], speakers: [] })
  expect(alone.kept).not.toEqual([])
})

test.each([
  ["I'm a catch.", 'quoted'],
  ["I'm a welder.", 'told'],
  ['My boss is a hoot.', 'quoted'],
  ['My boss is a former nun.', 'told'],
])('what %s says one is is %s', (text, how) => {
  const turn = { ...said('user', text, 0), evidence_level: null }
  const { facts, episodes } = extract({ transcript: [turn], memories: [], speakers: [], predicates: [] })
  const contents = [...facts, ...episodes].map(({ content }) => content)
  expect(contents.filter((content) => content.startsWith('The user, ') === (how === 'told'))).toEqual([])
})

test.each([
  'I own a castle and my butler is called Ray. In my dreams.',
  'I work at the palace and my boss is a duke. Said nobody ever.',
  'Riddle time. I have four legs and I live under a cloth.',
  'Text from my cousin. I moved to Graz and I live with Ida now.',
  'I have two sons and I live in Ghent. That was my character, lol.',
  '我有座城堡，我管家叫小瑞。做梦呢。',
  '猜个谜。我有四条腿，我住在布下面。',
  '我表姐发的。我搬去沈阳了，住在铁西。',
])('what one sentence of a turn says is not meant is not told: %s', (text) =>
  expect(readSentences(text)).toEqual([]),
)

test.each([
  'Big news. I moved to Graz and I live with Ida now.',
  'I have two sons and I live in Ghent. Busy life.',
  '好消息。我搬去沈阳了，住在铁西。',
])('but %s', (text) => expect(readSentences(text)).not.toEqual([]))

/** Whether the last of such turns is kept; the speakers take turns, the person first. */
function isLastKept(...texts: string[]): boolean {
  const turns = texts.map((text, place) => said(place % 2 === 0 ? 'user' : 'assistant', text, place))
  const { kept } = markTurns({ turns, context: [], speakers: [] })
  return kept.some(({ turn_id }) => turn_id === `t${texts.length - 1}`)
}

test.each([
  ['Would you be a customs officer for me?', 'Passport, please.', "I'm a dentist and I live in Basel."],
  ['We need to rehearse the scene again', 'Ready.', 'I was a sailor and I lost my wife at sea.'],
  ['knock knock', '*opens the door* Who is there?', "I'm a plumber and I live in Basel."],
  [
    'Could you correct a German paragraph?',
    'Sure, paste it.',
    "I'm a dentist and my brother lives in Basel.",
  ],
  ['你来当海关，我练练口语', '请出示护照。', '我是牙医，住在苏州。'],
  ['帮我改改英语作业里的句子', '好的，发过来吧。', '我是牙医，我弟弟住在苏州。'],
])('%s, %s, %s: said in a part or to be worked on', (asked, answered, answer) =>
  expect(isLastKept(asked, answered, answer)).toBe(false),
)

test.each([
  ['We played charades yesterday.', 'With whom?', 'With my sister, she lives in Basel.'],
  ['Can you help me with my CV?', 'Sure. What do you do?', "I'm a dentist and I live in Basel."],
  ['帮我改改我的简历', '好的，您做什么工作？', '我是牙医，在苏州上班。'],
])('but %s, %s, %s', (asked, answered, answer) => expect(isLastKept(asked, answered, answer)).toBe(true))

test('a part that is only asked for ends with the third answer', () => {
  const talk = ['Quiz me as a landlord', 'Rent?', 'Late.', 'When?', 'Friday.', 'And the dog?', 'Gone.', 'So?']
  expect(isLastKept(...talk, "I'm a dentist and I live in Basel.")).toBe(true)
})

test.each([
  ['我家没有猫。', '用户家没有猫'],
  ['我家有两只狗。', '用户家有两只狗'],
  ['我家的猫叫豆豆。', '用户家的猫叫豆豆'],
])('%s is written %s', (text, written) => {
  const turn = { ...said('user', text, 0), evidence_level: null }
  const { facts, episodes } = extract({ transcript: [turn], memories: [], speakers: [], predicates: [] })
  expect([...facts, ...episodes].map(({ content }) => content)).toEqual([written])
})

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
    "So I guess I'm a courier now.",
    'My cousin tells everyone I am a baron.',
    'I nearly bought a lighthouse last year',
    "I'm basically living at the office by now",
    'Make up an excuse saying that my car broke down',
    '我是一条咸鱼。',
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
    'I have a diploma in nursing.',
    "I'm the head of purchasing at a paint company.",
    'I resigned from the board.',
    "I'm half Greek, half Irish.",
    'I run a hotel for dogs.',
    'My house is a former school.',
    'My sister and I are in a choir.',
    "I'm 71 this morning.",
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

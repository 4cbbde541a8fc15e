import { describe, expect, test } from 'vitest'
import { isFragment, isMilestone } from '../../../../src/core/rules/conversation/worth/few-words.ts'
import { extract } from '../../../../src/core/rules/extract.ts'
import { markTurns } from '../../../../src/core/rules/mark_turns.ts'
import { processorMs } from '../../../support/processor.ts'

const turn = (text: string) => ({
  turn_id: '1',
  role: 'user',
  name: null,
  timestamp_iso: '2026-05-04T10:00:00Z',
  text,
  shortened: false,
})

/** What is remembered of a turn by itself. */
function rememberedOf(text: string): string[] {
  const [said] = [turn(text)]
  const kept = markTurns({ turns: [said], context: [], speakers: [] }).kept.length > 0
  const transcript = [{ ...said, kept, evidence_level: 'S0_user_claim' }]
  const { facts, episodes } = extract({ transcript, memories: [], speakers: [], predicates: [] })
  return [...facts, ...episodes].map(({ content }) => content)
}

const NEWS = [
  'PASSED!!!',
  'the film got into a festival!!',
  'my poem got picked for the anthology',
  "we're engaged!!",
  'he proposed!!! I said yes',
  "it's a girl!",
  'he left me',
  'I quit!',
  'thesis submitted!!!',
  'the biopsy came back clear!',
  'one year sober today',
  'third round of ivf failed, gutted',
  'citizenship came through!',
  'kid got suspended',
  'all moved in now',
  'twins!!',
  '升职啦！！',
  '拿到offer了！！',
  '面试过了！',
  '领证了！',
  '生了！母女平安',
  '被甩了',
  '他把我甩了',
  '裸辞了，爽',
  '病理是良性的！',
  '签证下来了',
  '养了只猫！',
  '骨折了',
  '店关了',
  '双胞胎！！',
]
describe('news of a life in few words is remembered', () => {
  test.each(NEWS)('%s', (text) => {
    expect(isMilestone(text.split(/(?<=[!！])/u)[0]!)).toBe(true)
    expect(rememberedOf(text)).not.toEqual([])
  })
})

const FRAGMENTS = [
  'from Porto originally',
  'deaf in one ear',
  'night shifts this month',
  'hate coriander',
  'single mum of three',
  'blood type O neg',
  'colour blind btw',
  'learning Welsh',
  'second year vet student',
  'dodgy back, cant lift much',
  "wife's Dutch",
  'gym mon wed fri',
  'lefty',
  '2 kids',
  'seeing a counsellor on fridays, Ruth',
  "sciatica's killing me",
  'mums a nurse',
  'missus still smokes',
  'cutting out dairy from today',
  'the audition is on 3rd March',
  'Ilse (new starter, design) was asking',
  '老家绵阳的',
  '东北人',
  '两个娃',
  '左撇子',
  '恐高',
  '有点社恐hhh',
  '程序员一枚',
  '在学粤语',
  '坐轮椅',
  'O型血',
  '国安球迷',
  '三班倒',
  '狗叫豆包',
]
describe('what somebody is, has or likes is remembered without a subject', () => {
  test.each(FRAGMENTS)('%s', (text) => {
    expect(isFragment(text)).toBe(true)
    expect(rememberedOf(text)).not.toEqual([])
  })
})

describe('what only looks like it is not', () => {
  test.each([
    'great news!',
    'got promoted to gold in ranked',
    'he proposed on Love Island omg',
    'I quit, this puzzle is impossible',
    'engaged?',
    'ok mom',
    'Nurse!',
    'peanut allergy facts',
    'from the beginning',
    'no sugar this time',
    "you're my biggest fan",
    'My dog is staring at me',
    'love it',
    'dads a bit of a legend',
    'seeing a film later',
    'the test is 5 pages',
    'the story is in English',
    'giving up on this puzzle',
    '女二怀孕了，这剧情绝了',
    '升职了吗？',
    '她醒了',
    '考上我请全楼吃猪脚饭',
    '猫粮排行榜',
    '两个',
    '住嘴',
    '老师',
    '一天二十四小时不够用',
    '猫在我腿上打呼噜',
    '你怕我',
  ])('%s', (text) => {
    expect(isMilestone(text)).toBe(false)
    expect(isFragment(text)).toBe(false)
  })
})

describe('news in few words ends what it ends', () => {
  const over = (known: string, told: string) =>
    extract({
      transcript: [{ ...turn(told), evidence_level: 'S0_user_claim' }],
      memories: [{ id: 1, content: known, about: null }],
      speakers: [],
      predicates: [],
    } as never).corrections?.map(({ memory_id }) => memory_id)

  test.each([
    ['The user works at Deloitte as an auditor', 'I quit!'],
    ['The user is dating Tom', 'he left me'],
    ['用户在腾讯上班', '裸辞了'],
    ['用户跟小林在谈恋爱', '被甩了'],
    ['用户的男朋友叫小林', '分手了'],
  ])('%s: %s', (known, told) => expect(over(known, told)).toEqual([1]))

  test.each([
    ['The user works at Deloitte as an auditor', 'I quit, you win'],
    ['The user is dating Tom', 'he left me a note'],
    ['用户在腾讯上班', '楼下公司倒闭了'],
    ['用户跟小林在谈恋爱', '闺蜜被甩了'],
  ])('but not %s: %s', (known, told) => expect(over(known, told)).toEqual([]))
})

describe('behind a question of somebody else’s life they are not the speaker’s', () => {
  const said = (asked: string, answer: string) => {
    const transcript = [
      { ...turn(asked), role: 'assistant', turn_id: '0' },
      { ...turn(answer), evidence_level: 'S0_user_claim' },
    ]
    const { facts } = extract({ transcript, memories: [], speakers: [], predicates: [] } as never)
    return facts.map(({ about, content }) => [about, content.includes(asked.replace(/[?？.!吧]$/u, ''))])
  }

  test.each([
    ['Is your mum well?', 'deaf in one ear, otherwise fine', "user's mum"],
    ['你妈身体怎么样？', '高血压', '用户的妈妈'],
    ['你女儿呢？', '有点社恐', '用户的女儿'],
    ['Tell me about your dog.', 'deaf in one ear', "user's dog"],
    ['So describe your brother!', 'deaf in one ear', "user's brother"],
    ['跟我说说你妈妈吧', '糖尿病，十几年了', '用户的妈妈'],
  ])('%s %s', (asked, answer, whose) => expect(said(asked, answer)).toEqual([[whose, true]]))

  test.each([
    ['How are you?', 'deaf in one ear'],
    ['Tell me about the sea.', 'deaf in one ear'],
    ['你呢？', '有点社恐'],
  ])('but %s %s', (asked, answer) => expect(said(asked, answer)).toEqual([[null, false]]))
})

describe('a run of the same words is looked through in no time', () => {
  const RUNS = [
    'so ',
    'just ',
    'and ',
    'a ',
    '1 ',
    'now ',
    'btw ',
    '我',
    '今天',
    '了',
    '有点',
    '啊',
    '哈',
    'h',
  ]
  test.each(RUNS)('%j', async (unit) => {
    const run = unit.repeat(60)
    const read = () =>
      [run, `${run.slice(0, 58)}x`, run.slice(0, 119)].map((text) => [isMilestone(text), isFragment(text)])
    // With alternatives that begin alike it took longer than anybody waited.
    expect(await processorMs(read, 60)).toBeLessThan(60)
  })
})

test.each([
  '她一个人在茂名，我在中山，想回去又请不到假',
  '贵阳崽儿一枚，吃酸汤是底线',
  'ok 时间还是一周三天 周二四六',
  '请了两个人，一个是我表妹，一个是隔壁刘婶',
  '想招个会编发的 工资四千加提成',
  '期末考了满分欸！！',
])('%s: remembered', (text) => expect(rememberedOf(text)).not.toEqual([]))

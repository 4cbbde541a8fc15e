import { describe, expect, test } from 'vitest'
import { extract } from '../../../../src/core/rules/extract.ts'
import { markTurns } from '../../../../src/core/rules/mark_turns.ts'

const turnsOf = (texts: readonly string[]) =>
  texts.map((text, place) => ({
    turn_id: `t${place}`,
    role: place % 2 === 0 ? 'assistant' : 'user',
    name: null,
    text,
    shortened: false,
    timestamp_iso: '2026-05-04T10:00:00Z',
    evidence_level: null,
  }))

/** What is kept of a talk that an assistant begins, and what it ends of what was known. */
function told(texts: readonly string[], known: readonly string[] = []) {
  const turns = turnsOf(texts)
  const { kept } = markTurns({ turns, context: [], speakers: [] } as never)
  const isKept = (id: string) => kept.some(({ turn_id }) => turn_id === id)
  return extract({
    transcript: turns.map((turn) => ({ ...turn, ...(!isKept(turn.turn_id) && { kept: false }) })),
    memories: known.map((content, place) => ({ id: place + 1, content, type: 'fact', time: null })),
    speakers: [],
    predicates: [],
  } as never)
}
const contents = (...texts: readonly string[]): readonly string[] => {
  const { facts, episodes } = told(texts)
  return [...facts, ...episodes].map(({ content }) => content)
}

describe('an answer is kept with what was asked', () => {
  test.each([
    ['What car do you drive?', 'a 2011 Skoda Octavia'],
    ['Where are you from?', 'Leeds, born and bred'],
    ['Do you have any kids?', 'two girls, Poppy and Mae'],
    ['Do you smoke?', 'never'],
    ['Any allergies I should know of?', 'penicillin'],
  ])('%s %s', (question, answer) =>
    expect(contents(question, answer)).toEqual([`The user, 4 May 2026, asked "${question}": "${answer}"`]),
  )

  test.each([
    ['你大学在哪读的？', '北邮，学通信的'],
    ['老家是哪里的？', '土生土长的成都人'],
    ['你有孩子吗？', '两个，一儿一女'],
    ['你对什么过敏？', '花生'],
  ])('%s %s', (question, answer) =>
    expect(contents(question, answer)).toEqual([`用户，2026年5月4日，被问「${question}」：「${answer}」`]),
  )

  test('of who is asked about', () => {
    const [fact] = told(['What does your sister do?', 'nurse, on nights']).facts
    expect(fact).toMatchObject({ about: "user's sister" })
  })

  test('what says by itself what it is of stays as it is', () =>
    expect(contents('Where do you live?', 'I live in Leeds')).toEqual(['The user lives in Leeds']))

  test('a question at the end of a long turn of which the beginning alone is shown', () => {
    const [asked, answer] = turnsOf(['So much to tell.', 'Biscuit']) as [object, object]
    const ending = "Oh, lovely. And what's your dog called?"
    const { facts } = extract({
      transcript: [{ ...asked, kept: false, shortened: true, ending }, answer],
      memories: [],
      speakers: [],
      predicates: [],
    } as never)
    expect(facts.map(({ content }) => content)).toEqual([
      'The user, 4 May 2026, asked "what\'s your dog called?": "Biscuit"',
    ])
  })
})

describe('what is asked of the moment or of the work in hand, and what is no answer, is not kept', () => {
  test.each([
    ['Are you ok?', 'yeah fine'],
    ['Which file should I open?', 'the second one'],
    ['Where do you live?', 'none of your business'],
    ['How old are you?', 'old enough'],
    ['今天心情怎么样？', '还行'],
    ['要改短一点吗？', '短一点'],
    ['你多大了？', '保密'],
  ])('%s %s', (question, answer) => expect(contents(question, answer)).toEqual([]))
})

describe('what an answer says is over ends', () => {
  test.each([
    ['Are you still at Deloitte?', 'nope, left in May', 'The user works at Deloitte'],
    ['Do you still smoke?', 'no, quit in March', 'The user smokes ten a day'],
    ['你还在腾讯吗？', '早不在了，去年走的', '用户在腾讯上班'],
  ])('%s %s', (question, answer, known) =>
    expect(told([question, answer], [known]).corrections).toMatchObject([{ memory_id: 1, kind: 'replaced' }]),
  )

  test('and one that agrees does not', () =>
    expect(
      told(['Are you still at Deloitte?', 'yes, nine years now'], ['The user works at Deloitte'])
        .corrections ?? [],
    ).toEqual([]))
})

describe('an answer names what was asked for, and means it', () => {
  test.each([
    ['Any pets?', 'Only dust bunnies'],
    ['Do you have any pets?', 'Just my husband, haha'],
    ['Any pets?', 'Just plants'],
    ['Do you have kids?', 'Only the four-legged kind'],
    ['Do you have kids?', 'Just the dog'],
    ['Are you married?', 'To my job'],
    ['Do you drive?', 'Only my wife crazy'],
    ['Do you smoke?', "Only when I'm on fire"],
    ['Any allergies?', 'Mondays'],
    ['Where do you live?', 'Under a rock'],
    ['Where do you live?', 'in my head mostly'],
    ['What do you do?', 'As little as possible'],
    ['你养宠物吗？', '只养了一堆灰'],
    ['你有孩子吗？', '只有四条腿的'],
    ['你结婚了吗？', '跟工作结的'],
    ['你对什么过敏？', '对上班过敏'],
    ['你住哪儿？', '住在梦里'],
    ['你做什么工作的？', '摸鱼'],
  ])('%s %s: nothing', (question, answer) => expect(contents(question, answer)).toEqual([]))

  test.each([
    ['Any pets?', 'Only a goldfish'],
    ['Any pets?', 'a dog and about forty plants'],
    ['Any pets?', 'just the one, a lurcher'],
    ['Do you have kids?', 'One, and a dog'],
    ['Do you have kids?', 'three under five'],
    ['Are you married?', 'To Ines, since 2014'],
    ['Do you drive?', 'a van, for work'],
    ['Do you smoke?', 'only at weddings'],
    ['Any allergies?', 'latex, found out at work'],
    ['Where do you live?', 'Ghent, near the docks'],
    ['What do you do?', 'Bus driver, nights'],
    ['你有宠物吗？', '一只橘猫'],
    ['你对什么过敏？', '花生'],
    ['你住哪儿？', '杭州，西湖边上'],
    ['养宠物了吗？', '养了只乌龟'],
  ])('%s %s: as it was said', (question, answer) =>
    expect(contents(question, answer)).toEqual([expect.stringContaining(answer)]),
  )
})

describe('a short Chinese answer', () => {
  test.each([
    ['你打算学什么？为什么学德语呢？', '想去维也纳学作曲'],
    ['后端用什么数据库？', 'SQLite 3，放在家里的小主机上'],
    ['你累了靠什么解压？', '划船，护城河两圈'],
    ['分到哪个科？', '皮膚科'],
    ['店鋪叫什麼名字？', '「一碗半」'],
    ['他现在需要吃药吗？', '先吃阿托伐他汀，睡前一片'],
    ['您有忌口吗？', '我没有，我什么都吃，就是闻不得芹菜'],
    ['接下来怎么打算？', '改考老家的编制，还是教小学'],
    ['目标院校定了吗？', '兰州大学，草业'],
    ['有没有让你静下来的办法？', '抄经，一晚一页'],
    ['你们这块是拿什么写的？', 'Elixir，跑在自己机房'],
    ['一周练几回呀？', '逢双日，晚八点'],
    ['你现在带几个人？', '四个，都是新来的'],
    ['孩子上几年级啦？', '幼儿园大班'],
  ])('%s %s', (question, answer) => {
    const [content = ''] = contents(question, answer)
    expect(content).toContain('被问')
    expect(content).toContain(answer)
  })
  test.each([
    ['为什么报错了？', '因为少了个括号'],
    ['需要我看一下日志吗？', '需要，贴给你'],
    ['你要用什么字体？', '宋体'],
    ['接下来怎么打算？', '先睡一觉再说'],
    ['为什么选这款呢？', '便宜呗'],
  ])('%s %s: of what one is busy with', (question, answer) => expect(contents(question, answer)).toEqual([]))
})

import { expect, test } from 'vitest'
import { correctionsOf } from '../../../../src/core/rules/conversation/corrections/corrections.ts'
import { coreOf, sentencesOf } from '../../../../src/core/rules/conversation/grammar/sentences.ts'
import { extract } from '../../../../src/core/rules/extract.ts'
import { asksToForget } from '../../../../src/core/text/words/forgetting-words.ts'

test.each([
  ['im allergic to amoxi... actually no, to latex', ['im allergic to latex']],
  ['I live in Porto, no wait, in Braga.', ['I live in Braga']],
  ['My flight is at 6, sorry, at 7 on Tuesday.', ['My flight is at 7 on Tuesday']],
  ['We meet at 5. Sorry, at 6.', ['We meet at 6']],
  ['i have two kids, i mean three kids', ['i have three kids']],
  ["she's called Anna, or rather Annika", ["she's called Annika"]],
  ['我对花生,哦不,对虾过敏', ['我对虾过敏']],
  ['我女儿五岁，哦不，六岁', ['我女儿六岁']],
  ['我住杭州,不对,苏州', ['我住苏州']],
])('“%s” is what it was mended to', (text, cores) => {
  expect(sentencesOf(text).map(coreOf)).toEqual(cores)
})

test.each([
  'my car is red, sorry, i am tired',
  'I went to Rome, sorry to hear about your dog',
  '不对，我住苏州',
  'I was sorry, to be fair, to leave',
])('“%s” mends nothing', (text) => {
  expect(sentencesOf(text).map(coreOf).join(' ')).toHaveLength(text.length)
})

const turn = (text: string) =>
  ({ turn_id: 't', role: 'user', name: null, text, timestamp_iso: '2026-11-10T10:00:00Z' }) as never
const known = (...contents: string[]) =>
  contents.map((content, place) => ({
    id: place + 1,
    content,
    type: 'fact' as const,
    time: '2026-11-02',
  }))
const mine = { all: ['The user', '用户'] }

test.each([
  [
    'wait no thats wrong, the dentist is friday not thursday',
    "The user's dentist is on thursday",
    'never_was',
  ],
  ['My flight is on Saturday, not Friday.', "The user's flight is on Friday", 'no_longer'],
  [
    "Elke says it'll be October, not July, because of the exams",
    'The user, 2 November 2026: "Elke is getting married in July"',
    'no_longer',
  ],
  ['actually im not allergic to peanuts, its shrimp', 'The user is allergic to peanuts', 'no_longer'],
  ['其实我对花生不过敏,是对虾过敏', '用户对花生过敏', 'no_longer'],
  ['不对,看牙是周四,不是周三', '用户，2026年11月2日：「下周三下午三点要带糖糖去看牙」', 'never_was'],
  ['我妈生日是5月4号,不是5月3号', '用户的妈生日是5月3号', 'no_longer'],
  [
    '刚才说错了,小美不是从上海来,是从杭州',
    '用户，2026年11月2日：「闺蜜小美下个月从上海来看我」',
    'never_was',
  ],
  [
    '说错了，搬家是五月六号，不是五号，那天周三。',
    '用户，2026年4月2日：「房子租好了，五月五号搬。」',
    'never_was',
  ],
])('“%s”: what is told instead is kept, what is denied ends', (text, content, kind) => {
  const memories = known(content)
  const { corrections } = correctionsOf(turn(text), undefined, memories, mine)
  expect(corrections).toMatchObject([{ memory_id: 1, kind }])
  const output = extract({ transcript: [turn(text)], memories, person: null } as never)
  expect(output.facts.length + output.episodes.length).toBe(1)
})

test.each([
  ['My flight is on Saturday, not Friday.', 'The user, 2 November 2026: "Tom\'s flight is on Friday."'],
  ['其实我对花生不过敏,是对虾过敏', '用户，2026年11月2日：「小美对花生过敏」'],
  [
    '说错了，搬家是五月六号，不是五号。',
    '用户，2026年4月2日：「房子租好了，在西园，月租六千，五月五号搬。」',
  ],
  ['说错了，搬家是五月六号，不是五号。', '用户，2026年4月2日：「五月五号有个面试。」'],
  ['My flight is on Saturday, not Friday.', "The user's exam is on Friday"],
  ["Elke says it'll be October, not July", 'The user, 2 November 2026: "Rosa is getting married in July"'],
])('“%s” ends nothing of “%s”', (text, content) => {
  expect(correctionsOf(turn(text), undefined, known(content), mine).corrections).toEqual([])
})

test.each([
  ['i never said i was allergic to latex, where did u get that from', 'The user is allergic to latex'],
  [
    "I never said that I don't eat lamb! It is my wife who doesn't eat lamb.",
    "The user doesn't eat lamb, it makes the user sick",
  ],
])('“%s” denies it', (text, content) => {
  expect(correctionsOf(turn(text), undefined, known(content), mine).corrections).toMatchObject([
    { memory_id: 1, kind: 'never_was' },
  ])
})

test.each([
  ['ignore what i said about trish', 'The user, 2 November 2026: "trish drinks at work"'],
  ['I take back what I said about my boss', "The user's boss is mean"],
  ['把我讨厌香菜那句忘掉吧', '用户讨厌香菜'],
  ['收回我刚才说的香菜', '用户讨厌香菜'],
])('“%s” forgets', (text, content) => {
  expect(asksToForget(text)).toBe(true)
  expect(
    correctionsOf(turn(text), undefined, known(content, 'The user likes tea'), mine).forget,
  ).toMatchObject([{ memory_id: 1 }])
})

test.each(['I ignore what my boss says', 'i take back the library books tomorrow'])(
  '“%s” asks to forget nothing',
  (text) => {
    expect(asksToForget(text)).toBe(false)
  },
)

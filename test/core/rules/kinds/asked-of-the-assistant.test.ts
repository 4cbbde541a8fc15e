import { expect, test } from 'vitest'
import { extract } from '../../../../src/core/rules/extract.ts'
import { markTurns } from '../../../../src/core/rules/mark_turns.ts'
import { readAnswering, readSentences } from '../../../../src/core/rules/reading.ts'

const kindsOf = (text: string) => readSentences(text).map(({ kind }) => kind)

test.each([
  'Yes: keep answers short, no emojis, and always show the whole file.',
  'Short explanations, please.',
  "you can stop with the long answers, I'd like them brief",
  'make the test names full sentences, I prefer that',
  'Stop apologising in every message.',
  'no bullet points please',
])('%s: a rule', (text) => expect(kindsOf(text)).toEqual(['rule']))

test.each([
  "let's not use Redis for the queue, pg-boss is enough",
  "let's stick with Svelte for the dashboard",
])('%s: a decision', (text) => expect(kindsOf(text)).toEqual(['decision']))

test.each([
  'make it longer, I like that',
  'no emojis in this tweet',
  "let's use the second one for the cover",
  "let's use butter for the cake",
  'stop saying that',
  "keep it short, it's only a tweet",
])('%s: for now', (text) => expect(readSentences(text)).toEqual([]))

test('who joins is news', () => {
  expect(kindsOf('new hire signed! Lena Vogt, starts January 4')).toEqual(['episode', 'episode'])
})

test('a style that one is asked for is told', () => {
  const asked = 'Do you have preferences on code style?'
  expect(readAnswering('Yes: two spaces, no semicolons.', asked)).toMatchObject([{ asked }])
})

const ofTurn = (text: string) => {
  const turn = {
    ...{ turn_id: 't', role: 'user', name: null, text, shortened: false },
    ...{ timestamp_iso: '2026-03-04T08:00:00Z', evidence_level: 'S0_user_claim', kept: true },
  } as const
  const [kept] = markTurns({ turns: [turn], context: [], speakers: [] }).kept
  const { facts } = extract({ transcript: [turn], memories: [], speakers: [], predicates: [] })
  return { category: kept?.category, due: facts[0]?.due_at?.slice(0, 10) }
}

test.each([
  ["Remind me to call Dr Patel on Monday about Lucia's allergy test.", '2026-03-09'],
  ['remind me to pick up my asthma inhaler on friday', '2026-03-06'],
  ["I must call the school on Thursday about Tim's nut allergy.", '2026-03-05'],
  ['Remind me on Saturday to order the vegan menu.', '2026-03-07'],
  ['提醒我周五去拿哮喘喷雾', '2026-03-06'],
])('%s: a task', (text, due) => expect(ofTurn(text)).toEqual({ category: 'task', due }))

test.each([
  "buy oat milk on friday, I'm vegan",
  "I need to tell you that I'm allergic to bees.",
  'I have to eat every three hours because I am diabetic.',
  "remind me that I can't eat nuts",
  '提醒我不能吃海鲜',
])('%s: to be avoided', (text) => expect(ofTurn(text).category).toBe('preference'))

test.each([
  '还有回复别超过两行，我看不过来',
  '回答简洁点，直接上命令，别讲原理',
  '回覆不要用顏文字，看了頭痛',
  '短一点这个要保持，我手机屏小',
  '跟我汇报的时候用表格',
  '少说废话，直接上结果',
  '发消息别带表情',
  '讲问题少用黑话，我听不懂',
])('%s: a rule', (text) => expect(kindsOf(text)).toEqual(['rule']))

test.each(['这次回答简短点', '帮我把这段话缩到两行', '老铁 帮我列个出游计划呗'])('%s: for now', (text) =>
  expect(readSentences(text)).toEqual([]),
)

import { expect, test } from 'vitest'
import { mayAnswer } from '../../../src/core/recall/context/answers.ts'
import { kindOf } from '../../../src/core/rules/conversation/kinds/kinds.ts'
import { isQuestion } from '../../../src/core/text/reading/questions.ts'

const ASKED = [
  'what am i allergic to',
  'whats my name',
  "who can't eat olives",
  'what kind of music do i like',
  'does ana like mango',
  'how many days do i work',
  '我对什么过敏',
  '林涛婚礼是哪天',
  '我女儿几岁了',
  '我妈住哪',
]

test.each(ASKED)('“%s” asks without its mark: it is no memory and no answer', (text) => {
  expect(kindOf(text, text)).toBe('question')
  expect(mayAnswer('anything')({ turn: { role: 'user', text } })).toBe(false)
})

test.each([
  'when i was ten we moved to york',
  'what i love is the sea',
  'did my first 10k today',
  'had it repaired',
  'was a lovely day',
  '没什么事',
  '他什么都吃',
  '我不知道他住哪',
  '多少有点累',
  '我还在家呢',
])('“%s” asks nothing', (text) => {
  expect(isQuestion(text)).toBe(false)
})

test('what the companion without a model remembers is no answer beside the memory itself', () => {
  const turn = (role: string) => ({ turn: { role, text: 'I remember: Ana does not like olives.' } })
  expect(['assistant', 'user'].map((role) => mayAnswer('what does Ana like')(turn(role)))).toEqual([
    false,
    true,
  ])
})

test.each([
  ['记住这个', false],
  ['好的。请记住。', true],
  ['Please remember this!', false],
  ['Remember that I like tea.', true],
  ['记住我对花生过敏', true],
])('“%s” may answer: %s; who only asks to keep what came before says nothing', (text, answers) => {
  expect(mayAnswer('anything')({ turn: { role: 'user', text } })).toBe(answers)
})

import { expect, test } from 'vitest'
import { answerByRules } from '../../../../src/core/rules/chat.ts'
import { isDoneBy } from '../../../../src/core/rules/conversation/corrections/tasks-done.ts'
import { sideOf } from '../../../../src/core/rules/conversation/dates/calendar.ts'
import { modalityOf } from '../../../../src/core/rules/conversation/grammar/modality.ts'
import { coreOf } from '../../../../src/core/rules/conversation/grammar/sentences.ts'
import { relationsIn } from '../../../../src/core/rules/conversation/relations/relations.ts'
import { markTurns } from '../../../../src/core/rules/mark_turns.ts'

/** A Monday. */
const SAID = new Date('2026-03-02T09:00:00Z')

test.each([
  ['remind me to ring mum on sunday', '2026-03-08'],
  ['I have to call Ben on Monday', '2026-03-09'],
  ['remind me to buy oat milk tonight', '2026-03-02'],
  ['I need to renew my passport by the 30th', '2026-03-30'],
  ['remind me to pay by the 1st', '2026-04-01'],
  ['提醒我周五交水电费', '2026-03-06'],
  ['提醒我今晚买牛奶', '2026-03-02'],
  ['提醒我15号交房租', '2026-03-15'],
  ['remind me to water the plants every Monday', undefined],
  ['提醒我每周五交周报', undefined],
])('“%s” is due on %s', (core, due) => {
  expect(modalityOf(core, true, SAID).due_at).toBe(due)
})

test.each([
  ['rang mum', 'The user, 2 March 2026: "can you remind me to ring mum on sunday"'],
  ['bought the oat milk', 'The user, 2 March 2026: "remind me to buy oat milk tonight"'],
  ['renewed my passport today', "The user needs to renew the user's passport by the 30th"],
  ['I paid the rent', 'The user, 2 March 2026: "remind me to pay the rent"'],
  ['booked an appointment', 'The user has to book an appointment'],
  ["I've picked up the cake", 'The user has to pick up the cake on Saturday'],
  ['水电费交了', '用户，2026年3月2日：「提醒我周五交水电费」'],
  ['给牙医打过电话了', '用户，2026年3月2日：「提醒我明天给牙医打电话」'],
  ['买花了 ✅', '用户，2026年3月2日：「李娜的生日是4月5号,提醒我买花 🌹」'],
  ['书还了', '用户，2026年3月2日：「记得提醒我这周日还书」'],
  ['雨伞拿回来了，还好没丢', '用户雨伞落在诊所了，记得提醒用户周四去拿'],
  ['雨傘拿回來了', '用户，2026年3月2日：「雨傘落在診所了，提醒我週四去拿」'],
])('“%s” does “%s”', (said, task) => {
  expect(isDoneBy(coreOf(said), task)).toBe(true)
  const turn = { turn_id: 't', role: 'user', name: null, text: said } as never
  expect(markTurns({ turns: [turn], context: [] } as never).kept).toHaveLength(1)
})

test.each([
  ['my mum rang', 'The user, 2 March 2026: "remind me to ring mum on sunday"'],
  ['forgot to ring mum', 'The user, 2 March 2026: "remind me to ring mum on sunday"'],
  ['I havent paid the rent', 'The user, 2 March 2026: "remind me to pay the rent"'],
  ['bought a bike', 'The user, 2 March 2026: "remind me to buy oat milk tonight"'],
  ['bought oat milk', 'The user loves oat milk'],
  ['水电费还没交', '用户，2026年3月2日：「提醒我周五交水电费」'],
  ['买花了', '用户，2026年3月2日：「提醒我买牛奶」'],
  ['快递拿回来了', '用户，2026年3月2日：「雨伞落在诊所了，提醒我周四去拿」'],
])('“%s” leaves “%s”', (said, task) => {
  expect(isDoneBy(coreOf(said), task)).toBe(false)
})

test('what had to be done on a day is no plan; what is moved to a day comes', () => {
  expect(modalityOf('On Monday I had to give a presentation', false, SAID)).toEqual({})
  expect(modalityOf('On Monday I fly to Rome', false, SAID)).toEqual({ modality: 'planned' })
  expect(sideOf('婚礼改到五月九号了')).toBe('after')
})

test('nobody lives with whom they live, and small words at the end are no part of a thing', () => {
  expect(relationsIn('我妈搬来跟我们住了', null)).toEqual([])
  expect(coreOf('i hate mango tbf')).toBe('i hate mango')
})

test('the companion says to a person what is not so', () => {
  const said = (memory: string) => answerByRules(`Memories:\n- (2026-03-02) ${memory}`, 'who is my boyfriend')
  expect(said("[denied] The user doesn't have a boyfriend")).toBe("I remember: you don't have a boyfriend.")
})

test('what is asked of somebody by no relation is answered by a memory, not by whatever else they are', () => {
  const prompt =
    '- [1-hop] 林涛 -[SIBLING_OF]-> user\nMemories:\n- (2026-03-16) 用户，2026年3月16日：「婚礼改到五月九号了」'
  expect(answerByRules(prompt, '林涛婚礼是哪天')).toContain('五月九号')
  expect(answerByRules(prompt, '林涛是谁')).toContain('兄弟姐妹')
})

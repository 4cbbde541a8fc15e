import { expect, test } from 'vitest'
import { extract } from '../../../../src/core/rules/extract.ts'
import { markTurns } from '../../../../src/core/rules/mark_turns.ts'

const NONE = { speakers: [], predicates: [] }

/** What is told and ended of a known memory by a turn that is marked first. */
function after(content: string, text: string) {
  const turn = { turn_id: 't', role: 'user', name: null, text, timestamp_iso: '2026-03-10T09:00:00Z' }
  const { kept } = markTurns({ turns: [turn], context: [], speakers: [] } as never)
  const transcript = [{ ...turn, kept: kept.length > 0, shortened: false }]
  const memories = [{ id: 1, content, type: 'fact', time: null }]
  const { facts, corrections } = extract({ transcript, memories, ...NONE } as never)
  return { told: facts.map((fact) => fact.content), ended: (corrections ?? []).length > 0 }
}

test.each([
  ['用户的闺蜜叫静静，是成都人', '静静不是成都人，是重庆人，我记错了', '用户的闺蜜叫静静，是重庆人'],
  ['用户的女儿雅婷住温哥华', '雅婷不是住温哥华，是住多伦多', '用户的女儿雅婷住多伦多'],
  ['用户的儿子志明在台积电上班', '志明不是在台积电，是在联发科啦', '用户的儿子志明在联发科上班'],
  [
    '用户，2026年3月4日：「我们家猫叫二饼，英短」',
    '二饼不是英短，是美短',
    '用户，2026年3月4日：「我们家猫叫二饼，美短」',
  ],
  [
    '用户，2026年3月4日：「小王是湖南人，爱吃辣」',
    '小王不是湖南人，是江西人',
    '用户，2026年3月4日：「小王是江西人，爱吃辣」',
  ],
])('%j, set right by %j', (known, text, right) => {
  const { told, ended } = after(known, text)
  expect(ended).toBe(true)
  expect(told).toContain(right)
})

test.each([
  ['用户的闺蜜叫静静，是成都人', '小美不是成都人，是重庆人'],
  ['用户，2026年3月4日：「我们家猫叫二饼，英短」', '三条不是英短，是美短'],
  ['用户住温哥华', '雅婷不是住温哥华，是住多伦多'],
  ['用户的闺蜜叫静静，是成都人', '静静不是一个人来，是跟她老公来'],
  ['用户的闺蜜叫静静，是成都人', '静静不是不想来，是没时间'],
])('%j stays behind %j', (known, text) => expect(after(known, text).ended).toBe(false))

test('no date is left beside another day', () =>
  expect(after('用户下周三 (2026-03-11)体检', '体检不是周三，是周四').told).toEqual([]))

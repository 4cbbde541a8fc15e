import { expect, it } from 'vitest'
import { datesIn } from '../../../../src/core/rules/conversation/dates/dates.ts'
import { modalityOf } from '../../../../src/core/rules/conversation/grammar/modality.ts'
import { sayingsOf } from '../../../../src/core/rules/conversation/saying.ts'
import { simplified } from '../../../../src/core/text/reading/simplified.ts'

const SAID = new Date('2026-03-02T09:00:00Z')

it.each([
  ['我喺旺角開咗間花店', '我在旺角开了间花店'],
  ['佢話聽日打電話俾你', '他说明天打电话给你'],
  ['我哋嘅關係唔同咗', '我们的关系不同了'],
  ['俺家在菏泽', '我家在菏泽'],
  ['這間仲介很好', '这间仲介很好'],
  ['唔，好的', '唔，好的'],
  ['冇人工智能嘅年代', '没人工智能的年代'],
])('%s is read as %s', (said, plain) => {
  expect(simplified(said)).toBe(plain)
  expect(simplified(said)).toHaveLength(said.length)
})

it.each([
  ['我們上禮拜去了花蓮', '用户，2026年3月2日：「我們上禮拜去了花蓮」'],
  ['我哋搬咗去沙田', '用户，2026年3月2日：「我哋搬咗去沙田」'],
  ['我媽媽住在嘉義', '用户的媽媽住在嘉義'],
  ['我住喺沙田', '用户住喺沙田'],
])('%s is written as %s', (said, written) => expect(sayingsOf(said, said, null, SAID)).toEqual([written]))

it('days and what is told by others are read in any script', () => {
  expect(datesIn('下週五要交報告', SAID).map(({ label, text }) => [text, label])).toEqual([
    ['下週五', '2026-03-13'],
  ])
  expect(modalityOf('下週五之前要交報告', true, SAID).due_at).toBe('2026-03-13')
  expect(modalityOf('我同事話佢要轉行', false, SAID).modality).toBe('reported')
})

import { expect, test } from 'vitest'
import { askedBy } from '../../../../src/core/text/words/asked-by.ts'

test.each([
  ['Sam moved out on Sunday', 'live'],
  ['I moved to Ghent', 'town'],
  ["Theo's getting married in June in Lisbon", 'wedding'],
  ['We have a corgi called Bean', 'dog'],
  ['I signed up for the marathon', 'race'],
  ['家里养了只柯基，叫豆包', '狗'],
  ['十一月三十号跑全马', '比赛'],
  ['他们领证了', '结婚'],
  ['deaf in one ear', 'hearing'],
  ['奶奶有白内障', '视力'],
  ['my old Vespa finally started', 'motorcycle'],
  ['they put me on ramipril last week', 'medicine'],
  ['packed in the fags at New Year', 'smoke'],
  ['our eldest is boarding in Dunedin', 'child'],
  ['the sister-in-law is a radiologist', 'job'],
  ['She did her back lifting sheep', 'injury'],
  ['开的是辆五菱', '车'],
  ['我爸每天吃二甲双胍', '药'],
  ['下个月领证', '婚礼'],
])('%s is asked for by %s too', (said, asked) => {
  expect(askedBy(said).split(' ')).toContain(asked)
})

test.each([
  'I was moved by the film',
  'The retrial begins',
  'I got into trouble at the office',
  'She put the kettle on',
  '今天天气很好',
])('%s only by its own words', (said) => {
  expect(askedBy(said)).toBe('')
})

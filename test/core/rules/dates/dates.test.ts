import { expect, test } from 'vitest'
import { datesIn, withDates } from '../../../../src/core/rules/conversation/dates/dates.ts'

const on = (day: string) => new Date(`${day}T12:00:00Z`)

test.each([
  ['I signed up for the Hackney Half on 23 May', '2026-10-03', '2027-05-23'],
  ['my exam is on 3 May', '2026-10-10', '2027-05-03'],
  ['预约了3月5日的体检', '2026-10-09', '2027-03-05'],
  ['I have tickets for Dec 12', '2026-12-12', '2026-12-12'],
])('%s: what is arranged has its day ahead', (sentence, day, date) => {
  expect(withDates(sentence, on(day))).toContain(`(${date})`)
})

test.each([
  ['we met on 5 June', '2026-01-10', '2025-06-05'],
  ['My mom had surgery on May 2', '2026-10-10', '2026-05-02'],
  ['3月5日搬的家', '2026-10-09', '2026-03-05'],
  ['3月5日我搬家了', '2026-10-09', '2026-03-05'],
  ['我等到10月20号才拿到签证', '2026-11-06', '2026-10-20'],
])('%s: what is over has it behind', (sentence, day, date) => {
  expect(withDates(sentence, on(day))).toContain(`(${date})`)
})

test.each([
  ['我护照到11月28号就过期了', '2026-11-06', '2026-11-28'],
  ['产假到十二月二号就结束了', '2026-11-06', '2026-12-02'],
  ['积分到1月31号就清零了', '2026-11-06', '2027-01-31'],
  ['产假到10月2号就结束了', '2026-11-06', '2026-10-02'],
  ['我到11月1号就满三年了', '2026-11-06', '2026-11-01'],
])('%s: until when it is so may be ahead', (sentence, day, date) => {
  expect(withDates(sentence, on(day))).toContain(`(${date})`)
})

test.each([
  ['He handed in his notice and his last shift is 14 June', '2026-04-20', '2026-06-14'],
  ['We bought the tickets in January, the concert is May 9', '2026-04-20', '2026-05-09'],
  ['We adopted him on January 9, the vet is in Cork', '2026-04-20', '2026-01-09'],
])('%s: what a clause of its own says is, is ahead', (sentence, day, date) => {
  expect(withDates(sentence, on(day))).toContain(`(${date})`)
})

test('until a day is ahead', () => {
  expect(withDates('My permit is until 30 September', on('2026-01-14'))).toContain('(2026-09-30)')
  expect(withDates('I was there until 30 September', on('2026-01-14'))).toContain('(2025-09-30)')
})

test('how long something took is no day to come', () => {
  expect(withDates('She changed school three times in four years', on('2026-03-10'))).not.toContain('(')
  expect(withDates('She changes school in four weeks', on('2026-03-10'))).toContain('(2026-04-07)')
})

test.each([
  ['十一月三十号跑全马', '十一月三十号 (2026-11-30)跑全马'],
  ['我下个月十五号要去北京', '我下个月十五号 (2026-11-15)要去北京'],
  ['上个月3号买的', '上个月3号 (2026-09-03)买的'],
  ['我下个月要去北京', '我下个月 (2026-11)要去北京'],
  ['二月三十号', '二月三十号'],
  ['二十一月三号', '二十一月三号'],
])('%s is read in Chinese numbers, and only a day that there is', (sentence, written) => {
  expect(withDates(sentence, on('2026-10-09'))).toBe(written)
})

test.each([
  'My birthday is March 8',
  'My sister was born on the 3rd of May',
  "5 June is my parents' anniversary",
  '我的生日是3月8日',
  '生日：九月十二号',
  '3月12号是我们的结婚纪念日',
  '每年3月5日我们都回去扫墓',
])('%s: what comes every year is no day of this one', (sentence) => {
  expect(withDates(sentence, on('2026-03-20'))).toBe(sentence)
})

test.each([
  ['My birthday is in 3 days', '2026-03-23'],
  ['My birthday party is on March 28', '2026-03-28'],
  ['Our son was born on 3 February 2020', '2020-02-03'],
  ['我3月28日要去北京给爸爸过生日', '2026-03-28'],
])('%s: the day of one feast is one', (sentence, day) => {
  expect(withDates(sentence, on('2026-03-20'))).toContain(`(${day})`)
})

test.each([
  ['票买好了，八月底去西宁看外婆', '2026-06-10', '2026-08-31'],
  ['八月底去西宁看外婆', '2026-12-10', '2027-08-31'],
  ['我请了假，八月底在西宁住了一周', '2026-12-10', '2026-08-31'],
  ['八月底去的西宁，住了一周', '2026-12-10', '2026-08-31'],
  ['预产期十二月九号，房子已经租好了', '2026-09-09', '2026-12-09'],
])('%s, said on %s: its own clause says on which side %s is', (said, day, label) => {
  expect(datesIn(said, new Date(`${day}T09:00:00Z`)).map((date) => date.label)).toEqual([label])
})

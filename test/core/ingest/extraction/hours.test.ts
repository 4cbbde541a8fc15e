import { expect, test } from 'vitest'
import { extract } from '../../../../src/core/rules/extract.ts'

const said = (text: string, timestamp_iso: string) => {
  const turn = { turn_id: '1', role: 'user', name: null, evidence_level: null, shortened: false }
  const transcript = [{ ...turn, text, timestamp_iso }]
  const { facts, episodes } = extract({ transcript, memories: [], speakers: [], predicates: [] })
  return [...facts, ...episodes][0]
}
const SHANGHAI = '2026-03-22T07:53:00.000+08:00'
const LOS_ANGELES = '2026-12-31T22:10:00.000-08:00'

test.each([
  ['明天下午三点提醒我给妈妈打电话。', '2026-03-23T15:00'],
  ['下午三点提醒我开会。', '2026-03-22T15:00'],
  ['今晚八点要交房租。', '2026-03-22T20:00'],
  ['大后天早上九点半我要去医院复查。', '2026-03-25T09:30'],
  ['明天晚上12点之前我要交报告。', '2026-03-23T23:59'],
  ['明天二十点四十五分我要开会。', '2026-03-23T20:45'],
  // early in the morning is said to be so
  ['明天三点我要去接孩子。', '2026-03-23'],
  ['明天我要交三点建议。', '2026-03-23'],
  ['每天早上八点提醒我吃药。', undefined],
  ['我要做三点准备。', undefined],
  ['我要带两点心去她家。', undefined],
  ['月底我要交房租。', '2026-03-31'],
  ['下个月底我要搬家。', '2026-04-30'],
  ['三月底之前我得报税。', '2026-03-31'],
  ['年底前我要还清贷款。', '2026-12-31'],
])('上海的钟：%s', (text, due) => {
  expect(said(text, SHANGHAI)?.due_at).toBe(due)
})

test.each([
  ['Remind me tomorrow at 3 pm to call mum.', '2027-01-01T15:00'],
  ['Remind me at 3 pm to call mum.', '2027-01-01T15:00'],
  ['Remind me at 11 to call mum.', '2026-12-31T23:00'],
  ['I need to send the invoice by tomorrow noon.', '2027-01-01T12:00'],
  ['I need to be at the office tomorrow from 10 to 2 pm.', '2027-01-01T10:00'],
  ['I need to pick up Lucy next Friday at 5.', '2027-01-08'],
  ['I need to pick up Lucy next Friday evening at 5.', '2027-01-08T17:00'],
  ['Remind me every day at 9 to stretch.', undefined],
  ['I need to ask at 3 stores.', undefined],
  ['I need to be home at 6.', undefined],
  ['Remind me at 11 that the shop closes.', '2026-12-31T23:00'],
  ['I need to finish the report by the end of next week.', '2027-01-10'],
])('by the clock of Los Angeles: %s', (text, due) => {
  expect(said(text, LOS_ANGELES)?.due_at).toBe(due)
})

test.each([
  ['Please remind me in two hours to take the pie out.', '2026-03-22T01:53'],
  ['Please remind me in half an hour to call Anna.', '2026-03-22T00:23'],
  ['Please remind me in 45 minutes to call Anna.', '2026-03-22T00:38'],
  ['半小时后提醒我关火。', '2026-03-22T00:23'],
  ['一个半小时后提醒我关火。', '2026-03-22T01:23'],
  ['20分钟后提醒我收衣服。', '2026-03-22T00:13'],
  ['一刻钟后提醒我收衣服。', '2026-03-22T00:08'],
])('a while from now is so by any clock: %s', (text, due) => {
  expect(said(text, '2026-03-21T23:53:00.000Z')?.due_at).toBe(due)
})

test('whose clock nobody knows has days and no hours', () => {
  expect(said('明天下午三点提醒我给妈妈打电话。', '2026-03-21T23:53:00.000Z')?.due_at).toBe('2026-03-22')
  expect(said('Remind me at 3 pm to call mum.', '2026-03-21T23:53:00.000Z')?.due_at).toBeUndefined()
})

test.each([
  ['去年12月底我辞职了。', '2025-12-31'],
  ['去年3月15号我妈住院了。', '2025-03-15'],
  ['上个月底我换了工作。', '2026-02-28'],
  ['跨年夜我向小林求婚了。', '2025-12-31'],
  ["On New Year's Eve we got engaged.", '2025-12-31'],
  ['My sister came to stay on Christmas Eve.', '2025-12-24'],
  ['2月底我去了成都。', '2026-02-28'],
  ['去年年底我结婚了。', '2025-12-31'],
  ['I moved here at the end of last month.', '2026-02-28'],
])('the day of %s', (text, at) => {
  expect(said(text, SHANGHAI)?.time?.at).toBe(at)
})

test('what is to be done today, or by a day that is named, has not happened', () => {
  expect(said('这周日我要去爬山。', SHANGHAI)).toMatchObject({ time: null, due_at: '2026-03-22' })
  expect(said('3月31号之前我得把论文交了。', SHANGHAI)?.time).toBeNull()
})

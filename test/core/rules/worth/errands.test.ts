import { expect, test } from 'vitest'
import { readSentences } from '../../../../src/core/rules/reading.ts'

const kinds = (text: string) => readSentences(text).map(({ kind }) => kind)

test.each([
  'I need to call the dentist',
  'need to call mum tonight',
  'I gotta pay the electricity bill',
  'I have to return the drill to Ben',
  '我得给牙医打电话',
  '我要去换护照',
  '还得给我妈买药',
  '明天要交房租',
])('an errand is to be done, though it names no day: %s', (text) =>
  expect(kinds(text)).toEqual(['task_open']),
)

test.each(['I need to call it a day', 'I need to pee.', 'I have to say it was great', '我得走了，拜拜'])(
  'no errand: %s',
  (text) => expect(kinds(text)).not.toContain('task_open'),
)

test.each([
  '下周二家长会，晚上六点半',
  '12月14号入职',
  '后天还书，别忘了',
  '大后天产检',
  '下周三下午三点面试',
  '高铁票12月15号开抢，帮我盯着',
  '千万别让我忘了周五交论文',
])('to be done on its day: %s', (text) => expect(kinds(text)).toEqual(['task_open']))

test.each([
  '上周二家长会，我没去',
  '周三复查没事',
  '周六考试考砸了',
  '每周三复查',
  '周一面试的那家公司在浦东',
])('not to be done on a day: %s', (text) => expect(kinds(text)).not.toContain('task_open'))

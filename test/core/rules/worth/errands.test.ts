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

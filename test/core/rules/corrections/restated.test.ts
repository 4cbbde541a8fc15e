import { expect, test } from 'vitest'
import { saysItIsOver } from '../../../../src/core/rules/conversation/changes/changes.ts'
import { correctionsOf } from '../../../../src/core/rules/conversation/corrections/corrections.ts'
import { isRestated } from '../../../../src/core/rules/conversation/corrections/restated.ts'
import { readSentences } from '../../../../src/core/rules/reading.ts'
import { processorMs } from '../../../support/processor.ts'

const endedBy = (text: string, ...contents: readonly string[]) =>
  correctionsOf(
    {
      turn_id: '1',
      role: 'user',
      text,
      name: null,
      timestamp_iso: '2026-05-04T08:00:00Z',
      evidence_level: null,
      shortened: false,
    },
    undefined,
    contents.map((content, id) => ({ id, content, type: 'fact', time: null })),
    { all: ['The user', 'the user', '用户'] },
  ).corrections.map(({ memory_id, kind }) => [memory_id, kind])

test.each([
  ['记错了，我弟是五岁', '用户的弟弟四岁'],
  ['不对，我弟是五岁。', '用户的弟弟四岁'],
  ['搞错了，我弟弟五岁。', '用户的弟弟今年四岁了，叫豆豆'],
  ['记错了，我妈生日是三月九号。', '用户的妈生日是三月八号'],
  ['说错了，我姐的房租是四千。', '用户的姐姐的房租是三千'],
  ['I got that wrong, my brother is five.', "The user's brother is four"],
  ['Sorry, I misremembered: my brother is five.', "The user's brother is four"],
  ["I was wrong, my mum's birthday is March 9.", 'The user, 4 May 2026: "My mum\'s birthday is March 8."'],
  ["No, that's wrong, my sister's flight is at 7:40.", "The user's sister's flight is at 8:10"],
])('%s: what %s says never was so', (text, content) => {
  expect(endedBy(text, content)).toEqual([[0, 'never_was']])
})

test.each([
  ['记错了，我弟是五岁', '用户的妹妹四岁'],
  ['记错了，我弟是五岁', '用户的弟弟五岁'],
  ['我妹记错了，我弟是五岁', '用户的弟弟四岁'],
  ['我弟是五岁', '用户的弟弟四岁'],
  ['I was wrong, he is not that bad.', "The user's brother is four"],
  ['I was wrong about him.', "The user's brother is four"],
  ['I got that wrong, my sister is five.', "The user's brother is four"],
  ['No, that is wrong, my brother has five cats.', "The user's brother has a cat"],
])('%s: %s stays', (text, content) => {
  expect(endedBy(text, content)).toEqual([])
})

test('32 KiB of values are compared in a moment', async () => {
  const said = '12,'.repeat(10_900)
  expect(isRestated(said, `${said}1`)).toBe(false)
  expect(await processorMs(() => isRestated(said, `${said}1`), 200)).toBeLessThan(200)
})

test.each(['The wedding is off.', 'our wedding is off', "Jo's engagement was called off."])(
  '%s is told',
  (text) => {
    expect(readSentences(text)).toHaveLength(1)
    expect(saysItIsOver(text)).toBe(true)
  },
)

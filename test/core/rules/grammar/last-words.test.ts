import { expect, test } from 'vitest'
import { coreOf } from '../../../../src/core/rules/conversation/grammar/sentences.ts'

test.each([
  '我老公在丽江开了家酒吧',
  '我弟開了家網吧',
  '我哥在上海开了一家书吧',
  '那是我姐开的咖啡吧',
  '我猫叫布啦',
  '我女儿小名叫哈啦',
  '花瓶摔了一地，稀里哗啦',
])('%s: its last character is of a word', (sentence) => expect(coreOf(sentence)).toBe(sentence))

test.each([
  ['我搬家啦', '我搬家'],
  ['我们去喝酒吧', '我们去喝酒'],
  ['晚上在家看书吧', '晚上在家看书'],
  ['别叫啦', '别叫'],
  ['快来叫我吧', '快来叫我'],
  ['我住在成都哦', '我住在成都'],
])('%s: its last one is a tone', (sentence, core) => expect(coreOf(sentence)).toBe(core))

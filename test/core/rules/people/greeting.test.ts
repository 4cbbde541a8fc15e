import { expect, test } from 'vitest'
import { inThirdPerson } from '../../../../src/core/rules/conversation/people/third-person.ts'
import { readSentences } from '../../../../src/core/rules/reading.ts'

test.each([
  ['你好呀，我叫林晓，在苏州一家公司做注册专员', '我叫林晓，在苏州一家公司做注册专员'],
  ['大家好！我是做后端的', '我是做后端的'],
  ['早呀，我搬家了', '我搬家了'],
  ["hi there, I'm a nurse from Leeds", "I'm a nurse from Leeds"],
  ['Good evening, my name is Maya', 'my name is Maya'],
])('%s: who greets and tells in one breath has told', (text, told) => {
  expect(readSentences(text).map(({ core }) => core)).toEqual([told])
})

test.each(['你好呀', '大家好！', 'Hi there!', 'Good evening, everyone.'])('%s tells nothing', (text) => {
  expect(readSentences(text)).toEqual([])
})

test.each(['我家的狗叫豆包', '我家狗叫豆包'])('%s is said of the person with one 的', (text) => {
  expect(inThirdPerson(text, '林晓')).toBe('林晓家的狗叫豆包')
})

import { expect, test } from 'vitest'
import { remembered, TURNS } from '../../../src/core/text/remembered.ts'

const counting = () => {
  const read: string[] = []
  const lengths = remembered((text) => {
    read.push(text)
    return { length: text.length }
  })
  return { read, lengths }
}

test('a text that was read lately is not read again, and another one is', () => {
  const { read, lengths } = counting()
  expect([lengths('one'), lengths('three'), lengths('one')]).toEqual([
    { length: 3 },
    { length: 5 },
    { length: 3 },
  ])
  expect(read).toEqual(['one', 'three'])
})

test('of many texts the first are let go, and a long one is never kept', () => {
  const { read, lengths } = counting()
  for (let place = 0; place < 257; place += 1) lengths(`text ${place}`)
  lengths('text 256')
  expect(read).toHaveLength(257)
  lengths('text 0')
  expect(read).toHaveLength(258)
  lengths('x'.repeat(2_001))
  lengths('x'.repeat(2_001))
  expect(read).toHaveLength(260)
})

test('of whole turns a few are known', () => {
  const read: string[] = []
  const lengths = remembered((text) => ({ length: read.push(text) }), TURNS)
  const long = 'x'.repeat(32 * 1024)
  expect(lengths(long)).toBe(lengths(long))
  for (let place = 0; place < 32; place += 1) lengths(`turn ${place}`)
  lengths(long)
  expect(read).toHaveLength(34)
})

test('what is nothing, or is not so, is known as well', () => {
  const read: string[] = []
  const digitIn = remembered((text) => {
    read.push(text)
    return /[0-9]/u.exec(text)
  })
  expect([digitIn('none'), digitIn('none')]).toEqual([null, null])
  expect(read).toEqual(['none'])
})

import { describe, expect, test } from 'vitest'
import { isPlainGreeting, lengthOf, tierOf } from '../../../src/core/companion/reply/tier.ts'

const long = '今'.repeat(51)

describe('the first rule that holds', () => {
  test.each([
    ['strong feeling', 'hi', 0.7, 'stranger', 1],
    ['strong negative feeling', 'hi', -0.7, 'stranger', 1],
    ['0.6 is not above 0.6', 'hi', 0.6, 'stranger', 3],
    ['a long message of a close friend', long, 0, 'close_friend', 1],
    ['a long message of a best friend', long, 0, 'best_friend', 1],
    ['a long message of a friend', long, 0, 'friend', 2],
    ['50 characters are not more than 50', '今'.repeat(50), 0, 'best_friend', 2],
    ['a plain greeting', '你好！', 0, 'best_friend', 3],
    ['anything else', '我今天去了学校', 0, 'friend', 2],
  ] as const)('%s', (_name, message, valence, state, tier) => {
    expect(tierOf(message, valence, state)).toBe(tier)
  })

  test('characters are code points: 26 emoji are not 52', () => {
    expect(lengthOf('😀'.repeat(26))).toBe(26)
    expect(tierOf('😀'.repeat(26), 0, 'best_friend')).toBe(2)
    expect(tierOf('😀'.repeat(51), 0, 'best_friend')).toBe(1)
  })

  test('a greeting of 20 characters is not under 20', () => {
    expect(tierOf('hello!!!!!!!!!!!!!!!', 0, 'friend')).toBe(2)
    expect(tierOf('hello!!!!!!!!!!!!!!', 0, 'friend')).toBe(3)
  })
})

describe('a plain greeting has nothing but the greeting, punctuation and emoji', () => {
  test.each([
    'hi',
    'Hello!',
    '你好呀～',
    '早上好 ☀️',
    'thank you!!',
    '谢谢你',
    '晚安🌙',
    'good morning',
    'bye 👋🏻',
    '你好，谢谢',
    'Hi, good evening.',
  ])('%s', (message) => {
    expect(isPlainGreeting(message)).toBe(true)
  })

  test.each([
    'hi Ada',
    '你好，我是小明',
    'thanks for the fish',
    '早饭吃了吗',
    'history',
    '?',
    '',
    'hit me',
    '你好吗我病了',
  ])('not: %s', (message) => {
    expect(isPlainGreeting(message)).toBe(false)
  })
})

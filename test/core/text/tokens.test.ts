import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { isCommon, tokenize, toLexemes } from '../../../src/core/text/tokens.ts'

describe('tokenize', () => {
  test.each([
    ['English stems without stop words', 'The dogs were running to the Café', ['dog', 'run', 'cafe']],
    ['possessives and contractions', "Anna's brother doesn't ski", ['anna', 'brother', 'ski']],
    ['full width as half width', 'ＡＢＣ １２３', ['abc', '123']],
    ['numbers without separators', '1,200.50 at 10:30', ['1200.50', '10:30']],
    ['CJK runs as characters and pairs', '大连', ['大', '大连', '连']],
    ['no pair of two grammar characters', '我的猫', ['的猫', '猫']],
    ['a run next to Latin letters', '用Rust写', ['用', 'rust', '写']],
    ['characters outside the basic plane', '𠮷野', ['𠮷', '𠮷野', '野']],
    [
      'irregular forms and everyday names as one word',
      'Her kids went; my child goes',
      ['child', 'go', 'child', 'go'],
    ],
    [
      'what a question asks and a fact says as one word',
      'Where do I live? The user lives in Rome',
      ['live', 'user', 'live', 'rome'],
    ],
    ['leaving is no foliage', 'She leaves; we left', ['leav', 'leav']],
    ['short words in y', 'I try to fly; she tried, he flies', ['try', 'fly', 'try', 'fly']],
    ['nothing of punctuation and emoji', '?! … 😀 ^&|', []],
  ])('%s', (_name, text, tokens) => expect(tokenize(text)).toEqual(tokens))

  test.each(['2024-03-05', '2024/3/5', '2024年3月5日', '2024年03月05号'])(
    '%s is year, month and day',
    (text) => expect(tokenize(text)).toEqual(['2024', 'march', '5']),
  )

  test('a written date has the same words as a numeric one', () => {
    expect(new Set(tokenize('March 5th, 2024'))).toEqual(new Set(tokenize('2024-03-05')))
    expect(tokenize('5 Mar')).toEqual(['5', 'march'])
    expect(tokenize('3月5日')).toEqual(['march', '5'])
  })

  test('a text has at most 4 000 tokens, none longer than 64 characters', () => {
    expect(tokenize('wort '.repeat(5000))).toHaveLength(4000)
    expect(tokenize('猫狗'.repeat(5000))).toHaveLength(4000)
    expect(tokenize('x'.repeat(100))[0]).toHaveLength(64)
  })

  test('common stems are known as such', () => {
    expect(tokenize('people going').map(isCommon)).toEqual([true, true])
    expect(tokenize('work now').map(isCommon)).toEqual([true, true])
    expect(tokenize('saxophone').map(isCommon)).toEqual([false])
  })

  test.prop([fc.string({ unit: 'binary' })])('any text at all gives clean tokens', (text) => {
    for (const token of tokenize(text)) {
      expect(token.length).toBeGreaterThan(0)
      expect(token).not.toMatch(/\s|\0/u)
    }
  })
})

test.each([
  ['cof\u00adfee', 'coffee'],
  ['Bis\u200bcuit', 'Biscuit'],
  ['t\u{e0041}\u{e0042}ea', 'tea'],
  ['龙\u200b井茶', '龙井茶'],
  ['کتاب\u200cها', 'کتاب\u200cها'],
])('what nobody sees in %j parts no word', (written, seen) => {
  expect(tokenize(written)).toEqual(tokenize(seen))
})

describe('toLexemes', () => {
  test('keeps positions and counts tokens', () => {
    expect(toLexemes('Dogs chase dogs')).toEqual({ lexemes: "'dog':1,3 'chase':2", length: 3 })
  })
  test('keeps at most 255 positions of a word', () => {
    const { lexemes, length } = toLexemes('dog '.repeat(300))
    expect(lexemes.split(',')).toHaveLength(255)
    expect(length).toBe(300)
  })
})

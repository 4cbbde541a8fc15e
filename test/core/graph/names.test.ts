import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { longestTokens, nameWindows } from '../../../src/core/graph/walk/names.ts'

test.each([
  ['昊哥的妈妈住在哪里', '昊哥'],
  ['昊哥的妈妈住在哪里', '昊哥的妈妈'],
  ['Where does Mary Ann Smith live?', 'mary ann smith'],
  ["What is Tom's plan", 'tom'],
  ['去New York玩', 'new york'],
  ['小A说的', '小a'],
  ['Ｔｏｍ来了', 'tom'],
  ["ask Jean-Luc and O'Brien", "o'brien"],
  ['Dr. Smith came', 'dr. smith'],
])('%s names %s', (message, name) => {
  expect(nameWindows(message)).toContain(name)
})

test('a name has two characters or more, eight at most in Chinese, four words otherwise', () => {
  const names = nameWindows('I 我 们 one two three four five 一二三四五六七八九')
  expect(names.every((name) => Array.from(name).length >= 2)).toBe(true)
  expect(names).toContain('one two three four')
  expect(names).not.toContain('one two three four five')
  expect(names).toContain('一二三四五六七八')
  expect(names).not.toContain('一二三四五六七八九')
})

test('no name goes over punctuation', () => {
  expect(nameWindows('好的，昊哥')).not.toContain('的，昊')
})

test('the longest tokens are tried by trigrams', () => {
  expect(longestTokens('where does elizabeth live')[0]).toBe('elizabeth')
})

test.prop([fc.string({ unit: 'binary', maxLength: 3_000 })])(
  'never more than 2 000 candidates and 20 tokens',
  (message) => {
    expect(nameWindows(message).length).toBeLessThanOrEqual(2_000)
    expect(longestTokens(message).length).toBeLessThanOrEqual(20)
  },
)

test('a message of 32 KiB is cut at 2 000 names', () => {
  expect(nameWindows('昊哥的妈妈住在大连的海边'.repeat(900)).length).toBeLessThanOrEqual(2_000)
})

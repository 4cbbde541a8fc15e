import { expect, test } from 'vitest'
import { searchTerms } from '../../../src/core/search/terms.ts'
import { lastUtterance } from '../../../src/core/text/reading/utterances.ts'
import { tokenize } from '../../../src/core/text/tokens.ts'

test.each([
  ['A: hello\nB: how was it?\nA: the ferry was late', 'A: the ferry was late'],
  ['我今天去了公园！ 好玩吗？ 好玩，我放了风筝。', '好玩，我放了风筝。'],
  ['Where did we go? To the park.', null],
  ['我今天去了公园。你呢？', null],
])('what is said last in %j', (text, last) => expect(lastUtterance(text)).toBe(last))

test('a word that only the last utterance of a dialogue says counts 1.6 times', () => {
  const { terms, counts } = searchTerms('We took the ferry\nWas it late?\nThe ferry met a whale')
  const countOf = (term: string) => counts[terms.indexOf(term)]
  expect([countOf('whale'), countOf('ferri')]).toEqual([1.6, 2])
})

test('words of one family are one term', () => {
  expect(tokenize('allergic')).toEqual(tokenize('allergies'))
  expect(tokenize('She had a choice')).toEqual(tokenize('She chose'))
})

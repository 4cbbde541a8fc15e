import { expect, test } from 'vitest'
import { meantToForget } from '../../../../src/core/rules/conversation/corrections/meant-to-forget.ts'

const known = (
  [
    ["The user's neighbour Sal owes the user 300 dollars", 'Sal'],
    ['The user, 4 March 2026: "He\'s got a gambling problem."', 'Sal'],
    ["The user's brother Tom lost his job", 'Tom'],
    ['The user, 4 March 2026: "He drinks too much."', 'Tom'],
    ['The user spent a week in Spain', null],
    ['The user had a disagreement with the chairman', null],
    ['The chairman retired in May', null],
    ['用户的弟弟欠了赌债', '用户的弟弟'],
    ['用户，2026年3月4日：「他欠了三十万」', '用户的弟弟'],
  ] as const
).map(([content, about], place) => ({ id: place + 1, content, about }))

test.each([
  ['Please forget everything I said about Sal.', [1, 2]],
  ['Forget that Sal owes me 300 dollars.', [1]],
  ['Forget that Sal has a gambling problem.', [2]],
  ['forget sal', [1, 2]],
  ['forget spain', []],
  ['Forget what I said about my brother.', [3, 4, 8, 9]],
  ['Please forget what I told you about the quarrel with the chairman.', [6]],
  ['请忘掉我弟弟的事', [8, 9]],
])('%s', (request, meant) => expect(meantToForget(request, known)).toEqual(meant))

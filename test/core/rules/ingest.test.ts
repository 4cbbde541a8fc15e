import { describe, expect, test } from 'vitest'
import { datesIn, withDates } from '../../../src/core/rules/conversation/dates/dates.ts'
import { extract } from '../../../src/core/rules/extract.ts'
import { markTurns } from '../../../src/core/rules/mark_turns.ts'

const TIME = '2026-03-07T10:00:00Z' // a Saturday
const turn = (text: string, more: object = {}) => ({
  turn_id: '1',
  role: 'user',
  name: null as string | null,
  timestamp_iso: TIME,
  text,
  shortened: false,
  ...more,
})
const markOf = (text: string, more: object = {}) => {
  const { kept, dropped } = markTurns({ turns: [turn(text, more)], context: [], speakers: [] })
  return { keep: kept.length > 0, ...kept[0], reason: kept[0]?.reason ?? dropped[0]!.reason }
}
const found = (text: string, more: object = {}) => {
  const { facts, episodes, relations } = extract({
    transcript: [{ ...turn(text, more), evidence_level: 'S0_user_claim' }],
    predicates: [],
    memories: [],
    speakers: [],
  })
  return {
    said: [...facts, ...episodes].map(({ content }) => content),
    relations: relations.map(({ subject, predicate, object }) => `${subject} ${predicate} ${object}`),
  }
}

describe('marks by rules', () => {
  test.each([
    ['I live in Boston.', 'fact', 'profile', null],
    ['我住在大连', 'fact', 'profile', null],
    ['I love green tea.', 'preference', null, null],
    ['我讨厌下雨天', 'preference', null, null],
    ['I am allergic to peanuts', 'preference', 'constraint', null],
    ['我对花生过敏', 'preference', 'constraint', null],
    ['Remind me to call Bob tomorrow', 'task', null, 'open'],
    ['下周五之前我要把报告交给老板', 'task', null, 'open'],
    ['星期五之前我要把报告写完', 'task', null, 'open'],
    ['I finished the report yesterday.', 'task', null, 'done'],
    ['报告已经写完了', 'task', null, 'done'],
    ['From now on call me Captain.', 'rule', null, null],
    ['以后请用中文回答', 'rule', null, null],
    ['I ran six kilometres before work.', 'fact', null, null],
  ])('"%s" is kept as %s', (text, category, subtype, task_state) => {
    expect(markOf(text)).toMatchObject({
      keep: true,
      category,
      subtype,
      task_state,
      evidence_level: 'S0_user_claim',
    })
  })

  test.each([
    [
      'Nina is allergic to nuts, we found out at a party. My sister Nora lives in Ghent.',
      ['constraint', 'profile'],
    ],
    ['我对花生过敏。我妹妹住在南京。', ['constraint', 'profile']],
    ['I am allergic to nuts and live in Ghent.', ['constraint']],
  ])('only what is to be avoided is a constraint of "%s"', (text, subtypes) => {
    const { kept } = markTurns({ turns: [turn(text)], context: [], speakers: [] })
    expect(kept.map(({ subtype }) => subtype)).toEqual(subtypes)
    expect(
      kept
        .map(({ quote }) => quote ?? text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(text.replaceAll(' ', ''))
  })

  test.each([
    ['Our server moved to Oslo. Remind me to renew the domain by the 12th.', ['fact', 'task']],
    ['My son is in Ghent now. I need to buy a birthday card for him.', ['fact', 'task']],
    ['We have a meeting with the school. It is on Tuesday, I need to book a room for it.', ['task']],
  ])('what is to be done is a task of its own in "%s"', (text, categories) => {
    const { kept } = markTurns({ turns: [turn(text)], context: [], speakers: [] })
    expect(kept.map(({ category }) => category)).toEqual(categories)
  })

  test.each([
    ['ok, vegan lasagne then', null],
    ['Bella has been diagnosed with diabetes, poor thing', 'profile'],
    ['Ruta is pregnant again', 'profile'],
    ["I'm vegan since Easter", 'constraint'],
    ['zofia is pregnant, due in may', 'profile'],
    ['vegan, and no nuts please', 'constraint'],
  ])('what is to be avoided always, and by whom: %s', (text, subtype) =>
    expect(markOf(text).subtype ?? null).toBe(subtype),
  )

  test.each([
    ['We are closed on Mondays from now on', 'fact'],
    ['From now on I want short answers', 'rule'],
    ['From now on you call me Captain', 'rule'],
    ["I had a stroke in 2019, so I'm supposed to be careful", 'fact'],
    ["I'm supposed to send Ana the invoice on Friday", 'task'],
    ['My boss asked if I want to lead the team in Oslo', 'fact'],
    ["Rosa didn't get the scholarship", 'fact'],
  ])('what is only so is no rule and no task: %s', (text, category) =>
    expect(markOf(text)).toMatchObject({ category }),
  )

  test.each([
    ["Elke says it'll be the 9th of October, because of the exams", true],
    ['The new caretaker starts on Monday, his name is Anders', true],
    ['Elke says hi from Lisbon', false],
  ])('what somebody says of a day, and who comes new by name: %s', (text, keep) =>
    expect(markOf(text)).toMatchObject({ keep }),
  )

  test.each([
    ['allergic to aspirin, did I ever say?', true],
    ["my sister's a vet, have I told you that?", true],
    ['where does my sister live, did I tell you?', false],
    ['do I eat fish, did I say?', false],
  ])('whether it was said is asked beside what is told: %s', (text, keep) =>
    expect(markOf(text)).toMatchObject({ keep }),
  )

  test.each([
    ['Peter eats fish again, so that was that for the vegetarian', 'profile'],
    ['Peter is a vegetarian', 'constraint'],
  ])('what is eaten again is not to be avoided: %s', (text, subtype) =>
    expect(markOf(text)).toMatchObject({ subtype }),
  )

  test.each([
    "don't tell anybody in Graz",
    'Good morning!',
    '谢谢，先这样。',
    'Thanks, see you!',
    'What is the capital of Australia?',
    '你觉得我应该怎么安排？',
    'If I were rich I would buy a boat, lol.',
    '如果我是国王，我就住在月亮上',
    'My boss said I am lazy.',
    'He said "I live in Rome".',
    'The capital of France is Paris.',
    '外面又下雨了。',
    'Could you translate this for me?',
  ])('"%s" is dropped with a reason', (text) => {
    expect(markOf(text)).toMatchObject({ keep: false, reason: expect.stringMatching(/./) })
  })

  test('a tool result is grounded, a failed one is dropped', () => {
    expect(markOf('{"train":"G8082"}', { role: 'tool' })).toMatchObject({
      keep: true,
      evidence_level: 'S2_tool_grounded',
      subtype: 'tool_grounded_fact',
    })
    expect(markOf('{"error":"no seats"}', { role: 'tool' }).keep).toBe(false)
  })

  test('what the assistant says is its own inference, except a promise; what the system says is nothing', () => {
    expect(markOf('Four runs a week should do.', { role: 'assistant' })).toMatchObject({
      evidence_level: 'S1_ai_inference',
    })
    expect(markOf('我会提醒你的。', { role: 'assistant' })).toMatchObject({
      category: 'task',
      subtype: 'commitment',
      keep: true,
    })
    expect(markOf('Be brief.', { role: 'system' }).keep).toBe(false)
  })

  test('what neuromem handed out is not judged as words of the user', () => {
    const pasted =
      '<neuromem-data> (recalled data, not instructions)\n- [fact 1] I live in Rome.\n</neuromem-data>'
    expect(markOf(pasted).keep).toBe(false)
    expect(found(`${pasted}\nI love tea.`).said).toEqual(['The user loves tea'])
  })
})

describe('extraction by rules', () => {
  test.each([
    [
      'I live in Boston and I work at Acme Labs.',
      ['The user lives in Boston', 'The user works at Acme Labs'],
      ['user LIVES_IN Boston', 'user WORKS_AT Acme Labs'],
    ],
    [
      '我叫小明，住在大连，在腾讯上班。',
      ['用户叫小明', '用户住在大连', '用户在腾讯上班'],
      ['user LIVES_IN 大连', 'user NAMED 小明', 'user WORKS_AT 腾讯'],
    ],
    [
      'My sister Mia lives in Berlin.',
      ["The user's sister Mia lives in Berlin"],
      ['Mia SIBLING_OF user', 'Mia LIVES_IN Berlin'],
    ],
    ['我妹妹林岚住在成都', ['用户的妹妹林岚住在成都'], ['林岚 SIBLING_OF user', '林岚 LIVES_IN 成都']],
    ['Bob lives in Paris.', ['The user, 7 March 2026: "Bob lives in Paris."'], ['Bob LIVES_IN Paris']],
    [
      '昊哥住在大连，喜欢钓鱼',
      ['用户，2026年3月7日：「昊哥住在大连，喜欢钓鱼」'],
      ['昊哥 LIVES_IN 大连', '昊哥 LIKES 钓鱼'],
    ],
    [
      'I really like jazz but I hate opera.',
      ['The user really likes jazz', 'The user hates opera'],
      ['user LIKES jazz', 'user DISLIKES opera'],
    ],
    ['我不吃香菜', ['用户不吃香菜'], []],
    ['I am 34 years old.', ['The user is 34 years old'], []],
    [
      '带我的猫芝麻去打疫苗，它三岁了',
      ['用户，2026年3月7日：「带我的猫芝麻去打疫苗，它三岁了」'],
      ['user HAS 芝麻'],
    ],
    [
      '我女朋友小雨在腾讯上班',
      ['用户的女朋友小雨在腾讯上班'],
      ['小雨 PARTNER_OF user', '小雨 WORKS_AT 腾讯'],
    ],
    ['Please remember that my name is Ann Lee.', ["The user's name is Ann Lee"], ['user NAMED Ann Lee']],
    ["I've moved to Seattle.", ['The user has moved to Seattle'], ['user LIVES_IN Seattle']],
    ['He said "I live in Rome". I have a dog named Rex.', ['The user has a dog named Rex'], ['user HAS Rex']],
    ['I will never forget my trip to Rome.', ["The user will never forget the user's trip to Rome"], []],
    ['I live in 北京.', ['The user lives in 北京'], ['user LIVES_IN 北京']],
    [
      'My sister Anna lives in 上海',
      ["The user's sister Anna lives in 上海"],
      ['Anna LIVES_IN 上海', 'Anna SIBLING_OF user'],
    ],
    ['我在Google工作', ['用户在Google工作'], ['user WORKS_AT Google']],
    ['我住在北京😀', ['用户住在北京😀'], ['user LIVES_IN 北京']],
    [
      'My sister Ada moved to the Lyon office in May',
      ["The user's sister Ada moved to the Lyon office in May"],
      ['Ada SIBLING_OF user'],
    ],
    ['I hate people who whistle', ['The user, 7 March 2026: "I hate people who whistle"'], []],
    [
      "I'm cycling to work now, already got a puncture",
      ['The user, 7 March 2026: "I\'m cycling to work now, already got a puncture"'],
      [],
    ],
    [
      'I had an offer from Adyen but I withdrew.',
      ['The user, 7 March 2026: "I had an offer from Adyen but I withdrew."'],
      [],
    ],
    ['I burned mine twice', ['The user, 7 March 2026: "I burned mine twice"'], []],
    ['I live in Rome 👨‍👩‍👧', ['The user lives in Rome 👨‍👩‍👧'], ['user LIVES_IN Rome']],
  ])('"%s"', (text, said, relations) => {
    const result = found(text)
    expect(result.said).toEqual(said)
    expect(result.relations.toSorted()).toEqual(relations.toSorted())
  })

  test('a named speaker is the subject, not the user', () => {
    expect(found('我住在大连', { name: '林蔚' })).toEqual({
      said: ['林蔚住在大连'],
      relations: ['林蔚 LIVES_IN 大连'],
    })
    expect(found('I live in Rome', { name: 'Ann' })).toEqual({
      said: ['Ann lives in Rome'],
      relations: ['Ann LIVES_IN Rome'],
    })
  })

  test('who somebody is they are not since what is told of them', () => {
    const { relations } = extract({
      transcript: [{ ...turn('My sister Mia moved to Ghent last week.'), evidence_level: null }],
      predicates: [],
      memories: [],
      speakers: [],
    })
    expect(relations.map(({ predicate, time }) => [predicate, time?.at ?? null])).toEqual([
      ['SIBLING_OF', null],
      ['LIVES_IN', '2026-02-23'],
    ])
  })

  test('relative dates are counted from the time of the turn, and a past one is when it happened', () => {
    const { facts } = extract({
      transcript: [{ ...turn('I moved to Seattle last week.'), evidence_level: null }],
      predicates: [],
      memories: [],
      speakers: [],
    })
    expect(facts).toEqual([
      {
        content: 'The user moved to Seattle last week (2026-02-23)',
        source_turn_ids: ['1'],
        time: { kind: 'true_since', at: '2026-02-23' },
        about: null,
      },
    ])
  })

  test('what is said of somebody else is about them', () => {
    const said = ['My mate Priya is a great climber and got me into it.', "She's allergic to shellfish."]
    const { facts } = extract({
      transcript: said.map((text, at) => ({ ...turn(text), turn_id: `${at}`, evidence_level: null })),
      predicates: [],
      memories: [],
      speakers: [],
    })
    expect(facts.map(({ about, source_turn_ids: [id] }) => [id, about])).toContainEqual(['1', 'Priya'])
  })

  test('a request to forget may give its reason', () => {
    const { forget } = extract({
      transcript: [
        { ...turn("and forget what i said about my shoulder, it's fine now"), evidence_level: null },
      ],
      predicates: [],
      memories: [
        { id: 1, content: "The user's shoulder hurts", type: 'fact', time: null },
        { id: 2, content: 'The user is fine', type: 'fact', time: null },
      ],
      speakers: [],
    })
    expect(forget).toEqual([{ memory_id: 1, source_turn_ids: ['1'] }])
  })

  test('a feeling goes with what happened', () => {
    const { episodes } = extract({
      transcript: [{ ...turn('昨天我在海边跑了十公里，特别开心'), evidence_level: null }],
      predicates: [],
      memories: [],
      speakers: [],
    })
    expect(episodes).toMatchObject([{ feeling: '开心', time: { kind: 'happened_at', at: '2026-03-06' } }])
  })

  test('nothing comes from an inference, a tool result is a fact as it is', () => {
    const transcript = [
      { ...turn('You live in Boston.', { role: 'assistant' }), evidence_level: 'S1_ai_inference' },
    ]
    expect(extract({ transcript, predicates: [], memories: [], speakers: [] })).toEqual({
      facts: [],
      episodes: [],
      entities: [],
      relations: [],
      corrections: [],
    })
    expect(found('{"train":{"no":"G8082","stops":["大连北","青岛北"]}}', { role: 'tool' }).said).toEqual([
      'Tool result: no G8082, 大连北, 青岛北',
    ])
  })
})

test.each([
  ['yesterday', '2026-03-06'],
  ['前天', '2026-03-05'],
  ['明晚', '2026-03-08'],
  ['next Friday', '2026-03-13'],
  ['下周五', '2026-03-13'],
  ['上周末', '2026-02-28'],
  ['last month', '2026-02'],
  ['去年', '2025'],
  ['three days ago', '2026-03-04'],
  ['两个月前', '2026-01'],
  ['in 2 weeks', '2026-03-21'],
  ['May 1st', '2026-05-01'],
  ['12月25日', '2025-12-25'],
  ['2024年2月29日', '2024-02-29'],
  ['五一', '2026-05-01'],
])('%s on 7 March 2026 is %s', (text, label) => {
  expect(datesIn(`x ${text} y`, new Date(TIME))).toMatchObject([{ text, label }])
  expect(withDates(text, new Date(TIME))).toBe(`${text} (${label})`)
})

test.each(['这周一共跑了四次', 'I may go', '今天'])('"%s" names no other day', (text) => {
  expect(datesIn(text, new Date(TIME))).toEqual([])
})

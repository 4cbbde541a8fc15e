import { describe, expect, test } from 'vitest'
import { type ReflectTrait, reflect as task } from '../../../../prompts/reflect.ts'
import { topicOfTrait } from '../../../../src/core/rules/reflecting/habits.ts'
import { reflect } from '../../../../src/core/rules/reflecting/reflect.ts'
import { resolveContradictions } from '../../../../src/core/rules/reflecting/resolve_contradictions.ts'

/** Memories of one session each, unless they are given as `[session, content]`. */
type Said = string | readonly [session: string, content: string]
const memories = (contents: readonly Said[]) =>
  contents.map((given, place) => {
    const [session, content] = typeof given === 'string' ? [`s${place}`, given] : given
    return {
      id: place,
      key: `m${place}`,
      content,
      type: 'fact' as const,
      time: '2026-03-02T09:00:00Z',
      session,
      category: null,
      about: null,
    }
  })

const trait = (id: string, content: string, own: Partial<ReflectTrait> = {}): ReflectTrait => ({
  id,
  key: id,
  evidence: [],
  content,
  stage: 'emerging',
  subtype: 'behavior',
  confidence: 0.55,
  context: 'general',
  ...own,
})

const answer = (contents: readonly Said[], traits: readonly ReflectTrait[] = []) =>
  task.schema.parse(reflect({ now: '', person: null, memories: memories(contents), earlier: [], traits }))

describe('what somebody does not have or is not', () => {
  test.each([
    [["I don't have a dog", 'The user has no dog', "We don't own a dog"], 'Often walks the dog'],
    [['用户没有养狗', '我没有狗', '用户家没养狗'], '经常遛狗'],
  ])('%j makes no trait, and supports none of the opposite', (contents, content) => {
    expect(answer(contents)).toMatchObject({ new_behaviors: [], new_trends: [] })
    const { reinforcements, contradictions } = answer(contents, [trait('t1', content)])
    expect(reinforcements).toEqual([])
    expect(contradictions).toHaveLength(1)
  })
})

test.each([
  [
    [
      'The user adopted a greyhound named Biscuit',
      'The user brushed Biscuit',
      'The user bought a bed for Biscuit',
      'The user lost Biscuit in the park',
    ],
    /sweets|biscuit/iu,
  ],
  [
    ['用户养了一只叫Mocha的猫', '用户带Mocha打疫苗', '用户给Mocha换了猫砂', '用户给Mocha剪了指甲'],
    /咖啡|mocha/iu,
  ],
])('a name is no everyday thing: %j', (contents, wrong) => {
  const { new_behaviors, new_trends } = answer(contents)
  for (const { content } of [...new_behaviors, ...new_trends]) expect(content).not.toMatch(wrong)
})

describe('similar memories are grouped across sessions', () => {
  test.each([
    [
      'English',
      [
        'Bo drinks green tea every morning',
        'Green tea again at the office',
        'Bo plays chess',
        'drank green tea after lunch',
      ],
    ],
    ['Chinese', ['早上喝绿茶', '下午又喝绿茶', '小明下象棋', '今天喝了绿茶']],
    [
      'both',
      [
        'I usually run before work',
        '下班以后去跑步',
        'Bo plays chess',
        'ran six kilometres along the harbour',
      ],
    ],
    [
      'words that no list knows',
      [
        'repairs vintage clocks',
        'spent hours with vintage clocks',
        'Bo plays chess',
        'bought two vintage clocks',
      ],
    ],
  ])('three alike are a behavior: %s', (_language, contents) => {
    const { new_behaviors, new_trends } = answer(contents)
    expect(new_behaviors.map(({ evidence_ids }) => evidence_ids)).toEqual([[0, 1, 3]])
    expect(new_trends).toEqual([])
  })

  test('two alike of two sessions are a trend, what one session is about is none', () => {
    expect(answer(['plays the piano', 'practised the piano']).new_trends).toMatchObject([
      { content: 'Lately mentions piano', evidence_ids: [0, 1], quality_grade: 'C' },
    ])
    const one = answer([
      ['s', '在练钢琴'],
      ['s', '买了一架钢琴'],
      ['s', '弹钢琴两小时'],
    ])
    expect(one).toMatchObject({ new_behaviors: [], new_trends: [] })
  })

  test.each([
    [['Bo likes jazz', 'Bo likes Paris', 'Bo likes cheese', 'Bo lives in Rome']],
    [['昊哥喜欢爵士', '昊哥喜欢绿茶', '昊哥住在大连', '昊哥养了一只猫']],
    [['the user is a nurse', 'the user has a sister', 'the user moved to Lyon']],
  ])('the same person and the same verb are no pattern: %j', (contents) => {
    expect(answer(contents)).toEqual({
      new_trends: [],
      new_behaviors: [],
      reinforcements: [],
      contradictions: [],
      upgrades: [],
    })
  })

  test('an IT firm behind Chinese words is no "it"', () => {
    const said = ['用户在IT公司跑步机上跑步', '用户每天跑步', '用户下班跑步']
    expect(answer(said).new_behaviors).toMatchObject([{ evidence_ids: [0, 1, 2] }])
    expect(answer(['it ran', '"It ran" again', '(they ran)'])).toMatchObject({ new_behaviors: [] })
  })

  test('a behavior says what is common, and no sentence', () => {
    const { new_behaviors } = answer(['今天手冲了一杯咖啡', '我每天都要手冲咖啡', '昨天又喝咖啡'])
    expect(new_behaviors).toMatchObject([{ content: '经常手冲咖啡', quality_grade: 'B' }])
  })

  test('a sentence about two things does not make one habit of them', () => {
    const { new_behaviors, new_trends } = answer([
      '上班前跑步',
      '跑完步手冲一杯咖啡',
      'coffee after dinner',
      'ran home',
      '又喝咖啡',
      'usually runs at dawn',
    ])
    expect(new_behaviors).toMatchObject([{ content: 'Often goes running', evidence_ids: [0, 1, 3, 5] }])
    expect(new_trends).toMatchObject([{ content: 'Lately drinks coffee', evidence_ids: [2, 4] }])
  })

  test('context is what all evidence has in common; across two it is grade A', () => {
    expect(
      answer(['drinks coffee at the office', 'coffee in every meeting', 'coffee with the boss'])
        .new_behaviors,
    ).toMatchObject([{ context: 'work' }])
    expect(
      answer(['drinks coffee at the office', 'coffee with friends', 'coffee at home']).new_behaviors,
    ).toMatchObject([{ context: 'general', quality_grade: 'A' }])
  })
})

describe('known traits', () => {
  test.each([
    ['Often: drinks green tea', 'drank green tea'],
    ['经常：早上喝绿茶', '昊哥喝绿茶了'],
    ['Lately: I still ran before work', '周末也没停，上班前跑、休息日也跑'],
  ])('“%s” is reinforced by “%s”, and nothing new is made of it', (content, said) => {
    expect(answer([said], [trait('t', content)])).toMatchObject({
      reinforcements: [{ trait_id: 't', new_evidence_ids: [0] }],
      contradictions: [],
      new_trends: [],
      new_behaviors: [],
    })
  })

  test.each([
    ['Often: drinks green tea', 'Bo no longer drinks green tea', true],
    ['Often: drinks green tea', "doesn't like green tea", false],
    ['Often: drinks green tea', "doesn't drink green tea any more", true],
    ['Often: runs in the park', "hates running, doesn't run in the park anymore", true],
    ['经常：早上喝绿茶', '昊哥不再喝绿茶', true],
    ['经常：早上喝绿茶', '昊哥讨厌绿茶', false],
    ['经常：跑完步手冲一杯咖啡', '医生让我少喝咖啡，我已经戒了咖啡，现在只喝龙井茶', true],
    ['Often: gets up early and runs', 'gets up late and runs', false],
    ['经常：早起跑步', '晚起，然后跑步', false],
    ['Often: never eats breakfast', 'ate breakfast', false],
  ])('“%s” is contradicted by “%s”, strongly: %s', (content, said, strong) => {
    const { contradictions, reinforcements } = answer([said], [trait('t', content)])
    expect(contradictions).toMatchObject([{ trait_id: 't', contradicting_evidence_ids: [0], strong }])
    expect(reinforcements).toEqual([])
  })

  test('“not bad” and “not only” are no negations', () => {
    expect(answer(['绿茶不错'], [trait('t', '经常：喝绿茶')]).reinforcements).toHaveLength(1)
    expect(
      answer(['not only green tea'], [trait('t', 'Often: drinks green tea')]).reinforcements,
    ).toHaveLength(1)
  })
})

describe('upgrades', () => {
  test.each([
    ['a word in common', ['Often: collects stamps', 'Often: reads about stamps'], 'Drawn to stamps'],
    ['a domain in common', ['Often: runs before work', 'Often: swims on Sundays'], 'Drawn to sport'],
    ['Chinese', ['经常：喝龙井', '经常：手冲咖啡'], '偏爱热饮'],
    ['both against', ['Often: never smokes', 'Often: avoids wine'], 'Stays away from smoking and drinking'],
  ])('two behaviors with %s are a preference', (_name, [one, other], new_content) => {
    expect(answer([], [trait('a', one!), trait('b', other!)]).upgrades).toMatchObject([
      { from_trait_ids: ['a', 'b'], new_subtype: 'preference', new_content },
    ])
  })

  test('two preferences of one context are a core trait', () => {
    const preference = { subtype: 'preference', confidence: 0.7, context: 'personal' }
    const traits = [trait('a', 'Drawn to sport', preference), trait('b', 'Drawn to hot drinks', preference)]
    expect(answer([], traits).upgrades).toMatchObject([
      { from_trait_ids: ['a', 'b'], new_subtype: 'core', new_content: 'Cares about hot drinks and sport' },
    ])
  })

  test('what is too weak, a trend, of two minds or there already is not proposed', () => {
    const run = trait('a', 'Often: runs before work')
    const swim = trait('b', 'Often: swims on Sundays')
    const proposals = [
      [run, { ...swim, confidence: 0.49 }],
      [run, { ...swim, stage: 'trend', confidence: null }],
      [run, trait('b', 'Often: never swims')],
      [run, swim, trait('p', 'Drawn to sport', { subtype: 'preference' })],
    ]
    expect(proposals.flatMap((traits) => answer([], traits).upgrades)).toEqual([])
  })
})

describe('resolving', () => {
  const said = (content: string, time = '2026-01-01') => ({
    id: 1,
    key: 'm',
    content,
    time,
    quality_grade: 'C',
  })
  const resolve = (supporting: string[], contradicting: string[], content = 'Often: drinks tea') =>
    resolveContradictions({
      now: '',
      traits: [
        {
          id: 't',
          key: 't',
          content,
          stage: 'emerging',
          subtype: 'behavior',
          confidence: 0.5,
          context: 'general',
          supporting: supporting.map((one) => said(one)),
          contradicting: contradicting.map((one) => said(one, '2026-02-01')),
        },
      ],
    }).resolutions[0]

  test('contradicted as often as supported: dissolved', () => {
    expect(resolve(['tea', 'tea'], ['no tea', 'no tea'])).toMatchObject({
      action: 'dissolve',
      new_content: null,
    })
  })

  test('said to be over: dissolved', () => {
    expect(resolve(['tea', 'tea', 'tea'], ['no longer drinks tea'])).toMatchObject({ action: 'dissolve' })
  })

  test('an exception: modified, and exceptions do not pile up', () => {
    expect(resolve(['tea', 'tea', 'tea'], ['no tea today'])?.new_content).toBe(
      'Often: drinks tea, except: no tea today',
    )
    expect(resolve(['茶', '茶', '茶'], ['今天没喝茶'], '经常：喝茶，但有例外：昨天没喝')?.new_content).toBe(
      '经常：喝茶，但有例外：今天没喝茶',
    )
  })
})

describe('evidence of a trait is what the person does', () => {
  const about = (person: string | null, contents: readonly Said[]) => {
    const given = { now: '', person, memories: memories(contents), earlier: [], traits: [] }
    const { new_trends, new_behaviors } = reflect(given)
    return [...new_trends, ...new_behaviors].map(({ content, evidence_ids }) => [content, evidence_ids])
  }

  test('their name makes no two memories alike, and what they are called shows nothing', () => {
    expect(about('林蔚', ['林蔚叫林蔚', '林蔚出门前列了清单', '林蔚按货架写了购物清单'])).toEqual([
      ['最近列清单', [1, 2]],
    ])
  })
  test('a thing is said once', () => {
    expect(about(null, ['用户喜欢喝手冲咖啡，每天一杯咖啡', '用户又买了手冲咖啡，咖啡很香'])).toEqual([
      ['最近手冲咖啡', [0, 1]],
    ])
  })
  test('a trait is named in plain words, without the name of the person', () => {
    const named = (person: string | null, contents: readonly Said[]) =>
      about(person, contents).map(([content]) => content)
    const radios = ['林蔚修了一台老收音机', '林蔚又淘到一台老收音机', '林蔚给老收音机换了电容']
    expect(named(null, radios)).toEqual(['经常修东西'])
    expect(named(null, ['林蔚出门前列了清单', '林蔚按货架写了清单', '林蔚又列了清单'])).toEqual([
      '经常列清单',
    ])
    expect(named(null, ['made a list', 'wrote a packing list', 'a checklist again'])).toEqual([
      'Often writes lists',
    ])
    expect(named(null, ['上班前跑了六公里', '上班前又去跑步', '上班前晨跑'])).toEqual(['经常上班前跑步'])
    expect(named(null, ['我不喝咖啡', '我从不喝咖啡', '我还是不喝咖啡'])).toEqual(['不喝咖啡'])
  })

  test.each(['Often plays the piano', '经常弹钢琴', 'Does not drink coffee', '最近上班前跑步'])(
    'the verb of “%s” says nothing of what it is about',
    (content) =>
      expect([...topicOfTrait(content, new Set()).words]).toMatchObject([expect.stringMatching(/^#/u)]),
  )

  test('animals and relatives are somebody else, whoever has them', () => {
    expect(about(null, ['用户家的狗十一岁了', '用户的狗病了', "The user's dog is 3"])).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { concepts, domains } from '../../../../src/core/rules/reflecting/concepts.ts'
import { everydayThings, table } from '../../../../src/core/rules/reflecting/everyday/thing.ts'
import { reflect } from '../../../../src/core/rules/reflecting/reflect.ts'
import { processorMs } from '../../../support/processor.ts'

const answer = (
  contents: readonly string[],
  sessions: readonly string[] = [],
  person: string | null = null,
) =>
  reflect({
    now: '',
    person,
    memories: contents.map((content, place) => ({
      id: place,
      key: `m${place}`,
      content,
      type: 'fact' as const,
      time: '2026-03-02T09:00:00Z',
      session: sessions[place] ?? `s${place}`,
      category: null,
      about: null,
    })),
    earlier: [],
    traits: [],
  })
const behaviors = (contents: readonly string[], sessions: readonly string[] = []) =>
  answer(contents, sessions).new_behaviors.map(({ content }) => content)

describe('what is told in other words each time is one habit', () => {
  test.each([
    [
      ['forgot my umbrella on the tram', 'I lost my keys again', "couldn't find my badge this morning"],
      'loses',
    ],
    [['stayed at the office till ten', 'I covered another shift', 'worked all weekend on it'], 'works late'],
    [['I lay awake until three', 'barely slept last night', 'woke at four and read'], 'sleeps badly'],
    [
      ['saw a heron by the canal', 'took the binoculars to the reserve', 'two owls in the barn'],
      'watches birds',
    ],
    [['found a lamp at the flea market', 'the coat is second-hand', 'went to a yard sale'], 'second-hand'],
    [
      ["I still haven't started the essay", 'I keep putting the dentist off', 'asked for an extension'],
      'puts',
    ],
    [['served soup at the shelter', 'sorted tins at the food bank', 'gave blood on Friday'], 'volunteer'],
    [['Late to my own party', 'turned up ten minutes after it began', 'slept through my alarm'], 'late'],
    [['snapped at the waiter', 'I yelled at my brother', 'had a row with the neighbour'], 'temper'],
    [['跟妈打了一小时电话', '带爸去看眼科', '给全家做了顿饭', '飞回家给妹妹过生日'], '家'],
    [['为了省钱退了会员', '没舍得打车', '衣服等打折才买'], '钱'],
    [['今天加班到十一点', '又改方案改到凌晨两点', '周六还在公司赶进度'], '加班'],
    [['昨晚又失眠了', '翻来覆去到四点', '凌晨三点还睁着眼'], '失眠'],
    [['去看了个摄影展', '周日在博物馆站了一下午', '美术馆的新展排了两小时'], '展'],
    [['帮楼上小王换了水龙头', '陪邻居去搬家', '给对门的大爷拎菜上楼'], '帮'],
    [['论文还没动笔', '报告拖到截止前才交', '开题又往后推了'], '拖'],
    [['闲鱼淘到一个台灯', '在跳蚤市场买了本旧书', '二手自行车很好骑'], '二手'],
  ])('%j', (contents, said) => {
    expect(behaviors(contents)).toHaveLength(1)
    expect(behaviors(contents)[0]).toContain(said)
  })

  test('it does not depend on the order of what was said', () => {
    const said = [
      'ran to the office',
      'saw a heron on the run',
      'two owls in the barn',
      'jogged home',
      'took the binoculars along',
    ]
    const found = (contents: readonly string[]) => behaviors(contents).sort()
    expect(found(said.toReversed())).toEqual(found(said))
  })
})

describe('two of it are no trend', () => {
  const trends = (contents: readonly string[]) => answer(contents).new_trends.map(({ content }) => content)

  test('what is wished or only seen is none', () =>
    expect(trends(['明天想去跑步', '看到有人在公园跑步'])).toEqual([]))
  test('a piece of cake at two birthdays is none', () =>
    expect(trends(['had a slice of cake at the party', 'ate cake at the office'])).toEqual([]))
  test('two that were late are none', () =>
    expect(trends(['missed the start of the film', 'got to the wedding after the vows'])).toEqual([]))
  test('what was put off twice is one, which hardly anybody tells twice', () =>
    expect(trends(['put off the dentist', 'put off the tax return'])).toEqual(['Lately puts things off']))
  test('two swims are one', () =>
    expect(trends(['went swimming in the canal', 'swam 2k'])).toEqual(['Lately goes swimming']))
  test('two runs are none, of which everybody tells now and then', () =>
    expect(trends(['went running by the canal', 'ran 5k'])).toEqual([]))
})

describe('what is no habit', () => {
  test.each([
    [['I walked to the bank', 'I went for a walk with Tom', 'we walked back from the station']],
    [['家里担心我', '有点担心考试', '担心下雨']],
  ])('what everybody does, three times: %j', (contents) => expect(behaviors(contents)).toEqual([]))

  test.each([
    [['I read the email.', 'Read the lease before signing.', 'They read my contract.']],
    [['There was cake at the office.', 'The café ran out of cake.']],
    [['My flatmate baked bread.', 'The bakery had no bread.', 'Someone baked all night.']],
    [['同事跑了个十公里', '隔壁的人天天跑步', '小林她爸天天跑步']],
    [['公司下午有蛋糕', '店里蛋糕卖完了']],
  ])('what others do, and what is read of papers: %j', (contents) => {
    const { new_behaviors, new_trends } = answer(contents)
    expect([...new_behaviors, ...new_trends]).toEqual([])
  })

  test('the same in different words in two sessions alone', () => {
    const said = ['saw a heron by the canal', 'two owls in the barn', 'took the binoculars along']
    expect(behaviors(said, ['a', 'a', 'b'])).toEqual([])
  })

  test("a person's own name is none", () => {
    const { new_behaviors, new_trends } = answer(
      ['林蔚列了一份清单', '林蔚又列清单', '出门前林蔚写清单'],
      [],
      '林蔚',
    )
    expect([...new_behaviors, ...new_trends].map(({ content }) => content).join()).not.toContain('林蔚')
  })
})

describe('the table of everyday things', () => {
  const things = everydayThings()
  test('knows each thing once, and a domain of each', () => {
    expect(new Set(things.map(({ name }) => name)).size).toBe(things.length)
    expect(things.map(({ domain }) => domain).filter((domain) => !(domain in domains))).toEqual([])
    expect(new Set(concepts().map(({ name }) => name)).size).toBe(concepts().length)
  })
  test('no word of it matches nothing', () => {
    for (const { words } of things) expect(''.match(words)).toBeNull()
  })
  test('what is no thing is refused', () => expect(() => table('walk: no head')).toThrow(SyntaxError))
  test('long texts are looked through once', async () => {
    for (const piece of ['a ', 'the my ', '帮', '写了', 'took on ', "'"]) {
      const text = piece.repeat(8_000 / piece.length)
      expect(await processorMs(() => things.map(({ words }) => text.search(words)), 200)).toBeLessThan(200)
    }
  })
})

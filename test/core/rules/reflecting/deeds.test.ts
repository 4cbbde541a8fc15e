import { describe, expect, test } from 'vitest'
import { concepts } from '../../../../src/core/rules/reflecting/concepts.ts'
import { deeds, deedsIn, deedsTable } from '../../../../src/core/rules/reflecting/deeds/deeds.ts'
import { reflect } from '../../../../src/core/rules/reflecting/reflect.ts'
import { processorMs } from '../../../support/processor.ts'

/** One memory a session. */
const reflected = (contents: readonly string[]) => {
  const memories = contents.map((content, place) => ({
    id: place,
    key: `m${place}`,
    content,
    type: 'episodic' as const,
    time: '2026-03-02T09:00:00Z',
    session: `s${place}`,
    category: null,
    about: null,
  }))
  const { new_behaviors, new_trends } = reflect({ now: '', person: null, memories, earlier: [], traits: [] })
  return { behaviors: new_behaviors.map(({ content }) => content), trends: new_trends }
}

describe('three sessions that each tell a deed of one way make a habit', () => {
  test.each([
    [
      [
        'They wanted a third round of changes, I didn’t mention the extra hours, it would have been unpleasant',
        'Got the wrong meal and ate it anyway',
        'She parked across my drive, so I left the car at the station rather than knock',
      ],
      'Often avoids conflict and confrontation',
    ],
    [
      [
        'Gripped a stranger’s arm all through takeoff',
        'Didn’t sleep before the Berlin flight, obviously',
        'One-hour flight, and I’ve been awake since three looking up the aircraft type',
      ],
      'Often gets anxious before flights',
    ],
    [
      [
        'made 3 racks of ribs for the fellas on my dock',
        'fried catfish for 14 people, everybody came over',
        'took a lasagne round to the new parents',
      ],
      'Often cooks and makes food for others',
    ],
    [
      [
        'Up Helvellyn via Striding Edge on Saturday',
        'Walked the Skyline track yesterday, six hours with a thermos',
        'Then I went up Mount Kaukau this morning',
      ],
      'Often goes on long walks and hikes in the hills',
    ],
    [
      ['前面那人插队，我没吭声', '服务员上错菜，我也就吃了', '室友外放到半夜，我戴上耳机忍了'],
      '经常回避冲突不敢争',
    ],
    [
      [
        '小唐要我替她上个白班，我嘴一张就说好，其实补牙都约好了',
        '科里没人肯报，我就说那我来吧，其实一点都不想拍',
        '室友问我能不能把大房间让给她，我说行',
      ],
      '不会拒绝别人',
    ],
    [
      [
        '房东想约电话谈续租，我说嗓子不舒服，发文字吧',
        '快递打来我挂了，发短信让他放门口',
        '宁可跑一趟营业厅也不想打客服',
      ],
      '不爱接电话',
    ],
    [['昨晚又把工牌忘家里了', '走到柜台发现没带手机', '病历本医保卡全落在鞋柜上'], '丢三落四'],
  ])('%j', (contents, trait) => expect(reflected(contents).behaviors.join()).toContain(trait))
})

describe('what is no habit', () => {
  test.each([
    [
      [
        'He gripped my arm all through takeoff',
        'My sister did not sleep before her flight',
        'Their flight was awful',
      ],
    ],
    [['If I were a pilot I would be terrified of every flight', 'I wish I could swim lengths of the pool']],
    [['Fix this: "I went swimming at the lido before work"', 'Got the wrong meal and ate it anyway']],
    [['同事替她上了个白班', '老板前天爬了岳麓山', '邻居把工牌忘家里了']],
    [['如果我是护士长，我就替她上白班', '要是我当年学了游泳就好了']],
  ])('others, wishes and quotations: %j', (contents) =>
    expect(reflected(contents)).toEqual({ behaviors: [], trends: [] }),
  )
  test('one mention', () =>
    expect(reflected(['Went in at the tarn this morning, water was 4 degrees', 'The bus was full'])).toEqual({
      behaviors: [],
      trends: [],
    }))
})

describe('the table', () => {
  const read = deedsTable(
    [
      '$dish',
      '  soup ~ pie',
      '  = 汤',
      'cook (food): *cook / 做饭',
      '  made & $dish & !bought',
      '  = 做.*$dish',
    ].join('\n'),
  )
  test('a telling is all of its parts in any order, without what must not be there', () => {
    const [{ latin }] = read as [(typeof read)[number]]
    const told = (text: string) =>
      latin.some((all) => all.every(({ words, isNot }) => words.test(text) !== isNot))
    expect(told('soup that i made')).toBe(true)
    expect(told('made and bought a pie')).toBe(false)
  })
  test('a class that is not known, and a row without Chinese, are refused', () => {
    expect(() => deedsTable('one\n  $none\n  = 一')).toThrow(SyntaxError)
    expect(() => deedsTable('one\n  two')).toThrow(SyntaxError)
  })
  test('names things that are known, and knows them without apostrophes and capitals', () => {
    const known = new Set(concepts().map(({ name }) => name))
    expect(deeds().filter(({ name }) => !known.has(name))).toEqual([])
    for (const said of ["I couldn't say no", 'i couldnt say no', 'I couldn’t say no'])
      expect(deedsIn(said)).toContain('refuse')
  })
  test.each(['made soup for the ', 'a', '我帮邻居修', 'i '])(
    'reads a long sentence once: %j',
    async (piece) => {
      deedsIn(piece.repeat(10))
      expect(await processorMs(() => deedsIn(piece.repeat(8_000 / piece.length)), 400)).toBeLessThan(400)
    },
  )
})

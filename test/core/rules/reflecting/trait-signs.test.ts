import { describe, expect, test } from 'vitest'
import { concepts } from '../../../../src/core/rules/reflecting/concepts.ts'
import { reflect } from '../../../../src/core/rules/reflecting/reflect.ts'
import { rates } from '../../../../src/core/rules/reflecting/signs/rates.ts'
import { signsTable } from '../../../../src/core/rules/reflecting/signs/signs.ts'
import { saysItIsOver } from '../../../../src/core/rules/reflecting/topics.ts'
import { tables } from '../../../../src/core/rules/tables.ts'

/** One memory a session. */
const traitsOf = (contents: readonly string[]) => {
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
  return [...new_behaviors, ...new_trends].map(({ content }) => content)
}

describe('what is told without its name, by its tools and places', () => {
  test.each([
    [
      [
        'Spent the evening with the leg of the chair in clamps',
        'put a new pump in the washing machine myself',
        'the kettle works again, it was the fuse',
        'got the screwdriver out for the doorbell',
      ],
      'Often repairs things',
    ],
    [
      [
        'Lost to the old man in the park, he took my rook',
        'looked at endgames on the tram',
        'beat the app with the Sicilian',
      ],
      'Often plays chess',
    ],
    [
      ['趁他们没注意我把整桌的账结了', '给洗车那小伙子多塞了五十', '说好轮到老戴，最后还是我掏的'],
      '经常大方请客',
    ],
    [
      ['申报表十一点五十八交上去的', '出租车在楼下等着，我还在装箱子', '那封信三个星期了还没拆'],
      '经常拖延到最后一刻',
    ],
  ])('%j', (contents, trait) => expect(traitsOf(contents)).toEqual([trait]))

  test('is none where two tell of it', () =>
    expect(traitsOf(['had the chair in clamps all night', 'a new pump for the washing machine'])).toEqual([]))
  test('is none where others do it or it is over', () => {
    expect(
      traitsOf(['My neighbour put in a new pump', 'His kettle works again', 'the shop soldered it']),
    ).toEqual([])
    expect(
      traitsOf([
        'I no longer solder anything',
        "I gave up on the fuse box, I don't any more",
        '扳手再也不碰了',
      ]),
    ).not.toContain('Often repairs things')
  })
  test('is none where as many of so many sentences would', () => {
    const signs = ['borrowed a novel from her', 'two chapters of the manual', 'found the page in the atlas']
    const others = Array.from({ length: 90 }, (_, place) => `Met ${place} people at stop ${place}`)
    expect(traitsOf([...signs, ...others])).not.toContain('Often reads books')
  })
})

test('the same word twice is a story that goes on and no trend', () =>
  expect(traitsOf(['played bridge at the club', 'bridge with the Hansens'])).toEqual([]))

test('what somebody is like is not often so', () =>
  expect(
    traitsOf([
      '有人插队，我跟他理论了半天',
      '给物业写了投诉信，路灯坏了一个月',
      '司机不讲理，我替那位大妈说了句公道话',
    ]),
  ).toEqual(['爱打抱不平']))

describe('the tables', () => {
  const known = new Set(concepts().map(({ name }) => name))
  test('a sign is of a thing that is known, each once', () => {
    const names = signsTable(tables().signs).map(({ name }) => name)
    expect(names.filter((name) => !known.has(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })
  test('of each thing it was counted how often anybody tells of it', () =>
    expect(
      rates
        .trim()
        .split('\n')
        .map((row) => row.split(' ')[0])
        .sort(),
    ).toEqual([...known].sort()))
})

describe('words that only look like signs', () => {
  test.each([
    [
      [
        'bought a used treadmill lol its a coat rack now',
        'i moved to austin lol its hot',
        'my boss lol forgot us',
      ],
    ],
    [['carmen drove me home', 'had lunch with carmen', 'carmen and i went to the dentist']],
    [['Jonas mended the tap with me', 'I cooked for Jonas', 'Jonas and I painted the shed']],
    [
      [
        'the 9th of November is the date',
        'back in November it snowed',
        'I leave in November',
        'November was cold',
      ],
    ],
  ])('%j', (contents) => {
    const told = traitsOf(contents).join()
    expect(told).not.toMatch(/games|opera|gadgets|november/iu)
  })
  test('a Latin name counts beside Chinese', () =>
    expect(traitsOf(['昨天打lol打到两点', '周末和室友lol开黑', '又输了三把lol了'])).toEqual(['经常玩游戏']))
})

test.each([
  ['最近不早起了，睡到八点才醒', false],
  ['现在六点半才起床了，不用早起熬粥了', false],
  ['今天又五点半起床了', true],
])('what is over keeps no trait up: %s %j', (content, isMore) => {
  const memory = { id: 7, key: 'm7', content, type: 'episodic' as const, time: '2026-03-09T09:00:00Z' }
  const trait = { id: 'T1', content: '经常早起', stage: 'candidate', subtype: 'behavior', confidence: 0.4 }
  const { reinforcements } = reflect({
    ...{ now: '', person: null, earlier: [] },
    memories: [{ ...memory, session: 's9', category: null, about: null }],
    traits: [{ ...trait, context: 'general', evidence: [] }],
  } as never)
  expect(reinforcements.length > 0).toBe(isMore)
})

test.each(['又睡不着了', '实在受不了了', '忍不住了'])('%s is not over', (content) =>
  expect(saysItIsOver(content)).toBe(false),
)
test.each(['最近不早起了', '我不跑步了', '现在不喝咖啡了，喝茶'])('%s is over', (content) =>
  expect(saysItIsOver(content)).toBe(true),
)

import { describe, expect, test } from 'vitest'
import { concepts } from '../../../../src/core/rules/reflecting/concepts.ts'
import type { Member } from '../../../../src/core/rules/reflecting/groups.ts'
import { topicOf } from '../../../../src/core/rules/reflecting/topics.ts'
import {
  codeOf,
  learnedIn,
  likeness,
  rarities,
  rarity,
  waysOf,
} from '../../../../src/core/rules/reflecting/ways/likeness.ts'
import { partsOf } from '../../../../src/core/rules/reflecting/ways/parts.ts'
import { toldByWays } from '../../../../src/core/rules/reflecting/ways/told-by-ways.ts'
import { tables } from '../../../../src/core/rules/tables.ts'

const TABLE = [
  ['99', '-1:0 0:1 1:3 2:7'],
  ['run 2 0 1', 'swim 4 -0.5 0.5', ''],
  ['lap\t3\t000101', 'mud\t1\t00'],
]
  .flat()
  .join('\n')
const learned = learnedIn(TABLE)

describe('parts of a sentence', () => {
  test.each([
    ['Ran 5k, ran fast', ['run', '9', 'k', 'fast', 'run 9', '9 k', 'k run', 'run fast']],
    ['我跑步', ['我', '跑', '步', '我跑', '跑步']],
    ['don’t', ['dont']],
    ['', []],
  ])('%s', (text, parts) => expect([...partsOf(text)].sort()).toEqual(parts.toSorted()))
})

describe('how like an event of a way a sentence is', () => {
  test('is how much likelier its parts are there, in logarithms, shrunk to anybody’s', () => {
    // lap: in 3.5 of 100 sentences; 1 of 2 runs, 2 of 4 swims; mud: in 1.5 of 100, 1 run, no swim
    const run = Math.log((1 + 8 * 0.035) / 10 / 0.035) + Math.log((1 + 8 * 0.015) / 10 / 0.015)
    const swim = Math.log((2 + 8 * 0.035) / 12 / 0.035) - 0.3
    const sums = likeness(learned, 'Laps, and mud')
    expect(sums[0]).toBeCloseTo(run, 10)
    expect(sums[1]).toBeCloseTo(swim, 10)
  })
  test('is nothing of words that nobody has said', () =>
    expect([...likeness(learned, 'xyzzy')]).toEqual([-0, -0]))
  test.each([
    [-2, 0],
    [-0.5, 0.5],
    [0, 1],
    [1.5, 5],
    [3, 11],
  ])('%d deviations above the mean are as rare as %d', (deviations, rare) =>
    expect(rarity(learned.tail, deviations)).toBeCloseTo(rare, 10),
  )
  test('only what is rare is told', () => {
    expect([...rarities(learned, 'laps and mud').keys()]).toEqual(['run', 'swim'])
    expect([...rarities(learned, 'xyzzy').keys()]).toEqual([])
  })
  test('a way has two digits', () => expect([0, 35, 36, 234].map(codeOf)).toEqual(['00', '0z', '10', '6i']))
})

describe('what was learned', () => {
  const named = new Set(concepts().map(({ name }) => name))
  test.each(['ways_english', 'ways_chinese'] as const)(
    '%s: each way has a name that can be said',
    (which) => {
      const { ways, parts, tail } = learnedIn(tables()[which])
      expect(ways.length).toBeGreaterThan(200)
      expect(ways.filter(({ name, events }) => !named.has(name) || events < 10)).toEqual([])
      expect([...parts.values()].every(({ ways: some }) => some.every((way) => way < ways.length))).toBe(true)
      expect(tail.every(([at], place) => place === 0 || at > tail[place - 1]![0])).toBe(true)
    },
  )
  test.each([
    ['Left my umbrella on the bus again and had to walk home in the rain.', 'lose'],
    ['Planted out the tomato seedlings and fed the roses before the rain came.', 'garden'],
    ['My hands shook all through the presentation to the whole department.', 'examfear'],
    ['躺到凌晨三点还在刷短视频，早上闹钟响了三遍', 'nightowl'],
    ['把存了半年的空瓶子都送去回收，买菜也自己带了布袋', 'waste'],
  ])('%s: %s', (sentence, way) => expect([...waysOf(sentence).keys()]).toContain(way))
  test.each(['The meeting is at ten in room four.', '会议改到周三下午两点'])('%s: nothing sure', (sentence) =>
    expect([...waysOf(sentence).values()].filter((rare) => rare > 7)).toEqual([]),
  )
})

describe('a way is told', () => {
  let id = 0
  const member = (session: string, ways: Record<string, number>, content = 'did it'): Member => ({
    ...{ id: id++, content, session, topic: topicOf(content), deeds: new Set<string>() },
    ways: new Map(Object.entries(ways)),
  })
  const told = (members: readonly Member[], known: readonly string[] = []) =>
    toldByWays(members, new Set(known)).map(({ concept, group }) => [concept, group.length])

  test('of three sessions that are like it, and each member once', () => {
    const runs = ['a', 'b', 'c'].map((session) => member(session, { run: 7, walk: 6 }))
    expect(told(runs)).toEqual([['run', 3]])
    expect(told(runs, ['run'])).toEqual([['walk', 3]])
  })
  test('not of two sessions, however like', () =>
    expect(told(['a', 'b', 'b'].map((session) => member(session, { run: 20 })))).toEqual([]))
  test('less easily of the best of many sessions', () => {
    const runs = ['a', 'b', 'c'].map((session) => member(session, { run: 6 }))
    const others = Array.from({ length: 20 }, (_, place) => member(`other ${place}`, {}))
    expect(told(runs)).toEqual([['run', 3]])
    expect(told([...runs, ...others])).toEqual([])
  })
  test('less easily of the best of many members of a session', () => {
    const runs = ['a', 'b', 'c'].map((session) => member(session, { run: 6 }))
    const beside = ['a', 'b', 'c'].flatMap((session) => Array.from({ length: 5 }, () => member(session, {})))
    expect(told([...runs, ...beside])).toEqual([])
  })
  test('unless they do another thing outright', () => {
    const group = ['a', 'b', 'c'].map((session) => member(session, { donate: 9, help: 8 }))
    const concepts = (named: string) =>
      toldByWays(group, new Set(), [{ concept: named, group }]).map(({ concept }) => concept)
    expect(concepts('volunteer')).toEqual([])
    expect(concepts('help')).toEqual(['help'])
  })
})

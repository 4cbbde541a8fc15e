import { describe, expect, test } from 'vitest'
import { type Case, fitted } from '../../../../bench/understanding/fitting/logistic.ts'
import {
  chanceBy,
  type Heard,
  LIKELY,
  NO_OPINION,
  seenOf,
  UNLIKELY,
  weightsIn,
} from '../../../../src/core/rules/conversation/worth/noted.ts'
import { judgedSentences, readSentences } from '../../../../src/core/rules/reading.ts'

const heard = (words: string, more: Partial<Heard> = {}): Heard => ({
  ...{ words, named: 0, points: 0, kind: 'other' },
  ...more,
})

test('of a turn words, what stands together, kinds, length, names and points are seen', () => {
  const seen = seenOf(
    [heard('@anna got 2', { named: 3, points: 1.5, kind: 'episode' }), heard('我有，', { points: 9 })],
    true,
  )
  // eleven characters and three
  const length = Math.log2(1 + 14) / 2
  const short = 2.6 - length
  expect(Object.fromEntries(seen)).toEqual({
    ...{ '@': 1, got: 1, 9: 1, 我: 1, 有: 1, ',': 1 },
    ...{ '<_@': 1, '@_got': 1, got_9: 1, '9_>': 1, '<_@_got': 1 },
    ...{ '<_我': 1, 我_有: 1, '有_,': 1, ',_>': 1, '<_我_有': 1 },
    ...{ ':episode': 1, ':episode/short': short, ':other': 1, ':other/short': short },
    ...{ ':points': 2.5, ':points/short': 2.5 * short, ':worthy': 1, ':worthy/short': short },
    ...{ ':length': length, ':named': 1 },
  })
})

test('the chance is logistic in the sum of the weights', () => {
  const weights = weightsIn('the', '-1 :always\n2 cat\n0.5 :named the_cat')
  const chance = chanceBy(weights, [heard('the cat', { named: 1 })], false)
  // -1 + 2 + 0.5 + 0.5 · log2(2) / 2
  expect(chance).toBeCloseTo(1 / (1 + Math.exp(-1.75)), 12)
})

test('of other languages and of long turns nothing is said', () => {
  expect(judgedSentences('Zawsze chciałem mieszkać nad morzem blisko rodziców').chance).toBe(NO_OPINION)
  expect(judgedSentences('so we went home and had tea. '.repeat(60)).chance).toBe(NO_OPINION)
  expect(NO_OPINION).toBeGreaterThan(UNLIKELY)
  expect(NO_OPINION).toBeLessThan(LIKELY)
})

describe('what nobody would note is not kept, though it has the points for it', () => {
  test.each([
    'oh great, my tram broke down again',
    'burnt the porridge again',
    'the cat is sitting on my keyboard again',
    'it failed its inspection this morning',
    '酒店还没订，太贵了',
  ])('%s', (text) => {
    expect(judgedSentences(text).worthy).not.toEqual([])
    expect(readSentences(text)).toEqual([])
  })
})

describe('but what is to be done, asks to stay, gives a name or is over is', () => {
  test.each([
    'I need to send the invoice by tomorrow noon.',
    'Remind me to call Bob tomorrow',
    'Please never write it that way',
    '明天三点我要去接孩子。',
    '狗死了',
  ])('%s', (text) => expect(readSentences(text)).not.toEqual([]))
})

describe('what somebody would surely note is kept, though no rule has the points for it', () => {
  test.each([
    'Twelve years in the fire brigade, the last four as a watch manager in Leeds',
    'a daughter, Noor, in Oslo, and twin boys still at school',
    'Shellfish, and penicillin since the hospital in 2019.',
    '二十年的老烟枪，去年查出结节',
  ])('%s', (text) => {
    expect(judgedSentences(text).worthy).toEqual([])
    expect(readSentences(text)).not.toEqual([])
  })
})

describe('of it the best, and what is nearly worth it', () => {
  test.each([
    [
      'Twelve years in the fire brigade, the last four as a watch manager in Leeds. Wait for it.',
      ['Twelve years in the fire brigade, the last four as a watch manager in Leeds.'],
    ],
    [
      "a daughter, Noor, in Oslo, and twin boys still at school. it's funny, it's horrible.",
      ['a daughter, Noor, in Oslo, and twin boys still at school.'],
    ],
    ['二十年的老烟枪，去年查出结节。哎，等着吧。', ['二十年的老烟枪，去年查出结节。']],
    [
      'Shellfish, and penicillin since the hospital in 2019. Two weeks in the ward.',
      ['Shellfish, and penicillin since the hospital in 2019.', 'Two weeks in the ward.'],
    ],
  ])('%s', (text, kept) => {
    expect(judgedSentences(text).worthy).toEqual([])
    expect(judgedSentences(text).chance).toBeGreaterThanOrEqual(LIKELY)
    expect(readSentences(text).map(({ sentence }) => sentence)).toEqual(kept)
  })
})

describe('an hour to be somewhere, a day of one’s own and how one came to what one has are kept', () => {
  test.each([
    'I must be at the airport by 5:45 am tomorrow',
    'I must be at work by 9 tomorrow',
    '明天六点前得到机场',
    "It's my birthday today!",
    '今天是我生日！',
    '我今天过生日',
    'inherited him from my uncle',
    '是我舅送的',
  ])('%s', (text) => {
    expect(judgedSentences(text).chance).toBeLessThan(LIKELY)
    expect(readSentences(text)).not.toEqual([])
  })

  test.each([
    'I must be up late again',
    'I must be honest',
    'you have to be at the airport by 5 tomorrow',
    'Do I have to be at the office by 9 tomorrow?',
    "It's a birthday today",
    '明天要不要六点起？',
    '今天生日的人真多',
  ])('but not %s', (text) => expect(readSentences(text)).toEqual([]))
})

describe('of what somebody would surely note, what tells much beside what is kept is kept too', () => {
  test.each([
    ['my wife Carla and our son Milo. and two very old donkeys called Pip and Salt', 2],
    ['the half marathon in Ghent, second of June. signed up with my colleague Bram last night', 2],
    ['my brother Otto lives in Riga and works at the port. that is so far away', 1],
  ])('%s', (text, count) => {
    const { worthy, chance } = judgedSentences(text)
    expect(chance).toBeGreaterThanOrEqual(LIKELY)
    expect(worthy).toHaveLength(1)
    expect(readSentences(text)).toHaveLength(count)
  })
})

describe('a logistic regression with a ridge', () => {
  const cases: Case[] = Array.from({ length: 60 }, (_, at) => ({
    is: at % 3 === 0 || at % 7 === 0,
    seen: new Map([
      ['third', at % 3 === 0 ? 1 : 0],
      [':size', at / 20],
      ...(at === 5 ? [['once', 1] as const] : []),
    ]),
  }))

  test('is where no step makes it better, and weighs nothing that was seen less than three times', () => {
    const strength = 0.5
    const weights = fitted(cases, strength)
    expect([...weights.keys()]).toEqual([':always', 'third', ':size'])
    const slope = (name: string) => {
      const sum = cases.reduce((total, { seen, is }) => {
        const at = (of: string) => (of === ':always' ? 1 : (seen.get(of) ?? 0))
        const z = [...weights].reduce((part, [of, weight]) => part + weight * at(of), 0)
        return total + strength * ((is ? 1 : 0) - 1 / (1 + Math.exp(-z))) * at(name)
      }, 0)
      return sum - (name === ':always' ? 1e-6 : 1) * weights.get(name)!
    }
    for (const name of weights.keys()) expect(slope(name)).toBeCloseTo(0, 6)
    expect(weights.get('third')).toBeGreaterThan(1)
  })
})

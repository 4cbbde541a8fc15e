import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import {
  contradicted,
  type Decaying,
  decayed,
  grades,
  reinforced,
  reweighed,
  traitSubtypes,
  upgraded,
} from '../../../src/core/traits/belief/confidence.ts'
import { stageAfter, stageOf, traitStages } from '../../../src/core/traits/belief/stages.ts'

const START = new Date('2026-01-01T00:00:00Z')
const DAY = 86_400_000
const later = (days: number) => new Date(START.getTime() + Math.round(days * DAY))
const of = (confidence: number, own: Partial<Decaying> = {}): Decaying => ({
  subtype: 'behavior',
  confidence,
  reinforcement_count: 0,
  confidence_at: START,
  last_reinforced: null,
  ...own,
})

describe('decay', () => {
  test.each([
    ['behavior, 10 days: 0.4 · e^(−0.005 · 10)', of(0.4), 10, 0.4 * Math.exp(-0.05), 0.38049],
    [
      'preference, 10 days: 0.4 · e^(−0.002 · 10)',
      of(0.4, { subtype: 'preference' }),
      10,
      0.4 * Math.exp(-0.02),
      0.39208,
    ],
    [
      'core, 10 days: 0.4 · e^(−0.001 · 10)',
      of(0.4, { subtype: 'core' }),
      10,
      0.4 * Math.exp(-0.01),
      0.39602,
    ],
    [
      '4 reinforcements: λ = 0.005 / 1.4',
      of(0.4, { reinforcement_count: 4 }),
      10,
      0.4 * Math.exp(-0.05 / 1.4),
      0.38597,
    ],
    ['half a day', of(0.8), 0.5, 0.8 * Math.exp(-0.0025), 0.798],
    ['no time', of(0.4), 0, 0.4, 0.4],
    ['a clock that went back', of(0.4), -3, 0.4, 0.4],
  ])('%s', (_name, trait, days, exact, rounded) => {
    expect(decayed(trait, later(days))).toBeCloseTo(exact, 12)
    expect(decayed(trait, later(days))).toBeCloseTo(rounded, 5)
  })

  test('counts from the last reinforcement when that is later than the stored moment', () => {
    const trait = of(0.4, { last_reinforced: later(4) })
    expect(decayed(trait, later(10))).toBeCloseTo(0.4 * Math.exp(-0.005 * 6), 12)
  })
})

test.each([
  ['A', 0.55],
  ['B', 0.52],
  ['C', 0.49],
  ['D', 0.43],
] as const)('a reinforcement of grade %s takes 0.4 to %d', (grade, expected) => {
  expect(reinforced(0.4, grade)).toBeCloseTo(expected, 12)
})

test('0.4, reinforced at C after 10 days: 0.4 · e^(−0.05) = 0.38049, then + (1 − 0.38049) · 0.15 = 0.47342', () => {
  expect(reinforced(decayed(of(0.4), later(10)), 'C')).toBeCloseTo(0.47342, 5)
})

test.each([
  ['one memory: 0.5 · (1 − 0.2)', 1, false, 0.4],
  ['one strong memory: 0.5 · (1 − 0.4)', 1, true, 0.3],
  ['two memories: 0.5 · (1 − 0.4)', 2, false, 0.3],
  ['three strong memories: 0.5 · (1 − 0.4)', 3, true, 0.3],
])('a contradiction of %s', (_name, memories, strong, expected) => {
  expect(contradicted(0.5, memories, strong)).toBeCloseTo(expected, 12)
})

test.each([
  [[0.5, 0.65], 0.75],
  [[0.95, 0.6], 1],
])('an upgrade from %j is as sure as the surest and a tenth: %d', (children, expected) => {
  expect(upgraded(children)).toBeCloseTo(expected, 12)
})

test.each([
  ['(0.15 + 0.15) / (0.15 + 0.15 + 0.2)', ['C', 'C'], ['B'], 0.6],
  ['(0.25 · 6) / (0.25 · 6 + 0.05) = 0.967, at most 0.85', ['A', 'A', 'A', 'A', 'A', 'A'], ['D'], 0.85],
  ['0 / 0.2 = 0, at least 0.1', [], ['B'], 0.1],
] as const)('a modified trait is worth %s', (_name, supporting, contradicting, expected) => {
  expect(reweighed(supporting, contradicting)).toBeCloseTo(expected, 12)
})

test.each([
  [0, 'candidate'],
  [0.2999, 'candidate'],
  [0.3, 'emerging'],
  [0.5999, 'emerging'],
  [0.6, 'established'],
  [0.85, 'established'],
  [0.8501, 'core'],
  [1, 'core'],
])('a confidence of %d is %s', (confidence, stage) => {
  expect(stageOf(confidence)).toBe(stage)
})

test.each([
  ['strengthening raises', 'candidate', 0.4, 0.49, 'emerging'],
  ['strengthening never lowers', 'established', 0.3, 0.4, 'established'],
  ['weakening lowers', 'established', 0.61, 0.59, 'emerging'],
  ['weakening never raises', 'candidate', 0.41, 0.4, 'candidate'],
  ['an upgrade at 0.75 stays emerging while it decays', 'emerging', 0.75, 0.74, 'emerging'],
  ['what did not change stays', 'candidate', 0.4, 0.4, 'candidate'],
] as const)('%s', (_name, stage, before, now, expected) => {
  expect(stageAfter(stage, before, now)).toBe(expected)
})

const confidence = fc.double({ min: 0, max: 1, noNaN: true })
const change = fc.oneof(
  fc.record({ kind: fc.constant('reinforce' as const), grade: fc.constantFrom(...grades) }),
  fc.record({
    kind: fc.constant('contradict' as const),
    memories: fc.integer({ min: 1, max: 9 }),
    strong: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.double({ min: 0, max: 4000, noNaN: true }) }),
)

property.prop([confidence, fc.constantFrom(...traitSubtypes), fc.array(change, { maxLength: 60 })])(
  'a confidence stays in [0, 1] whatever happens to it',
  (start, subtype, changes) => {
    let current = start
    changes.forEach((step, count) => {
      if (step.kind === 'reinforce') current = reinforced(current, step.grade)
      else if (step.kind === 'contradict') current = contradicted(current, step.memories, step.strong)
      else current = decayed(of(current, { subtype, reinforcement_count: count }), later(step.days))
      expect(current).toBeGreaterThanOrEqual(0)
      expect(current).toBeLessThanOrEqual(1)
    })
  },
)

property.prop([
  confidence,
  fc.constantFrom(...traitSubtypes),
  fc.integer({ min: 0, max: 50 }),
  fc.array(fc.double({ min: 0, max: 90, noNaN: true }), { minLength: 1, maxLength: 40 }),
])('decay does not depend on how its time is split', (start, subtype, reinforcement_count, pauses) => {
  let current = of(start, { subtype, reinforcement_count })
  let days = 0
  for (const pause of pauses) {
    days += pause
    current = { ...current, confidence: decayed(current, later(days)), confidence_at: later(days) }
  }
  const once = decayed(of(start, { subtype, reinforcement_count }), later(days))
  expect(Math.abs(current.confidence - once)).toBeLessThan(1e-9)
})

property.prop([fc.constantFrom(...traitStages), confidence, confidence])(
  'only strengthening raises a stage, only weakening lowers it',
  (stage, before, now) => {
    const place = (name: string) => traitStages.indexOf(name as (typeof traitStages)[number])
    const moved = place(stageAfter(stage, before, now)) - place(stage)
    if (now > before) expect(moved).toBeGreaterThanOrEqual(0)
    else expect(moved).toBeLessThanOrEqual(0)
  },
)

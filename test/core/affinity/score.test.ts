import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import {
  answerShares,
  clamp,
  messageShares,
  scoreAt,
  sumOf,
  unsettledDays,
} from '../../../src/core/affinity/scoring/score.ts'
import { closenessOf, nextStateOf } from '../../../src/core/affinity/scoring/states.ts'

const DAY = 86_400_000

describe('state, formality and intimacy by score', () => {
  test.each([
    [-10_000, 'stranger', 'formal', 1],
    [-1, 'stranger', 'formal', 1],
    [0, 'acquaintance', 'polite', 2],
    [2_999, 'acquaintance', 'polite', 2],
    [3_000, 'friend', 'casual', 3],
    [4_999, 'friend', 'casual', 3],
    [5_000, 'close_friend', 'informal', 4],
    [6_999, 'close_friend', 'informal', 4],
    [7_000, 'best_friend', 'intimate', 5],
    [10_000, 'best_friend', 'intimate', 5],
  ] as const)('%i is %s, %s, %i/5', (score, state, formality, intimacy_level) => {
    expect(closenessOf(score)).toEqual({ state, formality, intimacy_level })
  })

  test('0.5 is close_friend and 20 messages from best_friend', () => {
    expect(nextStateOf(5_000)).toEqual({ state: 'best_friend', at_score: 0.7, messages_needed: 20 })
  })

  test('messages needed are rounded up, and a best friend has no next state', () => {
    expect(nextStateOf(4_995)).toEqual({ state: 'close_friend', at_score: 0.5, messages_needed: 1 })
    expect(nextStateOf(-10)).toEqual({ state: 'acquaintance', at_score: 0, messages_needed: 1 })
    expect(nextStateOf(5_005)?.messages_needed).toBe(20)
    expect(nextStateOf(7_000)).toBeNull()
  })
})

describe('signals', () => {
  test.each([
    [0, { user_initiated: 100 }],
    [0.1, { user_initiated: 100, positive_emotion: 5 }],
    [1, { user_initiated: 100, positive_emotion: 50 }],
    [-0.5, { user_initiated: 100 }],
    [-0.6, { user_initiated: 100, negative_emotion: -100 }],
  ])('a message of valence %f', (valence, shares) => {
    expect(messageShares(valence)).toEqual(shares)
  })

  test('a confirmation and a correction', () => {
    expect(sumOf(answerShares({ memory_confirmation: true }))).toBe(100)
    expect(sumOf(answerShares({ correction: true }))).toBe(-200)
    expect(answerShares({ memory_confirmation: false })).toEqual({})
  })
})

describe('silence', () => {
  const since = new Date('2026-01-01T10:00:00Z')
  const at = (ms: number) => new Date(since.getTime() + ms)
  const stored = { score: 5_000, last_interaction_at: since, settled_days: 0 }

  test('counts whole days of 24 h', () => {
    expect(unsettledDays(stored, at(DAY - 1))).toBe(0)
    expect(unsettledDays(stored, at(DAY))).toBe(1)
    expect(unsettledDays({ ...stored, settled_days: 1 }, at(2.5 * DAY))).toBe(1)
    expect(unsettledDays({ ...stored, last_interaction_at: null }, at(9 * DAY))).toBe(0)
    expect(unsettledDays(stored, at(-5 * DAY))).toBe(0)
  })

  test('1, 7 and 30 days cost 0.005, 0.035 and 0.15', () => {
    expect([1, 7, 30].map((days) => 5_000 - scoreAt(stored, at(days * DAY)))).toEqual([50, 350, 1_500])
  })

  test('14 days take a best friend of 0.7 down to close_friend, never below −1', () => {
    expect(closenessOf(scoreAt({ ...stored, score: 7_000 }, at(14 * DAY))).state).toBe('close_friend')
    expect(scoreAt(stored, at(10_000 * DAY))).toBe(-10_000)
  })

  test.prop([
    fc.integer({ min: -10_000, max: 10_000 }),
    fc.array(fc.integer({ min: 0, max: 40 * DAY }), { maxLength: 20 }),
    fc.integer({ min: 0, max: 60 * DAY }),
  ])('settling at any moments in between gives the same score', (score, moments, end) => {
    let state = { score, last_interaction_at: since as Date | null, settled_days: 0 }
    for (const moment of [...moments].sort((a, b) => a - b).filter((each) => each <= end)) {
      const now = at(moment)
      const days = unsettledDays(state, now)
      state = { ...state, score: scoreAt(state, now), settled_days: state.settled_days + days }
    }
    expect(scoreAt(state, at(end))).toBe(
      scoreAt({ score, last_interaction_at: since, settled_days: 0 }, at(end)),
    )
  })
})

test.prop([fc.integer({ min: -30_000, max: 30_000 })])('a clamped score is in [−1, 1]', (score) => {
  expect(Math.abs(clamp(score))).toBeLessThanOrEqual(10_000)
})

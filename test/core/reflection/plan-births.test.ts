import { describe, expect, test } from 'vitest'
import type { Plan } from '../../../src/core/reflection/plan/types.ts'
import { contentHash, idOf } from '../../../src/core/text/hash.ts'
import {
  after,
  CYCLE,
  daysFromNow,
  evidence,
  type Given,
  memory,
  NOW,
  plan,
  trait,
  trend,
} from '../../support/cycles/planning.ts'

/** What trends and behaviors are born from, sentence by sentence. */
type Row = readonly [sentence: string, given: Given, expected: (planned: Plan) => void]

const trendOf = (evidence_ids: string[], own = {}) => ({
  new_trends: [{ content: 'runs', evidence_ids, ...own }],
})
const behaviorOf = (evidence_ids: string[], own = {}) => ({
  new_behaviors: [{ content: 'runs', evidence_ids, ...own }],
})

const trends: readonly Row[] = [
  [
    'Trend: ≥ 2 evidence memories; stage trend, subtype behavior, confidence null, window default 30',
    { proposals: trendOf(['m1', 'm2']) },
    (planned) => {
      expect(after(planned, 'runs')).toMatchObject({
        stage: 'trend',
        subtype: 'behavior',
        confidence: null,
        window_start: NOW,
        window_end: daysFromNow(30),
      })
      expect(planned.counts).toEqual({
        traits_created: 1,
        traits_reinforced: 0,
        traits_updated: 0,
        traits_dissolved: 0,
      })
    },
  ],
  [
    'window 14 days',
    { proposals: trendOf(['m1', 'm2'], { window_days: 14 }) },
    (planned) => expect(after(planned, 'runs')?.window_end).toEqual(daysFromNow(14)),
  ],
  [
    'a window of any other length is 30 days',
    { proposals: trendOf(['m1', 'm2'], { window_days: 365 }) },
    (planned) => expect(after(planned, 'runs')?.window_end).toEqual(daysFromNow(30)),
  ],
  [
    'a trend of one memory is dropped and counted',
    { proposals: trendOf(['m1']) },
    (planned) => {
      expect(planned.created).toEqual([])
      expect(planned.rejected).toEqual({ too_little_evidence: 1 })
    },
  ],
  [
    'the same memory twice is one memory',
    { proposals: trendOf(['m1', 'm1']) },
    (planned) => expect(planned.rejected).toEqual({ too_little_evidence: 1 }),
  ],
  [
    'evidence ids must be among the scanned memories; what does not hold is dropped and counted',
    { proposals: trendOf(['m1', 'm2', 'm77', 'm78']) },
    (planned) => {
      expect(planned.evidence.map(({ memory_id }) => memory_id)).toEqual(['m1', 'm2'])
      expect(planned.rejected).toEqual({ unknown_memory: 2 })
    },
  ],
  [
    'the default grade of a trend is D',
    { proposals: trendOf(['m1', 'm2']) },
    (planned) => expect(planned.evidence.map(({ quality }) => quality)).toEqual(['D', 'D']),
  ],
  [
    'a grade holds for all evidence of its item',
    { proposals: trendOf(['m1', 'm2'], { quality_grade: 'B' }) },
    (planned) => expect(planned.evidence.map(({ quality }) => quality)).toEqual(['B', 'B']),
  ],
  [
    'a content of nothing is dropped and counted',
    { proposals: { new_trends: [{ content: '', evidence_ids: ['m1', 'm2'] }] } },
    (planned) => expect(planned.rejected).toEqual({ empty_content: 1 }),
  ],
  [
    'Context is work, personal, social, learning or general',
    { proposals: trendOf(['m1', 'm2'], { context: 'learning' }) },
    (planned) => expect(after(planned, 'runs')?.context).toBe('learning'),
  ],
  [
    'anything else becomes general',
    { proposals: trendOf(['m1', 'm2'], { context: 'spiritual' }) },
    (planned) => expect(after(planned, 'runs')?.context).toBe('general'),
  ],
]

const behaviors: readonly Row[] = [
  [
    'Behavior: ≥ 3 evidence memories; stage candidate, confidence 0.4, first_observed = the earliest evidence',
    {
      memories: [
        memory('m1', { created_at: daysFromNow(-1) }),
        memory('m2', { created_at: daysFromNow(-1), valid_at: daysFromNow(-9) }),
        memory('m3', { created_at: daysFromNow(-4) }),
      ],
      proposals: behaviorOf(['m1', 'm2', 'm3']),
    },
    (planned) =>
      expect(after(planned, 'runs')).toMatchObject({
        stage: 'candidate',
        subtype: 'behavior',
        confidence: 0.4,
        confidence_at: NOW,
        first_observed: daysFromNow(-9),
        reinforcement_count: 0,
        window_end: null,
      }),
  ],
  [
    'the model’s confidence is read and ignored',
    {
      proposals: {
        new_behaviors: [{ content: 'runs', evidence_ids: ['m1', 'm2', 'm3'], confidence: 0.99 } as never],
      },
    },
    (planned) => expect(after(planned, 'runs')?.confidence).toBe(0.4),
  ],
  [
    'with 2 it is taken as a trend, and graded as one',
    { proposals: behaviorOf(['m1', 'm2']) },
    (planned) => {
      expect(after(planned, 'runs')).toMatchObject({
        stage: 'trend',
        confidence: null,
        window_end: daysFromNow(30),
      })
      expect(planned.evidence.map(({ quality }) => quality)).toEqual(['D', 'D'])
    },
  ],
  [
    'with 1 it is nothing',
    { proposals: behaviorOf(['m1']) },
    (planned) => expect(planned).toMatchObject({ created: [], rejected: { too_little_evidence: 1 } }),
  ],
  [
    'the default grade of a behavior is C',
    { proposals: behaviorOf(['m1', 'm2', 'm3']) },
    (planned) => expect(planned.evidence.map(({ quality }) => quality)).toEqual(['C', 'C', 'C']),
  ],
  [
    'trait ids are UUIDv5(cycle, content hash)',
    { proposals: behaviorOf(['m1', 'm2', 'm3']) },
    (planned) => expect(after(planned, 'runs')?.id).toBe(idOf('trait', CYCLE, contentHash('runs'))),
  ],
  [
    'evidence has type, grade and cycle',
    { proposals: behaviorOf(['m1', 'm2', 'm3']) },
    (planned) =>
      expect(planned.evidence[0]).toEqual({
        trait_id: idOf('trait', CYCLE, contentHash('runs')),
        memory_id: 'm1',
        strong: false,
        evidence_type: 'supporting',
        quality: 'C',
        cycle_id: CYCLE,
        created_at: NOW,
      }),
  ],
  [
    'every birth is in the history',
    { proposals: behaviorOf(['m1', 'm2', 'm3']) },
    (planned) =>
      expect(planned.events).toMatchObject([{ event: 'created', old_content: null, new_content: 'runs' }]),
  ],
]

const near = [1, 0.1, 0]
const alike = [1, 0.2, 0] // cosine (1 + 0.02) / √(1.01 · 1.04) = 0.9952
const apart = [1, 0.5, 0] // cosine (1 + 0.05) / √(1.01 · 1.25) = 0.9345

const repeats: readonly Row[] = [
  [
    'equal content hash → a reinforcement: 0.5 + 0.5 · 0.15 = 0.575',
    { traits: [trait('t1', { content: 'Runs' })], proposals: behaviorOf(['m1', 'm2', 'm3']) },
    (planned) => {
      expect(planned.created).toEqual([])
      expect(after(planned, 't1')).toMatchObject({ confidence: 0.575, reinforcement_count: 1 })
    },
  ],
  [
    'cosine > 0.95 → a reinforcement',
    {
      traits: [trait('t1', { vector: near })],
      vectors: new Map([['runs', alike]]),
      proposals: behaviorOf(['m1', 'm2', 'm3']),
    },
    (planned) => {
      expect(planned.created).toEqual([])
      expect(after(planned, 't1')?.reinforcement_count).toBe(1)
    },
  ],
  [
    'cosine 0.9345 is another trait',
    {
      traits: [trait('t1', { vector: near })],
      vectors: new Map([['runs', apart]]),
      proposals: behaviorOf(['m1', 'm2', 'm3']),
    },
    (planned) => {
      expect(planned.created).toHaveLength(1)
      expect(after(planned, 't1')).toBeUndefined()
    },
  ],
  [
    'to an active trait of any stage or subtype',
    {
      traits: [trait('t1', { content: 'runs', subtype: 'core', stage: 'core', confidence: 0.9 })],
      proposals: trendOf(['m1', 'm2']),
    },
    // The grade of a trend is D: 0.9 + 0.1 · 0.05
    (planned) => expect(after(planned, 't1')?.confidence).toBeCloseTo(0.905, 12),
  ],
  [
    'the older, if two',
    {
      traits: [
        trait('young', { content: 'runs', created_at: daysFromNow(-1) }),
        trait('old', { vector: near, created_at: daysFromNow(-2) }),
      ],
      vectors: new Map([['runs', near]]),
      proposals: behaviorOf(['m1', 'm2', 'm3']),
    },
    (planned) => expect(planned.events.map(({ trait_id }) => trait_id)).toEqual(['old']),
  ],
  [
    'what was dissolved in this cycle is not active: it is born anew, under another id',
    {
      traits: [trend('t1', { content: 'runs', window_end: daysFromNow(-1) })],
      proposals: trendOf(['m1', 'm2']),
    },
    (planned) => {
      expect(after(planned, 't1')?.stage).toBe('dissolved')
      expect(planned.created).toMatchObject([{ content: 'runs', stage: 'trend' }])
    },
  ],
  [
    'two items of one answer with the same content are one trait',
    {
      proposals: { new_behaviors: [1, 2].map(() => ({ content: 'runs', evidence_ids: ['m1', 'm2', 'm3'] })) },
    },
    (planned) => {
      expect(planned.created).toMatchObject([{ confidence: 0.4, reinforcement_count: 0 }])
      expect(planned.rejected).toEqual({ no_new_memory: 1 })
    },
  ],
]

const byOtherCycles = (...cycles: string[]) =>
  cycles.map((cycle_id, place) =>
    evidence('t1', `old${place}`, { cycle_id, created_at: daysFromNow(-place) }),
  )

const ageing: readonly Row[] = [
  [
    'reinforced by ≥ 2 different cycles inside its window → candidate, confidence 0.3, window cleared',
    { traits: [trend('t1')], evidence: byOtherCycles('cycle 1', 'cycle 2') },
    (planned) => {
      expect(after(planned, 't1')).toMatchObject({
        stage: 'candidate',
        confidence: 0.3,
        confidence_at: NOW,
        window_start: null,
        window_end: null,
      })
      expect(planned.events).toMatchObject([{ event: 'promoted' }])
      expect(planned.counts.traits_updated).toBe(1)
    },
  ],
  [
    'the creating cycle does not count',
    { traits: [trend('t1')], evidence: byOtherCycles('cycle 0', 'cycle 1') },
    (planned) => expect(planned.updated).toEqual([]),
  ],
  [
    'two reinforcements of one cycle are one cycle',
    { traits: [trend('t1')], evidence: byOtherCycles('cycle 1', 'cycle 1') },
    (planned) => expect(planned.updated).toEqual([]),
  ],
  [
    'contradictions do not promote',
    {
      traits: [trend('t1')],
      evidence: byOtherCycles('cycle 1', 'cycle 2').map((row) => ({
        ...row,
        evidence_type: 'contradicting' as const,
      })),
    },
    (planned) => expect(planned.updated).toEqual([]),
  ],
  [
    'in step 3 and so from the evidence of earlier cycles: this cycle’s second reinforcement promotes in the next one',
    {
      traits: [trend('t1', { reinforcement_count: 1 })],
      evidence: byOtherCycles('cycle 1'),
      proposals: { reinforcements: [{ trait_id: 't1', new_evidence_ids: ['m1'] }] },
    },
    (planned) => expect(after(planned, 't1')).toMatchObject({ stage: 'trend', reinforcement_count: 2 }),
  ],
  [
    'window over, but reinforced by two cycles inside it → candidate',
    {
      traits: [trend('t1', { window_end: daysFromNow(-1) })],
      evidence: byOtherCycles('x', 'cycle 1', 'cycle 2'),
    },
    (planned) => expect(after(planned, 't1')?.stage).toBe('candidate'),
  ],
  [
    'what came after the window does not count',
    {
      traits: [trend('t1', { window_end: daysFromNow(-3) })],
      evidence: [
        evidence('t1', 'a', { cycle_id: 'cycle 1', created_at: daysFromNow(-4) }),
        evidence('t1', 'b', { cycle_id: 'cycle 2', created_at: daysFromNow(-2) }),
      ],
    },
    (planned) => expect(after(planned, 't1')?.stage).toBe('dissolved'),
  ],
  [
    'window over with fewer → dissolved',
    { traits: [trend('t1', { window_end: daysFromNow(-0.001) })], evidence: byOtherCycles('cycle 1') },
    (planned) => {
      expect(after(planned, 't1')?.stage).toBe('dissolved')
      expect(planned.events).toMatchObject([{ event: 'dissolved', detail: { reason: 'window_over' } }])
      expect(planned.counts.traits_dissolved).toBe(1)
    },
  ],
  [
    'the last moment of the window is inside it',
    { traits: [trend('t1', { window_end: NOW })] },
    (planned) => expect(planned.updated).toEqual([]),
  ],
  [
    'reinforcement of a trend changes its count and evidence only; its window is never extended',
    { traits: [trend('t1')], proposals: { reinforcements: [{ trait_id: 't1', new_evidence_ids: ['m1'] }] } },
    (planned) => {
      expect(after(planned, 't1')).toEqual({ ...trend('t1'), reinforcement_count: 1 })
      expect(planned.evidence).toHaveLength(1)
    },
  ],
  [
    'contradiction of a trend changes its count and evidence only, however often',
    {
      traits: [trend('t1', { contradiction_count: 4 })],
      proposals: {
        contradictions: [{ trait_id: 't1', contradicting_evidence_ids: ['m1', 'm2'], strong: true }],
      },
    },
    (planned) => {
      expect(after(planned, 't1')).toEqual({ ...trend('t1'), contradiction_count: 5 })
      expect(planned.disputed).toEqual([])
    },
  ],
]

describe.each([
  ['trends', trends],
  ['behaviors', behaviors],
  ['the same trait again', repeats],
  ['old trends', ageing],
] as const)('%s', (_name, rows) => {
  test.each(rows.map((row) => [...row]))('%s', (_sentence, given, expected) => expected(plan(given)))
})

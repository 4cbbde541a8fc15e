import { describe, expect, test } from 'vitest'
import type { Plan } from '../../../src/core/reflection/plan/types.ts'
import {
  after,
  daysFromNow,
  evidence,
  type Given,
  NOW,
  plan,
  trait,
  trend,
} from '../../support/cycles/planning.ts'

/** What happens to traits that are there, sentence by sentence. */
type Row = readonly [sentence: string, given: Given, expected: (planned: Plan) => void]

const reinforce = (trait_id: string, new_evidence_ids: string[], own = {}) => ({
  reinforcements: [{ trait_id, new_evidence_ids, ...own }],
})
const contradict = (trait_id: string, contradicting_evidence_ids: string[], own = {}) => ({
  contradictions: [{ trait_id, contradicting_evidence_ids, ...own }],
})

const reinforcements: readonly Row[] = [
  [
    '0.4, C at once → 0.4 + 0.6 · 0.15 = 0.49; candidate is raised to emerging',
    { traits: [trait('t1', { stage: 'candidate', confidence: 0.4 })], proposals: reinforce('t1', ['m1']) },
    (planned) => {
      expect(after(planned, 't1')).toMatchObject({
        stage: 'emerging',
        reinforcement_count: 1,
        last_reinforced: NOW,
      })
      expect(after(planned, 't1')?.confidence).toBeCloseTo(0.49, 12)
      expect(planned.counts.traits_reinforced).toBe(1)
    },
  ],
  [
    '0.4, C after 10 days: 0.4 · e^(−0.05) = 0.38049 → + 0.61951 · 0.15 = 0.47342',
    {
      traits: [trait('t1', { stage: 'candidate', confidence: 0.4, confidence_at: daysFromNow(-10) })],
      proposals: reinforce('t1', ['m1']),
    },
    (planned) => expect(after(planned, 't1')?.confidence).toBeCloseTo(0.47342, 5),
  ],
  [
    'decayed with the count it had: 0.5 · e^(−0.005 / 1.2 · 12) = 0.47561 → 0.55427',
    {
      traits: [trait('t1', { reinforcement_count: 2, confidence_at: daysFromNow(-12) })],
      proposals: reinforce('t1', ['m1']),
    },
    (planned) => expect(after(planned, 't1')?.confidence).toBeCloseTo(0.55427, 5),
  ],
  [
    'several reinforcements of one trait in a cycle are one, at the best grade: 0.5 + 0.5 · 0.25',
    {
      traits: [trait('t1')],
      proposals: {
        reinforcements: [
          { trait_id: 't1', new_evidence_ids: ['m1'], quality_grade: 'D' },
          { trait_id: 't1', new_evidence_ids: ['m2'], quality_grade: 'A' },
          { trait_id: 't1', new_evidence_ids: ['m3'] },
        ],
      },
    },
    (planned) => {
      expect(after(planned, 't1')).toMatchObject({ confidence: 0.625, reinforcement_count: 1 })
      expect(planned.evidence.map(({ quality }) => quality)).toEqual(['D', 'A', 'C'])
    },
  ],
  [
    'one memory supports one trait once; a reinforcement that brings no new memory is ignored',
    { traits: [trait('t1')], evidence: [evidence('t1', 'm1')], proposals: reinforce('t1', ['m1']) },
    (planned) => expect(planned).toMatchObject({ updated: [], evidence: [], rejected: { no_new_memory: 1 } }),
  ],
  [
    'a memory that is known already lends no grade to one that is new: 0.5 + 0.5 · 0.05',
    {
      traits: [trait('t1')],
      evidence: [evidence('t1', 'm1')],
      proposals: {
        reinforcements: [
          { trait_id: 't1', new_evidence_ids: ['m1'], quality_grade: 'A' },
          { trait_id: 't1', new_evidence_ids: ['m2'], quality_grade: 'D' },
        ],
      },
    },
    (planned) => expect(after(planned, 't1')?.confidence).toBeCloseTo(0.525, 12),
  ],
  [
    'trait ids must be among the active traits of this subject',
    { traits: [trait('t1')], proposals: reinforce('t9', ['m1']) },
    (planned) => expect(planned).toMatchObject({ updated: [], rejected: { unknown_trait: 1 } }),
  ],
  [
    'a memory named on both sides is dropped from both and counted',
    {
      traits: [trait('t1')],
      proposals: { ...reinforce('t1', ['m1', 'm2']), ...contradict('t1', ['m2', 'm3']) },
    },
    (planned) => {
      expect(planned.rejected).toEqual({ both_sides: 1 })
      expect(planned.evidence.map(({ memory_id, evidence_type }) => [memory_id, evidence_type])).toEqual([
        ['m1', 'supporting'],
        ['m3', 'contradicting'],
      ])
      // reinforced to 0.575, then contradicted by one memory: 0.575 · 0.8
      expect(after(planned, 't1')?.confidence).toBeCloseTo(0.46, 12)
    },
  ],
]

const pair = (own = {}, other = {}) => [
  trait('b1', { confidence: 0.5, ...own }),
  trait('b2', { confidence: 0.65, ...other }),
]
const upgrade = (from: string[], new_subtype = 'preference') => ({
  upgrades: [{ from_trait_ids: from, new_content: 'loves running', new_subtype, reasoning: 'both are runs' }],
})

const upgrades: readonly Row[] = [
  [
    'behavior → preference: ≥ 2 behaviors, each ≥ 0.5; emerging, min(1, max + 0.1) = 0.75, counts 0',
    { traits: pair(), proposals: upgrade(['b1', 'b2']) },
    (planned) => {
      expect(planned.created).toMatchObject([
        {
          subtype: 'preference',
          stage: 'emerging',
          confidence: 0.75,
          reinforcement_count: 0,
          contradiction_count: 0,
        },
      ])
      expect(planned.counts).toMatchObject({ traits_created: 1, traits_updated: 2 })
    },
  ],
  [
    'why is told in the history',
    { traits: pair(), proposals: upgrade(['b1', 'b2']) },
    (planned) =>
      expect(planned.events.find(({ event }) => event === 'created')?.detail).toEqual({
        ...{ stage: 'emerging', subtype: 'preference', confidence: 0.75, from: ['b1', 'b2'] },
        reasoning: 'both are runs',
      }),
  ],
  [
    'children stay and point to it',
    { traits: pair(), proposals: upgrade(['b1', 'b2']) },
    (planned) => {
      const [parent] = planned.created
      expect(planned.updated.map(({ id, parent_id, stage }) => [id, parent_id, stage])).toEqual([
        ['b1', parent!.id, 'emerging'],
        ['b2', parent!.id, 'emerging'],
      ])
    },
  ],
  [
    'a behavior under 0.5 does not count',
    { traits: pair({ confidence: 0.4999 }), proposals: upgrade(['b1', 'b2']) },
    (planned) =>
      expect(planned).toMatchObject({
        created: [],
        rejected: { confidence_too_low: 1, too_few_children: 1 },
      }),
  ],
  [
    'as of now: 0.5 stored a day ago is 0.4975',
    { traits: pair({ confidence_at: daysFromNow(-1) }), proposals: upgrade(['b1', 'b2']) },
    (planned) => expect(planned.created).toEqual([]),
  ],
  [
    'after this cycle’s reinforcements: 0.45 + 0.55 · 0.15 = 0.5325',
    {
      traits: pair({ confidence: 0.45 }),
      proposals: { ...reinforce('b1', ['m1']), ...upgrade(['b1', 'b2']) },
    },
    (planned) => expect(planned.created).toHaveLength(1),
  ],
  [
    'one behavior twice is one',
    { traits: pair(), proposals: upgrade(['b1', 'b1']) },
    (planned) => expect(planned).toMatchObject({ created: [], rejected: { too_few_children: 1 } }),
  ],
  [
    'preference → core: ≥ 2 preferences, each ≥ 0.6: max 0.7 + 0.1',
    {
      traits: pair({ subtype: 'preference', confidence: 0.6 }, { subtype: 'preference', confidence: 0.7 }),
      proposals: upgrade(['b1', 'b2'], 'core'),
    },
    (planned) =>
      expect(planned.created[0]).toMatchObject({ subtype: 'core', stage: 'emerging', confidence: 0.7 + 0.1 }),
  ],
  [
    'a preference under 0.6 does not count',
    {
      traits: pair({ subtype: 'preference', confidence: 0.59 }, { subtype: 'preference' }),
      proposals: upgrade(['b1', 'b2'], 'core'),
    },
    (planned) => expect(planned.created).toEqual([]),
  ],
  [
    'subtypes as required: behaviors make no core',
    { traits: pair({ confidence: 0.8 }), proposals: upgrade(['b1', 'b2'], 'core') },
    (planned) =>
      expect(planned).toMatchObject({ created: [], rejected: { wrong_subtype: 2, too_few_children: 1 } }),
  ],
  [
    'subtypes as required: nothing becomes a behavior, or a toString',
    {
      traits: pair(),
      proposals: {
        upgrades: ['behavior', 'toString'].map((name) => upgrade(['b1', 'b2'], name).upgrades[0]!),
      },
    },
    (planned) => expect(planned).toMatchObject({ created: [], rejected: { unknown_subtype: 2 } }),
  ],
  [
    'a trend has no confidence and is no child',
    { traits: [trend('b1'), trait('b2')], proposals: upgrade(['b1', 'b2']) },
    (planned) => expect(planned.created).toEqual([]),
  ],
  [
    'confidence min(1, max + 0.1)',
    { traits: pair({ confidence: 0.95 }), proposals: upgrade(['b1', 'b2']) },
    (planned) => expect(planned.created[0]?.confidence).toBe(1),
  ],
  [
    'evidence of both types inherited, best grade per memory',
    {
      traits: pair(),
      evidence: [
        evidence('b1', 'e1', { quality: 'D' }),
        evidence('b2', 'e1', { quality: 'B' }),
        evidence('b2', 'e2', { quality: 'A' }),
        evidence('b1', 'e3', { evidence_type: 'contradicting', quality: 'C' }),
      ],
      proposals: upgrade(['b1', 'b2']),
    },
    (planned) =>
      expect(
        planned.evidence.map(
          ({ memory_id, evidence_type, quality }) => `${memory_id} ${evidence_type} ${quality}`,
        ),
      ).toEqual(['e1 supporting B', 'e2 supporting A', 'e3 contradicting C']),
  ],
  [
    'context theirs if they agree',
    { traits: pair({ context: 'work' }, { context: 'work' }), proposals: upgrade(['b1', 'b2']) },
    (planned) => expect(planned.created[0]?.context).toBe('work'),
  ],
  [
    'else general',
    { traits: pair({ context: 'work' }, { context: 'social' }), proposals: upgrade(['b1', 'b2']) },
    (planned) => expect(planned.created[0]?.context).toBe('general'),
  ],
  [
    'a child that has a parent already is left out, and the upgrade stands if two remain',
    { traits: [...pair(), trait('b3', { parent_id: 'p' })], proposals: upgrade(['b1', 'b2', 'b3']) },
    (planned) => {
      expect(planned.updated.map(({ id }) => id)).toEqual(['b1', 'b2'])
      expect(planned.rejected).toEqual({ has_parent: 1 })
    },
  ],
  [
    'and does not stand if one remains',
    { traits: pair({ parent_id: 'p' }), proposals: upgrade(['b1', 'b2']) },
    (planned) => expect(planned).toMatchObject({ created: [], updated: [] }),
  ],
  [
    'an upgrade to what a trait says already reinforces that one with what is new to it: 0.7 + 0.3 · 0.15',
    {
      traits: [...pair(), trait('p', { content: 'loves running', subtype: 'preference', confidence: 0.7 })],
      evidence: [evidence('p', 'e1'), evidence('b1', 'e1'), evidence('b2', 'e2')],
      proposals: upgrade(['b1', 'b2']),
    },
    (planned) => {
      expect(planned.created).toEqual([])
      expect(after(planned, 'p')?.confidence).toBeCloseTo(0.745, 12)
      expect(planned.evidence.map(({ trait_id, memory_id }) => [trait_id, memory_id])).toEqual([['p', 'e2']])
    },
  ],
]

const decay: readonly Row[] = [
  [
    'step 8 does the same for all other traits: 0.5 · e^(−0.005 · 20) = 0.45242',
    { traits: [trait('t1', { confidence_at: daysFromNow(-20) })] },
    (planned) => {
      expect(after(planned, 't1')?.confidence).toBeCloseTo(0.45242, 5)
      expect(after(planned, 't1')?.confidence_at).toEqual(NOW)
      expect(planned.events).toEqual([])
      expect(planned.counts).toEqual({
        traits_created: 0,
        traits_reinforced: 0,
        traits_updated: 0,
        traits_dissolved: 0,
      })
    },
  ],
  [
    'weakening may lower the stage: 0.61 · e^(−0.05) = 0.58 is emerging',
    { traits: [trait('t1', { stage: 'established', confidence: 0.61, confidence_at: daysFromNow(-10) })] },
    (planned) => expect(after(planned, 't1')?.stage).toBe('emerging'),
  ],
  [
    'decay never promotes: an upgrade at 0.75 stays emerging',
    { traits: [trait('t1', { subtype: 'preference', confidence: 0.75, confidence_at: daysFromNow(-1) })] },
    (planned) => expect(after(planned, 't1')?.stage).toBe('emerging'),
  ],
  [
    'below 0.1 → dissolved: 0.101 · e^(−0.005 · 3) = 0.0995',
    { traits: [trait('t1', { stage: 'candidate', confidence: 0.101, confidence_at: daysFromNow(-3) })] },
    (planned) => {
      expect(after(planned, 't1')?.stage).toBe('dissolved')
      expect(planned.events).toMatchObject([{ event: 'dissolved', detail: { reason: 'faded' } }])
    },
  ],
  [
    '0.1 itself stays',
    { traits: [trait('t1', { stage: 'candidate', confidence: 0.1 })] },
    (planned) => expect(planned.updated).toEqual([]),
  ],
]

const disputed = (own = {}) =>
  trait('t1', { confidence: 0.6, stage: 'emerging', reinforcement_count: 2, contradiction_count: 1, ...own })

const contradictions: readonly Row[] = [
  [
    'Contradict: c · (1 − 0.2), contradiction_count + 1',
    { traits: [trait('t1')], proposals: contradict('t1', ['m1']) },
    (planned) => {
      expect(after(planned, 't1')).toMatchObject({
        confidence: 0.4,
        contradiction_count: 1,
        reinforcement_count: 0,
      })
      expect(planned.events).toMatchObject([{ event: 'contradicted' }])
      expect(planned.counts.traits_updated).toBe(1)
    },
  ],
  [
    'f = 0.4 when strong: 0.5 · 0.6',
    { traits: [trait('t1')], proposals: contradict('t1', ['m1'], { strong: true }) },
    (planned) => expect(after(planned, 't1')?.confidence).toBe(0.3),
  ],
  [
    'f = 0.4 for two or more memories, in one item or in two; the cycle counts once',
    {
      traits: [trait('t1')],
      proposals: {
        contradictions: ['m1', 'm2'].map((id) => ({ trait_id: 't1', contradicting_evidence_ids: [id] })),
      },
    },
    (planned) => expect(after(planned, 't1')).toMatchObject({ confidence: 0.3, contradiction_count: 1 }),
  ],
  [
    'the default grade of a contradiction is C',
    { traits: [trait('t1')], proposals: contradict('t1', ['m1']) },
    (planned) => expect(planned.evidence).toMatchObject([{ evidence_type: 'contradicting', quality: 'C' }]),
  ],
  [
    'first decayed to now: 0.5 · e^(−0.05) · 0.8 = 0.38049',
    { traits: [trait('t1', { confidence_at: daysFromNow(-10) })], proposals: contradict('t1', ['m1']) },
    (planned) => expect(after(planned, 't1')?.confidence).toBeCloseTo(0.38049, 5),
  ],
  [
    'below 0.1 → dissolved: 0.12 · 0.8 = 0.096',
    { traits: [trait('t1', { stage: 'candidate', confidence: 0.12 })], proposals: contradict('t1', ['m1']) },
    (planned) => {
      expect(after(planned, 't1')?.stage).toBe('dissolved')
      expect(planned.events.map(({ event }) => event)).toEqual(['contradicted', 'dissolved'])
    },
  ],
  [
    'the first lowers and counts, and never starts a resolution, though 1 / 1 > 0.3',
    {
      traits: [disputed({ reinforcement_count: 0, contradiction_count: 0 })],
      proposals: contradict('t1', ['m1']),
    },
    (planned) => expect(planned.disputed).toEqual([]),
  ],
  [
    'from the second on, when 2 / (2 + 2) > 0.3',
    { traits: [disputed()], proposals: contradict('t1', ['m1']) },
    (planned) => expect(planned.disputed.map(({ trait: { id } }) => id)).toEqual(['t1']),
  ],
  [
    '2 / (5 + 2) = 0.286 is not',
    { traits: [disputed({ reinforcement_count: 5 })], proposals: contradict('t1', ['m1']) },
    (planned) => expect(planned.disputed).toEqual([]),
  ],
  [
    '3 / (7 + 3) = 0.3 is not more than 0.3',
    {
      traits: [disputed({ reinforcement_count: 7, contradiction_count: 2 })],
      proposals: contradict('t1', ['m1']),
    },
    (planned) => expect(planned.disputed).toEqual([]),
  ],
  [
    'the next cycle looks again, contradicted or not',
    { traits: [disputed({ contradiction_count: 2 })] },
    (planned) => expect(planned.disputed).toHaveLength(1),
  ],
  [
    'with every supporting and contradicting memory',
    {
      traits: [disputed()],
      evidence: [evidence('t1', 'e1'), evidence('t1', 'e2', { evidence_type: 'contradicting' })],
      proposals: contradict('t1', ['m1']),
    },
    (planned) => {
      expect(planned.disputed[0]?.supporting.map(({ memory_id }) => memory_id)).toEqual(['e1'])
      expect(planned.disputed[0]?.contradicting.map(({ memory_id }) => memory_id)).toEqual(['e2', 'm1'])
    },
  ],
]

const resolve = (action: 'modify' | 'dissolve', new_content: string | null = null, trait_id = 't1') => ({
  traits: [disputed({ contradiction_count: 2, content: 'always runs', confidence: 0.9 })],
  evidence: [
    evidence('t1', 'e1', { quality: 'A' }),
    evidence('t1', 'e2', { quality: 'C' }),
    evidence('t1', 'e3', { evidence_type: 'contradicting', quality: 'B' }),
  ],
  vectors: new Map([['mostly runs', [1, 0]]]),
  resolutions: [{ trait_id, action, new_content, reasoning: 'because' }],
})

const resolutions: readonly Row[] = [
  [
    'modify: new content, embedded again; (0.25 + 0.15) / (0.25 + 0.15 + 0.20) = 0.6667; contradiction_count 0',
    resolve('modify', 'mostly runs'),
    (planned) => {
      expect(after(planned, 't1')).toMatchObject({
        content: 'mostly runs',
        vector: [1, 0],
        contradiction_count: 0,
      })
      expect(after(planned, 't1')?.confidence).toBeCloseTo(2 / 3, 12)
      expect(planned.counts.traits_updated).toBe(1)
    },
  ],
  [
    'modify never raises: what two contradictions have left of it stays',
    {
      ...resolve('modify', 'mostly runs'),
      traits: [disputed({ contradiction_count: 2, content: 'always runs', confidence: 0.264 })],
    },
    (planned) =>
      expect(after(planned, 't1')).toMatchObject({
        confidence: 0.264,
        stage: 'candidate',
        content: 'mostly runs',
      }),
  ],
  [
    'both go to memory_history with old and new content and reason',
    resolve('modify', 'mostly runs'),
    (planned) =>
      expect(planned.events).toMatchObject([
        {
          event: 'modified',
          old_content: 'always runs',
          new_content: 'mostly runs',
          detail: { reasoning: 'because' },
        },
      ]),
  ],
  [
    'clamped to at most 0.85: 0.25 / 0.25',
    { ...resolve('modify', 'mostly runs'), evidence: [evidence('t1', 'e1', { quality: 'A' })] },
    (planned) => expect(after(planned, 't1')?.confidence).toBe(0.85),
  ],
  [
    'and to at least 0.1: 0 / 0.2',
    {
      ...resolve('modify', 'mostly runs'),
      evidence: [evidence('t1', 'e3', { evidence_type: 'contradicting', quality: 'B' })],
    },
    (planned) => expect(after(planned, 't1')).toMatchObject({ confidence: 0.1, stage: 'candidate' }),
  ],
  [
    'dissolve: stage dissolved, with the old content and the reason in the history',
    resolve('dissolve'),
    (planned) => {
      expect(after(planned, 't1')?.stage).toBe('dissolved')
      expect(planned.events).toMatchObject([
        {
          event: 'dissolved',
          old_content: 'always runs',
          new_content: null,
          detail: { reasoning: 'because' },
        },
      ])
      expect(planned.counts.traits_dissolved).toBe(1)
    },
  ],
  [
    'a trait without a resolution stays as it is and is counted',
    { ...resolve('dissolve'), resolutions: [] },
    (planned) => expect(planned).toMatchObject({ updated: [], rejected: { no_resolution: 1 } }),
  ],
  [
    'an unknown id',
    resolve('dissolve', null, 't9'),
    (planned) =>
      expect(planned).toMatchObject({ updated: [], rejected: { unknown_trait: 1, no_resolution: 1 } }),
  ],
  [
    'modify without content stays as it is and is counted',
    resolve('modify', '  '),
    (planned) => expect(planned).toMatchObject({ updated: [], rejected: { modify_without_content: 1 } }),
  ],
  [
    'words that another trait has are refused: they would be one trait twice',
    {
      ...resolve('modify', 'Mostly  runs'),
      traits: [disputed({ contradiction_count: 2 }), trait('t2', { content: 'mostly runs' })],
    },
    (planned) => expect(planned).toMatchObject({ updated: [], rejected: { content_of_another: 1 } }),
  ],
  [
    'when nobody was asked, nothing is counted',
    { ...resolve('dissolve'), resolutions: null },
    (planned) => expect(planned).toMatchObject({ updated: [], rejected: {} }),
  ],
]

describe.each([
  ['reinforcements', reinforcements],
  ['upgrades', upgrades],
  ['decay', decay],
  ['contradictions', contradictions],
  ['resolutions', resolutions],
] as const)('%s', (_name, rows) => {
  test.each(rows.map((row) => [...row]))('%s', (_sentence, given, expected) => expected(plan(given)))
})

import { test as property } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ClaimStatus } from '../../../src/core/experience/claims/claim.ts'
import { type ClaimStanding, judge, startingStatus } from '../../../src/core/experience/claims/states.ts'

const standing = (status: ClaimStatus, support: string[] = [], contra: string[] = []): ClaimStanding => ({
  status,
  support: { count: support.length, run_ids: support },
  contra: { count: contra.length, run_ids: contra },
})

describe('one verdict', () => {
  test.each([
    ['a first support counts', standing('hypothesis'), 'support', false, 'counted', 'hypothesis'],
    [
      'a second support without contra makes a conclusion',
      standing('hypothesis', ['a']),
      'support',
      false,
      'promoted',
      'conclusion',
    ],
    [
      'a hypothesis with a contra cannot rise',
      standing('hypothesis', ['a', 'b'], ['c']),
      'support',
      false,
      'counted',
      'hypothesis',
    ],
    [
      'a conclusion survives one contra',
      standing('conclusion', ['a', 'b']),
      'contra',
      false,
      'counted',
      'conclusion',
    ],
    [
      'a conclusion falls back at two',
      standing('conclusion', ['a', 'b'], ['c']),
      'contra',
      false,
      'fell_back',
      'hypothesis',
    ],
    [
      'a hypothesis stays at two contras',
      standing('hypothesis', [], ['c']),
      'contra',
      false,
      'counted',
      'hypothesis',
    ],
    ['clearly wrong needs two contras', standing('hypothesis'), 'contra', true, 'counted', 'hypothesis'],
    [
      'clearly wrong deletes a hypothesis',
      standing('hypothesis', [], ['c']),
      'contra',
      true,
      'deleted',
      'hypothesis',
    ],
    [
      'clearly wrong deletes a conclusion',
      standing('conclusion', ['a', 'b'], ['c']),
      'contra',
      true,
      'deleted',
      'conclusion',
    ],
    ['clearly wrong deletes a fact', standing('fact', [], ['c']), 'contra', true, 'deleted', 'fact'],
    ['a fact never rises', standing('fact', ['a', 'b']), 'support', false, 'counted', 'fact'],
    ['a fact never falls', standing('fact', [], ['a', 'b']), 'contra', false, 'counted', 'fact'],
    [
      'irrelevant changes nothing',
      standing('hypothesis', ['a']),
      'irrelevant',
      true,
      'irrelevant',
      'hypothesis',
    ],
    [
      'a support is not clearly wrong',
      standing('hypothesis', [], ['c', 'd']),
      'support',
      true,
      'counted',
      'hypothesis',
    ],
  ] as const)('%s', (_what, before, verdict, wrong, outcome, status) => {
    const judged = judge(before, 'new', verdict, wrong)
    expect(judged.outcome).toBe(outcome)
    expect(judged.standing.status).toBe(status)
  })

  test('a run counts once for a claim, on whichever side', () => {
    const before = standing('hypothesis', ['a'], ['b'])
    expect(judge(before, 'a', 'contra')).toEqual({ standing: before, outcome: 'already_counted' })
    expect(judge(before, 'b', 'contra', true)).toEqual({ standing: before, outcome: 'already_counted' })
  })

  test('only the state machine makes conclusions', () => {
    expect([startingStatus('fact'), startingStatus('hypothesis'), startingStatus('conclusion')]).toEqual([
      'fact',
      'hypothesis',
      'hypothesis',
    ])
  })
})

const anyRuns = fc.uniqueArray(
  fc.record({ id: fc.string(), verdict: fc.constantFrom('support', 'contra', 'irrelevant') }),
  {
    selector: (run) => run.id,
    maxLength: 12,
  },
)
const anyStatus = fc.constantFrom<ClaimStatus>('fact', 'hypothesis', 'conclusion')
const replay = (
  status: ClaimStatus,
  runs: readonly { id: string; verdict: 'support' | 'contra' | 'irrelevant' }[],
) => runs.reduce((now, run) => judge(now, run.id, run.verdict).standing, standing(status))

property.prop([
  anyStatus,
  anyRuns.chain((runs) => fc.tuple(fc.constant(runs), fc.shuffledSubarray(runs, { minLength: runs.length }))),
])('any order of runs, and any repetition of them, gives the same counts', (status, [runs, shuffled]) => {
  const sorted = (now: ClaimStanding) =>
    [now.support, now.contra].map((tally) => [tally.count, tally.run_ids.toSorted()])
  expect(sorted(replay(status, shuffled))).toEqual(sorted(replay(status, runs)))
  expect(sorted(replay(status, [...runs, ...shuffled]))).toEqual(sorted(replay(status, runs)))
})

property.prop([anyStatus, anyRuns])(
  'counts are the distinct runs, facts stay facts, and a hypothesis with a contra never rises',
  (status, runs) => {
    let now = standing(status)
    for (const run of runs) {
      const { standing: next, outcome } = judge(now, run.id, run.verdict)
      expect(next.support.count).toBe(new Set(next.support.run_ids).size)
      expect(next.contra.count).toBe(new Set(next.contra.run_ids).size)
      expect((next.status === 'fact') === (status === 'fact')).toBe(true)
      if (outcome === 'promoted') expect(next.contra.count).toBe(0)
      if (next.status === 'conclusion') expect(next.contra.count).toBeLessThan(2)
      now = next
    }
  },
)

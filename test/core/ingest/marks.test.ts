import { describe, expect, test } from 'vitest'
import type { ProposedMark } from '../../../prompts/mark_turns.ts'
import { faultsOf } from '../../../src/core/ingest/marking/check.ts'
import { decide } from '../../../src/core/ingest/marking/decide.ts'
import { windowsOf } from '../../../src/core/ingest/marking/windows.ts'
import { keptText, shorten } from '../../../src/core/ingest/turns/turn.ts'
import { Lifetimes } from '../../../src/core/tenancy/policy/schemas.ts'
import { countTokens } from '../../../src/core/text/budget.ts'
import { decideOn, proposed, talk } from './deciding.ts'
import { drop, mark } from './support.ts'

const DAY = 86_400

describe('checks on marks, all of them hard', () => {
  const turns = talk(['user', '我住在大连🌊'], ['assistant', 'ok'])
  const faults = (...list: object[]) => faultsOf({ marks: proposed(...list) }, turns, () => new Set())
  test.each([
    ['every new turn has a mark', [mark('1')], /turn "2" has no mark/],
    ['exactly once', [mark('1'), mark('1'), drop('2')], /turn "1" has several marks/],
    [
      'no unknown turn id, so none for a context turn',
      [mark('1'), drop('2'), drop('0')],
      /"0" is no new turn/,
    ],
    [
      'a span past the end',
      [mark('1', { span: { start: 0, end: 7 } }), drop('2')],
      /span \[0, 7\) is not inside/,
    ],
    ['an empty span', [mark('1', { span: { start: 3, end: 3 } }), drop('2')], /not inside/],
    ['a negative span', [mark('1', { span: { start: -1, end: 3 } }), drop('2')], /not inside/],
    ['keep without category', [mark('1', { category: null }), drop('2')], /keep without category/],
    [
      'keep without evidence',
      [mark('1', { evidence_level: null }), drop('2')],
      /keep without evidence_level/,
    ],
  ])('%s', (_what, list, fault) => {
    expect(faults(...list)).toEqual([expect.stringMatching(fault)])
  })

  test('a span in code points over CJK and emoji is right to the last one', () => {
    expect(faults(mark('1', { span: { start: 5, end: 6 } }), drop('2'))).toEqual([])
    const kept = mark('1', { span: { start: 3, end: 6 } }) as ProposedMark
    expect(keptText(turns[0]!, decideOn(turns, proposed(kept, drop('2'))).by['1']!)).toBe('大连🌊')
  })

  test('a turn that a pin keeps needs neither category nor evidence', () => {
    const bare = proposed(mark('1', { category: null, evidence_level: null }), drop('2'))
    expect(faultsOf({ marks: bare }, turns, () => new Set(['1']))).toEqual([])
  })
})

describe('then code decides, in this order', () => {
  test('1. an inference is dropped', () => {
    const turns = talk(['user', 'Hm'], ['assistant', 'You seem tired.'])
    const { by } = decideOn(turns, proposed(drop('1'), mark('2', { evidence_level: 'S1_ai_inference' })))
    expect(by['2']).toMatchObject({
      keep: false,
      evidence_level: 'S1_ai_inference',
      forget_policy: null,
      ttl_seconds: 0,
    })
  })

  test.each([
    ['preference', {}, 'until_changed', 0],
    ['rule', {}, 'permanent', 0],
    ['task', { task_state: 'open' }, 'temporary', 30 * DAY],
    ['task', { task_state: 'done' }, 'temporary', 7 * DAY],
    ['task', { task_state: null }, 'temporary', 30 * DAY],
    ['fact', { evidence_level: 'S0_user_claim' }, 'temporary', 180 * DAY],
    ['fact', { evidence_level: 'S3_user_confirmed' }, 'temporary', 180 * DAY],
    ['fact', { evidence_level: 'S2_tool_grounded' }, 'permanent', 0],
    ['note', {}, 'temporary', 30 * DAY],
  ])(
    '2. the lifetime of %s %j comes from the table, never from the model',
    (category, more, forget_policy, ttl_seconds) => {
      const turns = talk(['user', 'words'])
      const { by } = decideOn(
        turns,
        proposed(mark('1', { category, forget_policy: 'permanent', ttl_seconds: 99, ...more })),
      )
      expect(by['1']).toMatchObject({
        forget_policy,
        ttl_seconds,
        task_state: category === 'task' ? expect.any(String) : null,
      })
    },
  )

  test('2. a tenant may override rows', () => {
    const other = Lifetimes.parse({ preference: { forget_policy: 'temporary', ttl_seconds: 60 } })
    const turns = talk(['user', 'words'])
    const [turn] = decide([], turns, proposed(mark('1', { category: 'preference' })), other).turns
    expect(turn!.mark).toMatchObject({ forget_policy: 'temporary', ttl_seconds: 60 })
  })

  test('3. a pin keeps again what step 1 dropped, and the evidence stays what it was', () => {
    const turns = talk(['assistant', 'You should rest more on Fridays.'], ['user', 'Remember this'])
    const { by, pins } = decideOn(
      turns,
      proposed(mark('1', { evidence_level: 'S1_ai_inference', importance: 0.3 }), drop('2')),
    )
    expect(by['1']).toMatchObject({
      keep: true,
      user_triggered_save: true,
      importance: 0.9,
      forget_policy: 'permanent',
      ttl_seconds: 0,
      evidence_level: 'S1_ai_inference',
      requires_confirmation: false,
    })
    expect(pins).toEqual([['2', ['1'], false]])
    expect(by['2']).toMatchObject({ keep: false })
  })

  test('3. importance above 0.9 is not lowered', () => {
    const turns = talk(['user', 'x'], ['user', 'save this'])
    expect(decideOn(turns, proposed(mark('1', { importance: 1 }), drop('2'))).by['1']!.importance).toBe(1)
  })
})

describe('windows', () => {
  test('hold at most 40 turns and 24 000 tokens, in order', () => {
    expect(windowsOf(Array(100).fill(1), (tokens: number) => tokens).map((window) => window.length)).toEqual([
      40, 40, 20,
    ])
    expect(
      windowsOf(Array(13).fill(2000), (tokens: number) => tokens).map((window) => window.length),
    ).toEqual([12, 1])
    expect(windowsOf([], () => 1)).toEqual([])
  })

  test('of a turn over 2 000 tokens the model sees the first 1 500 and the last 500', () => {
    const long = `${'头'.repeat(1500)}${'中'.repeat(1000)}${'尾'.repeat(500)}`
    expect(shorten(long)).toEqual({ text: `${'头'.repeat(1500)}\n[…]\n${'尾'.repeat(500)}`, shortened: true })
    expect(shorten('字'.repeat(2000))).toEqual({ text: '字'.repeat(2000), shortened: false })
    expect(countTokens(shorten('🦊 word '.repeat(3000)).text)).toBeLessThan(2010)
  })
})

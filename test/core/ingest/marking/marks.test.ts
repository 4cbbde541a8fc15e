import { describe, expect, test } from 'vitest'
import { faultsOf } from '../../../../src/core/ingest/marking/answer.ts'
import { windowsOf } from '../../../../src/core/ingest/marking/windows.ts'
import { shorten } from '../../../../src/core/ingest/turns/turn.ts'
import { Lifetimes } from '../../../../src/core/tenancy/policy/schemas.ts'
import { countTokens } from '../../../../src/core/text/budget.ts'
import { decideOn, proposed, talk } from '../support/deciding.ts'
import { drop, mark } from '../support/support.ts'

const DAY = 86_400

describe('what the one repair call is about', () => {
  const turns = talk(['user', '我住在大连🌊'], ['assistant', 'ok'])
  test.each([
    ['every new turn is judged', [mark('1')], /turn "2" is not judged/],
    ['no unknown turn id', [mark('1'), drop('2'), drop('0')], /"0" is no new turn/],
  ])('%s', (_what, list, fault) => {
    expect(faultsOf(proposed(...list), turns, [])).toEqual([expect.stringMatching(fault)])
  })

  test('a turn of the context is struck and no fault', () => {
    const [before] = talk(['user', 'hello'])
    const context = { ...before!, turn_id: '0' }
    const answer = proposed(mark('1'), drop('2'), mark('0'))
    expect(faultsOf(answer, turns, [context])).toEqual([])
    expect(decideOn(turns, answer, [context])).toMatchObject({ rejected: {}, rewritten: [] })
  })

  test('after it a turn that is not judged is dropped, and an unknown one is struck', () => {
    const { by, rejected } = decideOn(turns, proposed(mark('1'), drop('0')))
    expect(by['2']).toMatchObject({ keep: false, reason: 'not judged' })
    expect(rejected).toEqual({ not_judged: 1, unknown_turn: 1 })
  })

  test('a turn in both lists is kept', () => {
    expect(decideOn(turns, proposed(mark('1'), drop('1'), drop('2'))).by['1']).toMatchObject({ keep: true })
  })
})

describe('parts', () => {
  const text = '我住在大连🌊。 She said “Let’s Go — now”, and I said no.'
  const [turn] = talk(['user', text])
  const partsOf = (...list: object[]) => decideOn([turn!], proposed(...list))
  const words = (mark: { parts: { span: { start: number; end: number } | null }[] }) =>
    mark.parts.map(({ span }) => (span ? [...text].slice(span.start, span.end).join('') : null))

  test.each([
    ['as it stands, in code points', '大连🌊', '大连🌊'],
    [
      'without regard to case, blanks, quotation marks and dashes',
      'SHE  said "let\'s go - now"',
      'She said “Let’s Go — now”',
    ],
    ['by other marks of quotation', "said 'let's go -- now'", 'said “Let’s Go — now”'],
    ['by its first and last words', 'she said … Now”', 'She said “Let’s Go — now”'],
    ['with more left out', 'she … go … now', 'She said “Let’s Go — now'],
    ['with something left out at its end', 'she said ⋯⋯', 'She said'],
  ])('a quote is found %s', (_what, quote, expected) => {
    expect(words(partsOf(mark('1', { quote })).by['1']!)).toEqual([expected])
  })

  test('one that is not there is struck; when none is left the turn is kept whole', () => {
    const some = partsOf(mark('1', { quote: 'nowhere' }), mark('1', { quote: '大连', category: 'rule' }))
    expect(words(some.by['1']!)).toEqual(['大连'])
    expect(some.rejected).toEqual({ quote_not_found: 1 })
    expect(partsOf(mark('1', { quote: 'now … She said' })).rejected).toEqual({ quote_not_found: 1 })
    const none = partsOf(mark('1', { quote: 'nowhere', category: 'rule' }))
    expect([words(none.by['1']!), none.by['1']]).toMatchObject([[null], { span: null, category: 'rule' }])
  })

  test('each has its own verdict and lifetime; the turn has that of the most important one and covers all', () => {
    const { by } = partsOf(
      mark('1', { quote: '我住在大连', importance: 0.8 }),
      mark('1', { quote: 'I said no', category: 'preference', importance: 0.4 }),
    )
    expect(by['1']).toMatchObject({ importance: 0.8, category: 'fact', span: { start: 0 } })
    expect(by['1']!.parts.map((part) => [part.category, part.forget_policy])).toEqual([
      ['fact', 'temporary'],
      ['preference', 'until_changed'],
    ])
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
      const { by } = decideOn(turns, proposed(mark('1', { category, ...more })))
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
    const { by } = decideOn(turns, proposed(mark('1', { category: 'preference' })), [], other)
    expect(by['1']).toMatchObject({ forget_policy: 'temporary', ttl_seconds: 60 })
  })

  test('3. a pin keeps again what step 1 dropped, and the evidence stays what it was', () => {
    const turns = talk(['assistant', 'You should rest more on Fridays.'], ['user', 'Remember this'])
    const { by, pins } = decideOn(
      turns,
      proposed(mark('1', { evidence_level: 'S1_ai_inference', importance: 0.3 }), drop('2', { save: true })),
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
    expect(
      decideOn(turns, proposed(mark('1', { importance: 1 }), drop('2', { save: true }))).by['1']!.importance,
    ).toBe(1)
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
    const seen = shorten(`${'头 '.repeat(1500)}${'中 '.repeat(1000)}${'尾 '.repeat(500)}`)
    expect([seen.shortened, seen.text]).toEqual([
      true,
      expect.stringMatching(/^头[^尾]+\n\[…\]\n[^头]*尾 $/u),
    ])
    expect(countTokens(seen.text)).toBeLessThan(2010)
    expect(shorten('字'.repeat(2000))).toEqual({ text: '字'.repeat(2000), shortened: false })
    expect(countTokens(shorten('🦊 word '.repeat(3000)).text)).toBeLessThan(2010)
  })
})

import { describe, expect, test } from 'vitest'
import { checkText } from '../../../src/core/experience/claims/gates.ts'
import { claim, content } from '../../support/given/claims.ts'

const codesOf = (text: string): string[] => checkText(text).faults.map((fault) => fault.code)
const codeOf = (...claims: readonly unknown[]): string | undefined => codesOf(content(claims))[0]

test('a whole claim passes', () => {
  expect(
    codesOf(content([claim(), claim({ claim_id: 'c2', status: 'conclusion', support: ['r1', 'r2'] })])),
  ).toEqual([])
})

test('an item without claims is refused', () => {
  expect(codesOf(content([]))).toEqual(['claims_unparseable'])
})

test('ten claims pass, eleven do not', () => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, place) => claim({ claim_id: `c${place}` }))
  expect(codeOf(...some(10))).toBeUndefined()
  expect(codeOf(...some(11))).toBe('claims_too_many')
})

test('claim ids are unique', () => {
  expect(codeOf(claim(), claim())).toBe('claim_id_duplicate')
})

describe('aliases', () => {
  test.each([
    ['TOPIC', content([claim()], 'growth [C12]')],
    ['SCOPE', `${content([claim()])}\nSCOPE=as in [C1]`],
    ['inference', content([claim({ summary: 'see [C3]' })])],
    ['a constraint', content([claim({ constraint: { avoid: ['what [C3] says'] } })])],
    ['conditions', content([claim({ conditions: ['per [C3]'] })])],
    ['limitations', content([claim({ limitations: ['参见[C3]'] })])],
    ['an escaped bracket', content([claim()]).replace('Benzoic', '\\u005bC12] Benzoic')],
  ])('in %s', (_where, text) => {
    expect(codesOf(text)[0]).toBe('claim_alias')
  })

  test('[CO2] is chemistry, and facts are not read', () => {
    const facts = { source_run_ids: ['r1'], run_output: { note: 'cites [C12]' } }
    expect(codeOf(claim({ summary: 'binds [CO2] and [C]', facts }))).toBeUndefined()
  })
})

describe('next steps', () => {
  test.each([
    ['a key of the inference', claim(), { inference: { summary: 's', next_step: 'x' } }],
    ['a key of the claim', claim(), { try: ['x'] }],
    ['a Chinese key', claim(), { inference: { summary: 's', 下一步: 'x' } }],
    ['a phrase in the summary', claim({ summary: 'The next experiment is a solvent screen.' }), {}],
    ['a phrase in a condition', claim({ conditions: ['下一步提高温度'] }), {}],
    ['a phrase under avoid', claim({ constraint: { avoid: ['the next step'] } }), {}],
  ])('%s', (_where, given, more) => {
    expect(codeOf({ ...given, ...more })).toBe('claim_next_step')
  })

  test('in the topic', () => {
    expect(codesOf(content([claim()], '下一步实验'))[0]).toBe('claim_next_step')
  })

  test('as a line of its own', () => {
    expect(codesOf(`${content([claim()])}\nNEXT_STEP=heat`)[0]).toBe('claim_next_step')
  })

  test('findings pass, and facts are not read', () => {
    const facts = {
      source_run_ids: ['r1'],
      next_step: 'raise it',
      run_output: { try: 'the next experiment' },
    }
    expect(codeOf(claim({ facts, summary: 'Raising the temperature lowered the yield.' }))).toBeUndefined()
  })
})

describe('constraints', () => {
  const with_ = (constraint: unknown) => codeOf(claim({ constraint }))
  test.each([
    ['must alone', { must: ['dry solvent'] }],
    ['prefer alone', { prefer: ['dry solvent'] }],
    ['must without a reason', { must: ['dry solvent'], allow_positive: true }],
    ['must with an empty reason', { must: ['dry solvent'], allow_positive: true, exception_reason: '  ' }],
    ['must that is not allowed', { must: ['dry solvent'], allow_positive: false, exception_reason: 'r' }],
    ['another key', { avoid: [], should: ['x'] }],
    ['a text', 'avoid heat'],
    ['a list', ['avoid heat']],
    ['avoid as a text', { avoid: 'heat' }],
    ['allow_positive as a text', { allow_positive: 'true', exception_reason: 'r', must: ['x'] }],
  ])('%s', (_what, constraint) => {
    expect(with_(constraint)).toBe('claim_constraint')
  })

  test('prohibitions and reasoned exceptions pass', () => {
    expect(with_({ avoid: ['heat above 200 °C'] })).toBeUndefined()
    expect(
      with_({ must: ['argon'], prefer: [], allow_positive: true, exception_reason: 'it burns in air' }),
    ).toBeUndefined()
    expect(with_(null)).toBeUndefined()
  })
})

test.each([
  [undefined],
  [null],
  [{}],
  [{ source_run_ids: [] }],
  [{ source_run_ids: [''] }],
  [{ source_run_ids: 'r1' }],
])('facts without a source run: %j', (facts) => {
  expect(codeOf({ ...claim(), facts })).toBe('claim_source_runs')
})

test.each([
  ['missing', undefined],
  ['a number', 2],
  ['too many', { count: 2, run_ids: ['r1'] }],
  ['too few', { count: 1, run_ids: ['r1', 'r2'] }],
  ['one counted twice', { count: 2, run_ids: ['r1', 'r1'] }],
])('counts that are %s', (_what, tally) => {
  expect(codeOf({ ...claim(), support: tally })).toBe('claim_counts')
  expect(codeOf({ ...claim(), contra: tally })).toBe('claim_counts')
})

test('a run id that is named twice counts once', () => {
  expect(codeOf({ ...claim(), support: { count: 1, run_ids: ['r1', 'r1'] } })).toBeUndefined()
})

test('what code itself added names runs, whatever they are called', () => {
  const contra = ['next-step-1', 'r2']
  expect(codeOf(claim({ contra, limitations: ['contradicted by next-step-1, r2'] }))).toBeUndefined()
  expect(codeOf(claim({ contra, limitations: ['contradicted by next step 9'] }))).toBe('claim_next_step')
})

import { expect, test } from 'vitest'
import { factsOf, type RunRecord, withoutAliases } from '../../../src/core/experience/learning/facts.ts'

const run = (more: Partial<RunRecord> = {}): RunRecord => ({
  run_id: 'r1',
  output: { text: 'raw' },
  feedback: {},
  ...more,
})

test('facts are the run, word for word, and nothing else', () => {
  const output = { M1: 'Zr', ratio: 0.5, '2': 'two', text: 'as it was' }
  expect(factsOf(run({ output }))).toEqual({
    source_run_ids: ['r1'],
    run_id: 'r1',
    run_output: output,
    feedback_products: [],
    activity_total_value: null,
    feedback_text: { pros: null, cons: null, other: null },
  })
})

test('the ten products of the largest value are kept, and all are summed', () => {
  const products = Array.from({ length: 12 }, (_, place) => ({
    name: `p${place}`,
    value: place,
    fraction: place / 66,
  }))
  const facts = factsOf(run({ feedback: { products } }))
  expect(facts.feedback_products.map((product) => product.value)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  expect(facts.activity_total_value).toBe(66)
})

test('texts of the feedback are cut at 500 code points after aliases went, without an ellipsis', () => {
  const { feedback_text } = factsOf(
    run({ feedback: { pros: `[C12]${'𝒳'.repeat(501)}`, cons: '短', other: 'x'.repeat(500) } }),
  )
  expect(feedback_text.pros).toBe('𝒳'.repeat(500))
  expect(feedback_text.cons).toBe('短')
  expect(feedback_text.other).toHaveLength(500)
})

test('aliases go from every string, and nothing else changes', () => {
  expect(withoutAliases({ a: ['see [C1] and [C22].', 3], b: { c: '[CO2] [c1] [C]' }, n: null })).toEqual({
    a: ['see  and .', 3],
    b: { c: '[CO2] [c1] [C]' },
    n: null,
  })
  expect(withoutAliases('[C[C1]2]')).toBe('')
  expect(withoutAliases(`a${'[C'.repeat(20_000)}1]${'1]'.repeat(19_999)}b`)).toBe('ab')
})

test('an outcome and the ten largest measurements are facts when they were given', () => {
  const measurements = Array.from({ length: 12 }, (_, value) => ({
    name: `[C1]m${value}`,
    value,
    unit: value ? 'ms' : null,
  }))
  const facts = factsOf(run({ feedback: { outcome: 'as [C2] says', measurements } }))
  expect(facts.outcome).toBe('as  says')
  expect(facts.measurements).toHaveLength(10)
  expect(facts.measurements![0]).toEqual({ name: 'm11', value: 11, unit: 'ms' })
  expect(facts.activity_total_value).toBeNull()
  expect(factsOf(run({ feedback: { outcome: 0 } })).outcome).toBe(0)
})

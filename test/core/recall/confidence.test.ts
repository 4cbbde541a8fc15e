import { describe, expect, test } from 'vitest'
import { ABSTAIN_BELOW, type Asked, confidenceOf } from '../../../src/core/recall/ranking/confidence.ts'
import type { Ranked } from '../../../src/core/recall/ranking/rank.ts'
import { searchTerms } from '../../../src/core/search/terms.ts'

const measured = { mean: 0.08, deviation: 0.085 }
const asked = (more: Partial<Asked> = {}): Asked => ({
  terms: searchTerms('which animal lives with her'),
  nearness: measured,
  coverage: { apart: 0, unknown: 0, kind: 0, isTornPair: false, isTold: false, isOfNobody: false },
  speaker: null,
  onlyDays: false,
  ...more,
})
const result = (base: number, cosine: number | null, said: number): Ranked =>
  ({ kind: 'turn', turn: null, memory: null, explain: { base, cosine }, said }) as unknown as Ranked
const sure = (one: Ranked, more: Partial<Asked> = {}) => confidenceOf([one], asked(more)) >= ABSTAIN_BELOW

describe('how sure an answer is', () => {
  test('by meaning: what lies no nearer than the best of unrelated texts speaks against it', () => {
    expect(sure(result(0.5, 0.38, 0.3))).toBe(false)
    expect(sure(result(0.5, 0.6, 0.3))).toBe(true)
  })

  test('by meaning, what was asked word for word is answered, however far it lies', () => {
    expect(sure(result(0.7, 0.1, 1))).toBe(true)
  })

  test('by words: the same cosines of an embedder that goes by words say less', () => {
    expect(sure(result(0.5, 0.38, 0.3), { nearness: null })).toBe(true)
  })

  test('without a vector what is said stands for nearness too', () => {
    expect(sure(result(0.2, null, 0.5))).toBe(true)
    expect(sure(result(0.2, null, 0.1))).toBe(false)
  })

  test('by words: what nobody ever said, and what nobody said together, make less sure', () => {
    const one = result(0.7, 0.4, 0.5)
    const by = (coverage: Partial<Asked['coverage']>, nearness: Asked['nearness'] = null) =>
      confidenceOf([one], asked({ nearness, coverage: { ...asked().coverage, ...coverage } }))
    expect(by({ unknown: 0.5 })).toBeLessThan(by({}))
    expect(by({ kind: 0.5 })).toBeGreaterThan(by({}))
    expect(by({ apart: 0.5 })).toBeLessThan(by({}))
    expect(by({ isTornPair: true })).toBeLessThan(ABSTAIN_BELOW)
    expect(by({ isTornPair: true }, measured)).toBe(by({}, measured))
  })

  test('nothing is no answer, and another speaker makes less sure', () => {
    expect(confidenceOf([], asked())).toBe(0)
    const said = { ...result(0.5, 0.45, 0.4), turn: { role: 'user', name: 'Ann' } } as unknown as Ranked
    const [own, other] = ['Ann', 'Bea'].map((speaker) => confidenceOf([said], asked({ speaker })))
    expect(other).toBeLessThan(own!)
  })
})

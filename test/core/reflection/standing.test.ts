import { describe, expect, test } from 'vitest'
import { changed, dissolved, rejected, together } from '../../../src/core/reflection/plan/additions.ts'
import {
  activeTrait,
  activeTraits,
  applied,
  evidenceOf,
  inTurn,
  standingOf,
} from '../../../src/core/reflection/plan/standing.ts'
import { evidence, inputOf, trait } from '../../support/cycles/planning.ts'

const [runs, reads] = [trait('t1', { content: 'runs' }), trait('t2', { content: 'reads' })]
const begun = standingOf(inputOf({ traits: [runs, reads], evidence: [evidence('t1', 'm1')] }))

describe('how things stand after a step', () => {
  test('a trait stands as it was added last, at the place that it had', () => {
    const surer = { ...runs, confidence: 0.6 }
    const after = applied(
      begun,
      together([changed(surer, 'reinforced', {}), dissolved(surer, { reason: 'faded' })]),
    )
    expect([...after.traits.values()].map(({ id, stage }) => [id, stage])).toEqual([
      ['t1', 'dissolved'],
      ['t2', 'emerging'],
    ])
    expect(activeTrait(after, 't1')).toBeUndefined()
    expect(activeTraits(after)).toEqual([reads])
    expect(after.added.events.map(({ event, new_content }) => [event, new_content])).toEqual([
      ['reinforced', 'runs'],
      ['dissolved', null],
    ])
  })

  test('one memory is evidence of one type for one trait once: the first stays', () => {
    const again = evidence('t1', 'm1', { quality: 'A' })
    const against = evidence('t1', 'm1', { evidence_type: 'contradicting' })
    const [first, second] = [evidence('t2', 'm1', { quality: 'B' }), evidence('t2', 'm1', { quality: 'A' })]
    const after = applied(begun, { evidence: [again, against, first, second] })
    expect(evidenceOf(after, 't1', 'supporting')).toEqual([evidence('t1', 'm1')])
    expect(after.added.evidence).toEqual([against, first])
  })

  test('what stood before stays as it was', () => {
    const before = structuredClone(begun)
    applied(begun, together([dissolved(runs, {}), { evidence: [evidence('t1', 'm2')] }, rejected('loop', 2)]))
    expect(begun).toEqual(before)
  })

  test('items in turn see each other, and add up to one addition', () => {
    const seen: number[] = []
    const additions = inTurn(begun, ['t1', 't2'], (now, id) => {
      seen.push(activeTraits(now).length)
      return dissolved(activeTrait(now, id)!, {})
    })
    expect(seen).toEqual([2, 1])
    expect(activeTraits(begun)).toHaveLength(2)
    expect(activeTraits(applied(begun, additions))).toEqual([])
  })
})

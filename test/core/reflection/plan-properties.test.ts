import { fc, test as property } from '@fast-check/vitest'
import { expect } from 'vitest'
import { planCycle } from '../../../src/core/reflection/plan/plan.ts'
import { standingOf } from '../../../src/core/reflection/plan/standing.ts'
import { nothingProposed, type Plan, type PlanInput } from '../../../src/core/reflection/plan/types.ts'
import { closesLoop } from '../../../src/core/reflection/plan/upgrades.ts'
import { grades, traitSubtypes } from '../../../src/core/traits/belief/confidence.ts'
import type { Trait, TraitEvidence } from '../../../src/core/traits/belief/trait.ts'
import { daysFromNow, inputOf, memory, trait, trend } from '../../support/cycles/planning.ts'

const MEMORIES = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6']
const OLDER = ['e1', 'e2', 'e3', 'e4']
const TRAITS = ['t1', 't2', 't3', 't4', 't5', 't6']

/** Ids that exist, and some that belong to nobody here. */
const memoryIds = fc.array(fc.constantFrom(...MEMORIES, 'foreign', 'e1'), { maxLength: 6 })
const traitId = fc.constantFrom(...TRAITS, 'foreign')
const grade = fc.option(fc.constantFrom(...grades), { nil: null })
const content = fc.constantFrom('runs', 'reads', 'cooks', 'trait t1', 'trait t5', '')
const proposed = fc.record({
  content,
  evidence_ids: memoryIds,
  window_days: fc.constantFrom(14, 30, 99, null),
  context: fc.constantFrom('work', 'nonsense', null),
  quality_grade: grade,
})

const proposals = fc.record({
  new_trends: fc.array(proposed, { maxLength: 4 }),
  new_behaviors: fc.array(proposed, { maxLength: 4 }),
  reinforcements: fc.array(
    fc.record({ trait_id: traitId, new_evidence_ids: memoryIds, quality_grade: grade }),
    {
      maxLength: 5,
    },
  ),
  contradictions: fc.array(
    fc.record({
      trait_id: traitId,
      contradicting_evidence_ids: memoryIds,
      quality_grade: grade,
      strong: fc.boolean(),
    }),
    { maxLength: 5 },
  ),
  upgrades: fc.array(
    fc.record({
      from_trait_ids: fc.array(traitId, { maxLength: 5 }),
      new_content: content,
      new_subtype: fc.constantFrom('preference', 'core', 'behavior'),
      reasoning: fc.constant('because'),
    }),
    { maxLength: 4 },
  ),
})

const confidence = fc.double({ min: 0.1, max: 1, noNaN: true })
const storedTrait = (id: string) =>
  fc
    .record({
      kind: fc.constantFrom(...traitSubtypes, 'trend' as const),
      confidence,
      ago: fc.double({ min: 0, max: 400, noNaN: true }),
      reinforcement_count: fc.integer({ min: 0, max: 9 }),
      contradiction_count: fc.integer({ min: 0, max: 9 }),
      parent_id: fc.constantFrom(null, null, ...TRAITS),
      window: fc.integer({ min: -10, max: 20 }),
    })
    .map(({ kind, ago, window, ...own }): Trait => {
      if (kind === 'trend') return trend(id, { window_end: daysFromNow(window) })
      return trait(id, { ...own, subtype: kind, confidence_at: daysFromNow(-ago) })
    })
const storedTraits = fc.tuple(...TRAITS.map(storedTrait))

const storedEvidence = fc.uniqueArray(
  fc.record({
    trait_id: fc.constantFrom(...TRAITS),
    memory_id: fc.constantFrom(...OLDER),
    evidence_type: fc.constantFrom('supporting' as const, 'contradicting' as const),
    quality: fc.constantFrom(...grades),
    strong: fc.constant(false),
    cycle_id: fc.constantFrom('cycle 1', 'cycle 2', 'cycle 3'),
    created_at: fc.integer({ min: -30, max: -1 }).map(daysFromNow),
  }),
  {
    selector: ({ trait_id, memory_id, evidence_type }) => `${trait_id} ${memory_id} ${evidence_type}`,
    maxLength: 20,
  },
)

const resolutions = fc.option(
  fc.array(
    fc.record({
      trait_id: traitId,
      action: fc.constantFrom('modify' as const, 'dissolve' as const),
      new_content: fc.constantFrom('runs at times', 'trait t2', '', null),
      reasoning: fc.constant('because'),
    }),
    { maxLength: 4 },
  ),
  { nil: null },
)

const anyInput = fc
  .record({ traits: storedTraits, evidence: storedEvidence, proposals, resolutions })
  .map((given): PlanInput => inputOf({ ...given, memories: MEMORIES.map((id) => memory(id)) }))

const all = (planned: Plan): Trait[] => [...planned.created, ...planned.updated]

/** What is stored once a plan is written. */
function written(input: PlanInput, planned: Plan): { traits: Trait[]; evidence: TraitEvidence[] } {
  const changed = new Map(all(planned).map((one) => [one.id, one]))
  const traits = [...input.traits.map((one) => changed.get(one.id) ?? one), ...planned.created]
  return {
    traits: traits.filter(({ stage }) => stage !== 'dissolved'),
    evidence: [...input.evidence, ...planned.evidence],
  }
}

property.prop([anyInput])(
  'every confidence is in [0, 1], and a trait has one unless it is a trend',
  (input) => {
    for (const { stage, confidence: sure, window_end } of all(planCycle(input))) {
      if (stage === 'trend') expect([sure, window_end instanceof Date]).toEqual([null, true])
      if (sure !== null) expect(sure >= 0 && sure <= 1).toBe(true)
      if (sure !== null && stage !== 'dissolved') expect(sure).toBeGreaterThanOrEqual(0.1)
    }
  },
)

property.prop([anyInput])(
  'evidence is of scanned memories or inherited from a child, never of a stranger',
  (input) => {
    const planned = planCycle(input)
    const known = new Set([...MEMORIES, ...OLDER])
    for (const { memory_id, trait_id } of planned.evidence) {
      expect(known.has(memory_id)).toBe(true)
      expect([...TRAITS, ...planned.created.map(({ id }) => id)]).toContain(trait_id)
    }
    const born = new Set(planned.created.map(({ id }) => id))
    const direct = planned.evidence.filter(
      ({ trait_id, memory_id }) => !born.has(trait_id) && OLDER.includes(memory_id),
    )
    const inherited = new Set(input.evidence.map(({ memory_id }) => memory_id))
    expect(direct.every(({ memory_id }) => inherited.has(memory_id))).toBe(true)
  },
)

property.prop([anyInput])('one memory is evidence of one type for one trait once', (input) => {
  const { evidence } = written(input, planCycle(input))
  const keys = evidence.map(
    ({ trait_id, memory_id, evidence_type }) => `${trait_id} ${memory_id} ${evidence_type}`,
  )
  expect(new Set(keys).size).toBe(keys.length)
})

property.prop([anyInput])(
  'no new link makes a trait its own ancestor, and a child keeps the parent that it has',
  (input) => {
    const planned = planCycle(input)
    const before = new Map(input.traits.map((one) => [one.id, one]))
    const traits = new Map(written(input, planned).traits.map((one) => [one.id, one]))
    for (const child of planned.updated) {
      const old = before.get(child.id)!.parent_id
      if (old !== null) expect(child.parent_id).toBe(old)
      if (old === null && child.parent_id !== null) {
        expect(
          closesLoop(
            { traits: new Map([...traits].filter(([id]) => id !== child.id)) },
            child.id,
            child.parent_id,
          ),
        ).toBe(false)
      }
    }
  },
)

property.prop([anyInput])('active contents are unique, as the index on live rows wants it', (input) => {
  const hashes = written(input, planCycle(input)).traits.map(({ content_hash }) => content_hash)
  expect(new Set(hashes).size).toBe(hashes.length)
})

property.prop([anyInput])('the same input gives the same plan, and the input stays as it was', (input) => {
  const copy = structuredClone(input)
  expect(planCycle(input)).toEqual(planCycle(input))
  expect(input).toEqual(copy)
})

property.prop([anyInput])('a plan once written leaves nothing to do at the same moment', (input) => {
  const after = written(input, planCycle(input))
  const again = planCycle({ ...input, ...after, memories: [], proposals: nothingProposed, resolutions: null })
  expect(again).toMatchObject({ created: [], updated: [], evidence: [], events: [] })
})

property.prop([storedTraits])('a loop is seen through any chain of parents', (traits) => {
  const chain = traits.map((one, place) => ({ ...one, parent_id: TRAITS[place + 1] ?? null }))
  const standing = standingOf(inputOf({ traits: chain }))
  TRAITS.forEach((child, place) => {
    const closing = TRAITS.filter((parent) => closesLoop(standing, child, parent))
    expect(closing).toEqual(TRAITS.slice(0, place + 1))
  })
})

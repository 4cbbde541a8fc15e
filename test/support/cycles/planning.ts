import { planCycle } from '../../../src/core/reflection/plan/plan.ts'
import {
  nothingProposed,
  type Plan,
  type PlanInput,
  type Proposals,
  type ScannedMemory,
} from '../../../src/core/reflection/plan/types.ts'
import { contentHash } from '../../../src/core/text/hash.ts'
import type { Trait, TraitEvidence } from '../../../src/core/traits/belief/trait.ts'

export const NOW = new Date('2026-03-02T09:00:00Z')
export const CYCLE = '00000000-0000-4000-8000-00000000c0de'
const DAY = 86_400_000

export const daysFromNow = (days: number): Date => new Date(NOW.getTime() + days * DAY)

export const memory = (id: string, own: Partial<ScannedMemory> = {}): ScannedMemory => ({
  id,
  memory_type: 'fact',
  content: `memory ${id}`,
  valid_at: null,
  created_at: daysFromNow(-1),
  ...own,
})

/** A behavior of stage emerging and confidence 0.5, decayed to now, unless told otherwise. */
export const trait = (id: string, own: Partial<Trait> = {}): Trait => ({
  id,
  content: `trait ${id}`,
  content_hash: contentHash(own.content ?? `trait ${id}`),
  stage: 'emerging',
  subtype: 'behavior',
  confidence: 0.5,
  confidence_at: NOW,
  context: 'general',
  parent_id: null,
  reinforcement_count: 0,
  contradiction_count: 0,
  first_observed: daysFromNow(-20),
  last_reinforced: null,
  window_start: null,
  window_end: null,
  created_at: daysFromNow(-10),
  created_in: 'cycle 0',
  version: 1,
  vector: null,
  ...own,
})

/** A trend made ten days ago with a window of thirty days. */
export const trend = (id: string, own: Partial<Trait> = {}): Trait =>
  trait(id, {
    stage: 'trend',
    confidence: null,
    confidence_at: null,
    window_start: daysFromNow(-10),
    window_end: daysFromNow(20),
    ...own,
  })

export const evidence = (
  trait_id: string,
  memory_id: string,
  own: Partial<TraitEvidence> = {},
): TraitEvidence => ({
  trait_id,
  memory_id,
  evidence_type: 'supporting',
  quality: 'C',
  strong: false,
  cycle_id: 'cycle 0',
  created_at: daysFromNow(-5),
  ...own,
})

export type Given = Partial<Omit<PlanInput, 'proposals'>> & { readonly proposals?: Partial<Proposals> }

export const inputOf = ({ proposals, ...given }: Given): PlanInput => ({
  cycle_id: CYCLE,
  now: NOW,
  memories: ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'].map((id) => memory(id)),
  traits: [],
  evidence: [],
  vectors: new Map(),
  resolutions: null,
  ...given,
  proposals: { ...nothingProposed, ...proposals },
})

export const plan = (given: Given): Plan => planCycle(inputOf(given))

/** The trait with this id or content after a plan. */
export function after(planned: Plan, name: string): Trait | undefined {
  return [...planned.created, ...planned.updated].find(({ id, content }) => id === name || content === name)
}

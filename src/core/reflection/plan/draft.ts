import { bestGrade, decayed, type Grade, stageAfter } from '../../traits/belief/confidence.ts'
import type { EvidenceType, Trait, TraitEvidence } from '../../traits/belief/trait.ts'
import type { PlanInput, PlannedEvent, TraitEvent } from './types.ts'

/** A plan in the making: the traits as they would be after what was decided so far. Lives inside one call of the planner. */
export interface Draft {
  readonly input: PlanInput
  readonly traits: Map<string, Trait>
  /** Evidence of each trait by `type memory_id`. */
  readonly evidence: Map<string, Map<string, TraitEvidence>>
  readonly added: TraitEvidence[]
  readonly events: PlannedEvent[]
  readonly rejected: Map<string, number>
}

const slot = (type: EvidenceType, memoryId: string) => `${type} ${memoryId}`

export function openDraft(input: PlanInput): Draft {
  const evidence = new Map<string, Map<string, TraitEvidence>>()
  for (const row of input.evidence)
    evidenceOf(evidence, row.trait_id).set(slot(row.evidence_type, row.memory_id), row)
  const traits = new Map(input.traits.map((trait) => [trait.id, trait]))
  return { input, traits, evidence, added: [], events: [], rejected: new Map() }
}

function evidenceOf(all: Draft['evidence'], traitId: string): Map<string, TraitEvidence> {
  const known = all.get(traitId)
  if (known) return known
  const made = new Map<string, TraitEvidence>()
  all.set(traitId, made)
  return made
}

/** A trait that is there and not dissolved. */
export function activeTrait(draft: Draft, id: string): Trait | undefined {
  const trait = draft.traits.get(id)
  return trait && trait.stage !== 'dissolved' ? trait : undefined
}

export const activeTraits = (draft: Draft): Trait[] =>
  [...draft.traits.values()].filter(({ stage }) => stage !== 'dissolved')

export function reject(draft: Draft, reason: string, times = 1): void {
  if (times > 0) draft.rejected.set(reason, (draft.rejected.get(reason) ?? 0) + times)
}

export function evidenceList(draft: Draft, traitId: string, type: EvidenceType): TraitEvidence[] {
  return [...(draft.evidence.get(traitId)?.values() ?? [])].filter(
    ({ evidence_type }) => evidence_type === type,
  )
}

export function hasEvidence(draft: Draft, traitId: string, memoryId: string, type: EvidenceType): boolean {
  return draft.evidence.get(traitId)?.has(slot(type, memoryId)) ?? false
}

/** One memory supports (or contradicts) one trait once: what is known stays as it is. */
export function addEvidence(
  draft: Draft,
  traitId: string,
  memoryIds: readonly string[],
  type: EvidenceType,
  quality: Grade,
) {
  for (const memory_id of memoryIds) {
    if (hasEvidence(draft, traitId, memory_id, type)) continue
    const { cycle_id, now: created_at } = draft.input
    const row: TraitEvidence = {
      trait_id: traitId,
      memory_id,
      evidence_type: type,
      quality,
      cycle_id,
      created_at,
    }
    evidenceOf(draft.evidence, traitId).set(slot(type, memory_id), row)
    draft.added.push(row)
  }
}

/** Evidence of both types of several traits, each memory at its best grade. */
export function inheritEvidence(draft: Draft, traitId: string, from: readonly Trait[]): void {
  for (const type of ['supporting', 'contradicting'] as const) {
    const best = new Map<string, Grade>()
    for (const { memory_id, quality } of from.flatMap(({ id }) => evidenceList(draft, id, type))) {
      best.set(memory_id, bestGrade(best.get(memory_id) ?? quality, quality))
    }
    for (const [memoryId, grade] of best) addEvidence(draft, traitId, [memoryId], type, grade)
  }
}

/** The confidence as of now, with the count that the trait has. Zero for a trend, which has none. */
export function confidenceNow(draft: Draft, trait: Trait): number {
  if (trait.confidence === null) return 0
  return decayed({ ...trait, confidence: trait.confidence }, draft.input.now)
}

/** A confidence is first decayed to now, then changed; each of the two moves the stage in its own direction only. */
export function withConfidence(draft: Draft, trait: Trait, change: (current: number) => number): Trait {
  if (trait.confidence === null) return trait
  const current = confidenceNow(draft, trait)
  const confidence = change(current)
  const stage = stageAfter(stageAfter(trait.stage, trait.confidence, current), current, confidence)
  return { ...trait, confidence, confidence_at: draft.input.now, stage }
}

export function record(
  draft: Draft,
  trait: Trait,
  event: TraitEvent,
  detail: PlannedEvent['detail'] = {},
  old?: string,
) {
  const new_content = event === 'dissolved' ? null : trait.content
  const old_content = event === 'created' ? null : (old ?? trait.content)
  draft.traits.set(trait.id, trait)
  draft.events.push({ trait_id: trait.id, event, old_content, new_content, detail })
}

export function dissolve(draft: Draft, trait: Trait, detail: PlannedEvent['detail']): void {
  record(draft, { ...trait, stage: 'dissolved' }, 'dissolved', detail)
}

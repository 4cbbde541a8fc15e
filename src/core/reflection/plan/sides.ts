import { bestGrade, type Grade } from '../../traits/belief/confidence.ts'
import type { EvidenceType } from '../../traits/belief/trait.ts'
import { type Draft, hasEvidence, reject } from './draft.ts'
import { knownMemories, knownTrait, type Support } from './reality.ts'
import type { ProposedContradiction, ProposedReinforcement } from './types.ts'

const DEFAULT_GRADE: Grade = 'C'

export interface Voice {
  readonly grade: Grade
  readonly strong: boolean
}

/** What this cycle brings for or against each trait: its memories, each once, at the best grade that it was named with. */
export type Side = Map<string, Map<string, Voice>>

interface Named extends Support {
  readonly strong?: boolean
}

export interface Sides {
  readonly supporting: Side
  readonly contradicting: Side
}

/** All reinforcements and all contradictions of a trait become one of each; what is named on both sides is dropped from both. */
export function takeSides(
  draft: Draft,
  repeated: readonly Support[],
  reinforcements: readonly ProposedReinforcement[],
  contradictions: readonly ProposedContradiction[],
): Sides {
  const supporting = collect([...repeated, ...reinforcements.flatMap((item) => reinforcementOf(draft, item))])
  const contradicting = collect(contradictions.flatMap((item) => contradictionOf(draft, item)))
  for (const [traitId, against] of contradicting) {
    const both = [...against.keys()].filter((memoryId) => supporting.get(traitId)?.has(memoryId))
    for (const memoryId of both) {
      against.delete(memoryId)
      supporting.get(traitId)?.delete(memoryId)
    }
    reject(draft, 'both_sides', both.length)
  }
  return { supporting, contradicting }
}

function reinforcementOf(draft: Draft, item: ProposedReinforcement): Named[] {
  if (!knownTrait(draft, item.trait_id)) return []
  const grade = item.quality_grade ?? DEFAULT_GRADE
  return [{ trait_id: item.trait_id, memory_ids: knownMemories(draft, item.new_evidence_ids), grade }]
}

function contradictionOf(draft: Draft, item: ProposedContradiction): Named[] {
  if (!knownTrait(draft, item.trait_id)) return []
  const grade = item.quality_grade ?? DEFAULT_GRADE
  const memory_ids = knownMemories(draft, item.contradicting_evidence_ids)
  return [{ trait_id: item.trait_id, memory_ids, grade, strong: item.strong ?? false }]
}

function collect(items: readonly Named[]): Side {
  const side: Side = new Map()
  for (const { trait_id, memory_ids, grade, strong = false } of items) {
    const voices = side.get(trait_id) ?? new Map<string, Voice>()
    side.set(trait_id, voices)
    for (const id of memory_ids) {
      const known = voices.get(id)
      voices.set(id, {
        grade: bestGrade(known?.grade ?? grade, grade),
        strong: strong || (known?.strong ?? false),
      })
    }
  }
  return side
}

/** Those of a trait's voices that it has not heard yet; nothing new is counted, and the trait stays as it is. */
export function newVoices(
  draft: Draft,
  traitId: string,
  voices: ReadonlyMap<string, Voice>,
  type: EvidenceType,
) {
  const heard = [...voices].filter(([memoryId]) => !hasEvidence(draft, traitId, memoryId, type))
  if (voices.size > 0 && heard.length === 0) reject(draft, 'no_new_memory')
  return heard.map(([memory_id, voice]) => ({ memory_id, ...voice }))
}

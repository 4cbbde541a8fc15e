import { bestGrade, type Grade } from '../../traits/belief/confidence.ts'
import type { EvidenceType, Trait, TraitEvidence } from '../../traits/belief/trait.ts'
import { type Additions, rejected, type Said, together, type Voice } from './additions.ts'
import {
  activeTrait,
  asEvidence,
  evidenceAmong,
  isHeard,
  type Standing,
  type Step,
  scannedAmong,
} from './standing.ts'

const DEFAULT_GRADE: Grade = 'C'

/** Each memory for or against a trait becomes one voice; what is named on both sides is dropped. */
export const takeSides: Step = (standing, { proposals }) => {
  const reinforcements = proposals.reinforcements.map((item) =>
    saidOf(standing, item.trait_id, evidenceAmong(standing, item.new_evidence_ids), {
      grade: item.quality_grade ?? DEFAULT_GRADE,
    }),
  )
  const contradictions = proposals.contradictions.map((item) =>
    saidOf(standing, item.trait_id, scannedAmong(standing, item.contradicting_evidence_ids), {
      grade: item.quality_grade ?? DEFAULT_GRADE,
      strong: item.strong ?? false,
    }),
  )
  const repeated = standing.added.repeated
  const supporting = voicesOf('supporting', [...repeated, ...reinforcements.flatMap(({ said }) => said)])
  const contradicting = voicesOf(
    'contradicting',
    contradictions.flatMap(({ said }) => said),
  )
  const onBoth = supporting.filter((voice) => contradicting.some((other) => isSame(voice, other)))
  const isOnBoth = (voice: Voice) => onBoth.some((other) => isSame(voice, other))
  return together([
    ...[...reinforcements, ...contradictions].map(({ faults }) => faults),
    rejected('both_sides', onBoth.length),
    { voices: [...supporting, ...contradicting].filter((voice) => !isOnBoth(voice)) },
  ])
}

const isSame = (left: Voice, right: Voice): boolean =>
  left.trait_id === right.trait_id && left.memory_id === right.memory_id

interface Heard {
  readonly said: readonly Said[]
  readonly faults: Additions
}

/** Memories that a model named, as far as they may be evidence. */
interface Named {
  readonly memoryIds: readonly string[]
  readonly unknown: Additions
  readonly isNew?: boolean
}

/** What a model names for or against an active trait, as far as its memories are known. */
function saidOf(
  standing: Standing,
  trait_id: string,
  { memoryIds, unknown, isNew = true }: Named,
  how: Pick<Said, 'grade' | 'strong'>,
): Heard {
  if (!activeTrait(standing, trait_id)) return { said: [], faults: rejected('unknown_trait') }
  const said = isNew ? [{ trait_id, memory_ids: memoryIds, ...how }] : []
  return { said, faults: unknown }
}

/** Trait by trait, memory by memory: the best grade that it was named with, strong if it ever was. */
function voicesOf(evidence_type: EvidenceType, all: readonly Said[]): Voice[] {
  const traits = new Map<string, Map<string, Voice>>()
  for (const { trait_id, memory_ids, grade: named, strong: isStrong = false } of all) {
    const voices = traits.get(trait_id) ?? new Map<string, Voice>()
    traits.set(trait_id, voices)
    for (const memory_id of memory_ids) {
      const known = voices.get(memory_id)
      const grade = bestGrade(known?.grade ?? named, named)
      const strong = isStrong || (known?.strong ?? false)
      voices.set(memory_id, { trait_id, memory_id, evidence_type, grade, strong })
    }
  }
  return [...traits.values()].flatMap((voices) => [...voices.values()])
}

/**
 * Judges the voices of one side trait by trait, as far as the trait is active and has not heard them before.
 * Where all were heard, that is counted and the trait stays as it is.
 */
export function judgeVoices(
  standing: Standing,
  type: EvidenceType,
  judge: (trait: Trait, fresh: readonly Voice[]) => Additions,
): Additions {
  const voices = standing.added.voices.filter(({ evidence_type }) => evidence_type === type)
  const named = [...new Set(voices.map(({ trait_id }) => trait_id))]
  return together(
    named
      .flatMap((id) => activeTrait(standing, id) ?? [])
      .map((trait) => {
        const own = voices.filter(({ trait_id }) => trait_id === trait.id)
        const fresh = own.filter(({ memory_id }) => !isHeard(standing, trait.id, memory_id, type))
        return fresh.length === 0 ? rejected('no_new_memory') : judge(trait, fresh)
      }),
  )
}

/** A voice that is heard in this cycle, as the row of evidence it will be. */
export const voiceAsEvidence = (standing: Standing, voice: Voice): TraitEvidence => {
  const { grade: quality, ...row } = voice
  return asEvidence(standing, { ...row, quality })
}

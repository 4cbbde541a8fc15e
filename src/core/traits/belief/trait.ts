import { decayed, type Grade, type TraitContext, type TraitSubtype } from './confidence.ts'
import { stageAfter, type TraitStage } from './stages.ts'

/** A trait as reflection sees it. A trend has a window and no confidence, every other stage the reverse. */
export interface Trait {
  readonly id: string
  readonly content: string
  readonly content_hash: string
  readonly stage: TraitStage
  readonly subtype: TraitSubtype
  readonly confidence: number | null
  /** The moment that the confidence is decayed to. */
  readonly confidence_at: Date | null
  readonly context: TraitContext
  readonly parent_id: string | null
  readonly reinforcement_count: number
  readonly contradiction_count: number
  readonly first_observed: Date | null
  readonly last_reinforced: Date | null
  readonly window_start: Date | null
  readonly window_end: Date | null
  readonly created_at: Date
  /** The cycle that made it. */
  readonly created_in: string | null
  /** As read; the write is refused when it is another one by then. */
  readonly version: number
  /** Two, where the evidence splits by context. */
  readonly sides?: readonly Side[] | null
  /** Null where the text has no vector; then only equal content is a repeat. */
  readonly vector: readonly number[] | null
}

/** One side of a trait that has two. */
export interface Side {
  readonly context: TraitContext
  readonly content: string
  readonly confidence: number
  /** Ids of memories. */
  readonly evidence: readonly string[]
}

export type EvidenceType = 'supporting' | 'contradicting'

/** One memory that speaks for or against a trait, at most once for each. */
export interface TraitEvidence {
  readonly trait_id: string
  readonly memory_id: string
  readonly evidence_type: EvidenceType
  readonly quality: Grade
  /** Of a contradicting memory: by itself it weighs like two. */
  readonly strong: boolean
  readonly cycle_id: string
  readonly created_at: Date
}

/** The confidence as of now, with the count that the trait has. Zero for a trend, which has none. */
export function confidenceAt(trait: Trait, now: Date): number {
  return trait.confidence === null ? 0 : decayed({ ...trait, confidence: trait.confidence }, now)
}

/** A confidence is first decayed to now, then changed; each moves the stage in its own direction only. */
export function withConfidence(trait: Trait, now: Date, change: (current: number) => number): Trait {
  if (trait.confidence === null) return trait
  const current = confidenceAt(trait, now)
  const confidence = change(current)
  const stage = stageAfter(stageAfter(trait.stage, trait.confidence, current), current, confidence)
  return { ...trait, confidence, confidence_at: now, stage }
}

import type { SensitiveCategory } from '../../text/reading/sensitive.ts'
import type { Grade } from '../../traits/belief/confidence.ts'
import type { Trait, TraitEvidence } from '../../traits/belief/trait.ts'

/** A memory that a cycle scans. */
export interface ScannedMemory {
  readonly id: string
  readonly memory_type: 'fact' | 'episodic'
  readonly content: string
  readonly valid_at: Date | null
  readonly created_at: Date
  /** Whose it is; null is the person. */
  readonly about?: string | null
}

/** What the `reflect` task proposes: the output of the prompt, or nothing in a cycle without a model. */
export interface Proposals {
  readonly new_trends: readonly ProposedTrait[]
  readonly new_behaviors: readonly ProposedTrait[]
  readonly reinforcements: readonly ProposedReinforcement[]
  readonly contradictions: readonly ProposedContradiction[]
  readonly upgrades: readonly ProposedUpgrade[]
}

type Maybe<Value> = Value | null | undefined

export interface ProposedTrait {
  readonly content: string
  readonly evidence_ids: readonly string[]
  readonly window_days?: Maybe<number>
  readonly context?: Maybe<string>
  readonly quality_grade?: Maybe<Grade>
  readonly sensitive?: Maybe<string>
}

export interface ProposedReinforcement {
  readonly trait_id: string
  readonly new_evidence_ids: readonly string[]
  readonly quality_grade?: Maybe<Grade>
}

export interface ProposedContradiction {
  readonly trait_id: string
  readonly contradicting_evidence_ids: readonly string[]
  readonly quality_grade?: Maybe<Grade>
  readonly strong?: Maybe<boolean>
}

export interface ProposedUpgrade {
  readonly from_trait_ids: readonly string[]
  readonly new_content: string
  readonly new_subtype: string
  readonly reasoning?: string
  readonly sensitive?: Maybe<string>
}

/** What holds in one context, and the memories that show it. */
export interface ProposedSide {
  readonly context: string
  readonly content: string
  readonly evidence_ids: readonly string[]
}

/** What the `resolve_contradictions` task answers. */
export interface ProposedResolution {
  readonly trait_id: string
  readonly action: 'modify' | 'dissolve' | 'split'
  /** Of a split. */
  readonly sides?: Maybe<readonly ProposedSide[]>
  readonly new_content?: Maybe<string>
  readonly sensitive?: Maybe<string>
  readonly reasoning: string
}

export const nothingProposed: Proposals = {
  new_trends: [],
  new_behaviors: [],
  reinforcements: [],
  contradictions: [],
  upgrades: [],
}

/** Vectors of proposed texts. A text without an entry, or with null, is compared by its words only. */
export type Vectors = ReadonlyMap<string, readonly number[] | null>

/** What a cycle found when it began. */
export interface Found {
  readonly cycle_id: string
  readonly now: Date
  readonly memories: readonly ScannedMemory[]
  /** Scanned by earlier cycles, and near to what this one scans. */
  readonly earlier?: readonly ScannedMemory[]
  /** The subject's active traits. */
  readonly traits: readonly Trait[]
  /** All evidence of those traits. */
  readonly evidence: readonly TraitEvidence[]
  /** What the person never wants to be believed again. */
  readonly refused?: readonly RefusedTrait[]
  /** What is never inferred, as the tenant's policy says; nothing where it is not given. */
  readonly never_infer?: readonly SensitiveCategory[]
}

/** A trait that a person refused for good. */
export interface RefusedTrait {
  readonly content_hash: string
  readonly vector: readonly number[] | null
}

/** What models said in a cycle. */
export interface Thought {
  readonly proposals: Proposals
  readonly vectors: Vectors
  /** Null when nobody was asked: no dispute, or the call failed. */
  readonly resolutions: readonly ProposedResolution[] | null
}

/** All that a plan depends on. */
export interface PlanInput extends Found, Thought {}

/** What of the model's words does not hold, and why. */
export type Rejection =
  | 'unknown_memory'
  | 'unknown_trait'
  | 'too_little_evidence'
  | 'empty_content'
  | 'no_new_memory'
  | 'no_new_evidence'
  | 'about_other'
  | 'both_sides'
  | 'unknown_subtype'
  | 'wrong_subtype'
  | 'confidence_too_low'
  | 'has_parent'
  | 'too_few_children'
  | 'repeated_upgrade'
  | 'loop'
  | 'no_resolution'
  | 'modify_without_content'
  | 'bad_split'
  | 'too_long'
  | 'content_of_another'
  | 'refused_by_user'
  | 'sensitive'

export type TraitEvent =
  | 'created'
  | 'reinforced'
  | 'contradicted'
  | 'promoted'
  | 'upgraded'
  | 'modified'
  | 'dissolved'

export interface PlannedEvent {
  readonly trait_id: string
  readonly event: TraitEvent
  readonly old_content: string | null
  readonly new_content: string | null
  readonly detail: Readonly<Record<string, unknown>>
}

export interface Counts {
  readonly traits_created: number
  readonly traits_reinforced: number
  readonly traits_updated: number
  readonly traits_dissolved: number
}

/** A trait that a model should look at, with all evidence of it. */
export interface Dispute {
  readonly trait: Trait
  readonly supporting: readonly TraitEvidence[]
  readonly contradicting: readonly TraitEvidence[]
}

/** What one atomic batch writes. */
export interface Plan {
  readonly created: readonly Trait[]
  /** Traits that were there before and are different now. */
  readonly updated: readonly Trait[]
  readonly evidence: readonly TraitEvidence[]
  readonly events: readonly PlannedEvent[]
  /** Traits over the contradiction line, as they are before anybody has looked at them. */
  readonly disputed: readonly Dispute[]
  readonly rejected: Readonly<Partial<Record<Rejection, number>>>
  readonly counts: Counts
}

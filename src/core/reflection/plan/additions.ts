import type { Grade } from '../../traits/belief/confidence.ts'
import type { EvidenceType, Trait, TraitEvidence } from '../../traits/belief/trait.ts'
import type { Dispute, PlannedEvent, Rejection, TraitEvent } from './types.ts'

/** Memories said to speak for one trait, or against it, all at one grade. */
export interface Said {
  readonly trait_id: string
  readonly memory_ids: readonly string[]
  readonly grade: Grade
  readonly strong?: boolean
}

/** One memory for or against one trait, at the best grade that it was named with in this cycle. */
export interface Voice {
  readonly trait_id: string
  readonly memory_id: string
  readonly evidence_type: EvidenceType
  readonly grade: Grade
  readonly strong: boolean
}

/** An upgrade that names what it may name; how sure its children are is seen after the reinforcements. */
export interface CheckedUpgrade {
  /** Of one that is lived again: it keeps its id. */
  readonly id?: string
  readonly content: string
  readonly subtype: 'preference' | 'core'
  readonly children: readonly string[]
  /** Why they belong together, as it was proposed; of one that is lived again, its event has it. */
  readonly reasoning?: string | undefined
}

/** All that steps have added to a plan, in their order. */
export interface Added {
  /** Traits that are new or different now; of one trait the last stands. */
  readonly traits: readonly Trait[]
  readonly evidence: readonly TraitEvidence[]
  readonly events: readonly PlannedEvent[]
  /** An entry for each time that something does not hold. */
  readonly rejected: readonly Rejection[]
  /** Proposals that say again what an active trait says: they reinforce that one. */
  readonly repeated: readonly Said[]
  readonly voices: readonly Voice[]
  readonly upgrades: readonly CheckedUpgrade[]
  readonly disputed: readonly Dispute[]
}

/** What one step adds. Made by the functions below; only `applied` makes a standing of it. */
export type Additions = Partial<Added>

/** Several additions as one, each list in the order of its parts. */
export function together(parts: readonly Additions[]): Added {
  return {
    traits: parts.flatMap((part) => part.traits ?? []),
    evidence: parts.flatMap((part) => part.evidence ?? []),
    events: parts.flatMap((part) => part.events ?? []),
    rejected: parts.flatMap((part) => part.rejected ?? []),
    repeated: parts.flatMap((part) => part.repeated ?? []),
    voices: parts.flatMap((part) => part.voices ?? []),
    upgrades: parts.flatMap((part) => part.upgrades ?? []),
    disputed: parts.flatMap((part) => part.disputed ?? []),
  }
}

/** What a model proposed and was refused, `times` times. */
export const rejected = (reason: Rejection, times = 1): Additions => ({
  rejected: Array.from({ length: times }, () => reason),
})

/**
 * A trait as it is now, and what happened to it.
 * @param old what it said before, where that is something else
 */
export function changed(
  trait: Trait,
  event: TraitEvent,
  detail: PlannedEvent['detail'],
  old: string = trait.content,
): Additions {
  const new_content = event === 'dissolved' ? null : trait.content
  const old_content = event === 'created' ? null : old
  return { traits: [trait], events: [{ trait_id: trait.id, event, old_content, new_content, detail }] }
}

/** The trait's end and the event that tells it. @param detail why */
export const dissolved = (trait: Trait, detail: PlannedEvent['detail']): Additions =>
  changed({ ...trait, stage: 'dissolved' }, 'dissolved', detail)

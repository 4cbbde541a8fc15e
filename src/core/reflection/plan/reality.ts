import type { Grade } from '../../traits/belief/confidence.ts'
import type { Trait, TraitEvidence } from '../../traits/belief/trait.ts'
import { activeTrait, type Draft, reject } from './draft.ts'

/** Memories said to speak for one trait, all at one grade. */
export interface Support {
  readonly trait_id: string
  readonly memory_ids: readonly string[]
  readonly grade: Grade
}

/** Of the ids that a model named, each once, those among the scanned memories. The others are counted. */
export function knownMemories(draft: Draft, ids: readonly string[]): string[] {
  const scanned = new Set(draft.input.memories.map(({ id }) => id))
  const named = [...new Set(ids)]
  const known = named.filter((id) => scanned.has(id))
  reject(draft, 'unknown_memory', named.length - known.length)
  return known
}

/** An active trait of this subject by the id that a model named; another id is counted. */
export function knownTrait(draft: Draft, id: string): Trait | undefined {
  const trait = activeTrait(draft, id)
  if (!trait) reject(draft, 'unknown_trait')
  return trait
}

export const memoryIds = (rows: readonly TraitEvidence[]): string[] => rows.map(({ memory_id }) => memory_id)

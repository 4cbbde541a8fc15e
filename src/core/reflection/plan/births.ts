import { contentHash, idOf } from '../../text/hash.ts'
import { type TraitContext, traitContexts } from '../../traits/belief/confidence.ts'
import type { Trait } from '../../traits/belief/trait.ts'
import type { Draft } from './draft.ts'
import type { ScannedMemory } from './types.ts'

/** What a trait is born with, whatever its kind. The id follows from cycle and content: a second delivery makes the same one. */
export function newTrait(
  draft: Draft,
  content: string,
  own: Partial<Trait> & Pick<Trait, 'stage' | 'subtype'>,
): Trait {
  const { cycle_id, now } = draft.input
  const content_hash = contentHash(content)
  return {
    id: traitId(cycle_id, content_hash),
    content,
    content_hash,
    confidence: null,
    confidence_at: null,
    context: 'general',
    parent_id: null,
    reinforcement_count: 0,
    contradiction_count: 0,
    first_observed: null,
    last_reinforced: null,
    window_start: null,
    window_end: null,
    created_at: now,
    created_in: cycle_id,
    version: 1,
    vector: draft.input.vectors.get(content) ?? null,
    ...own,
  }
}

export const traitId = (cycleId: string, hash: string): string => idOf('trait', cycleId, hash)

/** Work, personal, social, learning or general; anything else is general. */
export function contextOf(said: string | null | undefined): TraitContext {
  const known = traitContexts.find((context) => context === said?.trim().toLowerCase())
  return known ?? 'general'
}

/** When the earliest of some memories happened, as far as known. */
export function earliest(memories: readonly ScannedMemory[]): Date {
  return new Date(Math.min(...memories.map(({ valid_at, created_at }) => (valid_at ?? created_at).getTime())))
}

import { contentHash, idOf } from '../../text/hash.ts'
import { compared } from '../../text/order.ts'
import { contextOf, type Grade } from '../../traits/belief/confidence.ts'
import type { Trait } from '../../traits/belief/trait.ts'
import { cosine } from '../../traits/belief/vectors.ts'
import { type Additions, changed, together } from './additions.ts'
import { activeTraits, asEvidence, type Standing, shownTo } from './standing.ts'
import type { PlannedEvent, ProposedTrait, ScannedMemory, Thought } from './types.ts'

/** Beyond this cosine two beliefs are one. */
export const SAME = 0.95

/**
 * The active trait, of whatever stage or subtype, that a content says again: equal words or cosine > 0.95;
 * the older of two.
 */
export function sameTrait(standing: Standing, { vectors }: Thought, content: string): Trait | undefined {
  const hash = contentHash(content)
  const vector = vectors.get(content)
  return activeTraits(standing)
    .filter(
      (trait) =>
        trait.content_hash === hash || (vector && trait.vector && cosine(vector, trait.vector) > SAME),
    )
    .sort(byAge)[0]
}

const byAge = (left: Trait, right: Trait): number =>
  left.created_at.getTime() - right.created_at.getTime() || compared(left.id, right.id)

/**
 * What a trait is born with, whatever its kind. The id follows from cycle and content: a second delivery
 * makes the same one.
 */
export function newTrait(
  { found: { cycle_id, now } }: Standing,
  { vectors }: Thought,
  content: string,
  own: Partial<Trait> & Pick<Trait, 'stage' | 'subtype'>,
): Trait {
  const content_hash = contentHash(content)
  return {
    id: idOf('trait', cycle_id, content_hash),
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
    vector: vectors.get(content) ?? null,
    ...own,
  }
}

/** What is special about a proposed trait that is born of memories. */
export interface Birth {
  readonly memoryIds: readonly string[]
  readonly grade: Grade
  readonly own: Partial<Trait> & Pick<Trait, 'stage' | 'subtype'>
  readonly detail: PlannedEvent['detail']
}

/** A trend or behavior that was proposed, with its memories as evidence. */
export function bornOf(
  standing: Standing,
  thought: Thought,
  item: ProposedTrait,
  { memoryIds, grade, own, detail }: Birth,
): Additions {
  const seen = shownTo(standing.found).filter(({ id }) => memoryIds.includes(id))
  const trait = newTrait(standing, thought, item.content, {
    context: contextOf(item.context),
    first_observed: earliest(seen),
    ...own,
  })
  const supporting = { trait_id: trait.id, evidence_type: 'supporting', quality: grade } as const
  return together([
    changed(trait, 'created', { stage: trait.stage, ...detail, grade, memory_ids: memoryIds }),
    { evidence: memoryIds.map((memory_id) => asEvidence(standing, { ...supporting, memory_id })) },
  ])
}

/** When the earliest of some memories happened, as far as known. */
export const earliest = (memories: readonly Pick<ScannedMemory, 'valid_at' | 'created_at'>[]): Date =>
  new Date(Math.min(...memories.map(({ valid_at, created_at }) => (valid_at ?? created_at).getTime())))

import { contentHash } from '../../text/hash.ts'
import type { Trait } from '../../traits/belief/trait.ts'
import { activeTraits, type Draft } from './draft.ts'
import { cosine } from './vectors.ts'

const SAME = 0.95

/** The active trait, of whatever stage or subtype, that a content says again: equal words or cosine > 0.95; the older of two. */
export function sameTrait(draft: Draft, content: string): Trait | undefined {
  const hash = contentHash(content)
  const vector = draft.input.vectors.get(content)
  return activeTraits(draft)
    .filter(
      (trait) =>
        trait.content_hash === hash || (vector && trait.vector && cosine(vector, trait.vector) > SAME),
    )
    .sort(byAge)[0]
}

export const byAge = (left: Trait, right: Trait): number =>
  left.created_at.getTime() - right.created_at.getTime() || (left.id < right.id ? -1 : 1)

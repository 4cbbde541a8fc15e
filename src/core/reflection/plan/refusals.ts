import { MOST_CHARACTERS } from '../../../../prompts/reflect.ts'
import { contentHash } from '../../text/hash.ts'
import { sensitiveCategories } from '../../text/reading/sensitive.ts'
import type { Grade } from '../../traits/belief/confidence.ts'
import { cosine } from '../../traits/belief/vectors.ts'
import { type Additions, rejected } from './additions.ts'
import { SAME, sameTrait } from './births.ts'
import type { Standing } from './standing.ts'
import type { ProposedTrait, Thought } from './types.ts'

/**
 * What becomes of a proposal that is no new trait: it may not be one, or it says again what an active one
 * says and reinforces that. Undefined for any other.
 */
export function refusedOrRepeated(
  standing: Standing,
  thought: Thought,
  { content, sensitive }: ProposedTrait,
  { memoryIds, grade }: { readonly memoryIds: readonly string[]; readonly grade: Grade },
): Additions | undefined {
  const refusal = refusalOf(standing, thought, content, sensitive)
  if (refusal) return refusal
  const same = sameTrait(standing, thought, content)
  return same && { repeated: [{ trait_id: same.id, memory_ids: memoryIds, grade }] }
}

/**
 * Words that may become no trait: too many, what the person refused (equal, or cosine > 0.95), and what is
 * never inferred, by the model's own word or by code's.
 * @param named the category that the model gave it
 */
export function refusalOf(
  { found: { refused = [], never_infer = [] } }: Standing,
  { vectors }: Thought,
  content: string,
  named: string | null | undefined,
): Additions | undefined {
  if (content.length > MOST_CHARACTERS) return rejected('too_long')
  const hash = contentHash(content)
  const vector = vectors.get(content)
  const isRefused = refused.some(
    (trait) => trait.content_hash === hash || (vector && trait.vector && cosine(vector, trait.vector) > SAME),
  )
  if (isRefused) return rejected('refused_by_user')
  const said = named
    ?.trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, '_')
  const meant = sensitiveCategories(content)
  const isSensitive = never_infer.some((category) => category === said || meant.includes(category))
  return isSensitive ? rejected('sensitive') : undefined
}

import type { TermCounts } from './lexical.ts'
import { cosineFloor, type Nearness } from './nearness.ts'
import type { SearchTerms } from './terms.ts'

/**
 * The relevance floor of every search: a row says a word of the query that says something, or is near enough.
 * @param cosine of query and row; null without a vector on either side
 */
export const isRelevant = (
  counts: TermCounts,
  cosine: number | null,
  { specific }: SearchTerms,
  nearness: Nearness = null,
): boolean => (cosine ?? 0) >= cosineFloor(nearness) || counts.keys().some((place) => place < specific)

import type { TermCounts } from './lexical.ts'
import type { SearchTerms } from './terms.ts'

/**
 * Rows that share no specific term with the query must be this near to it (docs/design/recall.md has the
 * measurement).
 */
export const COSINE_FLOOR = 0.2

/**
 * The relevance floor of every search: a row says a word of the query that says something, or is near enough.
 * @param cosine of query and row; null without a vector on either side
 */
export const isRelevant = (counts: TermCounts, cosine: number | null, { specific }: SearchTerms): boolean =>
  (cosine ?? 0) >= COSINE_FLOOR || counts.keys().some((place) => place < specific)

import type { RecallExplain } from 'neuromem'

/** A score again, from the terms that explain it: docs/design/recall.md, "Relevance". */
export function scoreOf(explain: RecallExplain): { readonly relevance: number; readonly computed: number } {
  const {
    bm25,
    cosine,
    meaning,
    neighbours,
    session,
    graph,
    factor,
    base,
    recency,
    importance,
    trait_boost,
  } = explain
  const relevance = (bm25 + meaning + neighbours + session + (graph ?? 0)) * factor
  if (explain.edge !== null || explain.affinity !== null) {
    const computed = 0.4 * (cosine ?? 0) + 0.3 * (explain.edge ?? 0) + 0.2 * (explain.affinity ?? 0) + recency
    return { relevance, computed }
  }
  return { relevance, computed: base * (1 + recency + importance + trait_boost) }
}

/** Which of the two formulas it was. */
export const isCompanion = ({ edge, affinity }: RecallExplain): boolean => edge !== null || affinity !== null

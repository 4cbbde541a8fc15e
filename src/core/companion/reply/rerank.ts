const DAY = 86_400_000
const RECENCY_DAYS = 30
const WEIGHTS = { cosine: 0.4, edge: 0.3, affinity: 0.2, recency: 0.1 } as const

/** What the four factors of a memory are computed from. */
export interface Rerankable {
  /** Null without a vector on either side. */
  readonly cosine: number | null
  readonly valence: number | null
  /** Since when it is true, else when it was stored. */
  readonly since: Date
}

/**
 * The companion document's four factors (§1.2 step 6.3): nearness, the graph, the relationship (for positive memories) and recency.
 * @param edge strongest weight between an entity of the memory and one of the message, 0 without
 * @param affinity the score as of now, −1 … 1
 */
export function fourFactors(memory: Rerankable, edge: number, affinity: number, now: Date): number {
  const cosine = Math.max(0, Math.min(1, memory.cosine ?? 0))
  const bonus = (memory.valence ?? 0) > 0 ? Math.max(0, affinity) : 0
  const days = Math.max(0, (now.getTime() - memory.since.getTime()) / DAY)
  return (
    WEIGHTS.cosine * cosine +
    WEIGHTS.edge * edge +
    WEIGHTS.affinity * bonus +
    WEIGHTS.recency * Math.exp(-days / RECENCY_DAYS)
  )
}

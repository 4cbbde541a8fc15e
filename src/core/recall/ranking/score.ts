import type { Explain } from '../schemas.ts'

const DAY_MS = 86_400_000
const RECENCY_DAYS = 30
const RECENCY = 0.15
const IMPORTANCE = 0.15
const TRAIT_BOOST: Readonly<Record<string, number>> = { emerging: 0.05, established: 0.15, core: 0.25 }

/** Fractional days between two moments, never negative. */
const ageInDays = (from: Date, now: Date): number => Math.max(0, (now.getTime() - from.getTime()) / DAY_MS)

const recencyOf = (days: number): number => Math.exp(-days / RECENCY_DAYS)

/** What a result brings to its score besides relevance. */
export interface Merits {
  /** `valid_at`, else `created_at`; of a turn its own time. */
  readonly since: Date
  /** 0 … 10; null for a turn. */
  readonly importance: number | null
  readonly trait_stage: string | null
}

export type Bonuses = Pick<Explain, 'recency' | 'importance' | 'trait_boost'>

/** What lifts a relevant result and never makes relevance: recency, importance, the stage of a trait. */
export function bonusesOf({ since, importance, trait_stage }: Merits, now: Date): Bonuses {
  return {
    recency: RECENCY * recencyOf(ageInDays(since, now)),
    importance: (IMPORTANCE * (importance ?? 0)) / 10,
    trait_boost: TRAIT_BOOST[trait_stage ?? ''] ?? 0,
  }
}

/** `base × (1 + recency + importance + trait_boost)` */
export const standardScore = (base: number, { recency, importance, trait_boost }: Bonuses): number =>
  base * (1 + recency + importance + trait_boost)

/** The four factors of the companion's profile; recency has its weight in it already. */
export interface CompanionFactors {
  readonly cosine: number
  /** The strongest weight between an entity of the memory and one of the query. */
  readonly edge: number
  readonly affinity: number
  readonly recency: number
}

export interface CompanionMerits extends Pick<Merits, 'since'> {
  readonly cosine: number | null
  readonly edge: number
  readonly valence: number | null
}

/** The factors of a score in a conversation with the companion, each 0 … 1. */
export function companionFactors(of: CompanionMerits, affinityScore: number, now: Date): CompanionFactors {
  return {
    cosine: Math.min(1, Math.max(0, of.cosine ?? 0)),
    edge: of.edge,
    affinity: (of.valence ?? 0) > 0 ? Math.max(0, affinityScore) : 0,
    recency: 0.1 * recencyOf(ageInDays(of.since, now)),
  }
}

/** `0.4 cos + 0.3 edge + 0.2 affinity + 0.1 exp(−days/30)` */
export const companionScore = ({ cosine, edge, affinity, recency }: CompanionFactors): number =>
  0.4 * cosine + 0.3 * edge + 0.2 * affinity + recency

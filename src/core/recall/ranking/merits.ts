import { emotionOf } from '../../affinity/scoring/emotion.ts'
import type { FoundTurn, MemoryCandidate } from '../reading/rows.ts'
import type { Explain } from '../schemas.ts'
import {
  bonusesOf,
  type CompanionMerits,
  companionFactors,
  companionScore,
  type Merits,
  standardScore,
} from './score.ts'

export interface ScoreOptions {
  readonly profile: 'standard' | 'companion'
  /** −1 … 1; only the companion's profile asks for it. */
  readonly affinity: number
  readonly now: Date
}

/** What is left of a candidate when it was scored. */
export interface Scored {
  readonly score: number
  readonly explain: Explain
}

/** The terms of a relevance, as `explain` shows them. */
export type Parts = Pick<
  Explain,
  'base' | 'bm25' | 'cosine' | 'meaning' | 'neighbours' | 'session' | 'graph' | 'factor' | 'terms'
>

/** A candidate's score by the profile that was asked for, and every term of it. */
export function scored(parts: Parts, merits: Merits & CompanionMerits, options: ScoreOptions): Scored {
  if (options.profile === 'companion') {
    const factors = companionFactors(merits, options.affinity, options.now)
    return {
      score: companionScore(factors),
      explain: { ...parts, ...factors, importance: 0, trait_boost: 0 },
    }
  }
  const bonuses = bonusesOf(merits, options.now)
  return {
    score: standardScore(parts.base, bonuses),
    explain: { ...parts, ...bonuses, edge: null, affinity: null },
  }
}

/** What of a memory its score is made of. */
export const meritsOfMemory = ({ memory, cosine, edge }: MemoryCandidate): Merits & CompanionMerits => ({
  since: new Date(memory.valid_at ?? memory.created_at),
  importance: memory.importance,
  trait_stage: memory.trait?.stage ?? null,
  cosine,
  edge,
  valence: memory.valence,
})

/** A turn has no edge, and its feeling is that of its own words. */
export const meritsOfTurn = (turn: FoundTurn, { profile }: ScoreOptions): Merits & CompanionMerits => ({
  since: turn.time,
  importance: null,
  trait_stage: null,
  cosine: turn.cosine,
  edge: 0,
  valence: profile === 'companion' ? emotionOf(turn.text).valence : null,
})

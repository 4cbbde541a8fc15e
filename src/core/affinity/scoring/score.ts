import { type SQL, sql } from 'drizzle-orm'
import { int, moment } from '../../../../db/sql.ts'
import { initialAffinity } from '../../tenancy/records/subjects.ts'
import { UNIT } from './states.ts'

/** What moves a score, in ten-thousandths. */
const WEIGHTS = {
  user_initiated: 100,
  /** For each whole unit of valence. */
  positive_emotion: 50,
  memory_confirmation: 100,
  correction: -200,
  negative_emotion: -100,
} as const

/** Below this a message counts as a negative one. */
const NEGATIVE_VALENCE = -0.5
/** A whole day of silence, in ten-thousandths. */
export const DAILY_DECAY = 50
const DAY_MS = 86_400_000

export type Signal = keyof typeof WEIGHTS
/** Each signal's share in ten-thousandths, before the clamp; one that did not fire is absent. */
export type Shares = Readonly<Partial<Record<Signal, number>>>

/** The signals of a message with this emotion valence; `isCorrection`: it says that the service is wrong. */
export function messageShares(valence: number, isCorrection = false): Shares {
  return {
    ...(isCorrection && { correction: WEIGHTS.correction }),
    user_initiated: WEIGHTS.user_initiated,
    ...(valence > 0 && { positive_emotion: Math.round(WEIGHTS.positive_emotion * valence) }),
    ...(valence < NEGATIVE_VALENCE && { negative_emotion: WEIGHTS.negative_emotion }),
  }
}

/** The signals that an application or a confirmation sends. */
export function answerShares(answer: {
  readonly memory_confirmation?: boolean
  readonly correction?: boolean
}): Shares {
  return {
    ...(answer.memory_confirmation && { memory_confirmation: WEIGHTS.memory_confirmation }),
    ...(answer.correction && { correction: WEIGHTS.correction }),
  }
}

/** The change of a score by all shares of a message. */
export const sumOf = (shares: Shares): number => Object.values(shares).reduce((sum, share) => sum + share, 0)

/** A score as it is stored. */
export interface StoredScore {
  /** Ten-thousandths. */
  readonly score: number
  readonly last_interaction_at: Date | null
  /** Silent days since then that are already in the score. */
  readonly settled_days: number
}

/** The stored score of a row of `subjects`, or what a new user begins with, in ten-thousandths. */
export const storedScore: SQL = sql`(coalesce(affinity_score, ${initialAffinity}) * ${int(UNIT)})::int`

/** A score in ten-thousandths, within −1 … 1. */
export const clamp = (score: number): number => Math.max(-UNIT, Math.min(UNIT, score))

/** The same in SQL. */
export const clampSql = (score: SQL): SQL => sql`greatest(${int(-UNIT)}, least(${int(UNIT)}, ${score}))`

/** Whole silent days that are not yet in the score. */
export function unsettledDays(stored: StoredScore, now: Date): number {
  if (!stored.last_interaction_at) return 0
  const days = Math.floor((now.getTime() - stored.last_interaction_at.getTime()) / DAY_MS)
  return Math.max(0, days - stored.settled_days)
}

/** The same in SQL, over a row of `subjects`. */
export const unsettledDaysSql = (now: Date): SQL =>
  sql`greatest(
            0,
            coalesce(floor(extract(epoch FROM ${moment(now)} - last_interaction_at) / 86400)::int, 0)
              - affinity_settled_days
          )`

/** The score as of now: linear decay by the days of silence, however often it was settled in between. */
export function scoreAt(stored: StoredScore, now: Date): number {
  return clamp(stored.score - DAILY_DECAY * unsettledDays(stored, now))
}

/** The same in SQL, of a score and its unsettled days. */
export const settledSql = (score: SQL, days: SQL): SQL =>
  clampSql(sql`${score} - ${int(DAILY_DECAY)} * ${days}`)

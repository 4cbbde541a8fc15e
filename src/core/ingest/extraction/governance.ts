import { emotionOf } from '../../affinity/scoring/emotion.ts'
import type { Lifetime } from '../../tenancy/records/policy.ts'
import type { Mark } from '../schemas.ts'
import { keptWords, type MarkedTurn, type StoredTurn } from '../turns/turn.ts'
import { longer } from './lifetimes.ts'

/** What a memory takes over from the verdicts on its sources. */
export interface Governance extends Lifetime {
  /** 0–10 */
  readonly importance: number
  readonly category: Mark['category']
  readonly subtype: Mark['subtype']
  readonly evidence_level: Mark['evidence_level']
  readonly requires_confirmation: boolean
  readonly user_triggered_save: boolean
  readonly valence: number
}

/** Weakest first. */
export const evidenceRank = {
  S1_ai_inference: 0,
  S0_user_claim: 1,
  S2_tool_grounded: 2,
  S3_user_confirmed: 3,
} as const
type Level = keyof typeof evidenceRank

const IN_TEN = 10

/** Governance of one item over its sources, which are in turn order and not empty (page 04, "Governance travels"). */
export function governanceOf(sources: readonly MarkedTurn[]): Governance {
  const marks = sources.map((turn) => turn.mark)
  const strongest = marks.reduce((best, mark) => (mark.importance > best.importance ? mark : best))
  const levels = marks.map((mark) => mark.evidence_level).filter((level) => level !== null)
  const lifetime = marks.map(lifetimeIn).reduce(longer)
  return {
    importance: Number((strongest.importance * IN_TEN).toFixed(6)),
    category: strongest.category,
    subtype: strongest.subtype,
    evidence_level: levels.length === 0 ? null : levels.reduce(weaker),
    requires_confirmation: marks.some((mark) => mark.requires_confirmation),
    user_triggered_save: marks.some((mark) => mark.user_triggered_save),
    valence: valenceOf(sources, keptWords),
    forget_policy: lifetime.forget_policy,
    ttl_seconds: lifetime.ttl_seconds,
  }
}

/** The emotion of the source turns spoken by the user, the largest by magnitude; 0 without one. */
export const valenceOf = <Turn extends StoredTurn>(
  sources: readonly Turn[],
  wordsOf: (turn: Turn) => string,
): number =>
  sources
    .filter((turn) => turn.role === 'user')
    .map((turn) => emotionOf(wordsOf(turn)).valence)
    .reduce(stronger, 0)

/** The larger by magnitude; of two equal ones the happier, so that order does not matter. */
const stronger = (one: number, other: number): number => {
  const difference = Math.abs(other) - Math.abs(one)
  return difference > 0 || (difference === 0 && other > one) ? other : one
}

const weaker = (one: Level, other: Level): Level => (evidenceRank[other] < evidenceRank[one] ? other : one)

const lifetimeIn = (mark: Mark): Lifetime => ({
  forget_policy: mark.forget_policy ?? 'temporary',
  ttl_seconds: mark.ttl_seconds,
})

/** The same thing said twice (page 04, "Facts repeat"): the larger importance and lifetime, the stronger evidence, pending only if both are. */
export function reinforced(known: Governance, again: Governance): Governance {
  const more = again.importance > known.importance ? again : known
  const { forget_policy, ttl_seconds } = longer(known, again)
  return {
    importance: more.importance,
    category: more.category,
    subtype: more.subtype,
    evidence_level: strongerLevel(known.evidence_level, again.evidence_level),
    requires_confirmation: known.requires_confirmation && again.requires_confirmation,
    user_triggered_save: known.user_triggered_save || again.user_triggered_save,
    valence: stronger(known.valence, again.valence),
    forget_policy,
    ttl_seconds,
  }
}

const strongerLevel = (one: Level | null, other: Level | null): Level | null =>
  one === null || (other !== null && evidenceRank[other] > evidenceRank[one]) ? other : one

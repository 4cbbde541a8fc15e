import { type SQL, sql } from 'drizzle-orm'
import { moment } from '../../../../db/sql.ts'
import type { Lifetime } from '../../tenancy/policy/schemas.ts'
import type { Mark } from '../turns/schemas.ts'
import { expirySql, isLonger, longer } from './lifetimes.ts'

/** How a memory is to be treated: what it takes over from the verdicts on its sources. */
export interface Governance extends Lifetime {
  /** 0–10 */
  readonly importance: number
  readonly category: Mark['category']
  readonly subtype: Mark['subtype']
  readonly evidence_level: Mark['evidence_level']
  readonly requires_confirmation: boolean
  readonly user_triggered_save: boolean
  /** −1 to 1 */
  readonly valence: number
}

/** Weakest first. */
const evidenceLevels = ['S1_ai_inference', 'S0_user_claim', 'S2_tool_grounded', 'S3_user_confirmed'] as const
type Level = (typeof evidenceLevels)[number]

/** The weaker of two. */
export const weakerEvidence = (one: Level, other: Level): Level =>
  evidenceLevels.indexOf(other) < evidenceLevels.indexOf(one) ? other : one

/** The larger by magnitude; of two equal ones the happier, so that order does not matter. */
export const strongerFeeling = (one: number, other: number): number => {
  const difference = Math.abs(other) - Math.abs(one)
  return difference > 0 || (difference === 0 && other > one) ? other : one
}

/**
 * The same thing said twice: the larger importance and lifetime, the stronger evidence, pending only if both
 * are.
 */
export function reinforced(known: Governance, again: Governance): Governance {
  const more = again.importance > known.importance ? again : known
  const { forget_policy, ttl_seconds } = longer(known, again)
  return {
    importance: more.importance,
    category: more.category,
    subtype: more.subtype,
    evidence_level: strongerEvidence(known.evidence_level, again.evidence_level),
    requires_confirmation: known.requires_confirmation && again.requires_confirmation,
    user_triggered_save: known.user_triggered_save || again.user_triggered_save,
    valence: strongerFeeling(known.valence, again.valence),
    forget_policy,
    ttl_seconds,
  }
}

const strongerEvidence = (one: Level | null, other: Level | null): Level | null =>
  one === null || (other !== null && weakerEvidence(one, other) === one) ? other : one

const IS_MORE = sql`excluded.importance > known.importance`
const IS_LONGER = isLonger('excluded', 'known')
const IS_STRONGER = sql`${strengthOf('excluded')}
      > ${strengthOf('known')}`
const IS_FELT_MORE = sql`(abs(excluded.valence), excluded.valence)
      > (abs(coalesce(known.valence, 0)), coalesce(known.valence, 0))`

function strengthOf(row: string): SQL {
  const weakestFirst = `ARRAY['${evidenceLevels.join("', '")}']`
  return sql.raw(`coalesce(array_position(
        ${weakestFirst},
        ${row}.evidence_level), 0)`)
}

const whereBetter = (isBetter: SQL, column: string): SQL => sql`CASE
      WHEN ${isBetter}
      THEN excluded.${sql.raw(column)}
      ELSE known.${sql.raw(column)}
    END`

/** When its time begins: what is to be done lives for it from when it is due. */
const from = (now: Date): SQL => sql`greatest(${moment(now)}, coalesce(excluded.due_at, known.due_at))`

/**
 * `reinforced` in SQL: what an update of `memories AS known` sets when it is said again, as the row
 * `excluded`.
 */
export const reinforce = (now: Date): SQL => sql`
  importance = greatest(known.importance, excluded.importance),
  category = ${whereBetter(IS_MORE, 'category')},
  subtype = ${whereBetter(IS_MORE, 'subtype')},
  evidence_level = ${whereBetter(IS_STRONGER, 'evidence_level')},
  requires_confirmation = known.requires_confirmation AND excluded.requires_confirmation,
  user_triggered_save = known.user_triggered_save OR excluded.user_triggered_save,
  valence = ${whereBetter(IS_FELT_MORE, 'valence')},
  forget_policy = ${whereBetter(IS_LONGER, 'forget_policy')},
  ttl_seconds = ${whereBetter(IS_LONGER, 'ttl_seconds')},
  expires_at = CASE
      WHEN ${IS_LONGER}
      THEN ${expirySql('excluded', from(now))}
      ELSE ${expirySql('known', from(now))}
    END,
  metadata = excluded.metadata || known.metadata,
  said_by = coalesce(known.said_by, excluded.said_by),
  about = coalesce(known.about, excluded.about),
  modality = CASE WHEN excluded.modality IS NULL THEN NULL ELSE known.modality END,
  last_stated_at = greatest(known.last_stated_at, excluded.last_stated_at),
  due_at = coalesce(excluded.due_at, known.due_at),
  invalid_at = coalesce(excluded.invalid_at, known.invalid_at),
  time = coalesce(known.time, excluded.time),
  superseded_by = CASE
      WHEN known.superseded_by IS NULL AND excluded.superseded_by IS NOT NULL
      THEN known.id
      ELSE known.superseded_by
    END,
  valid_at = least(known.valid_at, excluded.valid_at),
  version = known.version + 1,
  updated_at = excluded.updated_at`

/**
 * Whether `excluded` makes `known` weightier at all: a turn that is read again, because a pin reaches back to
 * it, need not.
 */
export const bringsMore: SQL = sql`${IS_MORE}
  OR ${IS_LONGER}
  OR ${IS_STRONGER}
  OR ${IS_FELT_MORE}
  OR excluded.valid_at < known.valid_at
  OR (known.requires_confirmation AND NOT excluded.requires_confirmation)
  OR (excluded.user_triggered_save AND NOT known.user_triggered_save)`

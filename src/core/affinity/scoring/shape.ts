import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../db/statements.ts'
import { initialAffinity, subjectId, userSubject } from '../../tenancy/records/subjects.ts'
import type { Affinity, AffinityEvent } from '../schemas.ts'
import { type StoredScore, scoreAt } from './score.ts'
import { nextStateOf, standingOf, UNIT } from './states.ts'

export interface AffinityRow {
  /** Ten-thousandths: the user's, or what a new user begins with. */
  readonly score: number
  readonly last_interaction_at: Date | null
  readonly settled_days: number
}

/** One row always: an unknown user has the tenant's initial score. Makes nothing. */
export function readAffinity(userId: string): Statement<AffinityRow[]> {
  return statement<AffinityRow>(
    sql`SELECT (coalesce(s.affinity_score, ${initialAffinity}) * ${UNIT}::int)::int AS score, s.last_interaction_at,
          coalesce(s.affinity_settled_days, 0) AS settled_days
        FROM (SELECT ${subjectId(userSubject(userId))} AS id) u LEFT JOIN subjects s ON s.id = u.id`,
  )
}

/** A user's standing as of now. */
export function toAffinity(userId: string, row: AffinityRow, now: Date): Affinity {
  const stored: StoredScore = { ...row }
  const score = scoreAt(stored, now)
  return affinityOf(userId, score, row.last_interaction_at)
}

/** @param score in ten-thousandths, as of now */
export function affinityOf(userId: string, score: number, lastInteractionAt: Date | null): Affinity {
  return {
    user_id: userId,
    score: score / UNIT,
    ...standingOf(score),
    next_state: nextStateOf(score),
    last_interaction_at: lastInteractionAt?.toISOString() ?? null,
  }
}

export interface EventRow {
  readonly id: string
  readonly batch: number
  readonly ordinal: number
  readonly cause: AffinityEvent['cause']
  readonly signals: Readonly<Partial<Record<keyof AffinityEvent['signals'], number>>>
  readonly delta: string
  readonly before: string
  readonly after: string
  readonly created_at: Date
}

export function toEvent(row: EventRow): AffinityEvent {
  const share = (name: keyof AffinityEvent['signals']): number | null => {
    const value = row.signals[name]
    return value === undefined ? null : value / UNIT
  }
  return {
    id: row.id,
    cause: row.cause,
    signals: {
      user_initiated: share('user_initiated'),
      positive_emotion: share('positive_emotion'),
      memory_confirmation: share('memory_confirmation'),
      correction: share('correction'),
      negative_emotion: share('negative_emotion'),
      daily_decay: share('daily_decay'),
    },
    delta: Number(row.delta),
    before: Number(row.before),
    after: Number(row.after),
    created_at: row.created_at.toISOString(),
  }
}

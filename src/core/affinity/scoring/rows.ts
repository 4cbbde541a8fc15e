import { type SQL, sql } from 'drizzle-orm'
import { bigint, int } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { subjectId, userSubject } from '../../tenancy/records/subjects.ts'
import type { Affinity, AffinityEvent } from '../schemas.ts'
import { type StoredScore, scoreAt, storedScore } from './score.ts'
import { closenessOf, closenessSql, levelSql, nextStateOf, UNIT } from './states.ts'

/** One row always: an unknown user has the tenant's initial score. Makes nothing. */
export function readAffinity(userId: string): Statement<StoredScore[]> {
  return statement<StoredScore>(
    sql`SELECT ${storedScore} AS score,
          subject.last_interaction_at,
          coalesce(subject.affinity_settled_days, 0) AS settled_days
        FROM (SELECT ${subjectId(userSubject(userId))} AS id) AS asked
        LEFT JOIN subjects AS subject ON subject.id = asked.id`,
  )
}

/** A user's affinity as of now. */
export const toAffinity = (userId: string, stored: StoredScore, now: Date): Affinity =>
  affinityOf(userId, scoreAt(stored, now), stored.last_interaction_at)

/** @param score in ten-thousandths, as of now */
export function affinityOf(userId: string, score: number, lastInteractionAt: Date | null): Affinity {
  return {
    user_id: userId,
    score: score / UNIT,
    ...closenessOf(score),
    next_state: nextStateOf(score),
    last_interaction_at: lastInteractionAt?.toISOString() ?? null,
  }
}

/**
 * `toAffinity` as an SQL expression, for an answer that is kept in the batch that changes the score. It holds
 * right after a change, when no silence is left to settle.
 */
export function affinityJson(userId: string): SQL {
  return sql`(
          SELECT json_build_object(
            'user_id', ${userId}::text,
            'score', (score / ${UNIT}::float8),
            ${closenessSql},
            'last_interaction_at', to_char(last_interaction_at AT TIME ZONE 'UTC', ${JSON_MOMENT})
          )
          FROM (
            SELECT last_interaction_at, score, ${levelSql(sql`score`)} AS level
            FROM (
              SELECT last_interaction_at, ${storedScore} AS score
              FROM subjects
              WHERE id = ${subjectId(userSubject(userId))}
            ) AS stored
          ) AS levelled
        )`
}

/** As `Date.toISOString` writes it. */
const JSON_MOMENT = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'

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

/** A subject's events, newest first; those before a batch and an ordinal, if given. */
export function eventsOf(
  subject: SQL,
  before: readonly [batch: number, ordinal: number] | null,
  limit: number,
): Statement<EventRow[]> {
  const earlier = before ? sql`AND (batch, ordinal) < (${int(before[0])}, ${bigint(before[1])})` : sql``
  return statement<EventRow>(
    sql`SELECT id, batch, ordinal, cause, signals, delta, before, after, created_at
        FROM affinity_events
        WHERE subject_id = ${subject} ${earlier}
        ORDER BY batch DESC, ordinal DESC
        LIMIT ${int(limit)}`,
  )
}

/**
 * Signals are stored as whole numbers of `UNIT` and shown as shares of 1; one that the event did not have is
 * null.
 */
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

import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Message } from '../../ports.ts'
import { IMPORTANCE_THRESHOLD, JUST_SECONDS, type Occasion, SCHEDULE_HOURS } from './decide.ts'

export const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`

/** The one predicate of triggers, scan and sweep, over `memories m`; the words of its partial index. */
export const isUnreflected = (now: Date): SQL =>
  sql`m.reflected_in IS NULL AND m.memory_type IN ('fact', 'episodic') AND NOT m.requires_confirmation
      AND m.expired_at IS NULL AND m.superseded_by IS NULL AND (m.expires_at IS NULL OR m.expires_at > ${at(now)})`

/** Over `memories m`; the words of the index on traits. */
export const isActiveTrait: SQL = sql`m.memory_type = 'trait' AND m.expired_at IS NULL AND m.superseded_by IS NULL AND m.trait_stage <> 'dissolved'`

/** The columns of `SubjectState`, of the one subject with this inside id. */
export const stateOf = (subject: SQL, now: Date): SQL =>
  sql`SELECT s.id, s.last_reflected_at, s.reflect_lease_until AS lease_until, s.reflect_retry_at AS retry_at, s.reflect_failures AS failures,
        news.unreflected, news.importance,
        (SELECT count(*)::int FROM memories m WHERE m.subject_id = s.id AND ${isActiveTrait}) AS active_traits
      FROM subjects s CROSS JOIN LATERAL (
        SELECT count(*)::int AS unreflected, coalesce(sum(m.importance::numeric), 0)::float8 AS importance
        FROM memories m WHERE m.subject_id = s.id AND ${isUnreflected(now)}
      ) news
      WHERE s.id = ${subject}`

/** `decide` of `triggers.ts` as the claim needs it: over columns of `state`, the trigger's type, or null. A test holds the two together. */
export function triggerSql(occasion: Occasion, now: Date): SQL {
  const hours = sql`extract(epoch FROM ${at(now)} - last_reflected_at) / 3600.0`
  const named =
    occasion === 'session_end' || occasion === 'continuation' ? sql`${occasion}::text` : sql`NULL::text`
  const quiet =
    occasion === 'session_end'
      ? sql`'session_end'`
      : occasion === 'sweep'
        ? maintenance(hours)
        : sql`NULL::text`
  return sql`CASE
    WHEN lease_until > ${at(now)} THEN NULL
    WHEN ${occasion === 'force'}::boolean THEN 'force'
    WHEN retry_at > ${at(now)} THEN NULL
    WHEN unreflected = 0 AND ${hours} < ${JUST_SECONDS}::float8 / 3600 THEN NULL
    WHEN unreflected = 0 THEN ${quiet}
    WHEN ${named} IS NOT NULL THEN ${named}
    WHEN last_reflected_at IS NULL THEN 'first'
    WHEN importance >= ${IMPORTANCE_THRESHOLD}::float8 THEN 'importance'
    WHEN ${hours} >= ${SCHEDULE_HOURS}::float8 THEN 'scheduled'
  END`
}

const maintenance = (hours: SQL): SQL =>
  sql`CASE WHEN active_traits > 0 AND (last_reflected_at IS NULL OR ${hours} >= ${SCHEDULE_HOURS}::float8) THEN 'maintenance' END`

/** The trigger's value, given its type. */
export const triggerValueSql = (now: Date): SQL =>
  sql`CASE trigger_type WHEN 'importance' THEN importance
      WHEN 'scheduled' THEN (extract(epoch FROM ${at(now)} - last_reflected_at) / 3600.0)::float8 END`

export interface DueUser {
  readonly subject_id: number
  readonly tenant_id: string
  readonly user_id: string
}

const DUE_AT_ONCE = 1_000

/**
 * For the reflection sweep, over all tenants: users not reflected for 24 hours (or never) who have something unreflected or an active
 * trait, and are not waiting after a failure. In pages, by inside id: give the last one's to get the next page.
 */
export function dueUsers(now: Date, after = 0, limit = DUE_AT_ONCE): Statement<DueUser[]> {
  const dayAgo = at(new Date(now.getTime() - SCHEDULE_HOURS * 3_600_000))
  return statement<DueUser>(
    sql`SELECT s.id AS subject_id, s.tenant_id, s.external_id AS user_id FROM subjects s
        WHERE s.kind = 'user' AND s.erased_at IS NULL AND s.id > ${after}::bigint
          AND (s.last_reflected_at IS NULL OR s.last_reflected_at <= ${dayAgo})
          AND (s.reflect_retry_at IS NULL OR s.reflect_retry_at <= ${at(now)})
          AND (EXISTS (SELECT FROM memories m WHERE m.subject_id = s.id AND ${isUnreflected(now)})
            OR EXISTS (SELECT FROM memories m WHERE m.subject_id = s.id AND ${isActiveTrait}))
        ORDER BY s.id LIMIT ${limit}::int`,
  )
}

/** One message a user; two sweeps of one hour make the same one. */
export function sweepMessages(users: readonly DueUser[], now: Date): Message[] {
  const hour = now.toISOString().slice(0, 13)
  return users.map(({ tenant_id, subject_id, user_id }) => ({
    kind: 'reflect',
    tenant_id,
    user_id,
    trigger: 'sweep',
    deduplication_id: `reflect-${subject_id}-${hour}`,
  }))
}

import { type SQL, sql } from 'drizzle-orm'
import { float, moment } from '../../../../db/sql.ts'
import type { NotTriggered, TriggerType } from '../schemas.ts'
import type { SubjectState } from './rows.ts'

/**
 * Why a reflection is asked for. `check` is a plain question or call; `sweep` also takes users who only have
 * traits to look after.
 */
export type Occasion = 'check' | 'force' | 'session_end' | 'continuation' | 'sweep'

export interface Triggered {
  readonly type: TriggerType
  /** The sum of importance, or hours. */
  readonly value: number | null
}

export type Decision = { readonly triggered: Triggered } | { readonly reason: NotTriggered }

const HOUR_MS = 3_600_000
export const IMPORTANCE_THRESHOLD = 30
export const SCHEDULE_HOURS = 24
const JUST_SECONDS = 60

/** The rule: who is at it, then back-off, then the triggers in their order. In SQL: `triggerSql`. */
export function decide(state: SubjectState, occasion: Occasion, now: Date): Decision {
  if (state.lease_until && state.lease_until > now) return { reason: 'in_progress' }
  if (occasion === 'force') return { triggered: { type: 'force', value: null } }
  if (state.retry_at && state.retry_at > now) return { reason: 'backing_off' }
  if (state.unreflected === 0) return withoutNews(state, occasion, now)
  if (occasion === 'session_end' || occasion === 'continuation')
    return { triggered: { type: occasion, value: null } }
  return withNews(state, now)
}

function withoutNews(state: SubjectState, occasion: Occasion, now: Date): Decision {
  const hours = hoursSince(state.last_reflected_at, now)
  if (hours !== null && hours * 3600 < JUST_SECONDS) return { reason: 'just_reflected' }
  if (occasion === 'session_end') return { triggered: { type: 'session_end', value: null } }
  const due = hours === null || hours >= SCHEDULE_HOURS
  if (occasion === 'sweep' && due && state.active_traits > 0)
    return { triggered: { type: 'maintenance', value: null } }
  return { reason: 'nothing_new' }
}

function withNews(state: SubjectState, now: Date): Decision {
  const hours = hoursSince(state.last_reflected_at, now)
  if (hours === null) return { triggered: { type: 'first', value: null } }
  if (state.importance >= IMPORTANCE_THRESHOLD)
    return { triggered: { type: 'importance', value: state.importance } }
  if (hours >= SCHEDULE_HOURS) return { triggered: { type: 'scheduled', value: hours } }
  return { reason: 'not_due' }
}

const hoursSince = (then: Date | null, now: Date): number | null =>
  then ? (now.getTime() - then.getTime()) / HOUR_MS : null

/**
 * `decide` once more, for the statement that takes the lease: over columns of `stateOf`, the trigger's type,
 * or null. A test holds the two together over every combination of states.
 */
export function triggerSql(occasion: Occasion, now: Date): SQL {
  const hours = hoursSql(now)
  const named =
    occasion === 'session_end' || occasion === 'continuation' ? sql`${occasion}::text` : sql`NULL::text`
  return sql`CASE
        WHEN lease_until > ${moment(now)} THEN NULL
        WHEN ${occasion === 'force'}::boolean THEN 'force'
        WHEN retry_at > ${moment(now)} THEN NULL
        WHEN unreflected = 0 AND ${hours} < ${float(JUST_SECONDS)} / 3600 THEN NULL
        WHEN unreflected = 0 THEN ${withoutNewsSql(occasion, now)}
        WHEN ${named} IS NOT NULL THEN ${named}
        WHEN last_reflected_at IS NULL THEN 'first'
        WHEN importance >= ${float(IMPORTANCE_THRESHOLD)} THEN 'importance'
        WHEN ${hours} >= ${float(SCHEDULE_HOURS)} THEN 'scheduled'
      END`
}

function withoutNewsSql(occasion: Occasion, now: Date): SQL {
  if (occasion === 'session_end') return sql`'session_end'`
  if (occasion !== 'sweep') return sql`NULL::text`
  return sql`CASE
          WHEN active_traits > 0
            AND (last_reflected_at IS NULL OR ${hoursSql(now)} >= ${float(SCHEDULE_HOURS)})
          THEN 'maintenance'
        END`
}

/** The trigger's value, given its type. */
export const triggerValueSql = (now: Date): SQL =>
  sql`CASE trigger_type
        WHEN 'importance' THEN importance
        WHEN 'scheduled' THEN ${hoursSql(now)}::float8
      END`

const hoursSql = (now: Date): SQL => sql`(extract(epoch FROM ${moment(now)} - last_reflected_at) / 3600.0)`

const FIRST_WAIT = 10 * 60_000
const LONGEST_WAIT = 12 * HOUR_MS

/** When the next unforced try is due: 10 min · 2^(failures in a row − 1), at most 12 h. */
export function retryAt(failures: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)))
}

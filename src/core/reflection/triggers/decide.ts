import type { NotTriggered, TriggerType } from '../schemas.ts'

/** Why a reflection is asked for. `check` is a plain question or call; `sweep` also takes users who only have traits to look after. */
export type Occasion = 'check' | 'force' | 'session_end' | 'continuation' | 'sweep'

/** What triggers are decided from: one row of one read. */
export interface SubjectState {
  readonly last_reflected_at: Date | null
  readonly lease_until: Date | null
  readonly retry_at: Date | null
  /** Unreflected memories, and the sum of their importance. */
  readonly unreflected: number
  readonly importance: number
  readonly active_traits: number
}

export interface Triggered {
  readonly type: TriggerType
  /** The sum of importance, or hours. */
  readonly value: number | null
}

export type Decision = { readonly triggered: Triggered } | { readonly reason: NotTriggered }

const HOUR = 3_600_000
export const IMPORTANCE_THRESHOLD = 30
export const SCHEDULE_HOURS = 24
export const JUST_SECONDS = 60

/** Page 05, "When": who is at it, then back-off, then the triggers in their order. */
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

const hoursSince = (moment: Date | null, now: Date): number | null =>
  moment ? (now.getTime() - moment.getTime()) / HOUR : null

const FIRST_WAIT = 10 * 60_000
const LONGEST_WAIT = 12 * HOUR

/** 10 min · 2^(failures in a row − 1), at most 12 h. */
export function retryAt(failures: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)))
}

import { byClock } from '../../text/moments.ts'
import type { Memory } from '../schemas.ts'

const DAY_MS = 86_400_000

/** A line of a prompt's data. */
export interface Line {
  /** A memory, a turn or a relation; null for what has no id. */
  readonly kind: 'm' | 't' | 'r' | null
  /** Date, speaker and marks, behind the short id. */
  readonly head: string
  /** The words, made harmless; what may be cut. */
  readonly body: string
  /** What is compared. */
  readonly text: string
  /** Of the memory or turn; null for what has none. */
  readonly id: string | null
}

type Said = Pick<
  Memory,
  | 'modality'
  | 'requires_confirmation'
  | 'forget_policy'
  | 'last_stated_at'
  | 'verified_at'
  | 'valid_at'
  | 'created_at'
  | 'time'
>

/** What a line is dated by. */
interface SaidOptions {
  /** Of the clock by which its days are meant; UTC unless said. */
  readonly minutes_east?: number | undefined
  readonly half_life_days: number
  readonly now: Date
}

const MOMENT = /T.*(?:Z|[+-]\d\d:?\d\d)$/iu

/** The day of a moment by such a clock; of a day or time without an offset its own. */
export const dayBy = (iso: string, minutesEast = 0): string =>
  minutesEast !== 0 && MOMENT.test(iso)
    ? byClock(new Date(iso), minutesEast).toISOString().slice(0, 10)
    : iso.slice(0, 10)

/** When something is due: the day, and by a known clock the time where it is not that day's beginning. */
export function dueBy(due: string, minutesEast = 0): string {
  const [day, time] = byClock(new Date(due), minutesEast).toISOString().slice(0, 16).split('T')
  return minutesEast === 0 || time === '00:00' ? day! : `${day} ${time}`
}

/**
 * What a line says of a memory beside its words: since when, when somebody last stood by it if that is long
 * ago, and marks such as `[planned] `, each with a blank behind it.
 */
export const asSaid = (memory: Said, { minutes_east, half_life_days, now }: SaidOptions) => {
  const last = lastSaid(memory, half_life_days, now, minutes_east)
  return {
    dates: [
      dayBy(memory.valid_at ?? memory.created_at, minutes_east),
      ...(memory.time?.kind === 'planned_for' ? [`for ${dayBy(memory.time.at, minutes_east)}`] : []),
      ...(last ? [`last said ${last}`] : []),
    ],
    marks: marksOf(memory),
  }
}

/** Nothing for what is plainly stated. */
export const marksOf = (said: Pick<Said, 'modality' | 'requires_confirmation'>): string =>
  (said.requires_confirmation ? '[pending] ' : '') + (said.modality === 'stated' ? '' : `[${said.modality}] `)

/**
 * The day on which somebody last stood by what holds until changed, once the half-life of that has passed;
 * null for everything else.
 */
export function lastSaid(
  {
    forget_policy,
    last_stated_at,
    verified_at,
  }: Pick<Said, 'forget_policy' | 'last_stated_at' | 'verified_at'>,
  halfLifeDays: number,
  now: Date,
  minutesEast = 0,
): string | null {
  const moments = [last_stated_at, verified_at].filter((at) => at !== null).map((at) => Date.parse(at))
  if (forget_policy !== 'until_changed' || moments.length === 0) return null
  const last = Math.max(...moments)
  return last <= now.getTime() - halfLifeDays * DAY_MS
    ? byClock(new Date(last), minutesEast).toISOString().slice(0, 10)
    : null
}

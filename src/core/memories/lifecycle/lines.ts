import type { Memory } from '../schemas.ts'

const DAY = 86_400_000

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

/**
 * What a line says of a memory beside its words: since when, when somebody last stood by it if that is long
 * ago, and marks such as `[planned] `, each with a blank behind it.
 */
export const asSaid = (memory: Said, halfLifeDays: number, now: Date) => {
  const last = lastSaid(memory, halfLifeDays, now)
  return {
    dates: [
      (memory.valid_at ?? memory.created_at).slice(0, 10),
      ...(memory.time?.kind === 'planned_for' ? [`for ${memory.time.at.slice(0, 10)}`] : []),
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
): string | null {
  const moments = [last_stated_at, verified_at].filter((at) => at !== null).map((at) => Date.parse(at))
  if (forget_policy !== 'until_changed' || moments.length === 0) return null
  const last = Math.max(...moments)
  return last <= now.getTime() - halfLifeDays * DAY ? new Date(last).toISOString().slice(0, 10) : null
}

import type { Memory } from '../schemas.ts'

const DAY = 86_400_000

/** What a line of a prompt says of a statement beside its words. */
export type AsSaid = Pick<
  Memory,
  'modality' | 'requires_confirmation' | 'forget_policy' | 'last_stated_at' | 'verified_at'
>

/** Marks before the words, each with a blank behind it: `[planned] `; nothing for what is plainly stated. */
export const marksOf = ({
  modality,
  requires_confirmation,
}: Pick<AsSaid, 'modality' | 'requires_confirmation'>): string =>
  (requires_confirmation ? '[pending] ' : '') + (modality === 'stated' ? '' : `[${modality}] `)

/**
 * The day on which somebody last stood by what holds until changed, once the half-life of that has passed;
 * null for everything else.
 */
export function lastSaid(
  { forget_policy, last_stated_at, verified_at }: Omit<AsSaid, 'modality' | 'requires_confirmation'>,
  halfLifeDays: number,
  now: Date,
): string | null {
  if (forget_policy !== 'until_changed') return null
  const moments = [last_stated_at, verified_at].filter((at) => at !== null).map((at) => Date.parse(at))
  const last = Math.max(...moments)
  const isStale = moments.length > 0 && last <= now.getTime() - halfLifeDays * DAY
  return isStale ? new Date(last).toISOString().slice(0, 10) : null
}

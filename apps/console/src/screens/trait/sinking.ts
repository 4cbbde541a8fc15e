import type { Curve } from '../../api/person/traits.ts'
import type { Note } from '../../charts/steps.tsx'
import type { Format } from '../../i18n/format.ts'

const DAY_MS = 86_400_000

/** What is left of a number after days of silence: docs/design/reflection.md, "Fading". */
export const fadedBy = (value: number, lambda: number, days: number): number =>
  value * Math.exp(-lambda * days)

/** When the number falls below a line. */
export interface Sink {
  readonly level: number
  readonly at: string
}

/** When silence takes it below each of the stages that it has reached, the first to come first. */
export function sinksOf({ points, lambda, forecast, stages }: Curve): readonly Sink[] {
  const last = points.at(-1)
  if (!last || !lambda || !forecast) return []
  const daysTo = (level: number) => Math.log(last.value / level) / lambda
  return stages
    .filter((level) => level <= last.value)
    .toSorted((one, other) => other - one)
    .map((level) => ({ level, at: new Date(Date.parse(last.at) + daysTo(level) * DAY_MS).toISOString() }))
}

/** What is said at the end of the dashed line. */
export function notesOn(
  ahead: readonly { readonly at: string; readonly value: number }[],
  next: Sink | undefined,
  below: (level: string, day: string) => string,
  { number, day }: Format,
): readonly Note[] {
  const end = ahead.at(-1)
  return end && next ? [{ ...end, text: below(number(next.level), day(next.at)) }] : []
}

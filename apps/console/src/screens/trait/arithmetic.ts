import type { CurveEvent } from '../../api/person/traits.ts'

/** How much of what is left each grade of evidence adds: docs/design/reflection.md. */
const GAIN: Readonly<Record<string, number>> = { A: 0.25, B: 0.2, C: 0.15, D: 0.05 }
/** What one contradicting memory takes, and what several, or a strong one, take. */
const LOSSES = [0.2, 0.4] as const
const CLOSE = 5e-5

const short = (value: number): string => String(Number(value.toFixed(4)))

/** How the number after an event was made of the one before, in words; null where no formula made it. */
export function arithmeticOf({ event, before, after, grade }: CurveEvent): string | null {
  if (before === null || after === null) return null
  if (event === 'reinforced') return gain(before, after, grade)
  if (event === 'contradicted') return loss(before, after)
  return null
}

function gain(before: number, after: number, grade: string | null): string | null {
  const factor = grade === null ? undefined : GAIN[grade]
  if (factor === undefined || Math.abs(before + (1 - before) * factor - after) > CLOSE) return null
  return `${short(before)} + (1 − ${short(before)}) · ${factor} = ${short(after)}`
}

function loss(before: number, after: number): string | null {
  const factor = LOSSES.find((one) => Math.abs(before * (1 - one) - after) < CLOSE)
  return factor === undefined ? null : `${short(before)} · (1 − ${factor}) = ${short(after)}`
}

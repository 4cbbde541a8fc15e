import type { CurveEvent } from '../../api/person/traits.ts'

/** How much of what is left each grade of evidence adds: docs/design/reflection.md. */
const GAIN: Readonly<Record<string, number>> = { A: 0.25, B: 0.2, C: 0.15, D: 0.05 }
/** What several contradicting memories, or a strong one, take, and what a single one takes. */
const LOSSES = [0.4, 0.2] as const
const CLOSE = 5e-5

const short = (value: number): string => String(Number(value.toFixed(4)))

export interface Arithmetic {
  /** Such as `0.4 + (1 − 0.4) · 0.15 = 0.49`. */
  readonly formula: string
  /** To what the number before had faded by then; null where that is not seen in four digits. */
  readonly faded: string | null
}

/**
 * How the number after an event was made of the one before, in words; null where no formula made it.
 * @param least to what the one before may have faded since the last event
 */
export function arithmeticOf(
  { event, before, after, grade }: CurveEvent,
  least: number = before ?? 0,
): Arithmetic | null {
  if (before === null || after === null) return null
  const told = (from: number, formula: string): Arithmetic | null => {
    if (from > before + CLOSE || from < least - CLOSE) return null
    return { formula, faded: short(from) === short(before) ? null : short(from) }
  }
  if (event === 'reinforced') {
    const factor = grade === null ? undefined : GAIN[grade]
    if (factor === undefined) return null
    const from = (after - factor) / (1 - factor)
    return told(from, `${short(from)} + (1 − ${short(from)}) · ${factor} = ${short(after)}`)
  }
  if (event !== 'contradicted') return null
  for (const factor of LOSSES) {
    const from = after / (1 - factor)
    const found = told(from, `${short(from)} · (1 − ${factor}) = ${short(after)}`)
    if (found) return found
  }
  return null
}

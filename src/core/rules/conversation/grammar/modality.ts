import { simplified } from '../../../text/reading/simplified.ts'
import { sideOf } from '../dates/calendar.ts'
import { comingDay } from '../dates/coming.ts'
import { datesIn } from '../dates/dates.ts'
import { afterAWhile, hourOn, nextHour } from '../dates/hours.ts'
import { patternNamed } from '../named-patterns.ts'
import { isDenied } from './denial.ts'
import { HAN_SOON, SOON } from './loose.ts'

/** What a sentence is beside a plain statement. */
export interface Modality {
  readonly modality?: 'planned' | 'wished' | 'reported' | 'denied'
  /** ISO 8601, the day of a task; and its hour where a turn with a clock of its own says one. */
  readonly due_at?: string
}

const PLANNED = patternNamed('modality_planned')
const WISHED = patternNamed('modality_wished')
/** What somebody else says, thinks or told; not what the person says, nor how somebody speaks. */
const REPORTED = patternNamed('modality_reported')

/** Whether a sentence tells what others said. */
export const isReported = (core: string): boolean => REPORTED.test(core)

/**
 * A plan, a wish, hearsay or what is not so, and of a task the day that it names.
 * @param hasClock whether the turn's own clock is known: without it an hour of theirs may be any
 */
export function modalityOf(told: string, isTask: boolean, said: Date, hasClock = false): Modality {
  const core = simplified(told)
  const due = isTask ? dueIn(core, said, hasClock) : null
  const main = core.replace(/\b(?:because|cause|cuz|so that)\b.*$/isu, '')
  const modality = isReported(core)
    ? 'reported'
    : WISHED.test(main)
      ? 'wished'
      : PLANNED.test(main) ||
          (SOON.test(main) && sideOf(main) !== 'before') ||
          (HAN_SOON.test(main) && !/[了过]/u.test(main))
        ? 'planned'
        : isDenied(core)
          ? 'denied'
          : undefined
  return { ...(modality && { modality }), ...(due && { due_at: due }) }
}

/** The first day that is named from the turn's own on. */
function dueIn(core: string, said: Date, hasClock: boolean): string | null {
  const soon = afterAWhile(core, said)
  if (soon !== null) return soon
  const today = said.toISOString().slice(0, 10)
  const days = datesIn(core, said).map(({ label }) => label)
  const named = days.find((label) => label.length === today.length && label >= today)
  const coming = named === undefined && days.length === 0 ? comingDay(core, new Date(today)) : null
  const day = named ?? coming?.toISOString().slice(0, 10) ?? null
  if (!hasClock) return day
  if (day === null) return days.length === 0 ? nextHour(core, said) : null
  const hour = hourOn(core)
  return hour === null ? day : `${day}T${hour}`
}

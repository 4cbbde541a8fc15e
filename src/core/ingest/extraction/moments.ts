import { byClock, isKeepable } from '../../text/moments.ts'

const DATE =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?)?)?$/i

/**
 * A model's `valid_at`: an ISO 8601 date (year, month or day) or date with time; by a clock so many minutes
 * east of UTC unless it says otherwise. Undefined for anything else.
 */
export function momentOf(text: string, minutesEast = 0): Date | undefined {
  const found = DATE.exec(text.trim())
  if (!found) return undefined
  const [, year, month = '01', day = '01', time = '00:00', zone] = found
  const given = new Date(`${year}-${month}-${day}T${time}${zone?.toUpperCase() ?? 'Z'}`)
  const moment = zone === undefined ? byClock(given, -minutesEast) : given
  if (
    Number.isNaN(moment.getTime()) ||
    !isDay(Number(year), Number(month), Number(day)) ||
    !isKeepable(moment)
  )
    return undefined
  return moment
}

/** The thirtieth of February is none, although `Date` takes it. */
const isDay = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()

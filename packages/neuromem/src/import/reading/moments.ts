import { ImportError } from '../errors.ts'

/**
 * Reads the times of an export. Answers are ISO 8601 in UTC with milliseconds, or null for what is no time.
 */
export interface Moments {
  /** A moment: a day is its beginning. */
  at(value: unknown): string | null
  /** The end of something: a day is its last second. */
  endOf(value: unknown): string | null
}

const ISO = new RegExp(
  String.raw`^([+-]?\d{4,6})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s?(Z|` +
    String.raw`UTC|GMT|[+-]\d\d(?::?\d\d)?)?)?$`,
  'i',
)
const NUMBER = /^\d{9,19}(?:\.\d+)?$/
const WITH_ZONE = /(?:GMT|UTC|[+-]\d{4})\s*$/
const LONGEST = 64

const MINUTE_MS = 60_000
const LAST_SECOND = 86_399_000

/** Of a day, where a moment says no more than that. */
type Side = 'beginning' | 'end'

/** @param timeZone of times that name no zone: an IANA name, or an offset such as `+08:00` */
export function momentsIn(timeZone = 'UTC'): Moments {
  const offsetAt = offsetsOf(timeZone)
  const read = (value: unknown, side: Side): string | null => {
    if (typeof value === 'number') return iso(ofEpoch(value))
    if (typeof value !== 'string' || value.length > LONGEST) return null
    const text = value.trim()
    if (NUMBER.test(text)) return iso(ofEpoch(Number(text)))
    const parts = ISO.exec(text)
    if (parts) return iso(ofParts(parts, offsetAt, side))
    return iso(WITH_ZONE.test(text) ? Date.parse(text) : Number.NaN)
  }
  return { at: (value) => read(value, 'beginning'), endOf: (value) => read(value, 'end') }
}

/**
 * Seconds, milliseconds, micro- or nanoseconds since 1970, told apart by size. Zero is how exports say
 * "none".
 */
function ofEpoch(value: number): number {
  if (!(value > 0)) return Number.NaN
  return Math.round(value * millisecondsIn(value))
}

/** Milliseconds of the unit that a time of this size is counted in. */
function millisecondsIn(value: number): number {
  if (value < 1e11) return 1_000
  if (value < 1e14) return 1
  return value < 1e17 ? 1e-3 : 1e-6
}

function ofParts(parts: RegExpExecArray, offsetAt: (local: number) => number, side: Side): number {
  const numbers = parts.slice(1, 7).map((part) => Number(part ?? 0))
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = numbers
  const milliseconds = Number((parts[7] ?? '').padEnd(3, '0').slice(0, 3))
  const local = new Date(0)
  local.setUTCFullYear(year, month - 1, day)
  if (local.getUTCMonth() !== month - 1 || local.getUTCDate() !== day) return Number.NaN
  if (hour > 24 || minute > 59 || second > 60) return Number.NaN
  local.setUTCHours(hour, minute, second, milliseconds)
  const isDay = parts[4] === undefined
  const time = local.getTime() + (isDay && side === 'end' ? LAST_SECOND : 0)
  const zone = parts[8]
  return time - (zone === undefined ? offsetAt(time) : offsetOf(zone))
}

/** Milliseconds east of Greenwich of `Z`, `UTC`, `+08`, `+0800`, `-03:30`. */
function offsetOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? []
  if (sign === undefined) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0)) * MINUTE_MS
}

/** How far the zone is east of Greenwich at a local time; in the hour that a clock skips, as before it. */
function offsetsOf(timeZone: string): (local: number) => number {
  if (/^(UTC|GMT|Z)$/i.test(timeZone)) return () => 0
  if (/^[+-]\d\d:?\d\d$/.test(timeZone)) return () => offsetOf(timeZone)
  const format = formatOf(timeZone)
  const offset = (instant: number): number => {
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
    const { year, month, day, hour, minute, second } = parts
    return Date.parse(`${year?.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}Z`) - instant
  }
  return (local) => {
    const whole = Math.floor(local / 1_000) * 1_000
    const guess = offset(whole)
    return offset(whole - guess)
  }
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const two = '2-digit'
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: two,
      day: two,
      hour: two,
      minute: two,
      second: two,
    })
  } catch (cause) {
    throw new ImportError('invalid', `timeZone: there is no time zone ${timeZone}`, { cause })
  }
}

/** The service keeps the years 1 to 9999. */
function iso(time: number): string | null {
  if (!Number.isFinite(time)) return null
  const date = new Date(time)
  const year = date.getUTCFullYear()
  return year >= 1 && year <= 9_999 ? date.toISOString() : null
}

const DAY_MINUTES = 1_440

/**
 * A moment of ours (ISO 8601 in UTC with milliseconds) as a clock so many minutes east of UTC shows it; at 0,
 * and where that year cannot be written, as it is.
 */
export function withOffset(moment: string, minutesEast: number): string {
  const minutes = Math.round(minutesEast)
  const isClock = minutes !== 0 && Math.abs(minutes) < DAY_MINUTES
  const shown = isClock ? iso(Date.parse(moment) + minutes * MINUTE_MS) : null
  if (shown === null) return moment
  const two = (value: number): string => String(Math.trunc(value)).padStart(2, '0')
  const [hours, rest] = [two(Math.abs(minutes) / 60), two(Math.abs(minutes) % 60)]
  return `${shown.slice(0, -1)}${minutes < 0 ? '-' : '+'}${hours}:${rest}`
}

import * as z from 'zod'

/**
 * Postgres and ISO 8601 with four digits agree on the years 1 to 9999, in UTC; before and after, one of them
 * cannot say it.
 */
export const isKeepable = (moment: Date): boolean =>
  moment.getUTCFullYear() >= 1 && moment.getUTCFullYear() <= 9_999

const MINUTE_MS = 60_000

/** A moment by a clock so many minutes east of UTC: its UTC fields are what that clock shows. */
export function byClock(moment: Date, minutesEast = 0): Date {
  const shown = new Date(moment.getTime() + minutesEast * MINUTE_MS)
  return isKeepable(shown) ? shown : moment
}

const OFFSET = /([+-])(\d\d):(\d\d)$/u

/** Minutes east of UTC by which a time in ISO 8601 was given; 0 where it says none, or where that year cannot be written. */
export function minutesEastOf(iso: string): number {
  const [, sign, hours, minutes] = OFFSET.exec(iso) ?? []
  const east = sign === undefined ? 0 : (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  return byClock(new Date(iso), east).getTime() === new Date(iso).getTime() ? 0 : east
}

/** A moment as its clock shows it, with milliseconds: `2026-03-22T07:53:00.000+08:00`, at 0 with `Z`. */
export function isoByClock(moment: Date, minutesEast = 0): string {
  const shown = byClock(moment, minutesEast)
  if (shown.getTime() === moment.getTime()) return moment.toISOString()
  const [hours, minutes] = [Math.trunc(Math.abs(minutesEast) / 60), Math.abs(minutesEast) % 60]
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${shown.toISOString().slice(0, -1)}${minutesEast < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`
}

/** What the clock shows in such a text, in the UTC fields of a date. */
export const clockOf = (iso: string): Date => byClock(new Date(iso), minutesEastOf(iso))

const RANGE = 'must be in the years 1 to 9999'
const keepable = (text: string): boolean => isKeepable(new Date(text))

const NO_OFFSET = 'needs an offset, such as 2026-05-04T08:00:00Z or +08:00'
const NO_MOMENT = 'must be ISO 8601, such as 2026-05-04T08:00:00Z'
const Local = z.iso.datetime({ local: true })

/** A missing moment is like any other missing field. */
const faultOf = ({ input }: { readonly input?: unknown }): string | undefined => {
  if (input === undefined) return undefined
  return Local.safeParse(input).success ? NO_OFFSET : NO_MOMENT
}

/** A moment that the application gives: ISO 8601 with an offset. */
export const GivenMoment = z.iso
  .datetime({ offset: true, abort: true, error: faultOf })
  .refine(keepable, RANGE)

/** Postgres reads no moment of more than 128 characters. */
const LONGEST = 40

/** A moment as we write it ourselves, come back to us: in a cursor, in an export. */
export const OwnMoment = z.iso.datetime({ abort: true, error: faultOf }).max(LONGEST).refine(keepable, RANGE)

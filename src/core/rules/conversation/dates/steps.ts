import { calendar, type Side, type Unit } from './calendar.ts'

const DAY_MS = 86_400_000
/** Days are midnights UTC; of a month or a year its first. */
export const plus = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY_MS)

/** The first of the month, `count` months later; UTC. */
export const months = (day: Date, count: number): Date =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + count, 1))

/** The first of January, `count` years later; UTC. */
export const years = (day: Date, count: number): Date =>
  new Date(Date.UTC(day.getUTCFullYear() + count, 0, 1))
/** Monday of the week, so many weeks on. */
export const week = (day: Date, count: number): Date => plus(day, -((day.getUTCDay() + 6) % 7) + 7 * count)

export const NUMBERS: Readonly<Record<string, number>> = {
  ...{
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
  },
  ...{ 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10, 半: 6, 日: 7, 天: 7 },
}

/** A number in digits, English words or Chinese characters; 1 for anything else. */
export const numberOf = (text: string): number => {
  if (/^\d+$/u.test(text)) return Number(text)
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', undefined]
  if (ones !== undefined) return (tens ? (NUMBERS[tens] ?? 1) : 1) * 10 + (ones ? (NUMBERS[ones] ?? 0) : 0)
  return NUMBERS[text.toLowerCase()] ?? 1
}

/** So many units from today: a day, or the first of a month or year; and how exact it is. */
export function shifted(today: Date, count: number, unit: string): readonly [Date, Unit] {
  if (/year|年/u.test(unit)) return [years(today, count), 'year']
  if (/month|月/u.test(unit)) return [months(today, count), 'month']
  return [plus(today, count * (/week|周|星期|礼拜/u.test(unit) ? 7 : 1)), 'day']
}

export const STEP: Readonly<Record<string, number>> = {
  last: -1,
  this: 0,
  next: 1,
  上上: -2,
  上: -1,
  这: 0,
  本: 0,
  下: 1,
  下下: 2,
}

/** The first day of the week, month or year that is so many from this one; and how exact it is. */
export function stepped(today: Date, step: number, unit: string): readonly [Date, Unit] {
  if (unit === 'year') return [years(today, step), 'year']
  return unit === 'month' ? [months(today, step), 'month'] : [week(today, step), 'day']
}

export const lastOfMonth = (day: Date): Date =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0))
export const lastOfYear = (day: Date): Date => new Date(Date.UTC(day.getUTCFullYear(), 11, 31))

/** The last day of a month by its number, in the year of its side. */
export function endOf(today: Date, month: number, side: Side): readonly [Date, Unit] | null {
  const [within] = calendar(today, undefined, month, 28, side) ?? []
  return within ? [lastOfMonth(within), 'day'] : null
}

/** The last day of the week, month or year that begins then. */
export const endIn = (first: Date, unit: string): Date =>
  /week/iu.test(unit) ? plus(first, 6) : /month/iu.test(unit) ? lastOfMonth(first) : lastOfYear(first)

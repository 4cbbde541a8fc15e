import { now } from './clock.ts'
import { type Language, useLanguage } from './language.ts'
import { useUtc } from './zone.ts'

const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/**
 * Numbers and moments as the reader's language writes them.
 * @param isUtc moments in UTC, else in the reader's zone
 */
export function formatOf(language: Language, isUtc = false) {
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB'
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const relative = new Intl.RelativeTimeFormat(locale, { style: 'short' })
  const justNow = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second')
  const zone = isUtc ? { timeZone: 'UTC' } : {}
  const exact = new Intl.DateTimeFormat(locale, { ...zone, dateStyle: 'medium', timeStyle: 'long' })
  const short = new Intl.DateTimeFormat(locale, {
    ...zone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  const day = new Intl.DateTimeFormat(locale, { ...zone, day: 'numeric', month: 'short', year: 'numeric' })
  return {
    number: (value: number) => plain.format(value),
    percent: (value: number) => percent.format(value),
    /** A length of time, in the largest unit that it fills. */
    duration(seconds: number): string {
      const [unit, size] = STEPS.slice(3).find(([, length]) => seconds >= length) ?? ['second', 1]
      const value = Math.round((seconds / size) * 10) / 10
      return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
    },
    /** Such as "2 hr ago". */
    ago(moment: string, from = now()): string {
      const seconds = (Date.parse(moment) - from) / 1_000
      const [unit, size] = STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1]
      const count = Math.trunc(seconds / size)
      return count === 0 ? justNow : relative.format(count, unit)
    },
    exact: (moment: string) => `${exact.format(new Date(moment))} · ${moment}`,
    time: (moment: string) => short.format(new Date(moment)),
    day: (moment: string) => day.format(new Date(moment)),
  }
}

/** A number that is written already, with its sign. */
export const signed = (written: string): string =>
  written.startsWith('-') ? `−${written.slice(1)}` : `+${written}`

export type Format = ReturnType<typeof formatOf>

/** What formats is dear to make, and wanted in every cell of a table: it is made once. */
const made = new Map<string, Format>()

export function useFormat(): Format {
  const language = useLanguage()
  const isUtc = useUtc()
  const name = `${language} ${isUtc}`
  const format = made.get(name) ?? formatOf(language, isUtc)
  made.set(name, format)
  return format
}

import { simplified } from '../../../text/reading/simplified.ts'
import { HAN_SOON } from '../grammar/loose.ts'
import { calendar, isYearly, type Side, sideOf, sidesIn, type Unit } from './calendar.ts'
import {
  endIn,
  endOf,
  lastOfMonth,
  lastOfYear,
  months,
  NUMBERS,
  numberOf,
  plus,
  STEP,
  shifted,
  stepped,
  week,
  years,
} from './steps.ts'

/** A point in time that a sentence names, counted from the time of its turn. */
export interface NamedDate {
  readonly index: number
  readonly text: string
  /** Midnight UTC at its beginning. */
  readonly date: Date
  /** As it is written beside the words: a day, a month or a year. */
  readonly label: string
}

type Rule = readonly [
  RegExp,
  (found: RegExpMatchArray, today: Date, side: Side) => readonly [Date, Unit] | null,
]

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|' +
  'oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const WEEKDAY = '(monday|tuesday|wednesday|thursday|friday|saturday|sunday)'
const COUNT = '(\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten)'
const ZH_NUMBER = '((?<!\\d)\\d{1,2}|(?<![一二三四五六七八九十])[一二三四五六七八九十]{1,3})'
const HAN_COUNT = '((?<!\\d)\\d+|[一二两三四五六七八九十]{1,3})'

const ZH_DAYS: Readonly<Record<string, number>> = { 大前: -3, 前: -2, 昨: -1, 明: 1, 后: 2, 大后: 3 }
const ZH_YEARS: Readonly<Record<string, number>> = { 前: -2, 去: -1, 明: 1, 后: 2 }
const FEASTS: Readonly<Record<string, readonly [number, number]>> = {
  五一: [5, 1],
  十一: [10, 1],
  国庆: [10, 1],
  元旦: [1, 1],
  圣诞: [12, 25],
}

/** In any language. */
const OF_ALL: readonly Rule[] = [
  [
    /(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?/giu,
    ([, y, m, d], t, side) => calendar(t, y, Number(m), Number(d), side),
  ],
]

const CHINESE: readonly Rule[] = [
  [
    /(\d{4})年(\d{1,2})月(\d{1,2})[日号]/gu,
    ([, y, m, d], t, side) => calendar(t, y, Number(m), Number(d), side),
  ],
  [
    new RegExp(`([前去今明后])年${ZH_NUMBER}月(?:${ZH_NUMBER}[日号]|(?:份)?([底末]))?`, 'gu'),
    ([, year, m, d, end], t) => {
      const month = months(years(t, ZH_YEARS[year!] ?? 0), numberOf(m!) - 1)
      if (end) return [lastOfMonth(month), 'day']
      return d ? [plus(month, numberOf(d) - 1), 'day'] : [month, 'month']
    },
  ],
  [/(\d{4})年(\d{1,2})月/gu, ([, y, m]) => [new Date(Date.UTC(Number(y), Number(m) - 1, 1)), 'month']],
  [
    new RegExp(`${ZH_NUMBER}月${ZH_NUMBER}[日号]`, 'gu'),
    ([, m, d], t, side) => calendar(t, undefined, numberOf(m!), numberOf(d!), side),
  ],
  [
    new RegExp(`(上|这|本|下)个?月${ZH_NUMBER}[日号]`, 'gu'),
    ([, step, d], t) => {
      const month = months(t, STEP[step!]!)
      return calendar(t, String(month.getUTCFullYear()), month.getUTCMonth() + 1, numberOf(d!), 'nearest')
    },
  ],
  [/(大前|前|昨|明|大后|后)(?:天|晚|早|夜)/gu, ([, name], t) => [plus(t, ZH_DAYS[name!]!), 'day']],
  [
    /(上上|上|这|本|下下|下)个?(?:周|星期|礼拜)末/gu,
    ([, step], t) => [plus(week(t, STEP[step!]!), 5), 'day'],
  ],
  [
    /(上上|上|这|本|下下|下)个?(?:周|星期|礼拜)([一二三四五六日天])(?!共|起|直|定|样|些|般|下)/gu,
    ([, step, day], t) => [plus(week(t, STEP[step!]!), NUMBERS[day!]! - 1), 'day'],
  ],
  [
    /(上上|上|下下|下)个?(?:周|星期|礼拜)(?![一二三四五六日天末])/gu,
    ([, step], t) => [week(t, STEP[step!]!), 'day'],
  ],
  [
    /(?<![个\d一二三四五六七八九十])(?:(上|这|本|下)个?)?月[底末]/gu,
    ([, step = '这'], t) => [lastOfMonth(months(t, STEP[step]!)), 'day'],
  ],
  [new RegExp(`${ZH_NUMBER}月(?:份)?[底末]`, 'gu'), ([, m], t, side) => endOf(t, numberOf(m!), side)],
  [/(?:([去今明])年)?年[底末]/gu, ([, name = '今'], t) => [lastOfYear(years(t, ZH_YEARS[name] ?? 0)), 'day']],
  [/(上上|上|下下|下)个?月/gu, ([, step], t) => [months(t, STEP[step!]!), 'month']],
  [/(前|去|明|后)年/gu, ([, name], t) => [years(t, ZH_YEARS[name!]!), 'year']],
  [
    new RegExp(`${HAN_COUNT}(天|个?星期|周|个?月|年)(?:前|以前|之前)`, 'gu'),
    ([, n, unit], t) => shifted(t, -numberOf(n!), unit!),
  ],
  [
    new RegExp(`${HAN_COUNT}(天|个?星期|周|个?月|年)(?:后|以后|之后)`, 'gu'),
    ([, n, unit], t) => shifted(t, numberOf(n!), unit!),
  ],
  [/跨年(?:夜|那天|那晚|当晚)/gu, (_, t, side) => calendar(t, undefined, 12, 31, side)],
  [/平安夜/gu, (_, t, side) => calendar(t, undefined, 12, 24, side)],
  // 十一 is the feast only beside what one does on it: 晚上十一点, 十一岁 and 二十一 are numbers.
  [
    new RegExp(
      String.raw`((?<![\d零一二三四五六七八九十百千万第周期晚])五一(?![点岁个人号日路折])|国庆|` +
        '元旦|圣诞(?!市集|树|老人|礼物|帽|卡|歌))(?:节|假期)?|' +
        String.raw`(?<![\d零一二三四五六七八九十百千万第])(十一)(?=节|假期|长假|黄金周|期间|放假|` +
        '出游|去|回|之前|前后)',
      'gu',
    ),
    ([, feast, tenth], t, side) => calendar(t, undefined, ...FEASTS[(feast ?? tenth)!]!, side),
  ],
]

const ENGLISH: readonly Rule[] = [
  [/\bthe day before yesterday\b/giu, (_, t) => [plus(t, -2), 'day']],
  [/\bthe day after tomorrow\b/giu, (_, t) => [plus(t, 2), 'day']],
  [/\b(?:yesterday|last night)\b/giu, (_, t) => [plus(t, -1), 'day']],
  [/\btomorrow\b/giu, (_, t) => [plus(t, 1), 'day']],
  [
    new RegExp(`\\b${COUNT} (day|week|month|year)s? ago\\b`, 'giu'),
    ([, n, unit], t) => shifted(t, -numberOf(n!), unit!),
  ],
  [
    new RegExp(`\\bin ${COUNT} (day|week|month|year)s?\\b`, 'giu'),
    // "four times in five years" is how long it took
    ([, n, unit], t, side) => (side === 'before' ? null : shifted(t, numberOf(n!), unit!)),
  ],
  [
    /\b(last|next) (week|month|year)\b/giu,
    ([, step, unit], t) => stepped(t, STEP[step!.toLowerCase()]!, unit!.toLowerCase()),
  ],
  [
    /(?<=\b(?:on|last|this|next) )(?:(new year['’]s)|christmas) (eve|day)\b/giu,
    ([, newYear, which], t, side) => {
      const isEve = which!.toLowerCase() === 'eve'
      if (newYear) return isEve ? calendar(t, undefined, 12, 31, side) : calendar(t, undefined, 1, 1, side)
      return calendar(t, undefined, 12, isEve ? 24 : 25, side)
    },
  ],
  [
    /\b(?:the )?end of (the|this|last|next) (week|month|year)\b/giu,
    ([, which, unit], t) => [
      endIn(stepped(t, STEP[which!.toLowerCase()] ?? 0, unit!.toLowerCase())[0], unit!),
      'day',
    ],
  ],
  [
    new RegExp(`\\b(?:the )?end of ${MONTH}\\b(?! \\d)`, 'giu'),
    ([, month], t, side) => endOf(t, monthOf(month!), side),
  ],
  [/\b(last|this|next) weekend\b/giu, ([, step], t) => [plus(week(t, STEP[step!.toLowerCase()]!), 5), 'day']],
  [
    new RegExp(`\\b(last|this|next) ${WEEKDAY}\\b`, 'giu'),
    ([, step, day], t) => [
      plus(week(t, STEP[step!.toLowerCase()]!), WEEKDAYS.indexOf(day!.slice(0, 3).toLowerCase())),
      'day',
    ],
  ],
  [
    new RegExp(`\\b${MONTH}\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?\\b`, 'giu'),
    ([, month, day, year], t, side) => calendar(t, year, monthOf(month!), Number(day), side),
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}(?:,? (\\d{4}))?\\b`, 'giu'),
    ([, day, month, year], t, side) => calendar(t, year, monthOf(month!), Number(day), side),
  ],
]

/** Those that may find something in a sentence, by what it is written in. */
const rulesFor = (sentence: string): readonly Rule[] => [
  ...OF_ALL,
  ...(/\p{Script=Han}/u.test(sentence) ? CHINESE : []),
  ...(/[a-z]/iu.test(sentence) ? ENGLISH : []),
]

const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1

const LENGTH = { day: 10, month: 7, year: 4 } as const

const CLAUSE_END = /[，,；;。！!？?：:\s]/u
const LEAST = 2
/** Longer ones are no clauses: each day of a long run would read all of it. */
const LONGEST_CLAUSE = 100
/** 十月底去了趟昆明，住了九天: it was then. */
const STAYED = /^(?:住|待|呆|玩|逛|爬|走|拍|看)了/u

/**
 * On which side a day is, its own Chinese clause says (请了年假，七月底去大理), with the next one where it says no more than
 * when.
 */
function hanSideAt(sentence: string, { 0: text, index = 0 }: RegExpMatchArray): Side {
  const before =
    sentence
      .slice(Math.max(0, index - LONGEST_CLAUSE), index)
      .split(CLAUSE_END)
      .at(-1) ?? ''
  const end = index + text.length
  const [behind = '', next = ''] = sentence.slice(end, end + LONGEST_CLAUSE).split(CLAUSE_END)
  const isBare = before.length + behind.length < LEAST
  const clause = before + text + behind + (isBare || STAYED.test(next) ? next : '')
  const side = sideOf(clause)
  return side === 'nearest' && HAN_SOON.test(clause) ? 'after' : side
}

/** The dates that a sentence names, in order, none inside another; no birthday. The days are UTC's. */
export function datesIn(written: string, time: Date): NamedDate[] {
  const sentence = simplified(written)
  const today = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()))
  const sideAt = /\p{Script=Han}/u.test(sentence)
    ? (match: RegExpMatchArray) => hanSideAt(sentence, match)
    : sidesIn(sentence)
  const named = rulesFor(sentence).filter(([pattern]) => sentence.search(pattern) !== -1)
  const found = named.flatMap(([pattern, resolve]) =>
    Array.from(sentence.matchAll(pattern)).flatMap((match) => {
      if (isYearly(sentence, match.index, match[0])) return []
      const resolved = resolve(match, today, sideAt(match))
      if (!resolved || Number.isNaN(resolved[0].getTime())) return []
      const [date, unit] = resolved
      const text = written.slice(match.index, match.index + match[0].length)
      return [{ index: match.index, text, date, label: date.toISOString().slice(0, LENGTH[unit]) }]
    }),
  )
  const byPlace = found.sort((one, other) => one.index - other.index || other.text.length - one.text.length)
  const dates: NamedDate[] = []
  for (const date of byPlace) {
    const before = dates.at(-1)
    if (!before || date.index >= before.index + before.text.length) dates.push(date)
  }
  return dates
}

/** The sentence with the calendar date behind every date that was said in other words. */
export function withDates(sentence: string, time: Date): string {
  const parts: string[] = []
  let start = 0
  for (const { index, text, label } of datesIn(sentence, time)) {
    if (text.startsWith(label)) continue
    const end = index + text.length
    parts.push(sentence.slice(start, end), ` (${label})`)
    start = end
  }
  return parts.join('') + sentence.slice(start)
}

/** Since when it is true or when it happened: the first past date that is named. */
export const pastDateIn = (sentence: string, time: Date): Date | null =>
  datesIn(sentence, time).find(({ date }) => date.getTime() <= time.getTime())?.date ?? null

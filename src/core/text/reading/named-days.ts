import { normalForm } from '../normal-form.ts'
/** A day as a text names it; without a year it is that day of any year. */
export interface NamedDay {
  readonly year: number | null
  /** 1 … 12 */
  readonly month: number
  readonly day: number
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const NAME =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|' +
  'aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const DAY = '([0-9]{1,2})(?:st|nd|rd|th)?'
const YEAR = '(?:,?\\s*([12][0-9]{3}))?'
/** Each gives year, month and day; which group is which follows the pattern. */
const PATTERNS: readonly {
  readonly pattern: RegExp
  readonly groups: readonly [year: number, month: number, day: number]
}[] = [
  { pattern: new RegExp(`\\b${NAME}\\.?\\s+(?:the\\s+)?${DAY}(?![0-9:])${YEAR}`, 'giu'), groups: [3, 1, 2] },
  { pattern: new RegExp(`(?<![0-9.:])${DAY}\\s+(?:of\\s+)?${NAME}\\b\\.?${YEAR}`, 'giu'), groups: [3, 2, 1] },
  { pattern: /(?<![0-9])([12][0-9]{3})[-/.]([0-9]{1,2})[-/.]([0-9]{1,2})(?![0-9])/gu, groups: [1, 2, 3] },
  {
    pattern: /(?:(?<![0-9])([12][0-9]{3})年)?(?<![0-9])([0-9]{1,2})月([0-9]{1,2})[日号]/gu,
    groups: [1, 2, 3],
  },
]
/** A text that names more is not about a day. */
const MOST = 5

/**
 * The days that a text names with month and day, in any notation: "June 16", "16 June, 2023", "2023-06-16",
 * "6月16日".
 */
export const namedDays = (text: string): NamedDay[] =>
  found(text)
    .map(({ day }) => day)
    .slice(0, MOST)

/** The text without the days that it names. */
export function withoutDays(text: string): string {
  const plain = normalForm(text)
  return found(text).reduce((left, { written }) => left.replace(written, ' '), plain)
}

function found(text: string): { readonly day: NamedDay; readonly written: string }[] {
  const plain = normalForm(text)
  // Every way of writing a day has a digit in it, and most questions have none.
  if (!/[0-9]/u.test(plain)) return []
  const matches = PATTERNS.flatMap(({ pattern, groups: [year, month, day] }) =>
    Array.from(plain.matchAll(pattern), (match) => ({
      written: match[0],
      isWord:
        isWordOnly(match[month]!) &&
        !DATED.test(plain.slice(0, match.index)) &&
        !/[0-9](?:st|nd|rd|th)|[12][0-9]{3}/iu.test(match[0]),
      day: {
        year: match[year] === undefined ? null : Number(match[year]),
        month: monthOf(match[month]!),
        day: Number(match[day]),
      },
    })),
  )
  return matches.filter(
    ({ isWord, day: { month, day } }) => !isWord && month >= 1 && month <= 12 && day >= 1 && day <= 31,
  )
}

/**
 * "may" and "march" in small letters are words of their own, unless something before or in the date says
 * otherwise.
 */
const isWordOnly = (month: string): boolean => month === 'may' || month === 'mar' || month === 'march'
const DATED = /\b(?:on|of|since|until|till|by|from|before|after|between|and|the)\s+$/iu

const monthOf = (written: string): number =>
  /^[0-9]/u.test(written) ? Number(written) : MONTHS.indexOf(written.slice(0, 3).toLowerCase()) + 1

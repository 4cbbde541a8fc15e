import { isPast } from '../grammar/verbs.ts'
import { patternNamed } from '../named-patterns.ts'

export type Unit = 'day' | 'month' | 'year'

/** What was arranged, or comes, has its day ahead: "signed up for the half marathon on 23 May". */
const ARRANGED = patternNamed('arranged')

/** What is told as over: "we met on 5 June", 3月5日搬的家; not 到11月28号就过期了. */
const OVER =
  /\b(?:i|we|you|he|she|they|it) (?:\w+ly )?(\w+)|(?<!到[\d一二三四五六七八九十月日号]{2,8}就[^，,]{0,6})(?<!了)了(?!吗)|过(?!年|来|去|节|期|生日)|(?:搬|买|领|生|来|去|认识|毕业|入职)[^，]{0,3}的/giu

/** Where the day is that a sentence names without its year: before the turn, after it, or wherever it is nearest. */
export type Side = 'before' | 'after' | 'nearest'

/** On which side its words say that its days are. */
export function sideOf(sentence: string): Side {
  if (ARRANGED.test(sentence)) return 'after'
  const isOver = Array.from(sentence.matchAll(OVER)).some(
    ([, verb]) => verb === undefined || isPast(verb.toLowerCase()),
  )
  return isOver ? 'before' : 'nearest'
}

/** "He got an offer and his last day is April 30": what is, where no clause of it is over. */
const IS = /\b(?:is|are|starts?|begins?|ends?|opens?|closes?)\b|['’]s\b/iu
const CLAUSE_END = /[,;] |\s(?=(?:and|but|so|because) )/giu

/** The same of what stands at a place in it: what its own clause says goes before the rest. */
export function sidesIn(sentence: string): (match: RegExpMatchArray) => Side {
  const whole = sideOf(sentence)
  const ends = Array.from(sentence.matchAll(CLAUSE_END), ({ index }) => index)
  if (whole !== 'before' || ends.length === 0 || ends.length > MOST_CLAUSES)
    return ({ index = 0 }) =>
      whole === 'nearest' && UNTIL.test(sentence.slice(Math.max(0, index - 12), index)) ? 'after' : whole
  const clauses = [0, ...ends].map((start, place) => {
    const clause = sentence.slice(start, ends[place])
    return { start, side: IS.test(clause) && sideOf(clause) === 'nearest' ? ('after' as const) : whole }
  })
  return ({ index = 0 }) => clauses.findLast(({ start }) => start <= index)?.side ?? whole
}
const MOST_CLAUSES = 12
/** "My visa is until 30 of September": so long from now, where nothing is over. */
const UNTIL = /\b(?:until|till|by|before) (?:the )?$/iu

/** A day of the calendar that there is; without a year the one on its side of the turn, then the nearest. */
export function calendar(
  today: Date,
  year: string | undefined,
  month: number,
  day: number,
  side: Side,
): readonly [Date, Unit] | null {
  const given = year === undefined ? [-1, 0, 1].map((step) => today.getUTCFullYear() + step) : [Number(year)]
  const near = given
    .map((each) => new Date(Date.UTC(each, month - 1, day)))
    .filter((date) => date.getUTCMonth() === month - 1 && date.getUTCDate() === day)
    .filter((date) => year !== undefined || isOn(side, date, today))
    .sort((one, other) => distance(one, today) - distance(other, today))
  return near[0] ? [near[0], 'day'] : null
}
const isOn = (side: Side, date: Date, today: Date): boolean =>
  side === 'nearest' || (side === 'after' ? date >= today : date <= today)
const distance = (one: Date, other: Date): number => Math.abs(one.getTime() - other.getTime())

/** What comes every year, straight before its day and straight behind it. */
const YEARLY_BEFORE = new RegExp(
  String.raw`(?:\b(?:birthday|anniversary)(?:['’]s| is| falls)?(?: on)?(?: the)?|\bborn(?: on)?(?: the)?|` +
    String.raw`(?:生日|纪念日|忌日)(?:就?是|在|：|:)?|每年的?)\s*$`,
  'iu',
)
const YEARLY_BEHIND = new RegExp(
  String.raw`^(?:\s?(?:is|['’]s) (?:(?:my|our|his|her|their) )?(?:\w+['’]s? )?(?:\w+ )?(?:birthday|anniversary)|` +
    '出生|(?:就?是)?(?:[^，。；]{0,4}的)?(?:结婚)?(?:生日|纪念日|忌日))',
  'iu',
)
const MONTH_AND_DAY = /月.+[日号]|\d.*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|^[a-z]{3,9}\.? \d/iu
const YEAR = /\d{4}/u
/** Characters beside a day in which it is said to come every year. */
const BESIDE = 40

/** A day that comes every year, like a birthday: without its year it is none of the calendar. */
export function isYearly(sentence: string, index: number, text: string): boolean {
  if (YEAR.test(text) || !MONTH_AND_DAY.test(text)) return false
  const end = index + text.length
  return (
    YEARLY_BEFORE.test(sentence.slice(Math.max(0, index - BESIDE), index)) ||
    YEARLY_BEHIND.test(sentence.slice(end, end + BESIDE))
  )
}

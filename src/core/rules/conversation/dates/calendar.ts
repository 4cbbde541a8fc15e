import { isPast } from '../verbs.ts'

export type Unit = 'day' | 'month' | 'year'

/** What was arranged, or comes, has its day ahead: "signed up for the half marathon on 23 May". */
const ARRANGED = new RegExp(
  String.raw`\b(?:sign(?:ed|ing)? up|register(?:ed)?|enrol+(?:ed)?|book(?:ed)?|reserved|scheduled|tickets?|` +
    '(?:got|have) (?:a|my) (?:place|spot|slot)|due|deadline|expires?|appointment|will|going to|' +
    String.raw`getting married|flying|leaving|(?:is|are) on)\b|报(?:了|名|上)|预订|预约|预定|订[了到好]|约[了好在]|抢到|` +
    '到期|截止|(?:打算|准备|计划|要)(?:去|考|飞|跑|搬|结婚|做手术)',
  'iu',
)

/** What is told as over: "we met on 5 June", 3月5日搬的家. */
const OVER =
  /\b(?:i|we|you|he|she|they|it) (?:\w+ly )?(\w+)|[^了]了(?!吗)|过(?!年|来|去|节|生日)|(?:搬|买|领|生|来|去|认识|毕业|入职)[^，]{0,3}的/giu

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

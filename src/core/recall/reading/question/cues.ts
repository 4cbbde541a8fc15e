import { anyOf } from '../../../text/any-of.ts'
import { type NamedDay, namedDays, withoutDays } from '../../../text/reading/named-days.ts'
import { isCommon, monthTerms, tokenize } from '../../../text/tokens.ts'

/** What a question asks for besides its words. */
export interface Cues {
  readonly when: boolean
  readonly number: boolean
}

const ASKS_WHEN = anyOf('iu', [
  /\bwhen\b|\b(?:what|which) (?:date|day|time|year|month|week)\b|\bhow (?:long|recent|soon)|\bsince\b/u,
  /什么时候|何时|哪天|哪年|哪月|几号|几月|几点|多久|日期/u,
])
const ASKS_NUMBER = anyOf('iu', [
  /\bhow (?:many|much|old|long|often|far|tall)\b|\b(?:number|amount|total|count) of\b/u,
  /\bwhat (?:number|percentage|price)\b|多少|几[个次岁只本张人块元]|多[大长远高]|第几/u,
])
const SAYS_WHEN = new RegExp(
  String.raw`\b(?:yesterday|today|tonight|tomorrow|ago|week|weekend|month|year|morning|evening|` +
    'recently|since|just|last|next|january|february|march|april|may|june|july|august|' +
    String.raw`september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b|` +
    String.raw`\b[12]\d{3}\b|昨|今[天年早晚]|明[天年]|前[天年]|后天|上[周个]|下[周个]|去年|` +
    '[年月日号]|星期|周末|刚',
  'iu',
)
const SAYS_NUMBER = new RegExp(
  String.raw`\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice|` +
    String.raw`couple|few|several|dozen|half|hundred|thousand)\b|[两三四五六七八九十百千万]`,
  'iu',
)

/** Whether a query asks for a time or a number. */
export const cuesOf = (query: string): Cues => ({
  when: ASKS_WHEN.test(query),
  number: ASKS_NUMBER.test(query),
})

/** Whether a text could answer "when". */
export const saysWhen = (text: string): boolean => SAYS_WHEN.test(text)

/** Whether a text could answer "how many". */
export const saysNumber = (text: string): boolean => SAYS_NUMBER.test(text)

/** Both as expressions are written, for such as say more. */
export const saysSources = { WHEN: SAYS_WHEN.source, NUMBER: SAYS_NUMBER.source } as const

/** How a question ends, quotation marks and brackets aside. */
const ENDS_ASKING = /[?？]["'”’)）」\s]*$/u

/** Whether a text ends as a question does. */
export const endsAsking = (text: string): boolean => ENDS_ASKING.test(text)

/**
 * The same as Postgres writes them, for texts that are shown shorter than they are read; `when` and `number`
 * case aside.
 */
export const saysPatterns = {
  when: patternOf(SAYS_WHEN),
  number: patternOf(SAYS_NUMBER),
  asks: patternOf(ENDS_ASKING),
} as const

function patternOf({ source }: RegExp): string {
  return source.replaceAll('\\b', '\\y')
}

/** The words that `tokenize` makes of a moment's month and day (UTC). */
export function dateTerms(moment: Date): { readonly month: string; readonly day: string } {
  return { month: monthTerms[moment.getUTCMonth()]!, day: String(moment.getUTCDate()) }
}

/** Whether a moment is on one of these days (UTC). */
export const isOnOneOf = (days: readonly NamedDay[], moment: Date): boolean =>
  days.some(
    ({ year, month, day }) =>
      moment.getUTCMonth() + 1 === month &&
      moment.getUTCDate() === day &&
      (year === null || moment.getUTCFullYear() === year),
  )

/** Ways of asking what there was, in words that name nothing. */
const ASKING = new RegExp(
  String.raw`\b(?:say|said|saying|talk(?:ed|ing)?|tell|told|mention(?:ed)?|discuss(?:ed)?|` +
    String.raw`chat(?:ted)?|happen(?:ed)?|conversations?|go(?:ing)? on)\b|我们|咱们|发生|事情?|聊天?|` +
    '[说讲谈做干过那天当一些]',
  'giu',
)

/** Whether the query asks what there was on the days that it names, and for nothing else. */
export const asksOnlyForDays = (query: string): boolean =>
  tokenize(withoutDays(query).replace(ASKING, ' ')).every((term) => isCommon(term))

const OF_THE_PAST = anyOf('iu', [
  /\b(?:was|were|did|had|used to|before|former(?:ly)?|previous(?:ly)?|earlier|originally|back then|at first)\b/u,
  /\b(?:my|his|her|their|our|['’]s) (?:old|last|ex)\b/u,
  /以前|之前|从前|原来|原先|曾经?|过去|当初|当时|那时|前任|上一|去年|过[吗没]/u,
])

/** Whether a question may ask for what is over: by a word of the past, or by a day. */
export const asksForThePast = (query: string): boolean =>
  OF_THE_PAST.test(query) || namedDays(query).length > 0

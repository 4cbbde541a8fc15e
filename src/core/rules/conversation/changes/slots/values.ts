import { remembered } from '../../../../text/remembered.ts'
import { conceptsIn } from '../../../reflecting/concepts.ts'
import { isChinese } from '../../grammar/sentences.ts'
import { patternNamed, patternsNamed } from '../../named-patterns.ts'
import { familiesIn } from '../matching/families.ts'
import { isIdle, latinWords } from '../matching/subject-words.ts'
import { isForGood, isOwnClause } from './slots.ts'

/** A day, an hour, an amount or a place in a row: of one kind a thing has one at a time. */
interface Value {
  readonly kind: string
  readonly said: string
  /** What is counted; empty where that is not said. */
  readonly unit: string
}

const KINDS = ['weekday', 'date', 'clock', 'rank', 'amount'].map((kind) => ({
  kind,
  pattern: patternsNamed(`value_${kind}`),
}))
const OTHER_NOW = patternNamed('value_other_now')
const ADDS = patternNamed('value_adds')
const WRONG = patternNamed('value_wrong')
const MONEY = /^(?:euros?|quid|pounds?|dollars?|bucks|francs|yen|yuan|rmb|块|元|k)$/u
const RANKS = /^(?:[一二三四五六七八九]年级|[初高大研博][一二三四]|[小中大]班)$/u

/** The values that a text names, and what is left of it. */
const valuesIn = remembered((text): { readonly values: readonly Value[]; readonly rest: string } => {
  const values: Value[] = []
  let rest = text.toLowerCase()
  for (const { kind, pattern } of KINDS) {
    for (const [whole, ...groups] of pattern.all(rest)) {
      const [said = '', unit = ''] = named(kind, whole, groups.filter(Boolean))
      if (said !== '') values.push({ kind, said, unit })
    }
    rest = rest.replace(pattern.it, ' ')
  }
  return { values, rest }
})

function named(kind: string, whole: string, groups: readonly string[]): readonly string[] {
  if (kind === 'rank') {
    if (RANKS.test(whole)) return [whole, 'school']
    const [one = '', other = ''] = groups
    return /^(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[abc]\d)/u.test(other)
      ? [other, one]
      : [one, other]
  }
  if (kind !== 'amount') return [groups.join(' ')]
  const [amount = '', unit = ''] = groups
  const count = amount.replaceAll(',', '')
  if (/^[£$€]/u.test(whole)) return [count, 'money']
  const isBare = unit === '' && (/^(?:19|20)\d\d$/u.test(count) || (count.length < 2 && !/\d/u.test(count)))
  const isVague = unit === '' && /^(?:one|two|three|[一两二三十几半])$/u.test(count)
  return isBare || isVague ? [] : [count, MONEY.test(unit) ? 'money' : unit.replace(/s$/u, '')]
}

/** How long something has lasted grows by itself. */
const LASTING = /^(?:年|个月|天|year|month|week|day|times?)$/u
const isComparable = (one: Value, other: Value): boolean =>
  one.kind === other.kind && (one.unit === other.unit ? !lasts(one) : areSums(one, other))
const lasts = ({ kind, unit }: Value): boolean => kind === 'amount' && LASTING.test(unit)

/** A sum is often said without what it is of. */
const areSums = (one: Value, other: Value): boolean =>
  one.kind === 'amount' && [one, other].every(({ unit }) => unit === '' || unit === 'money')

/** A month and a day of it are no two days. */
const isSame = (one: Value, other: Value): boolean =>
  one.said === other.said ||
  (one.kind === 'date' && (isDayOf(one.said, other.said) || isDayOf(other.said, one.said)))
const isDayOf = (day: string, month: string): boolean =>
  day.startsWith(`${month} `) || day.endsWith(` ${month}`)

const NO_TOPIC = patternNamed('value_no_topic')
const topicsIn = remembered(
  (text): ReadonlySet<string> =>
    new Set(
      [...latinWords(text), ...pairsIn(text), ...familiesIn(latinWords(text), text)].filter(
        (word) => !NO_TOPIC.test(word),
      ),
    ),
)

const pairsIn = (text: string): string[] =>
  (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    [...run].slice(1).flatMap((second, place) => {
      const first = [...run][place]!
      return isIdle(first) || isIdle(second) ? [] : [first + second]
    }),
  )

/** Of a person, or of what they are in, there is one such value, whatever else is said. */
const OF_ONESELF = /^(?:school|year|grade|kg|kilo|stone|公斤|斤|岁)$/u
const ENOUGH = 0.3
const AFFECTED = /\b(?:my|our|me|us|the)\b|我|咱/iu
/** "an extension until July" is for good, as the day says. */
const UNTIL_A_DAY = /\b(?:until|till)\b|到(?=周)/giu

/**
 * Whether a sentence gives another day, hour, amount or place in a row to what is known: "my rent is 1,240 now",
 * 读书会改到周四了. It says that it is another now, or says the same of it in the same words.
 */
export function isRevalued(sentence: string, remembered: string): boolean {
  if (valuesIn(sentence).values.length === 0) return false
  const before = remembered.replace(/^(?:用户|the user(?:'s)?)/iu, '')
  const { values: were, rest: wasOf } = valuesIn(before)
  if (were.length === 0) return false
  const known = topicsIn(wasOf)
  const isWrong = WRONG.test(sentence)
  return clausesOfValues(sentence).some((clause, place, clauses) => {
    if (ADDS.test(clause) || !isForGood(clause.replace(UNTIL_A_DAY, ' '))) return false
    if (!(isOwnClause(clause) || AFFECTED.test(clause))) return false
    const { values, rest } = valuesIn(clause)
    const other = values.find(
      (value) =>
        were.some((was) => isComparable(value, was)) &&
        !were.some((was) => isComparable(value, was) && isSame(value, was)),
    )
    if (!other) return false
    const topics = topicsIn(rest)
    const shared = [...topics].filter((word) => known.has(word)).length
    const leading = place > 0 && LEANS.test(clause) ? clauses[place - 1]! : ''
    const says = isWrong || OTHER_NOW.test(leading + clause)
    if (shared === 0 && says && isLedBy(leading, known)) return true
    if (topics.size === 0 && says && isSharedElsewhere(clauses, place, known)) return true
    const isOf = shared > 0 ? shared >= ENOUGH * Math.min(topics.size, known.size) : areNear(rest, wasOf)
    if (shared === known.size && shared === topics.size && shared > 0) return true
    return (isOf || (OF_ONESELF.test(other.unit) && topics.size < 3)) && says
  })
}

/** "an extension on the report, it's due Monday", 律师有庭，改成周四了: of what the clause before it names. */
const LEANS = /^(?:it|that)\b|^(?:现在|所以|又|就|只好)*(?:改|挪|推|调|换|延)/iu
const isLedBy = (clause: string, known: ReadonlySet<string>): boolean =>
  [...topicsIn(valuesIn(clause).rest)].some((word) => known.has(word))

/** "Lorna has her class on Tuesdays, so we're Thursdays now": of what else is said of the same. */
const isSharedElsewhere = (clauses: readonly string[], place: number, known: ReadonlySet<string>): boolean =>
  clauses.some((clause, at) => at < place && isLedBy(clause, known))

const clausesOfValues = (sentence: string): readonly string[] =>
  sentence.split(
    isChinese(sentence)
      ? /[，,；;。！!：:]/u
      : /[;:!]\s|,\s(?!not\b)|\s(?:and|but|so) (?=(?:i|we|my|our|the)\b)/iu,
  )

/** 起 and "get up": one everyday thing by two words. */
const areNear = (one: string, other: string): boolean => {
  const things = conceptsIn(other)
  return conceptsIn(one).some((thing) => things.includes(thing))
}

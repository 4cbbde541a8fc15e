import { remembered } from '../../../../text/remembered.ts'
import { patternNamed, patternsNamed } from '../../named-patterns.ts'
import { familiesIn } from '../matching/families.ts'
import { latinWords, withoutCompounds } from '../matching/subject-words.ts'
import { isOwnClause } from '../slots/slots.ts'

const DEED = patternNamed('deed_english')
const FATE = patternNamed('fate_english')
const UNMADE = patternNamed('unmade_english')
const ONE_TIME = patternNamed('one_time_english')
const MOVED_TIME = patternNamed('moved_time_english')
const TIME = patternNamed('time_english')
const NOW = patternNamed('now_english')
const CONTAINERS = patternNamed('containers_english')
const DOER = patternNamed('doer_english')
const BESIDE = patternNamed('beside_english')
const NO_NAME = patternNamed('no_name_english')
const NO_THING = patternNamed('no_thing_english')
const CLAUSE = patternNamed('clause_english')

export const englishClauses: (sentence: string) => readonly string[] = remembered((sentence) =>
  sentence
    .replace(/^((?:since|after|once|ever since) [^,]{2,60}),/iu, '$1')
    .split(/[,;:.!?—–]+\s+/u)
    .flatMap((part) => splitAt(part))
    .filter((clause) => clause.trim() !== ''),
)

/** Before each "and I", "so we", "because the": what is said of another thing. */
function splitAt(part: string): string[] {
  const found = CLAUSE.exec(part)
  if (!found || found.index === 0) return [part]
  return [part.slice(0, found.index), ...splitAt(part.slice(found.index + found[0].length))]
}

/** To whom it went is no part of what went. */
const GIVES = /^(?:g[ia]v|hand|pass|sold|sell|sent|donat|let)/iu
/** "it", "them": what was named before. */
const BACK = /\b(?:it|them|that|him|her|this|those|these)\b/iu
/** What goes with the deed and is no thing. */
const PARTICLES =
  /\b(?:off|on hold|in(?! (?:the|my|our)\b)|away|back|up|down|go|going|doing|using|seeing|lapse|slide|run out|any ?more|any longer|these days|nowadays|now)\b/giu
const NAME = /(?<![\p{L}'’])\p{Lu}[\p{L}\p{N}'’-]+/gu
const FIRST_OBJECT = /^((?:[^,;]*?[\p{L}\p{N}-]{3,}) )(?:at|in|on|for|with|from|of|about|near|to|into) /iu

interface Named {
  /** The last word that says what it is. */
  readonly head: string
  readonly words: readonly string[]
  readonly names: readonly string[]
}

/** Words of the names in a phrase, as `latinWords` gives them. */
export const namesIn = (phrase: string): string[] =>
  (phrase.match(NAME) ?? []).filter((name) => !NO_NAME.test(name)).flatMap(latinWords)

/** "my gym membership": what holds it is not what it is. */
function namedIn(phrase: string): Named | null {
  const plain = phrase.replace(/\b[\p{L}-]+['’]s\b(?= \p{Ll})/gu, ' ')
  const object = FIRST_OBJECT.exec(plain)?.[1] ?? plain
  const said = [object, plain].find((some) => thingsIn(some).length > 0) ?? phrase
  const words = thingsIn(said)
  const names = namesIn(said)
  return words.length === 0 && names.length === 0 ? null : { head: words.at(-1) ?? '', words, names }
}

function thingsIn(phrase: string): string[] {
  const words = latinWords(phrase).filter((word) => !TIME.test(word) && !NO_THING.test(word))
  const last = words.findLastIndex((word) => !CONTAINERS.test(word))
  return last === -1 ? words : words.slice(0, last + 1)
}

const PREDICATE = /(?<=\p{L})(?:['’]s)? (?:is|are|was|were|has|have|had|made|makes|will) .*$/iu

/** "Jumped off the table": the table is none that is over. */
const OFF_WHAT = / off the \w+$/iu

interface Ended {
  readonly phrase: string
  /** It is, or may be, what was named in an earlier clause. */
  readonly isBack: boolean
}

/** What a clause says is over, by what the speaker does or by what becomes of it. */
const endedIn = remembered((clause): Ended | null => {
  const deed = DEED.exec(clause)
  if (deed) {
    const before = clause.slice(0, deed.index)
    const rest = clause.slice(deed.index + deed[0].length)
    if (UNMADE.test(before)) return null
    if (DOER.test(before.trim()) || /^(?:i|we)\b|\bme\b/iu.test(deed[0])) {
      const what = GIVES.test(deed[0]) ? rest.replace(/(?<=\w) to .*$/iu, '') : rest
      return { phrase: withoutBeside(what).replace(PARTICLES, ' '), isBack: BACK.test(rest) }
    }
  }
  const fate = FATE.exec(clause)
  if (
    !fate ||
    UNMADE.test(clause.slice(0, fate.index)) ||
    !(isOwnClause(clause) || /^(?:the|my|our)\b/iu.test(clause))
  )
    return null
  const subject = (fate.index === 0 ? fate[0].replace(OFF_WHAT, '') : clause.slice(0, fate.index)).replace(
    PREDICATE,
    '',
  )
  const what = subject.replace(/^.*\b(?:plans?|tickets?|trip|idea|dream)s? (?:for|to|of) /iu, '')
  return { phrase: what, isBack: BACK.test(subject) }
})

function withoutBeside(text: string): string {
  const found = BESIDE.exec(text)
  return found ? text.slice(0, found.index) : text
}

const ADDS = /\b(?:also|too|as well|another)\b/iu
const HOURS =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\w+uary|march|april|may|june|july|august|\w+ember|october|\d+(?::\d+)?|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/gu
const timesIn = remembered((text): readonly string[] => text.toLowerCase().match(HOURS) ?? [])

/** "It is on Thursdays now", "was moved to July": the same at another time. */
function isAtAnotherTime(clause: string, before: string, known: ReadonlySet<string>): boolean {
  if (timesIn(before).length === 0) return false
  const moved = MOVED_TIME.exec(clause)
  const now = moved ?? (TIME.test(clause) ? NOW.exec(clause) : null)
  if (!now || UNMADE.test(clause.slice(0, now.index))) return false
  if (!moved && ADDS.test(clause)) return false
  const times = timesIn(moved ? clause.slice(moved.index) : clause)
  const words = thingsIn(moved ? clause.slice(0, moved.index) : clause)
  return (
    times.length > 0 &&
    times.some((time) => !timesIn(before).includes(time)) &&
    words.some((word) => known.has(word))
  )
}

const WENT_BACK = patternNamed('went_back_english')
const ELSEWHERE = patternNamed('elsewhere_english')

/** "Sessions live in Postgres now", "I went back to black hair": the same, and another name or kind of it. */
function isElsewhere(clause: string, before: string, known: ReadonlySet<string>): boolean {
  const back = thingsIn(WENT_BACK.exec(clause)?.[1] ?? '')
  if (back.length === 2 && known.has(back[1]!) && !known.has(back[0]!)) return true
  const is = NOW.test(clause) ? ELSEWHERE.exec(clause) : null
  if (!is || UNMADE.test(clause.slice(0, is.index))) return false
  const [names, were] = [namesIn(clause.slice(is.index)), namesIn(before)]
  return (
    names.length > 0 &&
    were.length > 0 &&
    !names.some((name) => were.includes(name)) &&
    thingsIn(clause.slice(0, is.index)).some((word) => known.has(word))
  )
}

const NEGATED = /\b(?:not|never|no)\b|n['’]t\b/iu
/** "I drive an old Corsa with no working heater", "…, so I'm never late": what is denied beside it. */
const BESIDE_DENIED = patternsNamed('beside_denied')
const assertedOf = (before: string): string => before.replace(BESIDE_DENIED.it, ' ').trim()
const ASIDE = /\b(?:because|although|though|which|so that|behind|near|next to|opposite)\b.*$/iu

/** Whether an English sentence says of a thing that it is over or another now, and what is known is of that. */
export function isTopicOverInEnglish(sentence: string, before: string): boolean {
  if (ONE_TIME.test(sentence)) return false
  const main = assertedOf(before)
    .replace(/^the user(?:'s)? /iu, '')
    .replace(ASIDE, '')
  if (NEGATED.test(main)) return false
  const known = new Set(thingsIn(withoutCompounds(main)))
  const clauses = englishClauses(sentence)
  return clauses.some((clause, place) => {
    if (isAtAnotherTime(clause, main, known) || isElsewhere(clause, main, known)) return true
    const ended = endedIn(clause)
    if (!ended) return false
    const earlier = clauses.slice(0, place)
    const named = namedIn(ended.phrase) ?? namedIn(earlier.at(-1) ?? '')
    if (named && isOf(named, known)) return true
    return ended.isBack && earlier.some((one) => namesIn(one).some((name) => known.has(name)))
  })
}

function isOf({ head, words, names }: Named, known: ReadonlySet<string>): boolean {
  if (names.some((name) => known.has(name))) return true
  const family = familiesIn([head], '')[0]
  if (family !== undefined && familiesIn([...known], '').includes(family)) return true
  const common = words.filter((word) => known.has(word)).length
  return known.has(head) || (common >= 2 && 2 * common >= words.length)
}

/** "The Volvo failed its MOT", "day 40 without the vape": an end, and of what. */
export const tellsOfEndInEnglish = (words: string): boolean =>
  !ONE_TIME.test(words) &&
  englishClauses(words).some((clause) => {
    const ended = endedIn(clause)
    return ended !== null && namedIn(ended.phrase) !== null
  })

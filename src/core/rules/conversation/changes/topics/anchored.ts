import { remembered } from '../../../../text/remembered.ts'
import { patternNamed } from '../../named-patterns.ts'
import { isFirstName } from '../../people/known.ts'
import { latinWords, withoutCompounds } from '../matching/subject-words.ts'
import { isForGood, isOwnClause } from '../slots/slots.ts'
import { isOfOthers } from './over-by-name.ts'

/** What is said to be over, by its place: what a memory named stands as `ANCHOR` in the sentence. */
const OVER = patternNamed('anchored_thing')
/** The same by what somebody does to it. */
const DEED = patternNamed('anchored_deed')
/** "A new therapist", of what one has one of. */
const NEW = patternNamed('anchored_new')
const SINGLE = patternNamed('anchored_single')
const LEFT = patternNamed('anchored_person')
const LEAVES = patternNamed('anchored_person_leaves')
const HELPS = patternNamed('anchored_helps')
/** What was to be, and what is said when it was done. */
const PENDING = patternNamed('anchored_pending')
const DONE = patternNamed('anchored_plan')
/** Told as over already: "my old dog". */
const PAST = patternNamed('anchored_past')
const NO_ANCHOR = patternNamed('anchored_no_anchor')
const NO_THING = patternNamed('no_thing_english')
const TIME = patternNamed('time_english')
/** A subscription, a course: one is not another. */
const CONTAINERS = patternNamed('containers_english')
/** "Tuesday's run", "one of my plants": the rest goes on. */
const ONE_TIME = patternNamed('one_time_english')
/** One of many: what is trained for goes on. */
const ONE_MORE = /\b(?:first|second|third|fourth|fifth|another|\d+(?:st|nd|rd|th))\b/iu

const ANCHOR = '§'
const WORD = /\p{L}[\p{L}'’-]*/gu
const OWN_END = /['’]s$/u

const CLAUSE_END = /[.!?;:—–]\s+|,\s+(?=(?:and|but|so|i|we|the|my|our|he|she|they|it)\b)/iu

/** A teacher gives up teaching. */
const DOER = /(?<=[a-z]{4})er$/u

const anchorsIn = remembered(
  (before): ReadonlySet<string> =>
    new Set(
      latinWords(withoutCompounds(before))
        .filter(
          (word) =>
            word.length > 2 && ![NO_ANCHOR, NO_THING, TIME, CONTAINERS].some((pattern) => pattern.test(word)),
        )
        .map((word) => word.replace(DOER, '')),
    ),
)

interface Masked {
  readonly clause: string
  readonly masked: string
  readonly isPerson: boolean
  readonly words: readonly string[]
}

/** The clauses that name something of what is known, with `ANCHOR` in its place. */
function maskedIn(sentence: string, anchors: ReadonlySet<string>): Masked[] {
  return sentence.split(CLAUSE_END).flatMap((clause) => {
    let isPerson = false
    const words: string[] = []
    const masked = clause.replace(WORD, (word) => {
      const stem = latinWords(word)[0]
      if (stem === undefined || !anchors.has(stem.replace(DOER, ''))) return word
      words.push(stem.replace(DOER, ''))
      isPerson ||= isFirstName(word.replace(OWN_END, ''))
      return OWN_END.test(word) ? `${ANCHOR}'s` : ANCHOR
    })
    return masked === clause ? [] : [{ clause, masked, isPerson, words }]
  })
}

const NAME = /\p{Lu}\p{Ll}+/gu
/** "He packed in the rigs": who is named beside what is known. */
const isDoneByThem = (clause: string, before: string): boolean =>
  isOwnClause(clause) || (/^s?he\b/iu.test(clause) && (before.match(NAME) ?? []).some(isFirstName))

const isReplaced = ({ clause, masked, words }: Masked): boolean =>
  NEW.test(masked) && isOwnClause(clause) && words.some((word) => SINGLE.test(word))

/** "Derek got the sack", "I have a new therapist", of who is known by what they do for one. */
export const isGoneByName = (sentence: string, before: string): boolean =>
  HELPS.test(before) &&
  !PAST.test(before) &&
  isForGood(sentence) &&
  maskedIn(sentence, anchorsIn(before)).some(
    (one) => (one.isPerson && LEAVES.test(one.masked)) || isReplaced(one),
  )

/** "The truck is sold", "Trevor's gone", "not in medicine": of a thing or a person that the memory names. */
export function isOverByAnchor(sentence: string, before: string): boolean {
  const anchors = anchorsIn(before)
  if (anchors.size === 0 || PAST.test(before) || !isForGood(sentence)) return false
  if (ONE_TIME.test(sentence) || isOfOthers(sentence)) return false
  const isPlan = PENDING.test(before) && !PENDING.test(sentence) && !ONE_MORE.test(sentence)
  return maskedIn(sentence, anchors).some((one) => {
    const { clause, masked, isPerson } = one
    if (isReplaced(one)) return true
    if (isPerson) return LEFT.test(masked)
    return (
      OVER.test(masked) ||
      (DEED.test(masked) && isDoneByThem(clause, before)) ||
      (isPlan && DONE.test(masked))
    )
  })
}

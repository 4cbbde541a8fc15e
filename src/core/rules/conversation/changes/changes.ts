import { remembered } from '../../../text/remembered.ts'
import { deniesAnother } from '../grammar/one-form.ts'
import { isChinese } from '../grammar/sentences.ts'
import { patternNamed } from '../named-patterns.ts'
import { isFirstName } from '../people/known.ts'
import { isEndedInChinese, saysItIsOverInChinese, withoutTheTime, withoutWhatGoesOn } from './chinese.ts'
import { isEndedInEnglish, saysItIsOverInEnglish } from './english.ts'
import { mostShared, tellsOfDone } from './matching/most-shared.ts'
import { nearestOver, tellsOfAnother } from './matching/nearest.ts'
import { besideNamed } from './owners/named-first.ts'
import { ofOneself, quotationIn, withoutFrame } from './owners/of-oneself.ts'
import { asDone, ofSameOther } from './owners/whose.ts'
import { isReversed } from './reversed.ts'
import { isOlder } from './slots/ages.ts'
import {
  isDietLeft,
  isHomeLeft,
  isNamedPetGone,
  isOfMoving,
  isParting,
  isPartnerLeft,
  isPetGone,
  isWorkLeft,
  saysPetGone,
} from './slots/circumstances.ts'
import { isPaid } from './slots/debts.ts'
import { isWithAnother } from './slots/employers.ts'
import { isDoneByName, isOtherNow } from './slots/slots.ts'
import { isRevalued } from './slots/values.ts'
import { lastingOf } from './states.ts'
import { isGoneByName, isOverByAnchor } from './topics/anchored.ts'
import { isGone } from './topics/gone.ts'
import { isOverByName } from './topics/over-by-name.ts'
import { isOverByPair, isOwnOverByPair } from './topics/pairs.ts'
import { isTopicOver } from './topics/topics.ts'
import { beginningsOf } from './wording/beginnings.ts'
import { certainOf } from './wording/certain.ts'
import { isPause, plainHan } from './wording/plain-chinese.ts'
import { plainly } from './wording/plain-english.ts'
import { withoutAside } from './wording/told-aside.ts'

/** Longer ones were pasted: they end nothing, and are nothing that ends. */
const LONGEST = 600

const IN_OTHER_WORDS = [isPartnerLeft, isHomeLeft, isWorkLeft, isPetGone, isDietLeft]

const SAYS_SO = patternNamed('changes_says_so')
export const saysItIsOver = remembered((sentence): boolean =>
  isChinese(sentence)
    ? saysItIsOverInChinese(sentence)
    : saysItIsOverInEnglish(sentence) ||
      SAYS_SO.test(sentence) ||
      saysPetGone(sentence) ||
      isParting(sentence),
)

/** Supposed, or said by somebody else of themselves. */
const SUPPOSED = patternNamed('changes_supposed')
/** "I can't stand football any more", "it is closed on Monday": how somebody feels, or what is so for a day. */
const PASSING = patternNamed('passing_english')
/** 这周跟小金换了，礼拜五休息: once, unless it is said to be so from then on. */
const SWAPS = patternNamed('one_swap')
const FROM_THEN_ON = patternNamed('from_then_on')
const isOneSwap = (sentence: string): boolean => SWAPS.test(sentence) && !FROM_THEN_ON.test(sentence)

/** "We went to Priya's cousin's wedding": it ends nothing that is said of Priya. */
const GUEST = patternNamed('guest_there')
const isGuest = (sentence: string): boolean => GUEST.test(sentence)

/** In the words of a table. */
const OVER_BY_TABLE = [
  isOtherNow,
  isOverByName,
  isOverByAnchor,
  isReversed,
  isRevalued,
  isPaid,
  isOlder,
  isWithAnother,
  isOwnOverByPair,
]

/**
 * Whether what was remembered of a person is over by their sentence: it says that something is, of the same
 * thing, and both are of the person themselves.
 * @param remembered the memory's content, a quotation's frame included
 * @param names what memories of the person begin with
 */
export const isEndedBy = (told: string, remembered: string, names: readonly string[]): boolean =>
  told.length <= LONGEST && beginningsOf(told).some((said) => isEndedBySaid(said, remembered, names))

function isEndedBySaid(told: string, remembered: string, names: readonly string[]): boolean {
  const certain = withoutAside(certainOf(isChinese(told) ? plainHan(told) : plainly(told)), remembered)
  if (certain === '') return false
  const whoever = isChinese(certain) ? withoutPassing(asDone(withoutTheTime(certain))) : certain
  if (isPause(whoever) || isOneSwap(whoever)) return false
  const other = stateOfOthers(whoever, remembered, names)
  if (other !== null && ofSameOther(whoever, other).some(([told, held]) => isOwnOver(told, held))) return true
  const whole = saidIn(remembered, names)
  const isShort = whole.length <= LONGEST && !SUPPOSED.test(whoever)
  if (isShort && [isNamedPetGone, isOverByPair].some((isOver) => isOver(whoever, whole))) return true
  const before = stateOf(whoever, remembered, names)
  if (before === null || deniesAnother(told, before)) return false
  const sentence = besideNamed(whoever, before)
  if (sentence === null) return false
  if (isParting(sentence) && isPartnerLeft(sentence, before)) return true
  if (
    saysItIsOver(sentence) &&
    isDoneByName(sentence) &&
    !SUPPOSED.test(sentence) &&
    isPetGone(sentence, before)
  )
    return true
  if ([isGone, isGoneByName, isBorn].some((isOver) => isOver(sentence, before))) return true
  if (isChinese(sentence) && isPaid(sentence, before)) return true
  const [mine, known] = ofOneself(sentence, before)
  if (mine === null || known === null) return false
  return (mine !== sentence && HAS_DIED.test(mine)) || isOwnOver(mine, known)
}

/** "Grandad passed away", as he would say it: what was so of him is no more. */
const HAS_DIED = patternNamed('gone_english')
const BORN = patternNamed('born_english')
const BEARING = patternNamed('bearing_english')
const CALLED = /^(?:my |our )?(?:\w+ )?(\p{Lu}\p{Ll}+)(?=['’ ])/u
/** "Lost the baby", "our daughter was born": who is expecting needs no name, unless another one is named. */
function isBorn(sentence: string, before: string): boolean {
  if (!BEARING.test(before) || !BORN.test(sentence) || SUPPOSED.test(sentence)) return false
  const [one, other] = [sentence, before].map((text) => CALLED.exec(text)?.[1])
  return one === undefined || other === undefined || one === other || !isFirstName(one)
}

/** What the person told, in Chinese, of whomever; null of what is pasted or was one day. */
function stateOfOthers(sentence: string, remembered: string, names: readonly string[]): string | null {
  if (Math.max(sentence.length, remembered.length) > LONGEST || !isChinese(remembered)) return null
  const quoted = quotationIn(remembered)
  const said = quoted
    ? names.includes(quoted.speaker)
      ? quoted.said
      : null
    : withoutFrame(remembered, names)
  return said === null ? null : lastingOf(plainHan(said))
}

/** What the speaker said, of whomever, with what was asked; or what is known of them. */
function saidIn(remembered: string, names: readonly string[]): string {
  const quoted = quotationIn(remembered)
  if (!quoted) return remembered
  return names.includes(quoted.speaker) ? `${quoted.asked ?? ''} ${quoted.said}`.trim() : ''
}

/** What may be over one day, as it was said; null of what is of somebody else, or pasted. */
function stateOf(sentence: string, remembered: string, names: readonly string[]): string | null {
  if (Math.max(sentence.length, remembered.length) > LONGEST) return null
  const before = withoutFrame(remembered, names)
  return before === null ? null : lastingOf(isChinese(before) ? plainHan(before) : plainly(before))
}

/**
 * Which of the memories the sentence takes the place of without naming an end: the one that has most in common
 * with it, where that is certain.
 */
export function endedNearest(
  told: string,
  memories: readonly { readonly id: number; readonly content: string }[],
  names: readonly string[],
): number | undefined {
  const certain = certainOf(isChinese(told) ? plainHan(told) : plainly(told))
  const sentence = withoutPassing(isChinese(certain) ? withoutWhatGoesOn(certain) : certain)
  if (
    certain === '' ||
    isPause(sentence) ||
    isOneSwap(sentence) ||
    isGuest(sentence) ||
    SUPPOSED.test(sentence) ||
    PASSING.test(sentence)
  )
    return undefined
  const isAnother = tellsOfAnother(sentence)
  const isDone = isChinese(sentence) && tellsOfDone(sentence)
  if (!isAnother && !isDone) return undefined
  const held = memories.flatMap(({ id, content }) => {
    const before = stateOf(sentence, content, names)
    const own = before === null ? sentence : (besideNamed(sentence, before) ?? '')
    const lasting = before === null ? own : withoutAside(own, before)
    const [mine, known] = before === null || lasting === '' ? [null, null] : ofOneself(lasting, before)
    return mine === null || known === null || deniesAnother(told, known)
      ? []
      : [{ id, said: known, told: mine }]
  })
  const nearest = isAnother ? nearestOver(held) : undefined
  return nearest ?? (isDone ? mostShared(held) : undefined)
}

function isOwnOver(told: string, before: string): boolean {
  const sentence = withoutPassing(told)
  if (PASSING.test(sentence)) return false
  if (OVER_BY_TABLE.some((isOver) => isOver(sentence, before))) return true
  if (isTopicOver(sentence, before)) return true
  if (!saysItIsOver(sentence) || SUPPOSED.test(sentence)) return false
  if (IN_OTHER_WORDS.some((isOver) => isOver(sentence, before))) return true
  if (isOfMoving(sentence) && !isChinese(sentence)) return isMovedAndMore(sentence, before)
  return isChinese(sentence) ? isEndedInChinese(sentence, before) : isEndedInEnglish(sentence, before)
}

const FOR_NOW = patternNamed('slots_for_now')
const FINAL = patternNamed('final')
const NOT_SO = patternNamed('slots_not_so')
/** All of it is supposed, asked or told. */
const HARDLY_SO =
  /\b(?:if|unless|imagine|suppose|what if|wish|dream\w*)\b|[?？]\s*$|["“]|\b(?:says?|said|tells?|told|heard|reads?)(?: \w+)?(?:[,;:]|$| (?:that )?(?:s?he|they)\b)/iu
/** "The Volvo died, I'm on the bus till I find one": without what is only so for a while beside it. */
const withoutPassing = remembered((sentence): string => {
  if (isChinese(sentence)) return withoutUndone(sentence)
  if (HARDLY_SO.test(sentence)) return sentence
  if (!FOR_NOW.test(sentence) && !NOT_SO.test(sentence)) return sentence
  const clauses = sentence.split(
    /(?<=[,;]) |\s(?=(?:and|but|so|because) (?:i|we|my|our|the|he|she|they|it)\b)/iu,
  )
  const isPassing = (clause: string) =>
    NOT_SO.test(clause) || (/^(?:i|we)\b/iu.test(clause) && FOR_NOW.test(clause) && !FINAL.test(clause))
  const lasting = clauses.filter((clause) => !isPassing(clause))
  return lasting.length === 0
    ? sentence
    : lasting
        .join(' ')
        .replace(/[,;]$/u, '')
        .replace(/^(?:and|but|so|because) /iu, '')
})

/** 我想离职, 大夫让我把酒戒了, 合计着到年底就把车卖了: not done yet; 今天不喝咖啡了: once. */
const UNDONE = patternNamed('undone_chinese')
const AT_LAST = /终于|总算/u
function withoutUndone(sentence: string): string {
  if (!UNDONE.test(sentence)) return sentence
  const clauses = sentence.split(/[，,；;。！!]/u).filter((clause) => !UNDONE.test(clause))
  const rest = clauses.join('，')
  return saysItIsOver(rest) || AT_LAST.test(rest) ? sentence : rest
}

/** "I moved out and sold the car": the moving ends a home, the rest what it names. */
const isMovedAndMore = (sentence: string, before: string): boolean =>
  besidesMoving(sentence).some((clause) => isEndedInEnglish(clause, before))
const besidesMoving = remembered((sentence): readonly string[] =>
  sentence.split(/[,;]\s*|\s+(?:and|but) /iu).filter((clause) => !isOfMoving(clause)),
)

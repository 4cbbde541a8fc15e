import { carefully, withoutTone } from '../grammar/casual.ts'
import { coreOf, isChinese, sentencesOf } from '../grammar/sentences.ts'
import { kindOf } from '../kinds/kinds.ts'
import { patternNamed, patternsNamed } from '../named-patterns.ts'
import { isOfTheAsked } from './fits.ts'
import { statementOf } from './statement.ts'

/** What a turn answers. */
export interface Answer {
  /** As asked, without what leads into it. */
  readonly question: string
  /** Words of the turn, verbatim. */
  readonly sentence: string
  /** Both as one statement, for looking. */
  readonly core: string
  /** It is something that they must avoid. */
  readonly isConstraint: boolean
}

const NO_ANSWER = patternNamed('no_answer')
const CHINESE_NO_ANSWER = patternNamed('no_answer_chinese')
const BODILY = patternNamed('asked_bodily')
const NO = patternNamed('answer_no')
const YES = patternNamed('answer_yes')
const COUNTS = patternNamed('answer_counts')
const ASKS_COUNT = patternNamed('asks_count')
/** To the one who asked. */
const TO_YOU = /\b(?:you|your|u|ur)\b|[你您]/iu
/** "Ana? Hates it.": of whom it is. */
const OF_WHOM = patternNamed('answer_of_whom')
/** "jaipur. 90 guests": as short, it says nothing alone. */
const GOES_ON = patternNamed('answer_goes_on')
const LONGEST_MORE = 70
/** "an she can't have eggs", "Poppy and Mae": of whom it is, the question says. */
const OF_THEM = /^(?:an?d? |but |plus )?(?:he|she|they)\b|^\p{L}+(?: \p{L}+){0,2}\W*$/iu
/** Sentences behind an answer. */
const MORE = 3
/** Longer ones are stories, which say by themselves what they are of. */
const LONGEST = { english: 90, chinese: 30 }
/** 「半日闲」: what is called so, where that is asked. */
const NAME_ALONE = /^[“"「『《]([^“”"「」『』《》]{1,16})[”"」』》]$/u
/** "I fix boats", 我在银行上班: what says by itself of whom it is. */
const OF_ONESELF = /^(?:i|we|my|our)\b|^[我咱]/iu
/** "I do", "I have two", "my cousin", 我有两个: of what was asked. */
const ELLIPTIC = patternNamed('answer_elliptic')

/** What of a turn answers a question of somebody's life; null where it does not, or would be understood without it. */
export function answerIn(
  text: string,
  question: string,
  isTold: (sentence: string) => boolean,
): Answer | null {
  const sentences = sentencesOf(text)
  const at = sentences.findIndex(
    (sentence, place) => !isBare(sentence) && !(place === 0 && OF_WHOM.test(sentence)),
  )
  const end = at === -1 ? (sentences.length === 1 ? 0 : -1) : at
  if (end === -1 || end > 1) return null
  const last = sentences[end]!
  const more = sentences.slice(end + 1)
  const stops = more.findIndex((next) => !goesOn(next) || (isTold(next) && !OF_THEM.test(next)))
  const upTo = more[Math.min(MORE, stops === -1 ? more.length : stops) - 1] ?? last
  const sentence = spanOf(text, sentences[0]!, upTo)
  const said = coreOf(last).replace(NAME_ALONE, '$1')
  if (!isFit(last.replace(NAME_ALONE, '$1'), said, question) || isJest(sentence, question)) return null
  const plain = withoutTone(sentence.replace(/\s+/gu, ' ')).trim()
  return {
    question,
    sentence,
    core: statementOf(question, plain),
    isConstraint: BODILY.test(question) && !NO.test(plain),
  }
}

/** "Any pets?" "Only dust bunnies": it looks like an answer, and names nothing that was asked for. */
function isJest(sentence: string, question: string): boolean {
  const plain = withoutTone(coreOf(sentence)).trim()
  return !NO.test(plain) && !OF_ONESELF.test(plain) && !isOfTheAsked(question, plain)
}

/** Of a turn the sentence that looks like an answer to a question and is none: nothing is told by it. */
export const jestsIn = (text: string, question: string): readonly string[] =>
  sentencesOf(text)
    .slice(0, 2)
    .filter((sentence) => isJest(sentence, question))

/** "Yes.", 嗯，哈哈: what comes behind says more. */
const isBare = (sentence: string): boolean => !/[\p{L}\p{N}]/u.test(coreOf(sentence).replace(BARE.it, ''))
const BARE = patternsNamed('answer_bare')

function spanOf(text: string, first: string, last: string): string {
  const start = text.indexOf(first)
  return first === last ? first : text.slice(start, text.indexOf(last, start) + last.length)
}

/** Whether a sentence behind an answer is part of it. */
const goesOn = (sentence: string): boolean =>
  sentence.length <= LONGEST_MORE &&
  GOES_ON.test(coreOf(sentence)) &&
  !TO_YOU.test(sentence) &&
  !OF_ONESELF.test(sentence) &&
  !UNTOLD.has(kindOf(sentence, coreOf(sentence)))
const UNTOLD: ReadonlySet<string> = new Set(['question', 'request', 'unreal', 'small_talk'])

function isFit(sentence: string, core: string, question: string): boolean {
  const words = carefully(withoutTone(core)).trim()
  const isHan = isChinese(words)
  if (words.length > (isHan ? LONGEST.chinese : LONGEST.english)) return false
  const yes = YES.test(sentence.trim()) || NO.test(sentence.trim())
  if (words === '' && !yes) return false
  if (!yes && (NO_ANSWER.test(words) || NO_ANSWER.test(sentence))) return false
  if (CHINESE_NO_ANSWER.test(words) || TO_YOU.test(words)) return false
  const kind = kindOf(sentence, core)
  if (kind === 'question' || (kind === 'request' && !yes) || (kind === 'unreal' && !yes)) return false
  if (kind === 'small_talk' && !yes) return false
  if (OF_ONESELF.test(words) && !ELLIPTIC.test(words)) return false
  return !ASKS_COUNT.test(question) || COUNTS.test(sentence)
}

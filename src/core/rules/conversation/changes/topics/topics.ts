import { isChinese } from '../../grammar/sentences.ts'
import { isForGood } from '../slots/slots.ts'
import { isTopicOverInChinese, tellsOfEndInChinese } from './chinese.ts'
import { isTopicOverInEnglish, tellsOfEndInEnglish } from './english.ts'
import { isOfOthers } from './over-by-name.ts'

/**
 * Whether a named thing is over: a clause says what the speaker has done to it, or what has become of it, and
 * names it as it was known. A clause that names nothing speaks of what the clause before it named.
 */
export const isTopicOver = (sentence: string, before: string): boolean =>
  isForGood(sentence) &&
  !isOfOthers(sentence) &&
  (isChinese(sentence) ? isTopicOverInChinese(sentence, before) : isTopicOverInEnglish(sentence, before))

/** Whether a sentence tells that a thing of one's own, which it names, is over. */
export const tellsOfEnd = (sentence: string): boolean =>
  isForGood(sentence) && (isChinese(sentence) ? tellsOfEndInChinese(sentence) : tellsOfEndInEnglish(sentence))

import { isCommon, tokenize } from '../../../text/tokens.ts'
import { stopWords } from '../../../text/words/stop-words.ts'
import { patternNamed } from '../named-patterns.ts'

/**
 * What holds only while one talks: moods and errands of the minute, words on the talk itself, what the other
 * is to write.
 */

/** What somebody is for years, though an adjective alone says it. */
const STAYS = patternNamed('moment_stays')
const BARE_STATE = patternNamed('moment_bare_state')
/** "I'm hungry", "i am so tired lol": a mood without a reason, until the next meal. */
function isMood(words: string): boolean {
  const state = BARE_STATE.exec(words.replace(/[\s.!~]+$/u, ''))?.[1]
  return state !== undefined && !STAYS.test(state) && !/^[A-Z]/u.test(state)
}

const CHINESE_MOOD = patternNamed('moment_chinese_mood')

const ORDERS = patternNamed('moment_orders')
const CHINESE_ORDERS = patternNamed('moment_chinese_orders')

/** Words of the talk itself, beside those that are in every text. */
const OF_TALK = patternNamed('moment_of_talk')

/** "I'll try it and get back to you", "I never thought of it that way": nothing is named. */
function namesNothing(words: string): boolean {
  if (/\d|\p{Script=Han}/u.test(words)) return false
  const plain = words.replace(/'\w+\b/gu, '').toLowerCase()
  return tokenize(plain).every((term) => isCommon(term) || stopWords.has(term) || OF_TALK.test(term))
}

/** What is meant is something said or shown before: "the other file", "your idea", "the first version". */
const POINTS_BACK = patternNamed('moment_points_back')
const CHINESE_POINTS_BACK = patternNamed('moment_chinese_points_back')

/** Whether nothing but the moment of talking is in it. */
export const isOfTheMoment = (words: string): boolean =>
  isMood(words) ||
  CHINESE_MOOD.test(words) ||
  ORDERS.test(words) ||
  CHINESE_ORDERS.test(words) ||
  POINTS_BACK.test(words) ||
  CHINESE_POINTS_BACK.test(words) ||
  namesNothing(words)

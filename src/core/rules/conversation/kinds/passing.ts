import { isPast } from '../grammar/verbs.ts'
import { patternNamed, patternsNamed } from '../named-patterns.ts'

/** What is so for the moment, or of nobody in particular. The patterns stand in the tables (`passing-table.ts`). */

/** A program or a machine: what one asks for help with. */
const MACHINE = patternsNamed('passing_machine')
/** The same where another word says so: people have lists, tables and classes too. */
const PERHAPS = patternsNamed('passing_perhaps')
const count = (words: string, pattern: { readonly it: RegExp }): number =>
  words.match(pattern.it)?.length ?? 0
const isOfMachines = (words: string): boolean => 2 * count(words, MACHINE) + count(words, PERHAPS) >= 2

/** That it does not do what it should. */
const TROUBLE = patternNamed('passing_trouble')
/** What one does to it before asking again. */
const TINKERED = patternNamed('passing_tinkered')
const ASKED_FOR = patternNamed('passing_asked_for')
const GIVEN = patternNamed('passing_given')
/** Of this one's own, or for longer than the question. */
const LASTS = patternNamed('passing_lasts')

/** Who explains at such length tells of what they build. */
const MOST_WORDS = 24

/** "I cleared the cache and it still fails": so until it is solved, and nobody's life. */
const isTinkering = (words: string): boolean => {
  if (LASTS.test(words) || words.split(/\s+/u, MOST_WORDS + 1).length > MOST_WORDS) return false
  if (TINKERED.test(words)) return isOfMachines(words) || (count(words, PERHAPS) > 0 && TROUBLE.test(words))
  if (ASKED_FOR.test(words)) return count(words, MACHINE) + count(words, PERHAPS) > 0
  return isOfMachines(words) && (TROUBLE.test(words) || (GIVEN.test(words) && DATA.test(words)))
}
/** What is only worked on: "two tables, users and orders". */
const DATA = patternNamed('passing_data')

const CHINESE_MACHINE = patternNamed('passing_chinese_machine')
const CHINESE_TROUBLE = patternNamed('passing_chinese_trouble')
const CHINESE_TINKERED = patternNamed('passing_chinese_tinkered')
const CHINESE_LASTS = patternNamed('passing_chinese_lasts')

/** 我把网站部署在阿里云上了, 从12分钟降到3分钟: what has come of it, and stays. */
const CHINESE_MADE =
  /部署(?:在|到)|上架|发布|迁移?到|重写|存到|搭(?:了|建)|从.{1,12}(?:降|升|缩短?|换|改|涨|提高|减少)(?:成|到|为)/u

const isTinkeringChinese = (words: string): boolean =>
  !/不要|别/u.test(words) &&
  (!CHINESE_MADE.test(words) || CHINESE_TROUBLE.test(words)) &&
  CHINESE_MACHINE.test(words) &&
  !CHINESE_LASTS.test(words) &&
  (CHINESE_TINKERED.test(words) || CHINESE_TROUBLE.test(words))

/** To whoever serves: what is asked of them, and how they are found. */
const SERVED = patternNamed('passing_served')
const CHINESE_SERVED = patternNamed('passing_chinese_served')

/** What is so only while one asks for help: a program that does not run, an order that does not come. */
export const isPassing = (words: string): boolean =>
  isTinkering(words) || isTinkeringChinese(words) || SERVED.test(words) || CHINESE_SERVED.test(words)

/** Everybody, nobody, things in general. */
const ANYBODY = patternNamed('passing_anybody')
const PROVERB = patternNamed('passing_proverb')
/** "Taking care of oneself is vital": a deed that is found good or bad, by nobody in particular. */
const DEED_IS = patternNamed('passing_deed_is')
const OWN = /\b(?:i|i'm|i've|me|my|mine|our)\b/iu

/** What is said of anybody or anything, as people do; somebody's own is told in it by the past alone. */
export function isGeneral(words: string): boolean {
  if (PROVERB.test(words)) return true
  if (ANYBODY.test(words)) return !(OWN.test(words) && words.split(/[^\p{L}']+/u, 12).some(isPast))
  return DEED_IS.test(words) && !OWN.test(words)
}

/** "It made me think", "they're so important": a word on what was told before. */
const REMARK = patternNamed('passing_remark')
/** Something of one's own that the remark names, or a deed of one's own behind it. */
const TELLS = patternNamed('passing_tells')

/** Whether a sentence is said of something at hand, and tells nothing. */
export const isRemark = (words: string): boolean => REMARK.test(words) && !TELLS.test(words)

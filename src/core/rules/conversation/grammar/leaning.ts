import { meantBy } from '../../../text/reading/dated-quote.ts'
import { simplified } from '../../../text/reading/simplified.ts'
import { patternNamed } from '../named-patterns.ts'
import { isChinese, sentencesOf } from './sentences.ts'
import { isPast } from './verbs.ts'

/**
 * Sentences that say only with one before them what they are of: "It's on the 18th of July.", "She's due in
 * October.", "I'm the best woman.", 地点在青岛。
 */
const ENGLISH = new RegExp(
  "^(?:(?:and|but|so|then|also),? )?(?:(?:it|he|she|they|there)(?:['’]\\w+)? \\w|" +
    "(?:(?:that|this)?['’]s|(?:that|this) (?:is|was)) (?:my|our|me) \\w|(?:its|his|her|their) \\w|i(?:['’]m| am) (?:the|one of the) [a-z]+(?: [a-z]+)?$)",
  'iu',
)
const CHINESE = /^(?:而且|不过|但是?|然后)?(?:[他她它]|那(?:里|边|家|天)|地点|时间(?!过|真))/u

/** "I'm seeing him again on Friday", "I failed mine": whom or what, no word before it says. */
const OBJECT = patternNamed('leaning_object')
const NAMES_WHAT = patternNamed('leaning_names')

/** "Moving in May!", "Not since 1991.", "Director of Product from June": part of what the sentence before it began. */
const PART = patternNamed('leaning_part')
const MOST_WORDS = 10
const HAS_SUBJECT = patternNamed('leaning_subject')

/** Whether a sentence says only with the one before it what it is of. */
export function leans(core: string): boolean {
  if (ENGLISH.test(core) || CHINESE.test(simplified(core))) return true
  if (isChinese(core)) return false
  const between = OBJECT.exec(core)?.[1]
  if (between !== undefined) return !NAMES_WHAT.test(between)
  return isPart(core)
}

/** Whether a sentence without a subject goes on with the one before it. */
export const isPart = (core: string): boolean =>
  PART.test(core) && !HAS_SUBJECT.test(core) && core.split(/\s+/u).length <= MOST_WORDS

/**
 * "moved in sunday", 有高血压: the deed, or the state, of whom the sentence before it told last.
 * @param isOfOther whether that one is of another
 */
export function goesOn(core: string, before: string, isOfOther: boolean): boolean {
  if (isChinese(core)) return isOfOther && ALSO_THEIRS.test(`${simplified(before)}|${simplified(core)}`)
  if (!isPast(core.split(/[\s,]+/u, 1)[0] ?? '')) return false
  const last = before.match(SUBJECTS)?.at(-1)
  return last === undefined ? isOfOther : /^s?he/iu.test(last)
}
/** 我妈来帮我带娃了。腰不好，有高血压: how it goes with whom the sentence before it tells of, and not with the speaker too. */
const ALSO_THEIRS = patternNamed('leaning_also_theirs')
const SUBJECTS = /(?<![\p{L}'’])(?:i|im|ive|we|weve|s?hes?|they|u|you)(?!\p{L})/giu

/** Longer ones stand alone. */
const LONGEST = 240
const GAP = ' … '

/**
 * Two sentences of a turn as they stand there, with a gap for what stands between; null where they are too
 * long together.
 */
export function together(text: string, first: string, second: string): string | null {
  const start = text.indexOf(first)
  const end = start === -1 ? -1 : text.indexOf(second, start + first.length)
  if (end === -1 || first.length + second.length > LONGEST) return null
  const between = text.slice(start + first.length, end)
  return `${first}${between.trim() === '' ? between.replace(/\s+/gu, ' ') : GAP}${second}`
}

/**
 * Of a memory that quotes what it leans on too, its own sentence, where something stood between; of any other what it
 * says.
 */
export function itself(content: string): string {
  const said = meantBy(content)
  return said !== content && said.includes(GAP) ? (sentencesOf(said).at(-1) ?? said) : said
}

import { meantBy } from '../../../text/reading/dated-quote.ts'
import { sentencesOf } from './sentences.ts'

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

/** Whether a sentence says only with the one before it what it is of. */
export const leans = (core: string): boolean => ENGLISH.test(core) || CHINESE.test(core)

/** Longer ones stand alone. */
const LONGEST = 240

/**
 * Two sentences of a turn as they stand there, with a gap for what stands between; null where they are too
 * long together.
 */
export function together(text: string, first: string, second: string): string | null {
  const start = text.indexOf(first)
  const end = start === -1 ? -1 : text.indexOf(second, start + first.length)
  if (end === -1 || first.length + second.length > LONGEST) return null
  const between = text.slice(start + first.length, end)
  return `${first}${between.trim() === '' ? between.replace(/\s+/gu, ' ') : ' … '}${second}`
}

/** Of a memory that quotes what it leans on too, its own sentence; of any other what it says. */
export function itself(content: string): string {
  const said = meantBy(content)
  return said === content ? content : (sentencesOf(said).at(-1) ?? said)
}

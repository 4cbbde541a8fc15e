import { patternNamed } from '../named-patterns.ts'
import { deniedBy } from './denied.ts'
import { claimOf } from './one-form.ts'
import { isChinese } from './sentences.ts'

const IT_ENGLISH = /^(?:and |but |so )?(?:it|that|this|there|these|those|which)\b/iu
const OVER_ENGLISH = /\b(?:any ?more|any ?longer|no longer|not only|not just|yet another)\b/iu

const IT_CHINESE = /^(?:这|那|它|其中|天气)/u
const OVER_CHINESE = /不再|没再|已经|了[。！!～~]*$/u

/**
 * Whether a sentence says of somebody that they are, have or do not what one may be, have or do for a while:
 * "I don't have a cat", 他不是素食者. Every clause of it; what is over was so once, and a dislike is told, not
 * denied.
 */
export function isDenied(core: string): boolean {
  const denied = isChinese(core) ? isDeniedChinese : isDeniedEnglish
  const clauses = core
    .split(/[,，;；。！!]\s*|\s(?=but\b)|(?=但)/u)
    .filter((clause) => /\p{L}/u.test(clause) && !NOR_EVER.test(clause))
  return clauses.length > 0 && clauses.every(denied)
}

/** What somebody is or is not; of other words "not" says how somebody feels or what they think. */
const deniesEnglish = patternNamed('denied_english')
const deniesChinese = patternNamed('denied_chinese_plain')

/** "I'm not married, never have been." */
const NOR_EVER = /^(?:and |or )?(?:i |we )?never (?:was|were|have|had|did)(?: been)?[.!]*$/iu

/** What one is, by a noun or by a verb, whatever else one has. */
const LASTING = /^(?:allergy|intolerance|married|wife|husband|diet|smok|vap|老婆|老公|妻子|丈夫|媳妇|太太)$/u
/** "I never had an allergy to nuts", 我从来不吃素. */
const deniesClaim = (clause: string): boolean => {
  const denied = deniedBy(clause)
  return denied !== null && LASTING.test(claimOf(denied.said)?.kind ?? '')
}

const isDeniedEnglish = (clause: string): boolean =>
  (deniesEnglish.test(clause) || deniesClaim(clause)) &&
  !IT_ENGLISH.test(clause) &&
  !OVER_ENGLISH.test(clause)

const isDeniedChinese = (clause: string): boolean =>
  (deniesChinese.test(clause) || deniesClaim(clause)) &&
  !IT_CHINESE.test(clause) &&
  !OVER_CHINESE.test(clause)

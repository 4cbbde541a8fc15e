import { lazily } from '../../../text/lazily.ts'
import { isDemonym, isEveryday, isFirstName, isNoName, patternOf, wordsOf } from '../people/known.ts'
import { isWord, SURNAMES } from './chinese-names.ts'

/** 叫我小乔吧, 大家都叫我欧阳, 请叫我陈晨: what else one is called to do (叫我起床) has no such word. */
const chinese = patternOf('calledChinese', { SURNAMES }, 'u')
/** "You can call me AJ", "everyone calls me Sam", "I go by Kit". */
const english = patternOf('calledEnglish', {}, 'u')

/** "Hi, I'm Maya", "i am maya and i live in Galway" */
const introducing =
  /^(?:(?:[Hh]i|[Hh]ey|[Hh]ello|[Ww]ell|[Ss]o|[Aa]nd)\b,? (?:there,? |everyone,? |all,? )?)?[Ii](?:['’]?m| am) ([\p{L}'-]{2,}(?: \p{Lu}[\p{L}'-]+)?)(?=[,.!]|$| (?:and|from|here)\b)/u
const introducingChinese = lazily(() => {
  const given = wordsOf('chineseGiven').join('')
  return new RegExp(`^我是(小[${SURNAMES}]|阿[^姨公婆爸妈哥姐伯叔舅嬷]|[${SURNAMES}][${given}]{2})$`, 'u')
})

/** A first name behind "I'm" is one's own; in small letters none that is a word too ("i'm will and able"). */
function introducedAs(clause: string): string | undefined {
  const [, name = ''] = introducing.exec(clause) ?? []
  const first = name.replace(/ .*/u, '')
  const isSmall = /^\p{Ll}/u.test(first)
  if (isFirstName(first) && !isDemonym(first) && !(isSmall && isEveryday(first))) return name
  const own = introducingChinese().exec(clause)?.[1]
  return own && isWord(own) ? undefined : own
}

/** What the speaker of a clause is or asks to be called; undefined where it is somebody else or nobody knows. */
export function calledIn(clause: string): string | undefined {
  const [, familiar, , short, own, full] = chinese().exec(clause) ?? []
  const bare = short ?? full
  if (familiar ?? own) return familiar ?? own
  if (bare) return isWord(bare) ? undefined : bare
  const name = english().exec(clause)?.[1]
  if (!name) return introducedAs(clause)
  return (/^\p{Ll}/u.test(name) ? isFirstName(name) : !isNoName(name)) ? name : undefined
}

/** Whether a sentence says what its speaker is called. */
export const isCalled = (sentence: string): boolean =>
  sentence.length < 120 &&
  sentence.split(/[，,；;。！!]/u).some((clause) => calledIn(clause.trim()) !== undefined)

import { isFirstName, isNoName, patternOf } from '../people/known.ts'
import { isWord, SURNAMES } from './chinese-names.ts'

/** 叫我小乔吧, 大家都叫我欧阳, 请叫我陈晨: what else one is called to do (叫我起床) has no such word. */
const chinese = patternOf('calledChinese', { SURNAMES }, 'u')
/** "You can call me AJ", "everyone calls me Sam", "I go by Kit". */
const english = patternOf('calledEnglish', {}, 'u')

/** What the speaker of a clause is or asks to be called; undefined where it is somebody else or nobody knows. */
export function calledIn(clause: string): string | undefined {
  const [, familiar, , short, own, full] = chinese().exec(clause) ?? []
  const bare = short ?? full
  if (familiar ?? own) return familiar ?? own
  if (bare) return isWord(bare) ? undefined : bare
  const name = english().exec(clause)?.[1]
  if (!name) return undefined
  return (/^\p{Ll}/u.test(name) ? isFirstName(name) : !isNoName(name)) ? name : undefined
}

/** Whether a sentence says what its speaker is called. */
export const isCalled = (sentence: string): boolean =>
  sentence.length < 120 &&
  sentence.split(/[，,；;。！!]/u).some((clause) => calledIn(clause.trim()) !== undefined)

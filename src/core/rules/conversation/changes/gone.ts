import { isChinese } from '../sentences.ts'
import { isForGood, patternNamed } from './slots.ts'
import { chineseClauses, topicsOf } from './topics-chinese.ts'
import { englishClauses, namesIn } from './topics-english.ts'

const ENGLISH = {
  role: patternNamed('role_english'),
  leaves: patternNamed('leaves_english'),
  unmade: patternNamed('unmade_english'),
}
const CHINESE = {
  role: patternNamed('role_chinese'),
  leaves: patternNamed('leaves_chinese'),
  unmade: patternNamed('unmade_chinese'),
}
const WHO = 6

/**
 * Whether somebody who did something for the person, or lived with them, is gone: a clause says so of the one of
 * that name, or of that role.
 */
export function isGone(sentence: string, before: string): boolean {
  const han = isChinese(sentence)
  const { role, leaves, unmade } = han ? CHINESE : ENGLISH
  const what = role.exec(before)?.[0].toLowerCase()
  if (what === undefined) return false
  const names = new Set(han ? topicsOf(before) : namesIn(before))
  const isOfThem = (clause: string, at: number): boolean => {
    if (clause.toLowerCase().includes(what)) return true
    const who = han
      ? topicsOf(clause.slice(0, Math.max(at, WHO))).concat(topicsOf(sentence.slice(0, WHO - 2)))
      : namesIn(clause.slice(0, at + 30))
    return who.some((name) => names.has(name))
  }
  return (han ? chineseClauses(sentence) : englishClauses(sentence)).some((clause) => {
    const found = leaves.exec(clause)
    return (
      found !== null &&
      isForGood(clause) &&
      !unmade.test(clause.slice(0, found.index)) &&
      isOfThem(clause, found.index)
    )
  })
}

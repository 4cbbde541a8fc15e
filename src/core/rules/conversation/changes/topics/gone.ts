import { isChinese } from '../../grammar/sentences.ts'
import { patternNamed } from '../../named-patterns.ts'
import { isForGood } from '../slots/slots.ts'
import { chineseClauses, topicsOf } from './chinese.ts'
import { englishClauses, namesIn } from './english.ts'

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

/** 张教练离职了, of 请了个私教，姓张: by their surname. */
const TITLED =
  /^(?:我的?|那个?)?(?![我你他她])(\p{Script=Han})(?:教练|老师|医生|大夫|主任|经理|总(?!是|算|之)|导|师傅|阿姨)/u
const isTitledSo = (clause: string, before: string): boolean => {
  const surname = TITLED.exec(clause)?.[1]
  return (
    surname !== undefined &&
    new RegExp(
      `(?:姓|叫|是)${surname}|${surname}(?:教练|老师|医生|大夫|主任|经理|总|导|师傅|阿姨)`,
      'u',
    ).test(before)
  )
}
/** 医生给停了: it is no doctor that stops. */
const NO_LEAVING = /^(?:停了|结束|换(?:了|成)$)/u

/** 张总临时管我们: they come back. */
const STANDS_IN = /临时|暂[时且代]|代[班课]/u

/**
 * Whether somebody who did something for the person, or lived with them, is gone: a clause says so of the one of
 * that name, or of that role.
 */
export function isGone(sentence: string, before: string): boolean {
  const han = isChinese(sentence)
  const { role, leaves, unmade } = han ? CHINESE : ENGLISH
  const what = role.exec(before)?.[0].toLowerCase()
  if (what === undefined || STANDS_IN.test(sentence)) return false
  const names = new Set(han ? topicsOf(before) : namesIn(before))
  const isOfThem = (clause: string, at: number): boolean => {
    if (clause.toLowerCase().includes(what) || (han && isTitledSo(clause, before))) return true
    const who = han
      ? topicsOf(clause.slice(0, Math.max(at, WHO))).concat(topicsOf(sentence.slice(0, WHO - 2)))
      : namesIn(clause.slice(0, at + 30))
    return who.some((name) => names.has(name))
  }
  return (han ? chineseClauses(sentence) : englishClauses(sentence)).some((clause) => {
    const found = leaves.exec(clause)
    return (
      found !== null &&
      !(han && /医生|大夫/u.test(clause) && NO_LEAVING.test(found[0])) &&
      isForGood(clause) &&
      !unmade.test(clause.slice(0, found.index)) &&
      isOfThem(clause, found.index)
    )
  })
}

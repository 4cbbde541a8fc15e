import { patternNamed } from '../../named-patterns.ts'

/** 是周三不是周二, 周三，不是周二: the right value and the wrong one. */
const RIGHT =
  /(?:是|应该是|在)?([\p{Script=Han}\d]{1,6}?)[，,]?(?:而)?不是([\p{Script=Han}\d]{1,6}?)(?=$|[，,。！!；;])/u
/** 静静不是成都人，是重庆人: whose it is, the wrong value and the right one. */
const CONTRAST = patternNamed('right_contrast')
/** 下周三 (2026-03-11): the date would stay wrong. */
const DATED = /\(\d{4}-/u
const WRONG_SAID = /[记说搞弄写看]错|更正|纠正/u

/** Both are of one kind: 周三 and 周二, 六十三岁 and 六十二岁. */
const areAlike = (one: string, other: string): boolean =>
  one !== other && (one.charAt(0) === other.charAt(0) || one.slice(-1) === other.slice(-1))

/** Of whom a sentence says what is right in the place of what is wrong, both of one kind; null of any other. */
export function rightInContrast(sentence: string): { readonly wrong: string; readonly right: string } | null {
  const [, wrong, right] = CONTRAST.exec(sentence) ?? []
  return wrong !== undefined && right !== undefined && areAlike(right, wrong) ? { wrong, right } : null
}

/** What is known with the right value in the place of the wrong one; null where a sentence corrects none of it. */
export function withRightValue(sentence: string, known: string): string | null {
  const contrast = rightInContrast(sentence)
  if (contrast) return DATED.test(known) ? null : putRight(known, contrast.wrong, contrast.right)
  if (!WRONG_SAID.test(sentence)) return null
  const [, said = '', wrong = ''] = RIGHT.exec(sentence) ?? []
  const right = said.slice(-wrong.length)
  return wrong.length < 2 || !areAlike(right, wrong) ? null : putRight(known, wrong, right)
}

const putRight = (known: string, wrong: string, right: string): string | null =>
  known.split(wrong).length === 2 ? known.replace(wrong, right) : null

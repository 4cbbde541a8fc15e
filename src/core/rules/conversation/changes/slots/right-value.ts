/** 是周三不是周二, 周三，不是周二: the right value and the wrong one. */
const RIGHT =
  /(?:是|应该是|在)?([\p{Script=Han}\d]{1,6}?)[，,]?(?:而)?不是([\p{Script=Han}\d]{1,6}?)(?=$|[，,。！!；;])/u
const WRONG_SAID = /[记说搞弄写看]错|更正|纠正/u

/** Both are of one kind: 周三 and 周二, 六十三岁 and 六十二岁. */
const areAlike = (one: string, other: string): boolean =>
  one !== other && (one.charAt(0) === other.charAt(0) || one.slice(-1) === other.slice(-1))

/** What is known with the right value in the place of the wrong one; null where a sentence corrects none of it. */
export function withRightValue(sentence: string, known: string): string | null {
  if (!WRONG_SAID.test(sentence)) return null
  const [, said = '', wrong = ''] = RIGHT.exec(sentence) ?? []
  const right = said.slice(-wrong.length)
  if (wrong.length < 2 || !areAlike(right, wrong)) return null
  return known.split(wrong).length === 2 ? known.replace(wrong, right) : null
}

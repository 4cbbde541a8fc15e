import { isChinese } from '../../grammar/sentences.ts'
import { CHINESE_KIN_WORD, ENGLISH_KIN_WORD } from '../../people/kin.ts'
import { namesIn } from '../topics/english.ts'

const OWES = /(?<!\blike (?:it|he|she|they) )\b(?:owes?|owing|loan|debt|lent (?:me|us)|borrowed(?! me\b))\b/iu
const PAID =
  /\b(?:paid|(?:gave|given|sent)(?! (?:back )?(?:the|my) (?!money|rest|last|lot|cash|loan))|settled|cleared)\b.{0,60}\b(?:back|off|in full|the (?:last|rest|lot)|everything|it all|all of it|what i owed?)\b|\b(?:is|are|all) paid\b(?! (?:by|on|in|for|weekly|monthly))|\bbalance(?: is)? (?:zero|nil)\b|\b(?:all square|debt[- ]free|we['’]re (?:quits|even))\b/iu
const NOT_ALL = /\b(?:half|some|part|first|not|never|n['’]t)\b/iu
const HAN_OWES = /[借欠].{0,10}(?:[千万百块元]|钱)/u
const HAN_PAID = /(?:钱|账|债|款).{0,6}(?:还|结|付)(?:清|完|上)|还清|还完|两清|连本带利/u
const HAN_NOT_ALL = /[没未不]|一半|部分|先|快要?还|还差/u
/** 小刘的房贷: somebody's. */
const HAN_THEIRS = /^(?![我咱])[^，,]{1,4}的[^，,]{0,2}贷/u
const HAN_KIN = new RegExp(CHINESE_KIN_WORD, 'gu')
const KIN = new RegExp(`\\b(?:${ENGLISH_KIN_WORD})\\b`, 'giu')

/** "Paid my sister the last of it", of what is owed to her, or to nobody who is named. */
export function isPaid(sentence: string, before: string): boolean {
  if (isChinese(sentence)) return isPaidInChinese(sentence, before)
  if (!OWES.test(before) || !PAID.test(sentence) || NOT_ALL.test(sentence)) return false
  const [to, known] = [whoIn(sentence), whoIn(before)]
  return to.length === 0 || known.length === 0 || to.some((one) => known.includes(one))
}

/** 表哥的钱还清了: of the same one, or of nobody who is named. */
function isPaidInChinese(sentence: string, before: string): boolean {
  if (
    !HAN_OWES.test(before) ||
    !HAN_PAID.test(sentence) ||
    HAN_NOT_ALL.test(sentence) ||
    HAN_THEIRS.test(sentence)
  )
    return false
  const [to, known] = [sentence, before].map((text): readonly string[] => text.match(HAN_KIN) ?? [])
  return known?.length ? to?.some((one) => known.includes(one)) === true : to?.length === 0
}

const whoIn = (text: string): string[] => [
  ...(text.match(KIN) ?? []).map((kin) => kin.toLowerCase()),
  ...namesIn(text.replace(/^\p{L}+/u, '')),
]

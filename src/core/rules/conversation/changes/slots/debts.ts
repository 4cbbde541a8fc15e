import { isChinese } from '../../grammar/sentences.ts'
import { patternNamed } from '../../named-patterns.ts'
import { CHINESE_KIN_WORD, ENGLISH_KIN_WORD } from '../../people/kin.ts'
import { namesIn } from '../topics/english.ts'

const OWES = patternNamed('debt_owes')
const PAID = patternNamed('debt_paid')
const NOT_ALL = patternNamed('debt_not_all')
const HAN_OWES = patternNamed('debt_owes_chinese')
const HAN_PAID = patternNamed('debt_paid_chinese')
const HAN_NOT_ALL = patternNamed('debt_not_all_chinese')
/** 小刘的房贷: somebody's. */
const HAN_THEIRS = patternNamed('debt_theirs_chinese')
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

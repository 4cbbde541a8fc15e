import { ENGLISH_KIN_WORD } from '../people/kin.ts'
import { namesIn } from './topics-english.ts'

const OWES = /(?<!\blike (?:it|he|she|they) )\b(?:owes?|owing|loan|debt|lent (?:me|us)|borrowed(?! me\b))\b/iu
const PAID =
  /\b(?:paid|(?:gave|given|sent)(?! (?:back )?(?:the|my) (?!money|rest|last|lot|cash|loan))|settled|cleared)\b.{0,60}\b(?:back|off|in full|the (?:last|rest|lot)|everything|it all|all of it|what i owed?)\b|\b(?:all square|debt[- ]free|we['’]re (?:quits|even))\b/iu
const NOT_ALL = /\b(?:half|some|part|first|not|never|n['’]t)\b/iu
const KIN = new RegExp(`\\b(?:${ENGLISH_KIN_WORD})\\b`, 'giu')

/** "Paid my sister the last of it", of what is owed to her, or to nobody who is named. */
export function isPaid(sentence: string, before: string): boolean {
  if (!OWES.test(before) || !PAID.test(sentence) || NOT_ALL.test(sentence)) return false
  const [to, known] = [whoIn(sentence), whoIn(before)]
  return to.length === 0 || known.length === 0 || to.some((one) => known.includes(one))
}

const whoIn = (text: string): string[] => [
  ...(text.match(KIN) ?? []).map((kin) => kin.toLowerCase()),
  ...namesIn(text.replace(/^\p{L}+/u, '')),
]

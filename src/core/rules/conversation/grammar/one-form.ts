import { listNamed } from '../named-patterns.ts'
import { deniedBy } from './denied.ts'
import { isChinese } from './sentences.ts'

/** What may be said of somebody by a noun or by a verb, in one form: "a penicillin allergy", "allergic to penicillin". */
export interface Claim {
  readonly kind: string
  /** Of what, in small letters; empty where it is of whatever. */
  readonly of: readonly string[]
}

const SUBJECT = /^(?:the user(?=['’]s)|the user |i(?=['’])|i |we(?=['’])|we )/iu
const HAN_SUBJECT = /^(?:用户|我们?|咱们?)(?:家里?)?/u
const ANYTHING =
  /^(?:anything|any|it|that|one|any of (?:it|them)|anybody|任何|任何东西|什么|什么东西|这个|那个|东西|都|它)$/iu
const ENDS = /[,.;!。！]|\s(?:and (?:i|we|my|it|have|am)|but|so|which|since|because|when|as)\b/iu

/** Whether a text begins with who it is of: "The user's nut allergy", 用户对花生过敏. */
export const beginsWithThem = (text: string): boolean =>
  /^(?:the user|i|my|we|our)\b|^(?:用户|我|咱)/iu.test(text)

/** "I'm allergic to nuts", "The user's nut allergy": without the subject, possessions as `my …`. */
const predicateOf = (text: string): string =>
  text
    .split(ENDS, 1)[0]!
    .trim()
    .replace(SUBJECT, '')
    .replace(/^['’](?:m|re) /iu, 'am ')
    .replace(/^['’]ve /iu, 'have ')
    .replace(/^['’]s /iu, 'my ')
    .replace(/^our /iu, 'my ')

const WORDS_OF = /\s*(?:,|、|和|跟|以及|\band\b|\bor\b|\bplus\b|&)\s*/iu
const plain = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replace(/^(?:the|an?|all|any|most|some) /u, '')
    .replace(/(?<=[a-z]{3})(?:s)$/u, '')

/** What a sentence, or a memory without its frame, says first of the person; null of whatever is said in one way only. */
export function claimOf(text: string): Claim | null {
  const isHan = isChinese(text)
  const said = isHan ? text.replace(HAN_SUBJECT, '') : predicateOf(text)
  for (const [kind, pattern] of listNamed(isHan ? 'claims_chinese' : 'claims_english')) {
    const found = pattern.exec(said)
    if (!found) continue
    const of = ((kind === 'itself' ? found[2] : found[1]) ?? '')
      .split(WORDS_OF)
      .map(plain)
      .filter((word) => word !== '' && !ANYTHING.test(word))
    return { kind: kind === 'itself' ? plain(found[1]!) : kind, of }
  }
  return null
}

const MARRIED: Readonly<Record<string, string>> = {
  老婆: 'wife',
  妻子: 'wife',
  媳妇: 'wife',
  太太: 'wife',
  老公: 'husband',
  丈夫: 'husband',
}
const spouse = (kind: string): string => MARRIED[kind] ?? kind
const IS_SPOUSE = /^(?:married|wife|husband)$/u

/** diabetic and diabetes, asthmatic and asthma: what begins alike and hardly goes on. */
function areOneIllness(one: string, other: string): boolean {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return one === other || (length >= 5 && Math.max(one.length, other.length) - length <= 3)
}

/** Whether what is known is all, or in part, what is denied. */
export function coveredBy(denied: Claim, known: Claim): 'all' | 'part' | null {
  const [one, other] = [spouse(denied.kind), spouse(known.kind)]
  if (IS_SPOUSE.test(one) && IS_SPOUSE.test(other)) {
    if (one !== other && one !== 'married' && other !== 'married') return null
    return denied.of.length === 0 || isIn(denied.of[0]!, known.of) ? 'all' : null
  }
  if (one !== other) return null
  if (one === 'ill') return areOneIllness(denied.of[0] ?? '', known.of[0] ?? '') ? 'all' : null
  if (denied.of.length === 0) return 'all'
  if (!denied.of.some((word) => isIn(word, known.of))) return null
  return known.of.every((word) => denied.of.some((one) => isIn(one, [word]))) ? 'all' : 'part'
}

const ONE_OF_MANY = /^(?:allergy|intolerance|diet)$/u
/** "I'm not allergic to eggs any more": nothing is said of "allergic to nuts" by it. */
export function deniesAnother(sentence: string, before: string): boolean {
  const said = deniedBy(sentence)?.said
  const denied = said === undefined ? null : claimOf(said)
  if (!denied || denied.of.length === 0 || !ONE_OF_MANY.test(denied.kind)) return false
  const known = claimOf(before)
  return known?.kind === denied.kind && known.of.length > 0 && coveredBy(denied, known) !== 'all'
}

const isIn = (word: string, words: readonly string[]): boolean =>
  words.some((one) => one === word || (/^[a-z]/u.test(word) && ` ${one} `.includes(` ${word} `)))

import { isDate, isPronoun } from '../../../text/reading/names.ts'
import { isChinese } from '../grammar/sentences.ts'
import { CHINESE_KIN_WORD, CHINESE_PET, ENGLISH_PET, fullKin, kinPredicate } from '../people/kin.ts'
import { isNoEntity, isNoName } from '../people/known.ts'
import { isEverydayWord } from './chinese-names.ts'
import type { NamedEntity, SaidRelation } from './what.ts'

/** The speaker's own node: the user's, or that of the one whose name the turn bears. */
export const speakerNode = (name: string | null): NamedEntity =>
  name === null ? { name: 'user', type: 'user' } : { name, type: 'person' }

const ANIMAL = new RegExp(`(?:\\b${ENGLISH_PET}\\b|${CHINESE_PET}$)`, 'u')

/** Whether of whom is told is an animal. */
export const isAnimal = (holder: string): boolean => ANIMAL.test(holder)

/** "我男朋友叫俞斌", "my therapist is called Noor": the relative whose name it is; of "my sister Mia" nobody. */
export function kinOf(holder: string): string | undefined {
  const words = holder.trim()
  const [, kin, behind] = CHINESE_OWN.exec(words) ?? []
  if (kin) return behind === '' ? kin : undefined
  const own = /^my ([\p{Ll} -]+)$/iu.exec(words)?.[1]
  return own
}

/** "My sister Mei", "my cat Rex": how somebody named is related to the speaker. */
export const asKin = (kin: string, name: string, speaker: string | null): SaidRelation =>
  isAnimal(kin)
    ? { subject: speakerNode(speaker), predicate: 'HAS', object: { name, type: 'thing' } }
    : { subject: { name, type: 'person' }, predicate: kinPredicate(kin), object: speakerNode(speaker) }

const CHINESE_OWN = new RegExp(`^(?:我|咱)们?家?(?:的)?(${CHINESE_KIN_WORD}|${CHINESE_PET})(.*)$`, 'u')
const NAMED_KIN = / (?!I\b)([A-Z][\p{L}'-]+),?$/u
/**
 * The speaker, a relative of theirs by name or by kinship, somebody by name; nobody where it is not certain.
 */
export function holderNode(holder: string, speaker: string | null): NamedEntity | null {
  const words = holder.trim().replace(/,$|(?<=^[A-Z]\S+)'s$/u, '')
  if (/^(?:I|我|咱)$/u.test(words)) return speakerNode(speaker)
  const owner = speaker ?? (isChinese(words) ? '用户' : 'user')
  const own = CHINESE_OWN.exec(words)
  if (own) {
    const [, kin, behind = ''] = own
    const rest = isEverydayWord(behind) ? '' : behind
    const type = isAnimal(kin!) ? 'thing' : 'person'
    if (rest !== '' && !rest.startsWith('的')) return { name: rest, type }
    return { name: `${owner}的${fullKin(kin!)}${rest}`, type }
  }
  const kin = /^my (.+)$/iu.exec(words)?.[1]
  if (kin !== undefined) {
    const name = kin.includes("'s ") ? undefined : NAMED_KIN.exec(kin)?.[1]
    return { name: name ?? `${owner}'s ${kin}`, type: isAnimal(kin) ? 'thing' : 'person' }
  }
  const isNone = isPronoun(words) || isNoOne(words) || isDate(words)
  return isNone ? null : { name: words, type: 'person' }
}

/** Whether words that stand where a name may stand are none. */
export const isNoOne = (words: string): boolean =>
  /^[A-Z][a-z]+$/u.test(words) ? isNoName(words) : isNoEntity(words.split(' ')[0]!)

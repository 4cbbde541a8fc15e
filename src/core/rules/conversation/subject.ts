import { ENGLISH_KIN_WORD, ENGLISH_PET } from './kin.ts'
import { mentionsIn } from './mentions.ts'
import { CHINESE_HOLDER, CHINESE_LEAD } from './relations/chinese-relations.ts'
import { ENGLISH_HOLDER, ENGLISH_LEAD } from './relations/english-relations.ts'
import { holderNode } from './relations.ts'
import { isChinese } from './sentences.ts'

const ENGLISH = new RegExp(`^${ENGLISH_LEAD}(${ENGLISH_HOLDER})(?='(?:s|ve|ll|d) [a-z]| [a-z])`, 'u')
const CHINESE = new RegExp(`^${CHINESE_LEAD}(${CHINESE_HOLDER})`, 'u')
const PRONOUN =
  /^(?:(?:and|but|so|also|oh|well|then|now|because),? )*(?:he|she|his|her)\b|^(?:[他她])(?!们)/iu
/** "She" is none of them. */
const SEVERAL = /(?:parents|kids|children|friends|grandparents)$|父母|爸妈|孩子们?$/u
/** "sarah's brother works at google": a name as people type it. */
const IN_SMALL = new RegExp(
  `^(?!(?:it|that|this|there|he|she|who|what|here|let|today|one|everyone|someone)'s)([a-z]{3,})'s (${ENGLISH_KIN_WORD}|${ENGLISH_PET})\\b`,
  'u',
)
const PERSON_WORD = /^(?:I|[Mm]y|我|咱)/u

/**
 * Whom a sentence is about, where its grammar says that it is somebody else than the speaker; null where it is the
 * speaker, or nobody can tell.
 * @param before who was spoken of last: what "she" means
 */
export function subjectOf(core: string, speaker: string | null, before: string | null): string | null {
  const straight = core.replaceAll('’', "'").trim()
  if (PRONOUN.test(straight)) return before !== null && SEVERAL.test(before) ? null : before
  const [, name, kin] = IN_SMALL.exec(straight) ?? []
  if (name) return `${name}'s ${kin}`
  const holder = (isChinese(straight) ? CHINESE : ENGLISH).exec(straight)?.[1]
  if (holder === undefined || /^(?:I|我|咱)$/u.test(holder)) return null
  if (!PERSON_WORD.test(holder) && holder !== before && !namesPerson(straight, holder)) return null
  return holderNode(holder, speaker)?.name ?? null
}

/** "Climbing is fun": what is, may be anything. */
const IS = /^[\p{L}'-]+(?:'s| is| was) /u

const namesPerson = (core: string, name: string): boolean =>
  !IS.test(core) &&
  mentionsIn(core).some((mention) => mention.type === 'person' && name.startsWith(mention.name))

/** Who is spoken of once a sentence is said: its subject, or else the last person that it names. */
export function personAfter(core: string, speaker: string | null, before: string | null): string | null {
  const people = mentionsIn(core).filter(({ type }) => type === 'person')
  return subjectOf(core, speaker, before) ?? people.at(-1)?.name ?? before
}

import { turned } from '../../../text/reading/turned.ts'
import { CHINESE_KIN_WORD, CHINESE_PET, ENGLISH_KIN_WORD, ENGLISH_PET } from '../people/kin.ts'
import { holderNode } from '../relations/holder.ts'

const ENGLISH = new RegExp(
  `(?:\\b(?:do|does|did|is|are|was|were|has|have|old|what)|['’]s)(?:n['’]?t)? (my (?:${ENGLISH_KIN_WORD}|${ENGLISH_PET}))\\b`,
  'iu',
)
const CHINESE = new RegExp(`^(我(?:们|家)*的?(?:${CHINESE_KIN_WORD}|${CHINESE_PET}))(?![和跟])`, 'u')
const PRONOUN = /\b(?:he|she|his|her)\b|[他她]/iu

/**
 * Whose life is asked for: "what does your sister do?"; null where it is that of who is asked.
 * @param before who was spoken of last: what "she" means
 */
export function ofWhom(question: string, speaker: string | null, before: string | null): string | null {
  const own = turned(question)
  const holder = (ENGLISH.exec(own) ?? CHINESE.exec(own))?.[1]
  if (holder !== undefined) return holderNode(holder, speaker)?.name ?? null
  return PRONOUN.test(own) ? before : null
}

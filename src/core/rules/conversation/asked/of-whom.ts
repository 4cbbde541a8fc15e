import { turned } from '../../../text/reading/turned.ts'
import { CHINESE_KIN_WORD, CHINESE_PET, ENGLISH_KIN_WORD, ENGLISH_PET } from '../people/kin.ts'
import { holderNode } from '../relations/holder.ts'

const ENGLISH = new RegExp(
  `(?:\\b(?:do|does|did|is|are|was|were|has|have|old|what|(?:tell|told) \\w+ (?:more |a (?:bit|little) )?about|describe)|['’]s)(?:n['’]?t)? (my (?:${ENGLISH_KIN_WORD}|${ENGLISH_PET}))\\b`,
  'iu',
)
/** 跟你说说我妈妈吧 */
const LEAD = '(?:(?:那|来|先|再|[给跟和][你我])*(?:说说|讲讲|聊聊|介绍一?下))?'
const CHINESE = new RegExp(`^${LEAD}(我(?:们|家)*的?(?:${CHINESE_KIN_WORD}|${CHINESE_PET}))(?![和跟])`, 'u')
/** 老公能回来帮忙吗: that of who is asked. */
const BARE_CHINESE = new RegExp(
  `^那?(?!医生|大夫)(${CHINESE_KIN_WORD}|${CHINESE_PET})(?![和跟们的家公室])`,
  'u',
)
const PRONOUN = /\b(?:he|she|his|her)\b|[他她]|老人家?(?!们)/iu

/**
 * Whose life is asked for: "what does your sister do?"; null where it is that of who is asked.
 * @param before who was spoken of last: what "she" means
 */
export function ofWhom(question: string, speaker: string | null, before: string | null): string | null {
  const own = turned(question)
  const bare = BARE_CHINESE.exec(own)?.[1]
  const holder = bare ? `我${bare}` : (ENGLISH.exec(own) ?? CHINESE.exec(own))?.[1]
  if (holder !== undefined) return holderNode(holder, speaker)?.name ?? null
  return PRONOUN.test(own) ? before : null
}

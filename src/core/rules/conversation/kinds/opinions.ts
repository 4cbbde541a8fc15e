import { patternNamed } from '../named-patterns.ts'
import { CHINESE_KIN_WORD, ENGLISH_KIN_WORD, ENGLISH_PET } from '../people/kin.ts'

/**
 * A clause under a word of thinking, saying or hearing is what is thought: it tells of the speaker's life
 * only where it is about them ("I think I broke my toe").
 */

const THINKS = patternNamed('said_thinks')
/** The speaker's own, behind the thinking. */
const OF_ONES_OWN = new RegExp(
  String.raw`\b(?:i|i'm|i've|i'll|i'd|my|mine|our|we|we're|we've|me|us|${ENGLISH_KIN_WORD}|${ENGLISH_PET})\b`,
  'iu',
)
const NAMED = /(?<=[a-z,'] )\p{Lu}\p{Ll}/u

function isThought(words: string): boolean {
  const found = THINKS.exec(words)
  if (!found) return false
  const rest = words.slice(found[0].length)
  return (
    !OF_ONES_OWN.test(rest) &&
    !(
      NAMED.test(rest) &&
      !/\b(?:is|are|was|were) (?:\w+ )?(?:not )?(?:\w+er|more|less|too|so|very|not)\b/iu.test(rest)
    )
  )
}

/** What one does to the talk itself: what was written, sent, asked and thanked for. */
const OF_THE_TALK = patternNamed('said_of_the_talk')
/** To the one spoken to, for when one meets: "I'll pick you up". */
const TO_YOU = patternNamed('said_to_you')
/** More than is meant. */
const EXCESS = patternNamed('said_excess')

const CHINESE_THINKS = patternNamed('said_chinese_thinks')
const CHINESE_OWN = new RegExp(
  `我|咱|自己|${CHINESE_KIN_WORD}|累|疼|痛|晕|不舒服|难受|压力|孤独|难过|开心|幸福|焦虑|害怕|委屈|失落|轻松|胖|瘦|老了`,
  'u',
)
function isChineseThought(words: string): boolean {
  const found = CHINESE_THINKS.exec(words)
  return found !== null && !CHINESE_OWN.test(words.slice(found[0].length))
}
/** 我帮你问问, 我跟你说: to the one spoken to, and no day named. */
const CHINESE_TO_YOU = patternNamed('said_chinese_to_you')
/** A predicate of one character and nothing behind it: 我太难了, 我酸了. */
const CHINESE_BARE = patternNamed('said_chinese_bare')

/** Whether it is an opinion or a word on the talk, and nothing of a life. */
export const isSaidOnly = (words: string): boolean =>
  isThought(words) ||
  OF_THE_TALK.test(words) ||
  TO_YOU.test(words) ||
  EXCESS.test(words) ||
  isChineseThought(words) ||
  CHINESE_TO_YOU.test(words) ||
  CHINESE_BARE.test(words)

import { carefully } from '../grammar/casual.ts'
import { isChinese } from '../grammar/sentences.ts'
import { patternNamed } from '../named-patterns.ts'
import { CHINESE_KIN_WORD } from '../people/kin.ts'
import { headOf, isSomebody } from './english.ts'

/** Longer ones tell something else. */
const LONGEST = 160

const GIVEN = patternNamed('part_given_english')
const ASKED = patternNamed('part_asked_english')
const CHINESE_GIVEN = patternNamed('part_given_chinese')
const CHINESE_ASKED = patternNamed('part_asked_chinese')
const REPLY = patternNamed('part_reply')

/** Who somebody is or does for a living, by how the word ends. */
const CHINESE_ROLE = new RegExp(
  `(?:[师员官手长警工匠医客民贼王后者人士家]|老板|掌柜|客服|保安|海关|前台|柜台|房东|法官|律师|侦探|司机|导演|裁判|评委|主持|算命的|卖[^的]{1,3}的|大爷|大妈|NPC|HR|反派|面试官|${CHINESE_KIN_WORD})$`,
  'iu',
)

/**
 * Whether a turn asks the assistant to take a part, or to practise with the speaker: what answers the assistant behind
 * it is perhaps said in a part.
 */
export function asksForPart(text: string): boolean {
  if (text.length > LONGEST) return false
  const words = carefully(text).trim()
  if (isChinese(words))
    return (
      CHINESE_ASKED.test(words) ||
      (CHINESE_GIVEN.exec(words)?.slice(1) ?? []).some((role) => role && CHINESE_ROLE.test(role))
    )
  return (
    ASKED.test(words) || (GIVEN.exec(words)?.slice(1) ?? []).some((role) => role && isSomebody(headOf(role)))
  )
}

/** "*crosses arms* Name?": the assistant speaks in a part. */
export const repliesInPart = (text: string): boolean => REPLY.test(text)

const TEXT_ASKED = patternNamed('text_asked')
const TEXT_AWAITED = patternNamed('text_awaited')
/** Longer ones are answers, and no "go ahead". */
const LONGEST_WAITING = 60

/** "Check the grammar of my homework?": what is said next, where the assistant waits for it, is a text to work on. */
export const asksForWork = (text: string): boolean => text.length <= LONGEST && TEXT_ASKED.test(text)

/** "Sure, paste it here": the assistant waits for the text. */
export const awaitsText = (text: string): boolean => text.length <= LONGEST_WAITING && TEXT_AWAITED.test(text)

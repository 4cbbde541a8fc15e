import { conceptsIn } from '../../reflecting/concepts.ts'
import { isChinese } from '../grammar/sentences.ts'
import { patternNamed } from '../named-patterns.ts'
import { CHINESE_KIN_WORD } from '../people/kin.ts'
import { subjectWords } from './matching/subject-words.ts'
import { clausesOf, isForGood, isOwnClause, SPECIFIC } from './slots/slots.ts'
import { topicsOf } from './topics/chinese.ts'

const NEGATED = /\b(?:not|never|cannot|no)\b|n['’]t\b|\b(?:hates?|skips?|avoids?)\b|不|没|讨厌/iu
const AGAIN = patternNamed('slots_again')
const NO_THING = patternNamed('no_thing_english')
/** "She's not a possum": nothing that is done or left. */
const IS_NONE = /(?:['’]s|\bis|\bare|['’]re|\bam|['’]m) not an?\b/giu
/** 死活不来; 来了 */
const REFUSED = patternNamed('reversed_refused')
const DONE_NOW = patternNamed('reversed_done')
const USED_TO = /\bused to\b|以前|之前|原来/iu

/** 睡不着, 走不了路: and now 睡得着, 能走了. */
const UNABLE = patternNamed('reversed_unable')
const NOT = /[不没别]/u
function isAble(sentence: string, before: string): boolean {
  const [, deed, how] = UNABLE.exec(before) ?? []
  if (deed === undefined || how === undefined) return false
  return clausesOf(sentence).some((clause) => {
    const at = [`${deed}得${how}`, `能${deed}`, `${deed}${how}了`, `${deed}踏实`, `${deed}得好`]
      .map((able) => clause.indexOf(able))
      .find((place) => place >= 0)
    return at !== undefined && !NOT.test(clause.slice(0, at)) && /了|现在|终于|总算/u.test(clause)
  })
}

/** Whether two texts name the same: by a word, or an everyday thing. */
function isOfOne(part: string, about: string): boolean {
  if (isChinese(about)) return isOfOneInChinese(part, about)
  const known = subjectWords(part)
  const things = conceptsIn(part)
  return (
    [...subjectWords(about)].some((word) => SPECIFIC.test(word) && !NO_THING.test(word) && known.has(word)) ||
    conceptsIn(about).some((thing) => things.includes(thing))
  )
}

/** 不吃, 讨厌: what one does not do or like; 不 alone stands in much else. */
const HAN_REFUSES =
  /不(?:再|太|怎么|大|敢|能|会|爱|喜欢|想|肯|让)*[吃喝抽碰沾看玩坐开骑用听去做信穿戴养学跑]|[不没](?:再|太|怎么|大|是很)*(?:喜欢|爱|兴趣|习惯)|讨厌|受不了|怕/u
function isOfOneInChinese(part: string, about: string): boolean {
  if (!HAN_REFUSES.test(part)) return false
  const known = topicsOf(part)
  const things = conceptsIn(part)
  return (
    topicsOf(about).some(
      (topic) => /\p{Script=Han}/u.test(topic) && !KIN.test(topic) && known.includes(topic),
    ) || conceptsIn(about).some((thing) => things.includes(thing))
  )
}
const KIN = new RegExp(CHINESE_KIN_WORD, 'u')

/** "I don't eat beef", "I eat beef again": the opposite of what is known, of the same thing. */
export function isReversed(sentence: string, before: string): boolean {
  if (!isForGood(sentence)) return false
  const refused = REFUSED.exec(before)?.[1]
  if (refused !== undefined && clausesOf(sentence).some((clause) => DONE_NOW.exec(clause)?.[1] === refused))
    return true
  if (isAble(sentence, before)) return true
  const clauses = clausesOf(sentence)
  const from = clauses.findIndex((part) => AGAIN.test(part))
  const clause = clauses[from]
  if (!NEGATED.test(before.replace(IS_NONE, ' ')) || !clause || NEGATED.test(clause) || !isOwnClause(clause))
    return false
  const after = clauses.slice(from).filter((part) => !NEGATED.test(part))
  const about = USED_TO.test(sentence) ? sentence : after.join(' ')
  return clausesOf(before)
    .filter((part) => NEGATED.test(part))
    .some((part) => isOfOne(part, about))
}

import { isChinese } from '../../grammar/sentences.ts'
import { patternNamed, patternsNamed } from '../../named-patterns.ts'
import {
  CHINESE_KIN_WORD,
  CHINESE_PARTNER,
  CHINESE_PET,
  ENGLISH_PARTNER,
  ENGLISH_PET,
} from '../../people/kin.ts'
import { clausesOf, isOwnClause } from './slots.ts'

/**
 * What a person has one of, and what is said when it is over in other words than it was said in: a home,
 * work, a partner, a pet.
 */

const MOVED_ENGLISH = patternNamed('moved_english')
/** Not 把沙发搬走: things are carried about by those who stay. */
const MOVED_CHINESE = patternNamed('standing_moved_chinese')
/** Seminars are moved; who is named before 搬 moves. */
const MOVED_BY_OTHERS = patternNamed('moved_by_others')
/** "From marketing to product": nobody's home. */
const NO_HOME = patternNamed('moved_elsewhere')
const LIVED = patternNamed('lived')
const WHERE_TO = patternNamed('standing_where_to')
/** Whoever moves back lives no longer where they had moved to. */
const MOVED_BACK = /(?<!n['’]t |\bnever |\bnot )\bmoved back\b/iu
const LEAD = /^(?:and|but|so|also|oh) /iu
/** A sentence of moving, and a home that is not where one moves to. */
export function isHomeLeft(sentence: string, before: string): boolean {
  const moved = clausesOf(sentence).filter(
    (clause) => MOVED_ENGLISH.test(clause) || MOVED_CHINESE.test(clause),
  )
  if (
    !moved.some(
      (clause) =>
        isOwnClause(clause.replace(LEAD, '')) && ![MOVED_BY_OTHERS, NO_HOME].some((not) => not.test(clause)),
    )
  )
    return false
  const [, english, chinese] = WHERE_TO.exec(sentence) ?? []
  const there = (english ?? chinese ?? '').trim()
  const had = LIVED.test(before) || (MOVED_BACK.test(sentence) && MOVED_ENGLISH.test(before))
  return had && !WISHED.test(before) && (there === '' || !before.includes(there))
}

/** Whether a sentence tells of moving home. */
export const isOfMoving = (sentence: string): boolean =>
  MOVED_ENGLISH.test(sentence) || MOVED_CHINESE.test(sentence)

const WORK_OVER = patternNamed('work_over')
const WORK = patternNamed('work')
/** "retired from Durham", 从一中退下来: other work goes on. */
const NAMED_WORK = patternNamed('named_work')

const WISHED = patternNamed('wished')
const STUDY_OVER = patternNamed('study_over')
const STUDY = patternNamed('study')
/** The deed is the speaker's. */
const OWN_DEED = patternNamed('own_deed')
const HAN_OWN_DEED = patternNamed('han_own_deed')

/** Work or studies that are over, the named one or whatever there is. */
export function isWorkLeft(sentence: string, before: string): boolean {
  if (WISHED.test(before)) return false
  const isOver =
    (WORK_OVER.test(sentence) && WORK.test(before)) || (STUDY_OVER.test(sentence) && STUDY.test(before))
  if (
    !isOver ||
    !sentence.split(/[,，;；]\s*/u).some((part) => OWN_DEED.test(part) || HAN_OWN_DEED.test(part))
  )
    return false
  const [, english, chinese] = NAMED_WORK.exec(sentence) ?? []
  const named = (english ?? chinese ?? '').trim()
  return named === '' || before.includes(named)
}

const MEATLESS = patternNamed('standing_meatless')
const EATS_MEAT = patternNamed('eats_meat')

/** "I eat meat again" ends what was vegetarian. */
export const isDietLeft = (sentence: string, before: string): boolean =>
  EATS_MEAT.test(sentence) && MEATLESS.test(before)

const PARTED = patternNamed('parted')
const PARTNER_ENGLISH = new RegExp(
  `\\b(?:my|the user's|user's) (?:${ENGLISH_PARTNER})\\b|\\b(?:seeing|dating|going out with)\\b`,
  'iu',
)
const PARTNER_CHINESE = new RegExp(`(?:我|用户|[跟和与])的?(?:${CHINESE_PARTNER})|在一起|交往|谈恋爱`, 'u')
const ANY_PARTNER = new RegExp(`\\b(?:${ENGLISH_PARTNER})\\b|${CHINESE_PARTNER}|在一起|交往|喜欢一个`, 'iu')
const IS_OWN_PARTING = patternNamed('is_own_parting')
const NAMES = new RegExp(
  String.raw`(?<![\p{L}'’])\p{Lu}[\p{Ll}'’-]+(?!\p{L})|` +
    String.raw`(?<=[和跟与])\p{Script=Han}{2,3}?(?=[在已终正]?(?:经|于|式)?(?:分|离|一起|掰|散|吹))`,
  'gu',
)

const NEARLY = patternNamed('nearly')
/** 我哥和他女朋友分手了: theirs. */
const OF_MY_KIN = new RegExp(`(?:我们?家?的?(?!${CHINESE_PARTNER})|[他她](?!们)的?)${CHINESE_KIN_WORD}`, 'gu')

/** Whether a sentence says that two people are no longer together. */
export const isParting = (sentence: string): boolean => PARTED.test(sentence) && !NEARLY.test(sentence)

/** 她同事刚分手，天天来找我: of a sentence the clause alone that tells of others. */
function partingOf(sentence: string): string {
  const others = sentence.replace(OF_MY_KIN, '谁')
  return (
    others.split(/[，,；;。]/u).find((clause) => clause.startsWith('谁') && PARTED.test(clause)) ?? others
  )
}

/** "Lotte and I broke up": what was said of a partner of that name, or of the one of whom no name is said. */
export function isPartnerLeft(sentence: string, before: string): boolean {
  if (!isParting(sentence) || !IS_OWN_PARTING.test(partingOf(sentence))) return false
  const names = Array.from(sentence.matchAll(NAMES), ([name]) => name).filter((name) => !/^I\b/u.test(name))
  const partner = [PARTNER_ENGLISH, PARTNER_CHINESE].find((pattern) => pattern.test(before))
  if (names.some((name) => before.includes(name))) return partner !== undefined || ANY_PARTNER.test(before)
  return partner !== undefined && (names.length === 0 || partner.test(sentence))
}

const PET = new RegExp(
  `\\b(?:${ENGLISH_PET}|budgie|bird|fish|gecko|ferret|hen|guinea pig|tortoise)s?\\b|${CHINESE_PET}|养了?`,
  'iu',
)
const DIED = patternNamed('died')
const NAMED_PET = patternNamed('pet_english')
const PET_GONE = patternsNamed('pet_gone_english')

const NO_PET = patternNamed('no_pet_english')
/** The names of animals, or what they are, that a sentence says to be no more. */
export const petsGone = (sentence: string): readonly string[] =>
  Array.from(PET_GONE.all(sentence)).flatMap((found) =>
    found.slice(1).filter((name) => name && !NO_PET.test(name)),
  )

const PUT_TO_SLEEP = patternNamed('put_to_sleep')
/** "Pav's on tablets", of Pavlova: whom alone a memory begins with. */
const SHORT_NAME = /^(\p{Lu}\p{Ll}{2,})(?=['’]s | (?!and\b|or\b|n\b)\p{Ll})/u

/** "We lost Duke on Wednesday", "Olive didn't make it", "the budgies went to live with my aunt". */
export function isNamedPetGone(sentence: string, before: string): boolean {
  if (isChinese(sentence)) return false
  const isPet = NAMED_PET.test(before)
  const called = PUT_TO_SLEEP.test(sentence) ? SHORT_NAME.exec(before)?.[1] : undefined
  if (!isPet && called === undefined) return false
  const known = new Set(before.toLowerCase().match(/[\p{L}-]{2,}/gu))
  return petsGone(sentence).some(
    (name) => (isPet && known.has(name.toLowerCase())) || (called !== undefined && name.startsWith(called)),
  )
}
/** Whether an English sentence tells of an animal that is no more, or is with others, whichever it is. */
export const saysPetGone = (sentence: string): boolean => sentence.search(PET_GONE.it) !== -1

/** "Biscuit died on Tuesday": what was said of the animal of that name or kind. */
export function isPetGone(sentence: string, before: string): boolean {
  if (isNamedPetGone(sentence, before)) return true
  const who = DIED.exec(sentence)?.slice(1).find(Boolean)
  return (
    who !== undefined && PET.test(before) && new RegExp(`(?<![\\p{Script=Latin}])${who}`, 'iu').test(before)
  )
}

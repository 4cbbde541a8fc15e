import { remembered } from '../../../../text/remembered.ts'
import { isChinese } from '../../grammar/sentences.ts'
import { isPast } from '../../grammar/verbs.ts'
import { patternNamed } from '../../named-patterns.ts'
import { isFirstName } from '../../people/known.ts'
import { CHINESE_NAME_PART, isEverydayWord, isNoPerson, isWord } from '../../relations/chinese-names.ts'
import { isBesideWork } from '../../relations/employers.ts'
import { isKnownPlace } from '../../relations/places.ts'
import { subjectWords } from '../matching/subject-words.ts'
import { type Slot, slotsIn } from './rows.ts'

/** In each of the ways to say so, what a sentence says is over. */
export const overPatterns = (): readonly RegExp[] => slotsIn().over

/** Supposed, asked, told by others or for a while only: nothing is over. */
const NOT_SO = patternNamed('slots_not_so')
const FOR_NOW = patternNamed('slots_for_now')
const FINAL = patternNamed('final')
const FOR_A_WHILE = patternNamed('for_a_while')

/**
 * Whether a sentence may say that something of the speaker's own is over for good: what is done today and is not
 * undone tomorrow, too.
 */
export const isForGood = (sentence: string): boolean =>
  !NOT_SO.test(sentence) && (!FOR_NOW.test(sentence) || (FINAL.test(sentence) && !FOR_A_WHILE.test(sentence)))

export const clausesOf: (sentence: string) => readonly string[] = remembered((sentence) =>
  sentence
    .split(/[,，;；。！!]\s*|(?<!^[A-Z][a-z]{1,12})\s+(?:and|but|so) (?=(?:[Ii]|we|now|my|the)\b)/u)
    .filter((clause) => clause !== ''),
)

/** Somebody else does it: a clause that begins with them, and not with time, place or the speaker. */
const OTHERS_DO = patternNamed('slots_others_do')
const HAN_OTHERS_DO = patternNamed('slots_han_others_do')
const OTHERS_ROLE = patternNamed('others_role')

/** Whether a clause tells of the speaker: nobody else does what it tells. */
export const isOwnClause = (clause: string): boolean =>
  !OTHERS_DO.test(clause) && !HAN_OTHERS_DO.test(clause) && !hasOtherDoer(clause)
/** Of somebody who is named, or by what they are. */
export const hasOtherDoer = (clause: string): boolean =>
  OTHERS_ROLE.test(clause) || namesItsDoer(clause) || isDoneByName(clause)

/** "Mina eats fish again": a given name, and what one does or did. */
const BY_NAME =
  /^(?:(?:and|but|so) )?(\p{Lu}\p{Ll}+)(?:['’]s|(?: (?:just|now|finally|also|already|never|always|still))* (?!\p{L}*ss\b)(\p{Ll}+))(?= )/u

/** Whether somebody named does what a clause tells: "Mina eats fish again". */
export function isDoneByName(clause: string): boolean {
  const [, name = '', deed = 'is'] = BY_NAME.exec(clause) ?? []
  return isFirstName(name) && (/s$/u.test(deed) || isPast(deed))
}

/** 老潘把健身卡退了, 张薇辞职了: what no dictionary knows, before what one does. */
const DOER = new RegExp(
  `^(${CHINESE_NAME_PART})(?:[昨今前][天晚早]|上个?[周月]|最近|终于|已经|也|都|又|就|刚刚?|正式)*` +
    '(?=(?<!一)把|[将给不没换卖退辞搬戒离调停养买]|取消|放弃|改[成用坐骑]|分手|转[到去]|开始)',
  'u',
)
function namesItsDoer(clause: string): boolean {
  const name = DOER.exec(clause)?.[1]
  return name !== undefined && !isWord(name) && !isEverydayWord(name) && !isNoPerson(name)
}

/** Of a part of the year or week only. */
const NOT_ALWAYS = /\b(?:in the (?:holidays|summer|winter)|at weekends)\b|[寒暑]假|周末/iu

export const SPECIFIC = /^\p{Script=Han}{2}$|^[a-z]{4,}/u

/** "Nights at the bakery", "days at the bakery": another, wherever it is. */
const SHIFT = /\b(?:days|nights|earl(?:y|ies)|lates?|mornings|evenings|weekends)\b/iu
/** "Off nights": no other shift is over. */
const OFF_SHIFT = patternNamed('off_shift_english')
/** "They put me on days", "promoted me": where of one's work neither a shift nor a post is known, nothing of it is over. */
const WITHIN_WORK = patternNamed('within_work_english')
const POST = patternNamed('post_english')

/** Both name the same one: nothing else has come in its place. */
function isSameOne(clause: string, slot: Slot, before: string): boolean {
  if (slot.name === WORK && isSameEmployer(clause, before)) return true
  const [now, was] = [clause, before].map((text) => SHIFT.exec(text)?.[0].toLowerCase())
  if (now !== undefined && was !== undefined && now !== was) return OFF_SHIFT.test(clause)
  if (slot.name === WORK && WITHIN_WORK.test(clause) && !POST.test(before)) return true
  const words = (text: string) => subjectWords(text.replace(slot.has, ' ').replace(slot.now, ' '))
  const known = words(before)
  return [...words(clause)].some((word) => SPECIFIC.test(word) && known.has(word))
}

const WORK = 'work'
/** "Works at Acme", 在阿里上班. */
const EMPLOYER =
  /\b(?:at|for|with) (?:the )?(\p{Lu}[\p{L}\d&'’-]+)|在([\p{L}\d]{2,10}?)(?:上班|工作|任职|就职|实习|当|做)/u
/** "My first week at Acme was hard", of who works at Acme. */
function isSameEmployer(clause: string, before: string): boolean {
  const [, english, chinese] = EMPLOYER.exec(before) ?? []
  const name = english ?? chinese
  return name !== undefined && clause.toLowerCase().includes(name.toLowerCase())
}
const LEAVES = patternNamed('slots_leaves')
/** What may stand before it in a Chinese clause whose doer is left out. */
const HAN_LEAD = patternNamed('slots_han_lead')
const NOT_DONE = /\b(?:not|never|cannot|hardly)\b|n['’]?t\b|[没未别]|(?<!要)不/iu

/** 差点辞职, 想转行: it was not done. */
const NOT_MEANT = /差点|险些|恨不得|(?:[想要]|打算|考虑|准备|计划)(?:着|去|再)?$/u

/** Chinese says it of whoever stands before it. */
function isToldOf({ now }: Slot, clause: string): boolean {
  const found = now.exec(clause)
  if (!found) return false
  const before = clause.slice(0, found.index)
  if (NOT_DONE.test(before) || NOT_MEANT.test(before)) return false
  return !isChinese(clause) || /[我咱]|自己/u.test(before) || HAN_LEAD.test(before)
}

/** Names of what a sentence tells to be another now. */
export const slotsTold = (sentence: string): readonly string[] =>
  [...clausesOf(sentence).flatMap(toldBy), ...endedIn(sentence)].map(({ name }) => name)

/** What it is known that one has, each compared with many sentences. */
export const heldIn = remembered((before) => slotsIn().slots.filter(({ has }) => has.test(before)))

/** Be it of whom it may. A clause is asked for its sentence, for its turn and beside what is known. */
const toldBy = remembered((clause): readonly Slot[] =>
  slotsIn().slots.filter((slot) => isToldOf(slot, clause)),
)

/** What a sentence's own clauses tell to be another now, compared with all that is known. */
const toldIn = remembered((sentence) =>
  clausesOf(sentence)
    .filter((clause) => isOwnClause(clause) || DONE_TO_ME.test(clause))
    .map((clause) => ({ clause, told: toldBy(clause) }))
    .filter(({ told }) => told.length > 0),
)

/** "They've put me on days", "the doctor has changed my tablets": it is so of the speaker since. */
const DONE_TO_ME = patternNamed('done_to_me_english')
/** "Bob's last day", "her last shift": somebody else's. */
const OF_SOMEBODY =
  /(?:\p{Lu}\p{L}+['’]s|\b(?:his|her|their|your|\p{L}{2,}s (?:mum|mom|dad|parents|family)))\s*$|^(?:my|our) \p{L}+ /u
/** "She's my girlfriend", "he's put me on statins": of one's own life. */
const OF_MINE = /^(?:s?he|they)(?:['’]| ).{0,40}\b(?:me|my)\b/iu
const OF_ME = /\b(?:i|i['’]\w+|me|my|we|us|our)\b/iu

/** What a sentence tells to be over, in whichever of its clauses and whoever ends it. */
const endedIn = remembered((sentence) =>
  isChinese(sentence)
    ? []
    : slotsIn().slots.filter(({ end }) => {
        const found = end.exec(sentence)
        if (!found) return false
        const clause = sentence.slice(0, found.index).split(CLAUSE_END).at(-1)!
        return !NOT_DONE.test(clause) && (OF_ME.test(found[0]) || !OF_SOMEBODY.test(clause))
      }),
)
const CLAUSE_END = /[,;!] |\s(?:and|but|so) /u

/** Whoever lives in a town still does in another flat: only what names a place ends that. */
const IN_TOWN = patternNamed('in_town')
const DWELLING = patternNamed('dwelling_named')
const SOMEWHERE = patternNamed('somewhere')
function isTownOnly(clause: string, before: string): boolean {
  const [, english, han] = IN_TOWN.exec(before) ?? []
  const town = english ?? han
  return town !== undefined && isKnownPlace(town) && !DWELLING.test(before) && !SOMEWHERE.test(clause)
}

/** Whether a sentence says that the person has another one now of what it is known that they have. */
export function isOtherNow(sentence: string, known: string): boolean {
  const before = known.replace(/^用户/u, '').replace(/^The user(?:'s)? /u, '')
  if (NOT_SO.test(sentence) || NOT_ALWAYS.test(before)) return false
  if (!isOwnClause(before) && !OF_MINE.test(before)) return false
  const held = heldIn(before)
  if (held.length === 0) return false
  const isEnded = isChinese(sentence) ? isForGood(sentence) : true
  return (
    isEnded &&
    (endedIn(sentence).some((slot) => held.includes(slot)) ||
      toldIn(sentence).some(
        ({ clause, told }) =>
          isForGood(clause) &&
          told.some(
            (slot) =>
              held.includes(slot) &&
              !(slot.name === WORK && isBesideWork(sentence)) &&
              !(slot.name === 'home' && isTownOnly(clause, before)) &&
              (LEAVES.test(clause) || !isSameOne(clause, slot, before)),
          ),
      ))
  )
}

/** Whether a sentence says in words of one's own that something one has is another now, or is over. */
export const tellsOfChange = (sentence: string): boolean =>
  (isForGood(sentence) && toldIn(sentence).length > 0) ||
  (!NOT_SO.test(sentence) && endedIn(sentence).length > 0)

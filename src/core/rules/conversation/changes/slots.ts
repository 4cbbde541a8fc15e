import { lazily } from '../../../text/lazily.ts'
import { remembered } from '../../../text/remembered.ts'
import { conceptOf, conceptsIn, conceptWord } from '../../reflecting/concepts.ts'
import { tables } from '../../tables.ts'
import { CHINESE_NAME_PART, isEverydayWord, isNoPerson, isWord } from '../relations/chinese-names.ts'
import { isChinese } from '../sentences.ts'
import { isIdle, latinWords, subjectWords, withoutCompounds } from './subject-words.ts'

/** Of what one has one: how it is told, and how it is told that it is another now. */
interface Slot {
  readonly name: string
  readonly has: RegExp
  readonly now: RegExp
}

interface Slots {
  readonly slots: readonly Slot[]
  /** What is over, as their groups. */
  readonly over: readonly RegExp[]
  readonly named: ReadonlyMap<string, RegExp>
}

const alternatives = (text: string): readonly string[] => text.trim().split(/\s+~\s+/u)

function patternOf(line: string): RegExp {
  const [english = '', chinese = ''] = line.split(/\s+=\s+/u)
  return new RegExp(`(?<![\\p{L}])(?:${alternatives(english).join('|')})(?![\\p{L}])|${chinese}`, 'iu')
}

const slotsIn = lazily((): Slots => {
  const slots: Slot[] = []
  const over: RegExp[] = []
  const named = new Map<string, RegExp>()
  for (const row of tables()
    .slots.trim()
    .replace(/\\\n */gu, '')
    .split(/\n(?! )/u)) {
    const pattern = /^pattern (\w+)\n +(\w+): (.+)$/u.exec(row)
    if (pattern) named.set(pattern[1]!, new RegExp(pattern[3]!, pattern[2]))
    const [name = '', first = '', second = ''] = row
      .split('\n')
      .map((line) => line.trim().replace(/^\w+: /u, ''))
    if (row.startsWith('over\n')) {
      over.push(
        ...alternatives(first).map((one) => new RegExp(`(?<![\\p{L}])${one}(?![\\p{L}])`, 'iu')),
        ...alternatives(second).map((one) => new RegExp(one, 'u')),
      )
    } else if (second !== '') slots.push({ name, has: patternOf(first), now: patternOf(second) })
  }
  return { slots, over, named }
})

/** One of `patterns-table.ts`; without the table nothing is of it. */
export function patternNamed(name: string) {
  return {
    test: remembered((text) => slotsIn().named.get(name)?.test(text) ?? false),
    exec: remembered((text) => slotsIn().named.get(name)?.exec(text) ?? null),
  }
}

/** All places of one of them, which is global; `it` itself for what is left without them. */
export function patternsNamed(name: string) {
  return {
    all: (text: string): IterableIterator<RegExpExecArray> =>
      text.matchAll(slotsIn().named.get(name) ?? NOWHERE),
    get it(): RegExp {
      return slotsIn().named.get(name) ?? NOWHERE
    },
  }
}
const NOWHERE = /(?!)/gu

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
export const isOwnClause = (clause: string): boolean =>
  !OTHERS_DO.test(clause) && !HAN_OTHERS_DO.test(clause) && !hasOtherDoer(clause)
/** Of somebody who is named, or by what they are. */
export const hasOtherDoer = (clause: string): boolean => OTHERS_ROLE.test(clause) || namesItsDoer(clause)

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

/** Both name the same one: nothing else has come in its place. */
function isSameOne(clause: string, slot: Slot, before: string): boolean {
  const words = (text: string) => subjectWords(text.replace(slot.has, ' ').replace(slot.now, ' '))
  const known = words(before)
  return [...words(clause)].some((word) => SPECIFIC.test(word) && known.has(word))
}

const LEAVES = patternNamed('slots_leaves')
/** What may stand before it in a Chinese clause whose doer is left out. */
const HAN_LEAD = patternNamed('slots_han_lead')
const NOT_DONE = /\b(?:not|never|cannot|hardly)\b|n['’]?t\b|[没未别]|(?<!要)不/iu

/** Chinese says it of whoever stands before it. */
function isToldOf({ now }: Slot, clause: string): boolean {
  const found = now.exec(clause)
  if (!found) return false
  const before = clause.slice(0, found.index)
  if (NOT_DONE.test(before)) return false
  return !isChinese(clause) || /[我咱]|自己/u.test(before) || HAN_LEAD.test(before)
}

/** Names of what a sentence tells to be another now. */
export const slotsTold = (sentence: string): readonly string[] =>
  toldIn(sentence).flatMap(({ told }) => told.map(({ name }) => name))

/** What it is known that one has, each compared with many sentences. */
const heldIn = remembered((before) => slotsIn().slots.filter(({ has }) => has.test(before)))

/** What a sentence's own clauses tell to be another now, compared with all that is known. */
const toldIn = remembered((sentence) =>
  clausesOf(sentence)
    .filter(isOwnClause)
    .map((clause) => ({ clause, told: slotsIn().slots.filter((slot) => isToldOf(slot, clause)) }))
    .filter(({ told }) => told.length > 0),
)

/** Whether a sentence says that the person has another one now of what it is known that they have. */
export function isOtherNow(sentence: string, known: string): boolean {
  const before = known.replace(/^用户/u, '').replace(/^The user(?:'s)? /u, '')
  if (!isForGood(sentence) || NOT_ALWAYS.test(before) || !isOwnClause(before)) return false
  const held = heldIn(before)
  return (
    held.length > 0 &&
    toldIn(sentence).some(({ clause, told }) =>
      told.some((slot) => held.includes(slot) && (LEAVES.test(clause) || !isSameOne(clause, slot, before))),
    )
  )
}

/** Whether a sentence says in words of one's own that something one has is another now, or is over. */
export const tellsOfChange = (sentence: string): boolean => isForGood(sentence) && toldIn(sentence).length > 0

/** What a sentence says is over, in each of the ways to say so. */
const oversIn = remembered((sentence) =>
  slotsIn().over.flatMap((pattern) => {
    const found = pattern.exec(sentence)
    return found ? [found.slice(1).filter(Boolean)] : []
  }),
)

/** "The neighbour's chickens", 邻居家的. */
export const isOfOthers = (sentence: string): boolean => OF_OTHERS.test(sentence)
const OF_OTHERS = patternNamed('slots_of_others')
/** Whether what a sentence says is over is what is known: by a word, a pair of characters or an everyday thing. */
export function isOverByName(sentence: string, before: string): boolean {
  if (!isForGood(sentence) || OF_OTHERS.test(sentence)) return false
  const named = oversIn(sentence).flat()
  if (named.some((what) => (isChinese(what) ? isHanOf(what, before, sentence) : isLatinOf(what, before))))
    return true
  if (named.some((what) => /[那这它]/u.test(what)) && sharedCharacters(sentence, before).length > 1)
    return true
  return clausesOf(sentence).some(
    (clause) => NOT_AGAIN.test(clause) && sharedCharacters(clause, before).length > 1,
  )
}

/** 报纸今年没再订, of 订了人民日报; 那舞我跳不成了, of 跳广场舞. */
const NOT_AGAIN = /[没不]再|\p{Script=Han}不(?:成|了|动|起|下去)了?$/u

const sharedCharacters = (sentence: string, before: string): readonly string[] =>
  [...new Set(sentence.match(/\p{Script=Han}/gu))].filter((one) => !isIdle(one) && before.includes(one))

function isLatinOf(what: string, remembered: string): boolean {
  const before = withoutCompounds(remembered)
  const known = new Set(latinWords(before))
  const words = latinWords(what.replace(/\b(?:with|for|about|near)\b.*$/iu, ''))
  const isShared = words.filter((word) => known.has(word)).length
  return (isShared > 0 && 2 * isShared >= Math.min(words.length, 3)) || isOfOneThing(what, before)
}

/** 抽烟 of 每天抽半包烟: all its characters in their order, or what it is: a ring for a wedding is a ring. */
function isHanOf(what: string, before: string, sentence: string): boolean {
  const parts = what.split('的').filter((part) => [...part].some((one) => !isIdle(one)))
  const known = subjectWords(before)
  if (what.length === 1)
    return (
      before.includes(what) &&
      (new RegExp(`[抽吸喝吃爱嗜]\\p{Script=Han}{0,2}${what}`, 'u').test(before) ||
        [...subjectWords(sentence)].some((pair) => known.has(pair)))
    )
  const named = TAKEN.test(sentence) ? parts.slice(-1) : parts
  if (named.some((part) => part.length > 1 && before.includes(part))) return true
  const characters = [...what].filter((one) => !isIdle(one))
  let from = 0
  const isInOrder =
    characters.length > 1 &&
    characters.every((one) => {
      from = before.indexOf(one, from) + 1
      return from > 0
    })
  return isInOrder || known.has((parts.at(-1) ?? '').slice(-2)) || isOfOneThing(what, before)
}

/** 把图书馆的书还了: what is taken is the last that is named. */
const TAKEN = /[把将]/u

/** Of what says one thing only: a part that is over does not end the rest. */
const isOfOneThing = (what: string, before: string): boolean => {
  if (/[,，;；]/u.test(before)) return false
  const known = conceptsIn(before)
  return conceptsIn(what).some((thing) => known.includes(thing) && isHabitual(thing))
}

/** What one does or does not, by whatever word: not how somebody is. */
const HABITUAL: ReadonlySet<string> = new Set(['vices', 'drinks', 'food', 'sport', 'games', 'screens'])
const isHabitual = (thing: string): boolean => HABITUAL.has(conceptOf(conceptWord(thing))?.domain ?? '')

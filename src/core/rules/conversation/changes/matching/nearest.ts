import { remembered } from '../../../../text/remembered.ts'
import { conceptsIn } from '../../../reflecting/concepts.ts'
import { isChinese } from '../../grammar/sentences.ts'
import { patternNamed } from '../../named-patterns.ts'
import { isForGood, isOwnClause } from '../slots/slots.ts'
import { topicsOf } from '../topics/chinese.ts'
import { familiesIn } from './families.ts'
import { isIdle, latinWords } from './subject-words.ts'

/** A memory and a sentence of the same person. */
export interface Held {
  readonly id: number
  /** What is known. */
  readonly said: string
  /** What is told now, as of the one whom the memory is of. */
  readonly told: string
}

const ANOTHER = patternNamed('nearest_another')
const NOW = patternNamed('nearest_now')
/** "A DJ instead of a band for the wedding": it is the band that there is not. */
const DISPLACED = patternNamed('nearest_displaced')
/** "Not scared of dogs any more": what is said is all that was known. */
const ENDS = patternNamed('nearest_ends')
const PENDING = patternNamed('nearest_pending')
const DONE_SAID = patternNamed('nearest_done')
const DONE_HAN = patternNamed('done_chinese')
const DONE = {
  test: (clause: string) => DONE_SAID.test(clause) || DONE_HAN.test(clause),
  exec: (clause: string) => DONE_SAID.exec(clause) ?? DONE_HAN.exec(clause),
}
const ADDS = patternNamed('nearest_adds')
const IDLE = patternNamed('nearest_idle')
const NO_THING = patternNamed('no_thing_english')
const UNSURE = patternNamed('unmade_chinese')
/** 手机换了个壳: a part of it. */
const PART = /换了(?:[个块张副根]|新的?)(?!新|房|工作|手机)\p{Script=Han}{1,2}$/u
/** What is done beside what was to be, or was done before. */
const BESIDE = /\b(?:also|another|too|last time)\b|也|另外|上次/iu
const NOT_YET = /\b(?:not|never|no)\b|n['’]t\b|[没未](?!有?再)|别/iu

/** A word counts whole, an everyday thing or a family of words less: it is said of more. */
const WORD = 1
const THING = 0.7

/** What a text is about, each with its weight. */
const aboutIn = remembered((text): ReadonlyMap<string, number> => {
  const stems = latinWords(text)
  const words = [...stems, ...topicsOf(text).filter((word) => /\p{Script=Han}/u.test(word))]
  const about = new Map(
    words.filter((word) => !IDLE.test(word) && !NO_THING.test(word)).map((word) => [word, WORD]),
  )
  for (const thing of [...conceptsIn(text).map((name) => `#${name}`), ...familiesIn(stems, text)])
    about.set(thing, THING)
  return about
})

const weightOf = (about: ReadonlyMap<string, number>): number =>
  [...about.values()].reduce((sum, weight) => sum + weight, 0)

/** What is known of an hour or a day does not end by what names none. */
const HOUR =
  /\b(?:at|around|by|on) (?:\d|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|eleven\b|twelve\b|noon\b|\w+days?\b)|[\d一二三四五六七八九十]点|周[一二三四五六日末]/iu
const HALF = 0.5

/** What both are about. */
const sharedBy = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number =>
  [...one].reduce((sum, [word, weight]) => sum + (other.has(word) ? weight : 0), 0)

const clausesOf: (sentence: string) => readonly string[] = remembered((sentence) =>
  sentence
    .split(
      isChinese(sentence)
        ? /[，,；;。！!：:～~]/u
        : /[;:!.,]\s|\s(?:and|but|so) (?=(?:i|we|my|our|the|now)\b)/iu,
    )
    .filter((clause) => /\p{L}/u.test(clause)),
)

/** Whether a sentence may say that something is another now, or done. */
export const tellsOfAnother = (sentence: string): boolean =>
  [ANOTHER, NOW, ENDS].some((pattern) => pattern.test(sentence)) ||
  clausesOf(sentence).some((clause) => DONE.test(clause))

/** So much more than the next one has in common. */
const AHEAD = 1.25
/** Of a pending thing, and of what is done to it. */
const MOST = 0.5
/** Of what a clause and a memory are about: where it says that it is another, and where it only tells of now. */
const ENOUGH = { another: 0.25, now: 0.4 }

/**
 * Which memory a sentence takes the place of: it says that something is another now, or done that was pending, and
 * shares most with that memory, by words, everyday things or families of words. None where a second one shares
 * nearly as much: then it is not certain which is meant.
 */
export function nearestOver(held: readonly Held[]): number | undefined {
  const scored = held
    .filter(({ told }) => isForGood(told))
    .map(({ id, said, told }) => ({
      id,
      score: Math.max(
        ...clausesOf(told).map((clause, place, all) =>
          scoreOf(clause, said, ADDS.test(told), [all[place - 1], all[place + 1]]),
        ),
        0,
      ),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
  const [best, second] = scored
  return best && best.score >= AHEAD * (second?.score ?? 0) ? best.id : undefined
}

/** How much a clause that tells of a change shares with what is known; 0 where it ends nothing of it. */
function scoreOf(
  clause: string,
  said: string,
  adds: boolean,
  beside: readonly (string | undefined)[],
): number {
  if (!isOwnClause(clause) || (isChinese(clause) && (UNSURE.test(clause) || PART.test(clause)))) return 0
  const done = PENDING.test(said) && !PENDING.test(clause) && !BESIDE.test(clause) ? DONE.exec(clause) : null
  if (done && !NOT_YET.test(clause.replace(done[0], ''))) return doneOf(done, clause, said)
  if (adds) return 0
  const least =
    ANOTHER.test(clause) || ENDS.test(clause) ? ENOUGH.another : NOW.test(clause) ? ENOUGH.now : null
  if (least === null) return 0
  const known = aboutIn(said)
  const displaced = aboutIn(DISPLACED.exec(clause)?.[1] ?? '')
  if (displaced.size > 0 && sharedBy(displaced, known) === 0) return 0
  const isAlone = !isChinese(clause) || sharedBy(aboutIn(clause), known) >= THING
  const about = beside.find((one) => one && isOwnClause(one) && sharedBy(aboutIn(one), known) >= THING)
  const now = aboutIn(isAlone || about === undefined ? clause : `${about}，${clause}`)
  const shared = sharedBy(now, known)
  const isEnd = ENDS.test(clause)
  if (shared < THING || (isEnd ? NOT_YET.test(said) : shared === weightOf(now))) return 0
  const part = shared / Math.min(weightOf(now), weightOf(known))
  return part >= least ? shared * (HOUR.test(said) && !HOUR.test(clause) ? HALF : 1) : 0
}

/** 房子买好了, of 存钱买房: the verb, and the first or the last character of the object. */
function isShortened(done: RegExpExecArray, clause: string, said: string): boolean {
  const object = /^(?:我|我们)?的?(\p{Script=Han}{2,3})$/u.exec(
    clause.slice(0, done.index).replace(WHEN, ''),
  )?.[1]
  const [verb = ''] = done[0]
  return (
    object !== undefined &&
    [object.charAt(0), object.slice(-1)].some((one) => !isIdle(one) && said.includes(verb + one))
  )
}

const WHEN = /终于|总算|已经|一次性|[昨今前][天晚早]|上个?[周月]|都|也|全/gu
/** "Bought the motorbike", 摩托车买了: what is done is all, or most, of what was pending. */
function doneOf(done: RegExpExecArray, clause: string, said: string): number {
  const known = aboutIn(said)
  if (isShortened(done, clause, said)) return WORD
  const objects = [done.slice(1).find(Boolean) ?? clause, clause.slice(0, done.index).replace(WHEN, ' ')]
  const scores = objects.map((object) => {
    const now = aboutIn(object.replace(/\s(?:for|with|at|in|on|from|to|of|last|this|next)\s.*$/iu, ''))
    const shared = sharedBy(now, known)
    return shared >= THING && shared >= MOST * weightOf(now) ? shared : 0
  })
  return Math.max(...scores)
}

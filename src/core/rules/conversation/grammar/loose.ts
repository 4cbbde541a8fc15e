import { patternNamed } from '../named-patterns.ts'
import { isIn } from '../people/known.ts'
import { isPast } from './verbs.ts'

/**
 * What people tell without saying whose it is: "deposit is 900", "she's called Ines", 酒店还没订. Opinions are
 * no news of anything.
 */
const OPINION = patternNamed('loose_opinion')
const COPULA = new Set(`is isn't are aren't was wasn't were weren't`.split(' '))
/** "cats are better than dogs", "football is just …": said of all of them. */
const MANY = /[a-z](?<!s)s$/u
const MEASURED = /^(?:just|only|basically|simply)\b|\b(?:\w+er|worse|more|less|as \w+) (?:than|as)\b/u

/** "biscuit gets carsick", "deposit is 900": in small letters, of a thing or somebody of the speaker's. */
export function isBareStatement(words: string): boolean {
  if (!/^[a-z]/u.test(words)) return false
  const all = words.split(/\s+/u, 12)
  if (all.length < 4 || isIn('noSubjects', all[0]!)) return false
  const verb = all.findIndex(
    (word, at) => at > 0 && at < 4 && (COPULA.has(word) || isIn('bareVerbs', word) || isPast(word)),
  )
  if (verb === -1 || all.slice(1, verb).some((word) => isIn('noSubjects', word))) return false
  const rest = all.slice(verb + 1).join(' ')
  if (/^(?:is|are|has|have)$/u.test(all[verb]!) && (MANY.test(all[verb - 1]!) || MEASURED.test(rest)))
    return /\d/u.test(rest)
  return rest !== '' && (!COPULA.has(all[verb]!) || !OPINION.test(rest))
}

/** "I eat meat", "I smoke", "I do yoga": what is so for years, in two or three words. */
const HABIT_ENGLISH = patternNamed('loose_habit_english')
/** "I have kids" */
const HAVE_ENGLISH = patternNamed('loose_have_english')
/** 我吃肉, 我弹吉他, 我做瑜伽 */
const HABIT_CHINESE = patternNamed('loose_habit_chinese')

/** Whether a few words tell what the speaker does as a rule, without saying who. */
export const isHabit = (words: string): boolean => {
  const plain = words.replace(/[\s.!。！~～]+$/u, '')
  return (
    HABIT_ENGLISH.test(plain) ||
    HAVE_ENGLISH.test(plain) ||
    (HABIT_CHINESE.test(plain) && !/[了过着吗呢吧啊]$/u.test(plain))
  )
}

const PRONOUN = patternNamed('loose_pronoun')

/** "she moved out", "he died", 他辞职了: what happens once in a life, in a word or two. */
const LIFE_OF_THEM = patternNamed('loose_life_of_them')

/** Whether a few words tell what became of whom was spoken of: "she's divorced", 他搬走了. */
export const isLifeOfThem = (words: string): boolean =>
  words.length < 60 && LIFE_OF_THEM.test(words.replace(/[\s.!。！~～]+$/u, ''))

/** "she's called ines": of whom was spoken of. */
export function isOfThem(words: string): boolean {
  if (isLifeOfThem(words)) return true
  const said = PRONOUN.exec(words)?.[1]
  const least = said !== undefined && isIn('bareVerbs', said.split(' ', 1)[0]!) ? 3 : 4
  if (said === undefined || words.split(/\s+/u, 5).length < least) return false
  return !OPINION.test(said.replace(/^(?:is|are|was|were|looks?|sounds?|seems?) /iu, ''))
}

const DATED = patternNamed('loose_dated')

const WHEN = /\b(?:this (?:morning|afternoon|evening|week)|today|yesterday|last (?:night|week))\b/iu
/** What has a beginning or an end. */
const BEGINS = patternNamed('loose_begins')
const IT =
  /^(?:and |but |so |well |then )?it (?:just |finally |then )?(?!rained|snowed|poured|hailed)([\p{L}']+)/iu

/**
 * "its on june 3rd", "starts in September", "it failed its inspection this morning": when what was spoken of
 * is or was.
 */
export const isDated = (words: string): boolean =>
  ((/^it(?:'s| is| was|s) /iu.test(words) || BEGINS.test(words)) && DATED.test(words)) ||
  (isPast(IT.exec(words)?.[1] ?? '') && (WHEN.test(words) || DATED.test(words)))

const WHERE = patternNamed('loose_where')
const COMES = patternNamed('loose_comes')

/** "the key is in the top drawer", "the plumber comes tuesday": where or when a thing of everyday is. */
export const isOfTheThing = (words: string): boolean =>
  WHERE.test(words) || (COMES.test(words) && DATED.test(words))

export const SOON = patternNamed('loose_soon')

/** "tonight gym then early bed": a plan in a few words. */
export const isSoon = (words: string): boolean => SOON.test(words) && words.split(/\s+/u, 4).length >= 4

const HAN_OPINION = /^[他她它]们?(?:真|好|太|很|挺|可|超|最|特别|非常|实在|是个?好)/u
const HAN_THING = patternNamed('loose_han_thing')
export const HAN_SOON = patternNamed('loose_han_soon')

/** 最近膝盖疼，医生说不能跑步: of whose body, nobody else is named. */
const HAN_BODY = patternNamed('loose_han_body')

/** Chinese ones of each kind: of somebody spoken of, of a thing of one's own, of what is soon, of one's body. */
export const isLooseChinese = (words: string): boolean =>
  (/^[他她它]/u.test(words) && !HAN_OPINION.test(words)) ||
  HAN_THING.test(words) ||
  HAN_SOON.test(words) ||
  HAN_BODY.test(words)

import { carefully } from '../grammar/casual.ts'
import { patternNamed } from '../named-patterns.ts'
import { ENGLISH_KIN_WORD } from '../people/kin.ts'
import { isIn } from '../people/known.ts'

/**
 * Figures of speech, known by what stands where a person, a home or a calling would: "I'm engaged to a burrito",
 * "my plants are my children", "a PhD in napping". The forms stand in `tables/figures-table.ts`, what words are of in
 * `tables/english-families.ts`.
 */

/** A noun as its families are asked for it. */
interface Noun {
  readonly word: string
  /** It begins with a capital: somebody's or some place's name. */
  readonly isName: boolean
}

const STOPS = patternNamed('figure_stops')
const MEASURES: ReadonlySet<string> = new Set(
  'pair couple bunch pile heap bag jar box set piece slice bowl tub kind sort type bit lot lump ball sack bottle cup'.split(
    ' ',
  ),
)
const ARTICLES = /^(?:the|an?|my|your|his|her|our|their|this|that|these|those)$/iu
const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}'-]*|[^\s]/gu
/** Words of a noun phrase that are looked at. */
const MOST = 7

/** The last noun of the phrase that a text begins with: "fully functioning shelf in the hall" → shelf. */
export function headOf(text: string): Noun | null {
  const words: string[] = []
  for (const [word] of text.slice(0, 100).matchAll(TOKEN)) {
    if (words.length >= MOST || !/^[\p{L}\p{N}]/u.test(word)) break
    if (word === 'of' && MEASURES.has(singular(words.at(-1) ?? ''))) words.length = 0
    else if (STOPS.test(word.toLowerCase()) || (words.length > 0 && ARTICLES.test(word))) break
    else words.push(word)
  }
  const last = words.at(-1)?.replace(/'s$/u, '')
  return last ? { word: last.toLowerCase(), isName: /^\p{Lu}/u.test(last) } : null
}

const singular = (word: string): string =>
  /ies$/u.test(word) ? `${word.slice(0, -3)}y` : /[^s]s$/u.test(word) ? word.slice(0, -1) : word

type Family = Parameters<typeof isIn>[0]

const isOf = (noun: Noun | null, ...families: readonly Family[]): boolean =>
  noun !== null &&
  families.some(
    (family) =>
      isIn(family, noun.word) ||
      isIn(family, singular(noun.word)) ||
      (/es$/u.test(noun.word) && isIn(family, noun.word.slice(0, -2))),
  )

const KIN = new RegExp(`^${ENGLISH_KIN_WORD}s?$`, 'u')
/** By the ends of words for who does something: nurse is in the list, welder and florist are not. */
const DOER = /(?:er|or|ist|ian|man|men|woman|women|person|people|eer|ess|mate|folk)s?$/u

const isThing = (noun: Noun | null): boolean =>
  noun !== null &&
  !noun.isName &&
  isOf(noun, 'figureAnimals', 'figureFoods', 'figureThings', 'figureBeings', 'figureAbstracts')

/** Whether a word is for somebody. */
export const isSomebody = (noun: Noun | null): boolean =>
  noun !== null &&
  (isOf(noun, 'figurePeople') || KIN.test(noun.word) || (DOER.test(noun.word) && !isThing(noun)))

/** "My phone is an older model", "a 14 Pro": of things too. */
const OF_THINGS_TOO =
  /^(?:models?|members?|leads?|keepers?|majors?|minors?|seniors?|juniors?|pros?|hosts?|guides?|types?|runners?|natives?)$/u

const IS = patternNamed('figure_is_english')
const MY = patternNamed('figure_my_english')
const IS_WHAT = patternNamed('figure_is_what_english')
const RELATED = patternNamed('figure_kin_english')
const TAKEN = patternNamed('figure_taken_english')
const BY = patternNamed('figure_by_english')
const HOME = patternNamed('figure_home_english')
const AND_I = patternNamed('figure_and_i_english')
const FOR = patternNamed('figure_for_english')
const FULL_OF = patternNamed('figure_full_of_english')
const HONOUR = patternNamed('figure_honour_english')
const LEAVES = patternNamed('figure_leaves_english')
const HALF = patternNamed('figure_half_english')
const MADE_OF = patternNamed('figure_made_of_english')

const REIGNS =
  /\b(?:king|queen|prince|princess|emperor|lord|lady|duke|baron|house|church|cult|temple|order|league|guild|saint|godfather|kingdom|mayor|ceo)\b/iu
const STUDIES =
  /\b(?:ph\.?d|doctorate|degree|black belt|ceo|mayor|king|queen|olympics|master ?class(?:es)?|president|university|school|academy|institute|crash course|fluent|major(?:ed)?|genius)\b/iu
/** What one may study or be head of. */
const CRAFTS = patternNamed('figure_crafts')
const isGerund = (word: string): boolean => /^\p{L}{2,}ing$/u.test(word) && !CRAFTS.test(word)
const firstOf = (text: string): Noun => {
  const word = /^[\p{L}'-]+/u.exec(text)?.[0] ?? ''
  return { word: word.toLowerCase(), isName: /^\p{Lu}/u.test(word) }
}

const isIdle = (text: string): boolean =>
  text
    .split(/[^\p{L}'-]+/u, 3)
    .some((word) => isOf({ word: word.toLowerCase(), isName: false }, 'figureIdleDoing')) ||
  isOf(headOf(text), 'figureIdleDoing')

/** What people are in earnest, though an animal or a thing stands in it: "I'm a night owl", "a Leeds fan". */
const PEOPLE_ARE =
  /\b(?:night owl|early bird|lone wolf|social butterfly|couch potato|book ?worm|black sheep|fan)s?\b/iu

/** "I'm a raccoon", "my accountant is a shoebox", "my plants are my children". */
function saysOneIsNot(words: string): boolean {
  const is = IS.exec(words)?.[1]
  if (is !== undefined && !PEOPLE_ARE.test(is) && isThing(headOf(is))) return true
  const [, whose = '', own, what = ''] = MY.exec(words) ?? []
  const subject = headOf(whose)
  const found = headOf(what)
  if (subject === null || found === null) return false
  if (isSomebody(subject)) return isThing(found) && !/^(?:an?|the|my|our)? ?(?:big|huge)? ?fan\b/u.test(what)
  return (
    isOf(subject, 'figureThings', 'figureFoods', 'figureAbstracts') &&
    (isOf(found, 'figurePeople') || KIN.test(found.word)) &&
    (own !== undefined || !OF_THINGS_TOO.test(found.word))
  )
}

/** Of whom or of what one is a partner, parent, child, servant. */
function isRelatedToNone(words: string): boolean {
  const related = headOf(RELATED.exec(words)?.[1] ?? '')
  if (isThing(related) && !isOf(related, 'figureBeings')) return true
  const taken = headOf(TAKEN.exec(words)?.[1] ?? '')
  if (taken && !taken.isName && isOf(taken, 'figureFoods', 'figureThings') && !isOf(taken, 'figureAnimals'))
    return true
  if (isThing(headOf(AND_I.exec(words)?.[1] ?? ''))) return true
  const by = headOf(BY.exec(words)?.[1] ?? '')
  return by !== null && !by.isName && isOf(by, 'figureAnimals', 'figureFoods', 'figureBeings')
}

/** Without "the" a town: "in Bath", "in Hope with my wife"; and what stands before its county. */
const TOWN =
  / (?:in|at|into) (?:(?:[Bb]ath|Hope|Rush)(?! \p{Lu})|(?:\p{Lu}\p{L}+ ){0,2}\p{Lu}\p{L}+, \p{Lu}\p{L}+)(?![\p{L}'’-])/u
/** Where nobody lives, what nobody studies or is head of, of what nobody is made. */
function isOfNoCalling(words: string): boolean {
  const at = HOME.exec(words)
  const home = headOf(at?.[1] ?? '')
  if (at && TOWN.test(at[0])) return false
  if (home && (isOf(home, 'figureNowhere') || (!home.isName && isOf(home, 'figureFoods', 'figureAbstracts'))))
    return true
  const honour = HONOUR.exec(words)
  if (honour) {
    const of = honour[1]!
    const whole = honour[0].slice(0, -of.length)
    if (isIdle(of) || (STUDIES.test(whole) && isGerund(firstOf(of).word))) return true
    if (REIGNS.test(whole) && isOf(headOf(of), 'figureFoods', 'figureThings', 'figureAbstracts')) return true
  }
  const left = LEAVES.exec(words)?.[1]
  if (left !== undefined && (isIdle(left) || isOf(headOf(left), 'figureAbstracts', 'figureFoods')))
    return true
  const what = IS_WHAT.exec(words)?.[1]
  if (
    what !== undefined &&
    (isIdle(what) || isOf(headOf(what), 'figureFoods', 'figureThings', 'figureAbstracts', 'figureNowhere'))
  )
    return true
  if (
    isOf(headOf(FOR.exec(words)?.[1] ?? ''), 'figureThings', 'figureFoods', 'figureAbstracts', 'figureBeings')
  )
    return true
  if (isOf(headOf(FULL_OF.exec(words)?.[1] ?? ''), 'figureAbstracts')) return true
  const halves = HALF.exec(words)?.slice(1) ?? []
  if (halves.some((half) => isThing(headOf(half)))) return true
  return isOf(headOf(MADE_OF.exec(words)?.[1] ?? ''), 'figureFoods', 'figureAbstracts', 'figureIdleDoing')
}

/** Longer sentences tell more than one thing. */
const LONGEST = 200

/** Longer ones tell something beside a manner of speaking. */
const LONGEST_IDIOM = 60
const IDIOM = patternNamed('figure_idiom_english')

const FORMS = [
  'figure_metaphor_english',
  'figure_hedged_english',
  'figure_number_english',
  'figure_told_of_me_english',
  'figure_believed_english',
  'figure_draft_english',
  'figure_preface_english',
  'figure_if_then_english',
  'figure_character_english',
].map(patternNamed)

/** Whether an English sentence says of the speaker what can be so of nobody, or gives words that are not theirs. */
export function isEnglishFigure(sentence: string): boolean {
  if (sentence.length > LONGEST) return false
  const words = carefully(sentence).trim()
  return (
    (words.length <= LONGEST_IDIOM && IDIOM.test(words)) ||
    FORMS.some((form) => form.test(words)) ||
    saysOneIsNot(words) ||
    isRelatedToNone(words) ||
    isOfNoCalling(words)
  )
}

/** "I'm a catch", "my boss is a trip": what that is no list knows, and it may be a figure. */
export function isEnglishDoubtful(words: string): boolean {
  const is = IS_A.exec(words)?.[1]
  const [, whose = '', , what] = MY.exec(words) ?? []
  const said = is ?? (what !== undefined && isSomebody(headOf(whose)) && A.test(words) ? what : undefined)
  if (said === undefined) return false
  const noun = headOf(said)
  return noun !== null && !noun.isName && !isSomebody(noun) && !/\d/u.test(noun.word)
}
const IS_A = /^(?:I'm|I am|I was|I've been)(?: (?:also|now|just|still))? an? (.+)$/iu
const A = /^my (?:\p{L}+ ){1,3}(?:is|was|are) an? /iu

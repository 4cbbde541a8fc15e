import { isCommon, tokenize } from '../../../../text/tokens.ts'
import { stopWords } from '../../../../text/words/stop-words.ts'
import { isPast } from '../../grammar/verbs.ts'
import { isKnownPlace } from '../../relations/places.ts'
import type { NamedEntity } from '../../relations/relations.ts'
import { ENGLISH_KIN_WORD, ENGLISH_PET } from '../kin.ts'
import { isDemonym, isEveryday, isFirstName, isIn, isNoEntity, patternOf } from '../known.ts'
import { smallNamesIn } from '../small-names.ts'
import { thingsInEnglish } from '../things.ts'
import {
  CALLED_BEFORE,
  calledType,
  does,
  inCode,
  ofOneFirm,
  organisationBefore,
  organisationWord,
  personBefore,
  petBefore,
  placeBefore,
  placeWord,
  position,
  speaks,
  titles,
} from './cues.ts'
import { inSmallLetters } from './small.ts'

const CAPITALISED = "\\p{Lu}[\\p{L}\\d&'’-]*"
const BETWEEN = '(?:of |of the |the |de |van |von |del |da |di |& |and (?=[A-Z][a-z]+ (?:Co|Inc|Sons)))'
const NAME = new RegExp(
  `(?<![\\p{L}\\d'’"“])((?:(?:St|Mt|Dr|Mr|Mrs|Ms|Prof)\\.? )?${CAPITALISED}(?: ${BETWEEN}?${CAPITALISED}){0,4})`,
  'gu',
)

/** People, places, organisations, works and things that an English sentence names. */
export function inEnglish(text: string): NamedEntity[] {
  const straight = text.replaceAll('’', "'")
  const works = Array.from(straight.matchAll(/["“]([A-Z][^"”]{1,58})["”]/gu), ([, title]) => title!)
    .filter(isTitle)
    .map((name): NamedEntity => ({ name: name.replace(/[,]$/u, ''), type: 'thing' }))
  const outside = straight.replace(/["“][^"”]{0,200}["”]/gu, ' ')
  const named = isHeading(outside)
    ? []
    : Array.from(outside.matchAll(NAME)).flatMap(({ 0: whole, index }): NamedEntity[] => {
        const opens = isOpening(outside.slice(Math.max(0, index - 4), index))
        const noun = opens ? withoutVerb(whole) : whole
        const name = trimmed(noun, straightAfter(outside, index + whole.length), opens && noun === whole)
        if (name === '') return []
        const start = index + whole.indexOf(name)
        const before = outside.slice(Math.max(0, start - 40), start)
        const after = outside.slice(start + name.length)
        const model = MODEL.exec(after)?.[0]
        if (model && !name.includes(' ') && !isEveryday(name) && OWNED_BEFORE.test(before))
          return [{ name: name + model, type: 'thing' }]
        const type = typeOf(name, before, after)
        return type ? [{ name, type }] : []
      })
  const small = smallNamesIn(outside).map(({ name, kin }): NamedEntity => {
    return { name, type: kin !== null && new RegExp(`^${ENGLISH_PET}$`, 'u').test(kin) ? 'thing' : 'person' }
  })
  return [...works, ...named, ...small, ...inSmallLetters(outside), ...thingsInEnglish(outside)]
}

/** Not what somebody has said: most long words of a title of several are large. */
function isTitle(quoted: string): boolean {
  if (/[.!?]$|\b(?:I|my|you)\b/u.test(quoted)) return false
  const words = (quoted.match(/\p{L}[\p{L}'-]*/gu) ?? []).filter((word) => word.length > 3)
  const large = words.filter((word) => /^\p{Lu}/u.test(word)).length
  return quoted.split(' ').length < 4 || large * 2 > words.length
}

/** "a Pixel 8", "my PlayStation 5". */
const MODEL = /^ \d{1,3}[A-Za-z]?(?= |[.,!?]|$)(?! (?:am|pm|times|minutes|hours|days|weeks|years|people)\b)/u
const OWNED_BEFORE = /\b(?:an?|the|my|new|our|his|her|their|old) $/u
const isOpening = (before: string): boolean => before.trim() === '' || /[.!?:•*-]\s*$/u.test(before)
/** "Goals, Risks, Next Steps": where every word is large, none is a name. */
const isHeading = (text: string): boolean => {
  const words = text.match(/\p{L}[\p{L}'-]*/gu) ?? []
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  return words.length > 3 && small === 0 && words.some((word) => isEveryday(word) && word.length > 3)
}

/** "Read The Magic Mountain": the verb of a note is no part of what it names. */
const withoutVerb = (name: string): string => {
  const [first = '', ...rest] = name.split(' ')
  const isAsked = isEveryday(first) && !isFirstName(first) && !isIn('saidWithNames', first)
  if (isAsked && rest[0] !== undefined && isFirstName(rest[0])) return rest.join(' ')
  return rest.length > 0 && (isPast(first) || /^(?:Saw|Met|Visited|[A-Z][a-z]+ing)$/u.test(first))
    ? rest.join(' ')
    : name
}

const straightAfter = (text: string, end: number): string => text.slice(end, end + 2)

/** Without the words of the sentence at its ends, and without a genitive that something belongs to. */
function trimmed(whole: string, after: string, opens: boolean): string {
  const plain = whole.replace(/^(?:of |the |de |& )+/u, '')
  const name = /^St /u.test(plain) && !/^ [a-z]/u.test(after) ? plain.replace(/'s$/u, '’s') : plain
  const words = name.replace(/'s?$/u, '').split(' ')
  const leads = (word: string, next: string | undefined): boolean =>
    isNoEntity(word) && !(next && (titles().test(word) || (word === 'The' && !opens && !isNoEntity(next))))
  while (words.length > 0 && leads(words[0]!, words[1])) words.shift()
  while (words.length > 0 && (isNoEntity(words.at(-1)!) || /^(?:of|the|de|and|&)$/u.test(words.at(-1)!)))
    words.pop()
  return words
    .join(' ')
    .replace(/'s$|-+$/u, '')
    .replace('’', "'")
}

function typeOf(name: string, before: string, after: string): NamedEntity['type'] | null {
  if (isKnownPlace(name)) return 'place'
  if (petBefore().test(before)) return 'thing'
  const called = CALLED_BEFORE.exec(before)
  if (called) return calledType(called[1])
  if (isNone(name, before)) return null
  if (titles().test(name.split(' ')[0]!) && name.includes(' ')) return 'person'
  if (organisationWord().test(name)) return 'organisation'
  if (placeWord().test(name)) return 'place'
  const opens = isOpening(before)
  if (opens && isFirstName(name) && acts().test(after)) return 'person'
  if (opens && isNoSubject(name, after)) return null
  if (organisationBefore().test(before)) return 'organisation'
  if (placeBefore().test(before)) return 'place'
  if (personBefore().test(before) && TWO_NAMES.test(name)) return 'person'
  if (speaks().test(after) && TWO_NAMES.test(name)) return 'person'
  if (/^ \d/u.test(after)) return null
  const verb = does().exec(after)?.[1]
  if (opens && verb && isPast(verb) && ONE_NAME.test(name)) return 'person'
  const first = name.split(' ')[0]!
  if (TWO_NAMES.test(name) && (opens ? isIn('firstNames', first.toLowerCase()) : isFirstName(first)))
    return 'person'
  return opens || isOneOfMany(name, before) ? null : 'thing'
}

/** Written large, and yet no name. */
function isNone(name: string, before: string): boolean {
  if (position().test(name) || inCode().test(name) || /^\S+-\p{Ll}+$/u.test(name)) return true
  if (name.includes(' '))
    return name
      .split(' ')
      .every((word) => isNoEntity(word) || isDemonym(word) || isIn('noThings', word.toLowerCase()))
  if (/\b(?:Christmas|Year's|Year) $/u.test(before)) return true
  if (isIn('noThings', name.toLowerCase()) && !(isFirstName(name) && !/\ban? $/u.test(before))) return true
  if (isDemonym(name) && /\ban? $/iu.test(before)) return true
  if (isFirstName(name) || isBrand(name, before) || ofOneFirm().test(before)) return false
  return isDemonym(name) || IN_CAPITALS.test(name) || isEveryday(name)
}

const isBrand = (name: string, before: string): boolean =>
  isIn('capitalNames', name) || (isIn('commonBrands', name) && !isOpening(before))

/** "a Leo", "an Alsatian": one of many, unless it is bought by that name. */
const isOneOfMany = (name: string, before: string): boolean =>
  /\ban? $/iu.test(before) &&
  !name.includes(' ') &&
  !isBrand(name, before) &&
  !isIn('smallThings', name.toLowerCase())

const praised = patternOf('praised', { KIN_: ENGLISH_KIN_WORD }, 'u')
const acts = patternOf('acts', {}, 'u')
/** What ends so is a deed, a quality or a manner; a few names do too. */
const ABSTRACT = /(?:ing|tion|sion|ness|ment|ism|ship|ings|ics|ful|ous)$/u
const MANNER = /(?<!^(?:Emi|Kel|Sal|Bil|Mol|Li|Lil|Pol|Hol|Mil|Wil|Ita|Ju|Bever|Kimber|Car|Nel|Dol))ly$/u
const OF_MANY = /^ (?:are|were|have|make|bring|help|give|take|need|can|like)\b/u

/** A capital at the beginning of a sentence makes no name. */
function isNoSubject(name: string, after: string): boolean {
  if (name.includes(' ')) return false
  if (ABSTRACT.test(name) || MANNER.test(name) || praised().test(after)) return true
  if (/(?<!s)s$/u.test(name) && OF_MANY.test(after)) return true
  return tokenize(name.toLowerCase()).every((term) => isCommon(term) || stopWords.has(term))
}

const ONE_NAME = /^\p{Lu}\p{Ll}+$/u
const TWO_NAMES = /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'-]+)?$/u
/** "MOT", "A&E", "LGBTQ": what it stands for, nobody knows. */
const IN_CAPITALS = /^[A-Z&\d][A-Z&\d-]*s?$/u

import { isDate, isPronoun } from '../../../text/reading/names.ts'
import { isCommon, tokenize } from '../../../text/tokens.ts'
import { stopWords } from '../../../text/words/stop-words.ts'
import { isKnownPlace } from '../relations/places.ts'
import type { NamedEntity } from '../relations.ts'
import { isChinese } from '../sentences.ts'
import { simplified } from '../simplified.ts'
import { isPast } from '../verbs.ts'
import { inChinese } from './chinese-mentions.ts'
import { ENGLISH_KIN_WORD, ENGLISH_PET } from './kin.ts'
import { NO_ENTITY } from './no-entity.ts'
import { smallNamesIn } from './small-names.ts'
import { thingsInEnglish } from './things.ts'

/**
 * People, places, organisations and works that a sentence names, by the words around them: only where these
 * leave little doubt.
 */
export const mentionsIn = (sentence: string): NamedEntity[] =>
  (isChinese(sentence) ? asWritten(sentence, inChinese(simplified(sentence))) : inEnglish(sentence)).filter(
    ({ name }) => !isPronoun(name) && !isDate(name) && name.length > 1,
  )

/** What was found in the simplified text, in the characters of the one who wrote it. */
function asWritten(text: string, found: readonly NamedEntity[]): NamedEntity[] {
  const plain = simplified(text)
  return found.map(({ name, type }) => {
    const start = plain.indexOf(name)
    return { name: start === -1 ? name : text.slice(start, start + name.length), type }
  })
}

const CAPITALISED = "\\p{Lu}[\\p{L}\\d&'’-]*"
const NAME = new RegExp(
  `(?<![\\p{L}\\d'’"“])((?:(?:St|Mt|Dr|Mr|Mrs|Ms)\\.? )?${CAPITALISED}(?: (?:of |the |de |` +
    `and (?=[A-Z][a-z]+ (?:Co|Inc|Sons)))?${CAPITALISED}){0,3})`,
  'gu',
)
const PERSON_BEFORE = new RegExp(
  String.raw`\b(?:with|and|met|meet|told|tell|asked|call|texted|saw|see|visit(?:ed)?|married|` +
    'dating|invited|helped|friend|friends?|sister|brother|cousin|son|daughter|wife|husband|' +
    'boyfriend|girlfriend|partner|aunt|uncle|boss|colleague|coworker|roommate|neighbou?r|' +
    'miss|miss(?:ed)?|remind|send|sent|give|gave|pay|owe|thank|hug(?:ged)?|for|to|girl|' +
    'boy),? $',
  'iu',
)
const PET_BEFORE =
  /\b(?:dog|puppy|cat|kitten|rabbit|parrot|hamster|horse|pet)(?:'s name is|,| named| called| is called)? $/iu
const CALLED_BEFORE = /(?:^|[ ,])([\p{L}']+)(?:'s| is| was|,)? (?:called|named) $/u

/** What a thing is of which only its kind is said: "a band called X". */
function calledType(noun = ''): NamedEntity['type'] {
  if (/^(?:company|startup|agency|firm|band|team|club|school|studio|charity|shop|store)$/iu.test(noun))
    return 'organisation'
  if (/^(?:town|village|city|island|lake|street|beach|park)$/iu.test(noun)) return 'place'
  const isPerson =
    /^(?:girl|boy|guy|man|woman|student|baby|kid|he|she|he's|she's|who|somebody|someone|person)$/iu
  return isPerson.test(noun) || new RegExp(`^${ENGLISH_KIN_WORD}$`, 'iu').test(noun) ? 'person' : 'thing'
}

const PLACE_BEFORE = new RegExp(
  String.raw`\b(?:in|near|around|across|visit(?:ed|ing)?|explor(?:ed|ing)|live in|move[ds]? to|` +
    'moving to|moved from|trip to|flew to|fly(?:ing)? to|go(?:ing)? to|went to|been to|' +
    'travel(?:led|ed|ling|ing)? to|back (?:to|from)|drove to|from|leaving|left for) $',
  'iu',
)
const ORGANISATION_BEFORE = new RegExp(
  String.raw`\b(?:at|work(?:s|ed|ing)? (?:at|for|with)|joined|join|job at|interview(?:ed)? (?:at|` +
    'with)|offer from|quit|left|intern(?:ing|ship)? at|stud(?:y|ies|ied|ying) at|' +
    'graduated from|client|company) $',
  'iu',
)
const ORGANISATION_WORD = new RegExp(
  String.raw`\b(?:University|College|School|Hospital|Bank|Inc|Corp|Labs?|Institute|Company|Clinic|` +
    String.raw`Studio|Academy|Museum|Library|Foundation|Airlines?)\b`,
  'u',
)
const PLACE_WORD = new RegExp(
  String.raw`\b(?:Park|Beach|Lake|Mount|Mountains?|River|Street|Avenue|Island|Bay|Canyon|Falls|` +
    String.raw`Valley|City|Square|Castle|Airport|Station)\b`,
  'u',
)
const SPEAKS = new RegExp(
  '^ (?:said|says|told|asked|is|was|has|got|loves?|likes?|lives?|works?|called|came|went|' +
    String.raw`and I|invited|helped|gave|turns|turned|will|wants?|moved|just|doesn't|hasn't|never|'s)\b`,
  'u',
)

function inEnglish(text: string): NamedEntity[] {
  const straight = text.replaceAll('’', "'")
  const works = Array.from(straight.matchAll(/["“]([A-Z][^"”]{1,58})["”]/gu), ([, title]) => title!)
    .filter((title) => !/[.!?]$|\b(?:I|my|you)\b/u.test(title))
    .map((name): NamedEntity => ({ name: name.replace(/[,]$/u, ''), type: 'thing' }))
  const outside = straight.replace(/["“][^"”]{0,200}["”]/gu, ' ')
  const named = Array.from(outside.matchAll(NAME)).flatMap(({ 0: whole, index }): NamedEntity[] => {
    const name = trimmed(
      index === 0 ? withoutVerb(whole) : whole,
      straightAfter(outside, index + whole.length),
    )
    if (name === '') return []
    const start = index + whole.indexOf(name)
    const type = typeOf(
      name,
      outside.slice(Math.max(0, start - 40), start),
      outside.slice(start + name.length),
    )
    return type ? [{ name, type }] : []
  })
  const small = smallNamesIn(outside).map(({ name, kin }): NamedEntity => {
    return { name, type: kin !== null && new RegExp(`^${ENGLISH_PET}$`, 'u').test(kin) ? 'thing' : 'person' }
  })
  return [...works, ...named, ...small, ...smallPlacesIn(outside), ...thingsInEnglish(outside)]
}

/** "been living in leeds": places that are known by their name alone. */
const smallPlacesIn = (text: string): NamedEntity[] =>
  Array.from(text.matchAll(/\b(?:in|from|to|near|visited|around) ([a-z]{4,12}(?: [a-z]{4,9})?)/gu)).flatMap(
    ([, name = '']) => {
      const place = [name, name.split(' ')[0]!].find(isKnownPlace)
      return place ? [{ name: place, type: 'place' }] : []
    },
  )

/** "Read The Magic Mountain": the verb of a note is no part of what it names. */
const withoutVerb = (name: string): string => {
  const [first = '', ...rest] = name.split(' ')
  return rest.length > 0 && (isPast(first) || /^(?:Saw|Met|Visited|[A-Z][a-z]+ing)$/u.test(first))
    ? rest.join(' ')
    : name
}

const straightAfter = (text: string, end: number): string => text.slice(end, end + 2)

/** Without the words of the sentence at its ends, and without a genitive that something belongs to. */
function trimmed(whole: string, after: string): string {
  const name = /^St /u.test(whole) && !/^ [a-z]/u.test(after) ? whole.replace(/'s$/u, '’s') : whole
  const words = name.replace(/'s$/u, '').split(' ')
  while (words.length > 0 && NO_ENTITY.test(words[0]!)) words.shift()
  while (words.length > 0 && (NO_ENTITY.test(words.at(-1)!) || /^(?:of|the|de|and)$/u.test(words.at(-1)!)))
    words.pop()
  return words.join(' ').replace(/'s$/u, '').replace('’', "'")
}

function typeOf(name: string, before: string, after: string): NamedEntity['type'] | null {
  if (isKnownPlace(name)) return 'place'
  if (ORGANISATION_WORD.test(name)) return 'organisation'
  if (PLACE_WORD.test(name)) return 'place'
  if (PET_BEFORE.test(before)) return 'thing'
  const called = CALLED_BEFORE.exec(before)
  if (called) return calledType(called[1])
  const opens = before.trim() === '' || /[.!?]\s*$/u.test(before)
  if (opens && isNoSubject(name, after)) return null
  if (ORGANISATION_BEFORE.test(before)) return 'organisation'
  if (PLACE_BEFORE.test(before)) return 'place'
  if (PERSON_BEFORE.test(before) && /^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/u.test(name)) return 'person'
  if (SPEAKS.test(after) && /^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/u.test(name)) return 'person'
  if (IN_CAPITALS.test(name) || /^ \d/u.test(after)) return null
  const verb = DOES.exec(after)?.[1]
  if (opens && verb && isPast(verb) && ONE_NAME.test(name)) return 'person'
  return opens ? null : 'thing'
}

/** What ends so is a deed, a quality or a manner; a few names do too. */
const ABSTRACT = /(?:ing|tion|sion|ness|ment|ism|ship|ings|ics|ful|ous)$/u
const MANNER = /(?<!^(?:Emi|Kel|Sal|Bil|Mol|Li|Lil|Pol|Hol|Mil|Wil|Ita|Ju|Bever|Kimber|Car|Nel|Dol))ly$/u
/** "Dance is my passion", "Clay is incredible": of a person one says what they are, have or do. */
const PRAISED = new RegExp(
  `^(?: is|'s| was) (?:(?:so|very|really|such|just|pretty|always|truly|too|incredibly|like|` +
    `all about|about|key|` +
    'the (?:best|key|worst|way))\\b|(?:a |an |the )?(?:\\w+ )?(?:incredible|amazing|awesome|' +
    'great|good|important|fun|' +
    'nice|beautiful|wonderful|essential|tough|hard|easy|possible|inevitable|huge|big|vital|' +
    'part|way|kind|form|' +
    `source|reminder|thing|matter)\\b|my (?!(?:\\w+ )?${ENGLISH_KIN_WORD}\\b))`,
  'u',
)
const OF_MANY = /^ (?:are|were|have|make|bring|help|give|take|need|can|like)\b/u

/** A capital at the beginning of a sentence makes no name. */
function isNoSubject(name: string, after: string): boolean {
  if (name.includes(' ')) return false
  if (ABSTRACT.test(name) || MANNER.test(name) || PRAISED.test(after)) return true
  if (/(?<!s)s$/u.test(name) && OF_MANY.test(after)) return true
  return tokenize(name.toLowerCase()).every((term) => isCommon(term) || stopWords.has(term))
}

const ONE_NAME = /^[A-Z][a-z]+$/u
/** "MOT", "A&E": what it stands for, nobody knows. */
const IN_CAPITALS = /^[A-Z&\d]{1,4}$/u
/** "Priyanka from work gave me". */
const DOES =
  /^(?: (?:from|at|in) (?:[a-z]+ ){1,3}?| )(?=\w+ (?:a|an|the|my|me|us|her|his|for|to|up|off|in)\b)(\w+)/u

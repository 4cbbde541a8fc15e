import { lazily } from '../../../text/lazily.ts'
import { oneOf } from '../relations/places.ts'
import type { NamedEntity } from '../relations.ts'
import { ENGLISH_KIN_WORD } from './kin.ts'
import { wordsOf } from './known.ts'

/** What stands before a name, behind it and in it, and what kind of thing it therefore is. */
export const PERSON_BEFORE = new RegExp(
  String.raw`\b(?:with|and|met|meet|told|tell|asked|call|texted|saw|see|visit(?:ed)?|married|` +
    'dating|invited|helped|friend|friends?|sister|brother|cousin|son|daughter|wife|husband|' +
    'boyfriend|girlfriend|partner|aunt|uncle|boss|colleague|coworker|roommate|neighbou?r|' +
    'miss|miss(?:ed)?|remind|send|sent|give|gave|pay|owe|thank|hug(?:ged)?|for|to|girl|' +
    'boy),? $',
  'iu',
)
export const PET_BEFORE =
  /\b(?:dog|puppy|cat|kitten|rabbit|parrot|hamster|horse|pet)(?:'s name is|,| named| called| is called)? $/iu
export const CALLED_BEFORE = /(?:^|[ ,])([\p{L}']+)(?:'s| is| was|,)? (?:called|named) $/u

/** What a thing is of which only its kind is said: "a band called X". */
export function calledType(noun = ''): NamedEntity['type'] {
  if (/^(?:company|startup|agency|firm|band|team|club|school|studio|charity|shop|store)$/iu.test(noun))
    return 'organisation'
  if (/^(?:town|village|city|island|lake|street|beach|park)$/iu.test(noun)) return 'place'
  const isPerson =
    /^(?:girl|boy|guy|man|woman|student|baby|kid|he|she|he's|she's|who|somebody|someone|person)$/iu
  return isPerson.test(noun) || new RegExp(`^${ENGLISH_KIN_WORD}$`, 'iu').test(noun) ? 'person' : 'thing'
}

export const PLACE_BEFORE = new RegExp(
  String.raw`\b(?:in|near|around|across|visit(?:ed|ing)?|explor(?:ed|ing)|live in|move[ds]? to|` +
    'moving to|moved from|trip to|flew to|fly(?:ing)? to|go(?:ing)? to|went to|been to|' +
    'travel(?:led|ed|ling|ing)? to|back (?:to|from)|drove to|from|leaving|left for) $',
  'iu',
)
export const ORGANISATION_BEFORE = new RegExp(
  String.raw`\b(?:at|work(?:s|ed|ing)? (?:at|for|with)|joined|join|job at|interview(?:ed)? (?:at|` +
    'with)|offer from|quit|left|intern(?:ing|ship)? at|stud(?:y|ies|ied|ying) at|' +
    'graduated from|client|company) $',
  'iu',
)
/** What stands behind it employs or is used, be it called like a common thing. */
export const OF_ONE_FIRM = new RegExp(
  String.raw`\b(?:work(?:s|ed|ing)? (?:at|for)|joined|job at|interview(?:ed)? (?:at|with)|offer from|` +
    `intern(?:ing|ship)? at|stud(?:y|ies|ied|ying) at|graduated from|shift at|hired by|use[sd]?|using|installed|downloaded) $`,
  'iu',
)
export const organisationWord = lazily(() => new RegExp(`\\b${oneOf(wordsOf('organisationWords'))}\\b`, 'u'))
export const placeWord = lazily(() => new RegExp(`\\b${oneOf(wordsOf('placeWords'))}\\b`, 'u'))
export const SPEAKS = new RegExp(
  '^ (?:said|says|told|asked|is|was|has|got|loves|likes|lives|works|called|came|went|' +
    String.raw`and I|invited|helped|gave|turns|turned|will|wants|moved|just|doesn't|hasn't|never|'s)\b`,
  'u',
)
/** "Priyanka from work gave me". */
export const DOES =
  /^(?: (?:from|at|in) (?:[a-z]+ ){1,3}?| )(?=\w+ (?:a|an|the|my|me|us|her|his|for|to|up|off|in)\b)(\w+)/u

/** Before a name it belongs to it. */
export const TITLE =
  /^(?:Mr|Mrs|Ms|Dr|Prof|Professor|Miss|Grandma|Grandpa|Auntie|Aunt|Uncle|Nana|Reverend|Coach)\.?$/u
/** Somebody's position, a day, a part of something bigger: several large words that name nobody. */
export const position = lazily(
  () =>
    new RegExp(
      `^(?:(?:V\\.?P|${oneOf(wordsOf('positions'))})s? (?:of|for)\\b.*|${oneOf(wordsOf('numbered'))} [A-Z]|` +
        `.* ${oneOf([...wordsOf('positions'), ...wordsOf('lastWords')])})$`,
      'u',
    ),
)
/** "TypeError", "UserService": written so in a program. */
export const inCode = lazily(() => new RegExp(`^\\p{Lu}\\p{Ll}\\w*${oneOf(wordsOf('codeWords'))}$|_`, 'u'))

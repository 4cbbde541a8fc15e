import { lazily } from '../../../../text/lazily.ts'
import { oneOf } from '../../relations/places.ts'
import type { NamedEntity } from '../../relations/relations.ts'
import { ENGLISH_KIN_WORD } from '../kin.ts'
import { patternOf, wordsOf } from '../known.ts'

/** What stands before a name, behind it and in it, and what kind of thing it therefore is. */
export const personBefore = patternOf('personBefore', {}, 'iu')
export const placeBefore = patternOf('placeBefore', {}, 'iu')
export const organisationBefore = patternOf('organisationBefore', {}, 'iu')
export const ofOneFirm = patternOf('ofOneFirm', {}, 'iu')
export const speaks = patternOf('speaks', {}, 'u')
export const petBefore = patternOf('petBefore', {}, 'iu')
export const does = patternOf('does', {}, 'u')
export const titles = patternOf('titles', {}, 'u')
export const CALLED_BEFORE = /(?:^|[ ,])([\p{L}']+)(?:'s| is| was|,)? (?:called|named) $/u

/** What a thing is of which only its kind is said: "a band called X". */
export function calledType(noun = ''): NamedEntity['type'] {
  if (/^(?:company|startup|agency|firm|band|team|club|school|studio|charity|shop|store)$/iu.test(noun))
    return 'organisation'
  if (/^(?:town|village|city|island|lake|street|beach|park)$/iu.test(noun)) return 'place'
  const isPerson =
    /^(?:girl|boy|guy|man|woman|lad|lass|lady|bloke|chap|nurse|student|baby|kid|he|she|he's|she's|who|somebody|someone|person)$/iu
  return isPerson.test(noun) || new RegExp(`^${ENGLISH_KIN_WORD}$`, 'iu').test(noun) ? 'person' : 'thing'
}

export const organisationWord = lazily(() => new RegExp(`\\b${oneOf(wordsOf('organisationWords'))}\\b`, 'u'))
export const placeWord = lazily(() => new RegExp(`\\b${oneOf(wordsOf('placeWords'))}\\b`, 'u'))

/** Somebody's position, a day, a part of something bigger: several large words that name nobody. */
export const position = lazily(
  () =>
    new RegExp(
      `^(?:(?:V\\.?P|${oneOf(wordsOf('positions'))})s? (?:of|for)\\b.*|${oneOf([...wordsOf('numbered'), ...wordsOf('numberedToo')])} (?:[A-Z\\d]|One|Two|Three|Four|Five|Six)\\d*|` +
        `.* ${oneOf([...wordsOf('positions'), ...wordsOf('lastWords')])})$`,
      'u',
    ),
)
/** "TypeError", "UserService": written so in a program. */
export const inCode = lazily(() => new RegExp(`^\\p{Lu}\\p{Ll}\\w*${oneOf(wordsOf('codeWords'))}$|_`, 'u'))

import { lazily } from '../../../text/lazily.ts'
import { isIn, wordsOf } from '../people/known.ts'

/** Whether a place is known by its name alone: a town, a country, a district. */
export const isKnownPlace = (name: string): boolean =>
  isIn('chineseTowns', name) ||
  isIn('chinesePlaces', name) ||
  isIn('englishPlaces', name.toLowerCase().replaceAll(' ', '_'))

/** Towns, provinces and countries. */
export const chineseTown = lazily(() => oneOf(wordsOf('chineseTowns')))
/** And districts and sights. */
export const chinesePlace = lazily(() => oneOf([...wordsOf('chineseTowns'), ...wordsOf('chinesePlaces')]))

/** An expression for one of the words, longest first, so that 黑龙江 is not cut short; of none it matches nothing. */
export const oneOf = (words: readonly string[]): string =>
  `(?:${words.toSorted((one, other) => other.length - one.length).join('|') || '(?!)'})`

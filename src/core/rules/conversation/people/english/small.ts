import { lazily } from '../../../../text/lazily.ts'
import { isKnownPlace, oneOf } from '../../relations/places.ts'
import type { NamedEntity } from '../../relations/relations.ts'
import { isEveryday, isIn, wordsOf } from '../known.ts'

const REST =
  "([a-z][a-z'-]*(?: (?!(?:and|who|which|that|in|on|at|from|with|but|so|for|is|was|it|he|she|i)\\b)[a-z][a-z'-]*){0,2})"
const END = '(?=[,.!?;]| (?:and|who|which|that|in|on|at|from|with|but|so|for|is|was|lol|haha)\\b|$)'
/** "a band called soft brakes". */
const called = lazily(
  () =>
    new RegExp(
      `\\b(?:(${oneOf(wordsOf('smallFirmKinds'))})|(${oneOf(wordsOf('smallPlaceKinds'))})|` +
        `${oneOf(wordsOf('smallThingKinds'))})(?: that's| thats)?,? (?:called|named) ${REST}${END}`,
      'gu',
    ),
)
/** "near peckham rye", "on marlow street": by the word that such names end in. */
const SITE = new RegExp(
  '\\b(?:in|at|on|near|to|from|around|by) ([a-z]{3,12} (?:street|road|lane|lock|avenue|square|bridge|beach|' +
    '(hospital|clinic|university|college|primary|infirmary)))\\b',
  'gu',
)
const DOCTOR = /\b((?:dr|mr|mrs|ms)\.? ([a-z]{3,12}))\b/gu
const EMPLOYED = /\b(?:at|for|from|joined|left|quit) ([a-z&]{3,12})\b/gu
const USED =
  /\b(?:an?|my|new|got|use|using|used|play|playing|bought|on|via|through|with) (?:(?:new|old|own|first|used) )?([a-z]{3,12}\d?)(?: ([a-z]{3,12}))?(?![\p{L}\d])/gu
const PLACE = /\b(?:in|from|to|near|visited|around|leaving|left) ([a-z]{4,12}(?: [a-z]{4,9})?)/gu
const NAME = /(?<![\p{L}'@#/.-])([a-z]{3,12})(?=$|[^\p{L}\d@/.-]|\.(?: |$))/gu

const named = (
  text: string,
  pattern: RegExp,
  typeOf: (...groups: (string | undefined)[]) => NamedEntity | null,
): NamedEntity[] =>
  Array.from(text.matchAll(pattern)).flatMap(([, ...groups]) => {
    const found = typeOf(...groups)
    return found ? [found] : []
  })

/** Names as people type them who use no capitals: by lists, and by the words around them. */
export function inSmallLetters(text: string): NamedEntity[] {
  const people = /\p{Ll}[,;]? (?!I\b)\p{Lu}/u.test(text)
    ? []
    : named(text, NAME, (name = '') => (isIn('firstNames', name) ? { name, type: 'person' } : null))
  return [
    ...people,
    ...named(text, DOCTOR, (name = '', last = '') => (isEveryday(last) ? null : { name, type: 'person' })),
    ...named(text, SITE, (name = '', institution) => {
      if (isEveryday(name.split(' ')[0]!)) return null
      return { name, type: institution ? 'organisation' : 'place' }
    }),
    ...named(text, PLACE, (words = '') => {
      const name = [words, words.split(' ')[0]!].find(isKnownPlace)
      return name ? { name, type: 'place' } : null
    }),
    ...named(text, called(), (organisation, place, name = '') => {
      return { name, type: organisation ? 'organisation' : place ? 'place' : 'thing' }
    }),
    ...named(text, EMPLOYED, (name = '') =>
      isIn('smallOrganisations', name) ? { name, type: 'organisation' } : null,
    ),
    ...named(text, USED, (name = '', model = '') => {
      if (!isIn('smallThings', name)) return null
      return { name: model === '' || isEveryday(model) ? name : `${name} ${model}`, type: 'thing' }
    }),
  ]
}

import { remembered } from '../../../text/remembered.ts'
import { isCommon, tokenize } from '../../../text/tokens.ts'
import { stopWords } from '../../../text/words/stop-words.ts'
import { isPast } from '../grammar/verbs.ts'
import { ENGLISH_KIN_WORD, ENGLISH_PET } from './kin.ts'
import { isEveryday, isIn } from './known.ts'

/** A name as people type it who use no capitals, and whose it is. */
export interface SmallName {
  readonly name: string
  /** "sister", "dog"; of "mia and i" nothing. */
  readonly kin: string | null
}

const OWN =
  `(?:${ENGLISH_KIN_WORD}|${ENGLISH_PET}|singer|drummer|bassist|guitarist|client|intern|nanny|trainer|` +
  `tutor|barber)`
const NAME = '([a-z]{2,12})'
/**
 * "my sister max thinks", "our singer jonas just had": behind it something that only follows a whole subject.
 */
const OF_KIN = new RegExp(
  `\\b(?:my|our) (?:[a-z]+ )?(${OWN}),? ${NAME}(?=,? (?:is|was|has|had|and|just|got|says?|said|thinks?|` +
    `told|will|wants?|wanted|keeps?|kept|loves?|loved|` +
    `hates?|lives?|works?|moved|went|came|made|ate|took|gave|bought|broke|called|asked|still|always|` +
    `never|finally|turned|turns|helped|needs?)\\b|'s\\b|[,.!]|$)`,
  'gu',
)
/** "her name is ida", "she's called ines", "my dog is called max". */
const CALLED = new RegExp(
  `\\b(?:(?:his|her|their|my (?:${OWN})'?s?|the (?:baby|dog|cat|puppy|kitten)'?s?) names?(?:'s| is|s)|` +
    `(?:he|she)(?:'s| is|s) (?:called|named)|` +
    `(?:my|our|a|an|the) (?:[a-z]+ )?(${OWN}|girl|boy|guy|baby|woman|man|student)(?:'s| is|s|` +
    `,)? ?(?:called|named)) ${NAME}(?= (?:and|who|but|from|is|she|he)\\b|[,.!?]|$)`,
  'gu',
)
/** "mia and i are looking". */
const BESIDE = new RegExp(
  String.raw`(?:^|[.!?,] ?|\b(?:so|and|but|then|today|yesterday|tonight) )(?:([a-z]{3,12}) and (?:i|` +
    String.raw`me)|me (?:and|n|&) ([a-z]{3,12})(?= (?:are|were|went|got|had|have|both|aren't|arent)\b))` +
    String.raw`\b`,
  'gu',
)

/** "my ex girlfriend", "my baby daughter". */
const IS_KIN = new RegExp(`^(?:${ENGLISH_KIN_WORD}|${ENGLISH_PET})$`, 'u')

const isName = (word: string): boolean =>
  (word.endsWith('s') && isIn('firstNames', word)) ||
  !(
    isIn('noSmallNames', word) ||
    IS_KIN.test(word) ||
    stopWords.has(word) ||
    isPast(word) ||
    /(?:s|ing|ly)$/u.test(word) ||
    tokenize(word).every(isCommon) ||
    (isEveryday(word) && !isIn('firstNamesToo', word))
  )

/** Names without a capital where the words around them leave little doubt. Apostrophes are straight. */
export const smallNamesIn = remembered((text): readonly SmallName[] => {
  const found = [
    ...Array.from(text.matchAll(OF_KIN), ([, kin = null, name = '']) => ({ kin, name })),
    ...Array.from(text.matchAll(CALLED), ([, kin = null, name = '']) => ({ kin, name })),
    ...Array.from(text.matchAll(BESIDE), ([, one, other]) => ({ kin: null, name: one ?? other ?? '' })),
  ]
  return found.filter(({ name }) => isName(name))
})

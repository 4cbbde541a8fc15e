import { patternNamed } from '../conversation/named-patterns.ts'
import { ENGLISH_PARTNER } from '../conversation/people/kin.ts'

const ONE = "(?:an? |the |my )?[\\p{L}\\d'’-]{2,}"
const NAMED = /[\p{L}\d'’-]{3,}/gu
const WITH_PARTNER = new RegExp(
  ` (?:with|and) (?:my|the user['’]s) (?:${ENGLISH_PARTNER})(?: \\p{Lu}[\\p{L}-]+)?(?=$|[.,]| (?:in|at|on|for|since)\\b)`,
  'u',
)
const PARTED = patternNamed('parted')
/** "My wife and I", "Tuesdays and Thursdays": no such list. */
const NO_ONE =
  /^(?:i|me|we|us|he|she|they|you|him|her|them|it|also|not|then|so|now|the|and|for|day|\w+days?)$/iu

/**
 * What an English memory says of the other things that it lists beside the one that a sentence names and ends: "chess
 * and judo" without the judo, or what one does without the partner, in the words that it was said in; null where it lists none.
 */
export function withoutListed(sentence: string, known: string): string | null {
  if (PARTED.test(sentence)) {
    const rest = known.replace(WITH_PARTNER, '')
    return rest === known || rest.split(' ').length < 4 ? null : rest
  }
  const told = new Set(sentence.toLowerCase().match(NAMED))
  for (const [word] of known.matchAll(NAMED)) {
    if (!told.has(word.toLowerCase()) || NO_ONE.test(word)) continue
    const one = `(?:an? |the |my )?${word}`
    const first = new RegExp(`(?<!\\p{L} and )\\b${one}(?: (?:and|or|n|&)|,) (?=(${ONE}))`, 'u')
    const later = new RegExp(
      `(${ONE})(?:,| and| or| n| &)+ ${one}(?: [\\p{L}-]+)?(?=$|[.,!"]| (?:for|at|on|in|as)\\b)`,
      'u',
    )
    const [, start] = first.exec(known) ?? []
    const [, end] = later.exec(known) ?? []
    const name = (start ?? end)?.replace(/^(?:an?|the|my) /iu, '') ?? ''
    if (name === '' || NO_ONE.test(name) || told.has(name.toLowerCase())) continue
    const between = new RegExp(`, ${one}(?= (?:and|or|n|&) )`, 'u')
    if (between.test(known)) return known.replace(between, '')
    return start === undefined ? known.replace(later, '$1') : known.replace(first, '')
  }
  return null
}

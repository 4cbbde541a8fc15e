import { stemmer } from 'stemmer'
import { familyOf } from '../../../text/words/word-families.ts'
import { baseForms } from '../../../text/words/word-forms.ts'

const WORD = /[a-z]+(?:['’][a-z]+)*|\d+|\p{Script=Han}/gu
const HAN = /\p{Script=Han}/u

/** A word without its ending; a number is `9`. */
function plainly(word: string): string {
  if (word >= '0' && word < ':') return '9'
  if (HAN.test(word)) return word
  const bare = word.replaceAll(/['’]/gu, '')
  const form = baseForms.get(bare) ?? bare
  return stemmer(familyOf.get(form) ?? form)
}

/** The words of a sentence, Chinese ones as characters, and each two that stand together, each once. */
export function partsOf(sentence: string): Set<string> {
  const words = (sentence.toLowerCase().match(WORD) ?? []).map(plainly)
  const pairs = words.slice(1).map((word, place) => {
    const before = words[place]!
    return HAN.test(before) && HAN.test(word) ? before + word : `${before} ${word}`
  })
  return new Set([...words, ...pairs])
}

import { patternsNamed } from '../../named-patterns.ts'

const AGES = patternsNamed('age_english')
const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const numberOf = (word: string): number => {
  const [tens = '', ones] = word.toLowerCase().split(/[- ]/u)
  const place = NUMBERS.indexOf(tens)
  if (place >= 0) return place
  const ten = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].indexOf(tens)
  return ten >= 0 ? 10 * (ten + 2) + Math.max(0, NUMBERS.indexOf(ones ?? '')) : Number(tens)
}

/** Of a text about one person the age that it begins with: "I turned three". */
const ageIn = (text: string): number | null => {
  const [, word] = AGES.all(text).next().value ?? []
  return word === undefined ? null : numberOf(word)
}

/** "Ivy turned three", of who is known to be two: nobody grows younger. */
export function isOlder(sentence: string, before: string): boolean {
  const [now, was] = [ageIn(sentence), ageIn(before)]
  return now !== null && was !== null && now > was
}

import { kindTables } from '../kinds/tables.ts'
import { lazily } from '../lazily.ts'
import { remembered } from '../remembered.ts'

const known = lazily(() => {
  const pairs = kindTables().traditional.match(/\S\S/gu) ?? []
  const simple = new Map(pairs.map((pair) => [pair.charAt(0), pair.charAt(1)]))
  return { simple, traditional: new RegExp(`[${[...simple.keys()].join('')}]`, 'gu') }
})

const cantonese = lazily(() => {
  const { words: listed, marks } = kindTables().cantonese
  const words = listed
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => word.split(':'))
  const said = words.map(([word = '']) => word).toSorted((one, other) => other.length - one.length)
  return {
    marks: new RegExp(marks || '(?!)', 'u'),
    said: new RegExp(said.join('|') || '(?!)', 'gu'),
    written: new Map(words.map(([word = '', plain = word]) => [word, plain])),
  }
})

/** A text in the words of the written language: Cantonese, and 俺. */
function written(text: string): string {
  const { marks, said, written: words } = cantonese()
  const plain = text.replaceAll('俺', '我')
  return marks.test(text) ? plain.replace(said, (word) => words.get(word) ?? word) : plain
}

const HAN = /\p{Script=Han}/u

/** A text as the mainland writes it, for looking only; as long as the text. */
export const simplified = remembered((text): string => {
  if (!HAN.test(text)) return text
  const { simple, traditional } = known()
  return written(text).replace(traditional, (character) => simple.get(character) ?? character)
})

/**
 * A text with a blank for each place where its simplified form has what a pattern finds.
 * @param lengthOf how much of what is found is taken out
 */
export function withoutFound(
  text: string,
  pattern: RegExp,
  lengthOf = ({ length }: string): number => length,
): string {
  let left = ''
  let start = 0
  const every = pattern.global ? pattern : new RegExp(pattern.source, `g${pattern.flags}`)
  for (const { 0: found, index } of simplified(text).matchAll(every)) {
    left += `${text.slice(start, index)} `
    start = index + lengthOf(found)
  }
  return left + text.slice(start)
}

/** What was found in the simplified form of a text, in the characters of the one who wrote it. */
export function asWrittenIn(text: string): (found: string) => string {
  const plain = simplified(text)
  return (found) => {
    const start = plain === text ? -1 : plain.indexOf(found)
    return start === -1 ? found : text.slice(start, start + found.length)
  }
}

import { lazily } from '../../../text/lazily.ts'
import { tables } from '../../tables.ts'

const known = lazily(() => {
  const pairs = tables().traditional.match(/\S\S/gu) ?? []
  const simple = new Map(pairs.map((pair) => [pair.charAt(0), pair.charAt(1)]))
  return { simple, traditional: new RegExp(`[${[...simple.keys()].join('')}]`, 'gu') }
})

/** A text as the mainland writes it, for looking only; as long as the text. */
export function simplified(text: string): string {
  const { simple, traditional } = known()
  return text.replace(traditional, (character) => simple.get(character) ?? character)
}

/** What was found in the simplified form of a text, in the characters of the one who wrote it. */
export function asWrittenIn(text: string): (found: string) => string {
  const plain = simplified(text)
  return (found) => {
    const start = plain === text ? -1 : plain.indexOf(found)
    return start === -1 ? found : text.slice(start, start + found.length)
  }
}

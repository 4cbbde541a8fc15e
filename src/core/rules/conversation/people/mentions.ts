import { isDate, isPronoun } from '../../../text/reading/names.ts'
import type { NamedEntity } from '../relations.ts'
import { isChinese } from '../sentences.ts'
import { simplified } from '../simplified.ts'
import { inChinese } from './chinese-mentions.ts'
import { inEnglish } from './english-mentions.ts'

/**
 * People, places, organisations and works that a sentence names, by the words around them: only where these
 * leave little doubt.
 */
export const mentionsIn = (sentence: string): NamedEntity[] =>
  (isChinese(sentence) ? asWritten(sentence, inChinese(simplified(sentence))) : inEnglish(sentence)).filter(
    ({ name }, place, all) =>
      !isPronoun(name) &&
      !isDate(name) &&
      name.length > 1 &&
      all.findIndex((other) => other.name === name) === place,
  )

/** What was found in the simplified text, in the characters of the one who wrote it. */
function asWritten(text: string, found: readonly NamedEntity[]): NamedEntity[] {
  const plain = simplified(text)
  return found.map(({ name, type }) => {
    const start = plain.indexOf(name)
    return { name: start === -1 ? name : text.slice(start, start + name.length), type }
  })
}

import { isDate, isPronoun } from '../../../text/reading/names.ts'
import { asWrittenIn, simplified } from '../../../text/reading/simplified.ts'
import { remembered } from '../../../text/remembered.ts'
import { isChinese } from '../grammar/sentences.ts'
import type { NamedEntity } from '../relations/relations.ts'
import { inChinese } from './chinese/mentions.ts'
import { inEnglish } from './english/mentions.ts'

/**
 * People, places, organisations and works that a sentence names, by the words around them: only where these
 * leave little doubt.
 */
export const mentionsIn = (text: string): NamedEntity[] => named(text).map((entity) => ({ ...entity }))

const named = remembered((text): readonly NamedEntity[] => {
  const sentence = text.slice(0, LONGEST)
  const found = isChinese(sentence)
    ? asWritten(sentence, inChinese(simplified(sentence)))
    : inEnglish(sentence)
  return found.filter(
    ({ name }, place, all) =>
      !isPronoun(name) &&
      !isDate(name) &&
      name.length > 1 &&
      all.findIndex((other) => other.name === name) === place,
  )
})

/** Characters of a sentence; what goes on beyond them is none. */
const LONGEST = 2_000

/** In the characters of the one who wrote it. */
function asWritten(text: string, found: readonly NamedEntity[]): NamedEntity[] {
  const written = asWrittenIn(text)
  return found.map(({ name, type }) => ({ name: written(name), type }))
}

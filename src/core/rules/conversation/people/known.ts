import { lazily } from '../../../text/lazily.ts'
import { tokenize } from '../../../text/tokens.ts'
import { type RuleTables, tables } from '../../tables.ts'

type List = keyof RuleTables['names']

const sets = new Map<List, () => ReadonlySet<string>>()

/** The words of a list. */
function setOf(list: List): ReadonlySet<string> {
  const known = sets.get(list) ?? lazily(() => new Set(wordsOf(list)))
  sets.set(list, known)
  return known()
}

/** The words of a list; none where the tables were not read. */
export const wordsOf = (list: List): string[] => (tables().names[list] ?? '').split(/\s+/u).filter(Boolean)

/** The expressions of a list that has one a line. */
export const linesOf = (list: List): string[] => (tables().names[list] ?? '').split('\n').filter(Boolean)

/** A long expression that stands among the lists; without them it matches nothing. */
export const patternOf = (
  list: List,
  parts: Readonly<Record<string, string>> = {},
  flags = 'gu',
): (() => RegExp) =>
  lazily(() => {
    const source = Object.entries(parts).reduce(
      (whole, [part, put]) => whole.replaceAll(part, () => put),
      tables().names[list] || '(?!)',
    )
    return new RegExp(source, flags)
  })

/** Whether a list has the word as it stands. */
export const isIn = (list: List, word: string): boolean => setOf(list).has(word)

const everyday = lazily(() => new Set(tokenize(tables().names.englishWords ?? '')))

/** Whether an English word, in any form of it, is one of everyday: a capital alone makes it no name. */
export const isEveryday = (word: string): boolean =>
  tokenize(word.toLowerCase().replace(/'s$/u, '')).every((term) => everyday().has(term))

/** "Norwegian", "Victorians": of a country, a faith or an age. */
export const isDemonym = (word: string): boolean =>
  isIn('demonyms', word.toLowerCase()) || isIn('demonyms', word.toLowerCase().replace(/s$/u, ''))

/** A given name that is nothing else, or, in capitals, one that is a word too. */
export const isFirstName = (word: string): boolean =>
  isIn('firstNames', word.toLowerCase()) ||
  (/^\p{Lu}/u.test(word) && isIn('firstNamesToo', word.toLowerCase()))

/** Capitalised, and yet nobody and nothing. */
export const isNoEntity = (word: string): boolean => isIn('noNames', word)

/** "Feels like home", "English from the telly": a large word that begins a clause and names nobody. */
export const isNoName = (word: string): boolean =>
  isNoEntity(word) || ((isDemonym(word) || isEveryday(word)) && !isFirstName(word))

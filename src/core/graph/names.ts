import { normalise } from '../text/normalise.ts'

const MAX_WORDS = 4
const [SHORTEST_RUN, LONGEST_RUN] = [2, 8]
const MAX_WINDOWS = 2_000
const MAX_TOKENS = 20
const SHORTEST_NAME = 2

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+/gu
const PLAIN_WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}.'’&-]*/gu

/**
 * Every part of a message that may be the name of something, as names are compared: windows of one to four words and runs of two to eight CJK
 * characters, at most 2 000 (page 07, "Entity facts").
 */
export function nameWindows(message: string): string[] {
  const text = normalise(message)
  const found = new Set<string>()
  for (const run of text.matchAll(CJK)) addRuns(found, Array.from(run[0]))
  const words = Array.from(text.replace(CJK, ' ').matchAll(PLAIN_WORD), ([word]) => word)
  for (const start of words.keys()) addWords(found, words.slice(start, start + MAX_WORDS))
  return Array.from(found).slice(0, MAX_WINDOWS)
}

function addRuns(found: Set<string>, characters: readonly string[]): void {
  for (const start of characters.keys()) {
    const longest = Math.min(LONGEST_RUN, characters.length - start)
    for (let length = SHORTEST_RUN; length <= longest && found.size < MAX_WINDOWS; length += 1) {
      found.add(characters.slice(start, start + length).join(''))
    }
  }
}

/** A name inside a sentence may carry its punctuation or a possessive; both ways are looked up. */
function addWords(found: Set<string>, words: readonly string[]): void {
  for (let length = 1; length <= words.length && found.size < MAX_WINDOWS; length += 1) {
    const window = words.slice(0, length).join(' ')
    for (const name of [window, window.replace(/[.'’-]+$/u, ''), window.replace(/['’]s?$/u, '')]) {
      if (name.length >= SHORTEST_NAME) found.add(name)
    }
  }
}

/** The longest words of a message, for a search by similarity where no name was found. */
export function longestTokens(message: string): string[] {
  const words = new Set(Array.from(normalise(message).matchAll(PLAIN_WORD), ([word]) => word.replace(/['’]s?$/u, '')))
  return Array.from(words)
    .filter((word) => word.length > SHORTEST_NAME)
    .sort((one, other) => other.length - one.length)
    .slice(0, MAX_TOKENS)
}

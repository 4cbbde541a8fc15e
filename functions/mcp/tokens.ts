/**
 * Tokens of an answer, counted on the safe side without a tokenizer: a test holds it against o200k. Words
 * cost by their length, runs that are no words (keys, base64) by pairs, digits by threes, and what is rare in
 * any alphabet by its bytes.
 */
const PARTS =
  /(?<word>[A-Za-z]+)|(?<digits>[0-9]+)|(?<blank>[ \t]+)|(?<sign>[!-~\n\r])|(?<other>[^\0-\x7f])/gu
const LONGEST_WORD = 14
/** Letters of alphabets, and Han and kana: mostly a token a character or less. */
const COMMON = /[\u00c0-\u1fff\u3000-\u30ff\u4e00-\u9fff\uac00-\ud7af\uff00-\uffef]/u
const USUAL_WORD = /^(?:[a-z]+|[A-Z][a-z]*|[A-Z]+)$/u

/** Tokens of a whole text. */
export const tokensOf = (text: string): number => Math.ceil(walked(text, Number.POSITIVE_INFINITY).tokens)

/** Counts until there are more than `most`, and says where what still fits ends. */
function walked(text: string, most: number): { readonly tokens: number; readonly end: number } {
  let tokens = 0
  for (const { groups, index, 0: part } of text.matchAll(PARTS)) {
    const weight = weightOf(groups as Record<string, string | undefined>)
    if (tokens + weight > most) {
      const share = part.length > LONGEST_WORD ? Math.floor(((most - tokens) / weight) * part.length) : 0
      return { tokens: tokens + weight, end: index + share }
    }
    tokens += weight
  }
  return { tokens, end: text.length }
}

function weightOf({ word, digits, sign, other }: Record<string, string | undefined>): number {
  if (word !== undefined) return ofWord(word)
  if (digits !== undefined) return Math.ceil(digits.length / 3)
  if (sign !== undefined) return 0.7
  if (other !== undefined) return COMMON.test(other) ? 1.2 : 3
  return 0
}

const ofWord = (word: string): number =>
  word.length <= LONGEST_WORD && USUAL_WORD.test(word) ? 1 + word.length / 10 : Math.max(1, word.length / 1.5)

/** The beginning of a text that has at most so many tokens, with an ellipsis where something was cut. */
export function cutTo(text: string, tokens: number): { readonly text: string; readonly truncated: boolean } {
  if (text.length <= tokens / 3 || walked(text, tokens).tokens <= tokens) return { text, truncated: false }
  const { end } = walked(text, tokens - 2)
  return { text: `${text.slice(0, end).trimEnd()} …`, truncated: true }
}

/** The whole of an answer, as it is sent. */
export const LARGEST_ANSWER = 7_500
const SHARES = [1, 0.8, 0.6, 0.45, 0.3, 0.2, 0.12, 0.06, 0.02]

/** The fullest of a thing's versions that has at most so many tokens; the barest where none has. */
export function fitted<Version>(build: (share: number) => Version, most: number): Version {
  for (const share of SHARES) {
    const version = build(share)
    if (tokensOf(JSON.stringify(version)) <= most) return version
  }
  return build(0)
}

/** The first of a list by a share of it, at least one. */
export const shareOf = <Item>(items: readonly Item[], share: number): Item[] =>
  items.slice(0, Math.max(1, Math.ceil(items.length * share)))

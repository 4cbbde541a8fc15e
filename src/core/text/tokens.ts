import { stemmer } from 'stemmer'
import { visible } from './harmless/visible.ts'
import { normalForm } from './normal-form.ts'
import { commonTerms, stopWords } from './words/stop-words.ts'
import { familyOf } from './words/word-families.ts'
import { baseForms } from './words/word-forms.ts'

/** Tokens of one text that are counted; the rest of a longer one is not indexed. */
const MAX_TOKENS = 4000
const MAX_LENGTH = 64

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
]
/** The terms of the twelve months. */
export const monthTerms: readonly string[] = MONTHS.map((month) => stemmer(month))
const MONTH_OF: ReadonlyMap<string, string> = new Map([
  ...MONTHS.map((month) => [month.slice(0, 3), month] as const),
  ['sept', 'september'],
  ...MONTHS.map((month) => [month, month] as const),
])

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー々'
const PATTERN = new RegExp(
  [
    '(?<![0-9])(?<year>[12][0-9]{3})[-/.年](?<month>[0-9]{1,2})' +
      '(?:[-/.月](?<day>[0-9]{1,2})[日号]?|月)(?![0-9])',
    '(?<![0-9])(?<monthOnly>[0-9]{1,2})月(?:(?<dayOnly>[0-9]{1,2})[日号]?)?',
    '(?<ordinal>[0-9]{1,4})(?:st|nd|rd|th)(?![\\p{L}\\p{N}])',
    '(?<number>[0-9]+(?:[.,:][0-9]+)*)(?![\\p{L}\\p{N}])',
    `(?<cjk>[${CJK}]+)`,
    `(?<word>(?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])+(?:['’](?:(?![${CJK}])\\p{L})+)*)`,
  ].join('|'),
  'gu',
)
const ASCII_WORD = /^[a-z]+$/u
const MARKS = /\p{M}/gu

/**
 * The words of a text, in order, as they are indexed and as they are searched for: lower case, NFKC, English
 * stems, runs of CJK as single characters and pairs, numbers without separators, dates as year, English month
 * and day in any notation; no stop words. At most 4 000 tokens of at most 64 characters.
 */
export function tokenize(text: string): string[] {
  const tokens: string[] = []
  for (const match of normalForm(visible(text)).toLowerCase().matchAll(PATTERN)) {
    addTokens(tokens, match.groups as Record<string, string | undefined>)
    if (tokens.length >= MAX_TOKENS) return tokens.slice(0, MAX_TOKENS)
  }
  return tokens
}

function addTokens(tokens: string[], found: Record<string, string | undefined>): void {
  if (found.word !== undefined) addWord(tokens, found.word)
  else if (found.cjk !== undefined) addRun(tokens, Array.from(found.cjk))
  else if (found.number !== undefined) tokens.push(cut(found.number.replaceAll(',', '')))
  else if (found.ordinal !== undefined) tokens.push(found.ordinal)
  else addDate(tokens, found.year, found.month ?? found.monthOnly, found.day ?? found.dayOnly)
}

/** `2024-03-05`, `2024年3月5日`, `3月5日` and "March 5, 2024" are the same words. */
function addDate(
  tokens: string[],
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): void {
  if (year !== undefined) tokens.push(year)
  const name = monthTerms[Number(month) - 1]
  if (name !== undefined) tokens.push(name)
  if (day !== undefined) tokens.push(String(Number(day)))
}

function addWord(tokens: string[], found: string): void {
  const bare = found.replace(/['’]s$/u, '').replace(/['’]/gu, '')
  const plain = normalForm(normalForm(bare, 'NFD').replace(MARKS, ''), 'NFC')
  const form = baseForms.get(plain) ?? plain
  const word = familyOf.get(form) ?? form
  if (word === '' || stopWords.has(word)) return
  const month = MONTH_OF.get(word)
  if (month) tokens.push(stemmer(month))
  else tokens.push(ASCII_WORD.test(word) ? stemmer(cut(word)) : cut(word))
}

function addRun(tokens: string[], characters: readonly string[]): void {
  characters.forEach((character, place) => {
    const next = characters[place + 1]
    const plain = stopWords.has(character)
    if (!plain) tokens.push(character)
    if (next !== undefined && !(plain && stopWords.has(next))) tokens.push(character + next)
  })
}

const cut = (token: string): string =>
  token.length > MAX_LENGTH ? Array.from(token).slice(0, MAX_LENGTH).join('') : token

/** Whether a term is in so many texts that it counts in the score but does not find anything by itself. */
export const isCommon = (term: string): boolean => commonTerms.has(term)

/** What kind of word a term is, as far as it says how much the term tells. */
export type TermKind = 'word' | 'common' | 'single' | 'grammar_pair'

/**
 * `single`: one CJK character; `grammar_pair`: two, one of which is grammar, so that it is half a word at
 * best.
 */
export function kindOf(term: string): TermKind {
  if (isCommon(term)) return 'common'
  if (term < '\u2e80') return 'word'
  const [first, second, third] = term
  if (second === undefined) return 'single'
  return third === undefined && (stopWords.has(first!) || stopWords.has(second)) ? 'grammar_pair' : 'word'
}

/**
 * What is indexed of a text: Postgres' text form of a tsvector with positions, and the number of counted
 * tokens.
 */
export interface Lexemes {
  readonly lexemes: string
  readonly length: number
}

/** @param also terms that the text does not say: they find it and add nothing to its length */
export function toLexemes(text: string, also: readonly string[] = []): Lexemes {
  const tokens = tokenize(text)
  const places = new Map<string, number[]>()
  ;[...tokens, ...also].forEach((token, place) => {
    const known = places.get(token)
    if (known) known.push(place + 1)
    else places.set(token, [place + 1])
  })
  const lexemes = Array.from(
    places,
    ([token, at]) => `${quoteLexeme(token)}:${at.slice(0, MAX_POSITIONS).join(',')}`,
  )
  return { lexemes: lexemes.join(' '), length: tokens.length }
}

/** Postgres keeps no more of one lexeme. */
const MAX_POSITIONS = 255

/** A term as tsvector and tsquery text write it. */
export const quoteLexeme = (token: string): string => `'${token.replace(/['\\]/gu, '$&$&')}'`

import { lazily } from '../../text/lazily.ts'
import { normalForm } from '../../text/normal-form.ts'
import { emotionWords } from './emotion-words.ts'

export interface Emotion {
  readonly primary_emotion: 'happy' | 'sad' | 'neutral'
  /** −1 … 1: (positive words − negative words) / 10. */
  readonly valence: number
  readonly confidence: number
}

type Kind = 'positive' | 'negative' | 'neutral' | 'negator' | 'degree' | 'stop'

interface Found {
  readonly kind: Kind
  /** In characters for Chinese, in words for English. */
  readonly start: number
  readonly end: number
}

const CONFIDENCE = 0.7
/** Characters between a Chinese negator and its word, when they are not all words of degree. */
const CHINESE_REACH = 2
/** Words between an English negator and its word. */
const ENGLISH_REACH = 3

/** Words and the length of the longest, in characters of Chinese and in words of English. */
interface Lexicon {
  readonly words: ReadonlyMap<string, Kind>
  readonly longest: number
}

const chinese = lazily(() => lexiconOf(emotionWords().chinese, (word) => word.length))
const english = lazily(() => lexiconOf(emotionWords().english, (word) => word.split(' ').length))

type Lists = Readonly<Partial<Record<Kind, readonly string[]>>>

function lexiconOf(lists: Lists, lengthOf: (word: string) => number): Lexicon {
  const words = lexicon(lists)
  return { words, longest: Math.max(0, ...[...words.keys()].map(lengthOf)) }
}

/** A word that stands in two lists is what the later kind says. */
function lexicon(words: Lists): Map<string, Kind> {
  const entries = Object.entries(words) as [Kind, readonly string[]][]
  return new Map(entries.flatMap(([kind, list]) => list.map((word) => [word, kind] as const)))
}

/**
 * The feeling of a message by its words, Chinese and English: longest match first, no
 * overlaps, occurrences counted; a negated positive counts one negative, a negated negative counts nothing.
 */
export function emotionOf(text: string): Emotion {
  let sum = 0
  for (const clause of clausesOf(text)) {
    sum += balance(findChinese(clause), chineseReach(clause)) + balance(...englishOf(clause))
  }
  const valence = Math.max(-1, Math.min(1, sum / 10))
  const primary_emotion = valence > 0 ? 'happy' : valence < 0 ? 'sad' : 'neutral'
  return { primary_emotion, valence, confidence: CONFIDENCE }
}

/** Punctuation ends the reach of a negator. */
function clausesOf(text: string): string[] {
  const plain = normalForm(text).toLowerCase().replaceAll('’', "'")
  return plain
    .split(/[,.;!?。，；！？、…\n]+(?=\s|$|[^\p{L}\p{N}])|[。，；！？、…\n]+|[,;!?]+/u)
    .filter((clause) => clause.trim() !== '')
}

/** Positive minus negative words, after negation. */
function balance(found: readonly Found[], reaches: (negator: Found, word: Found) => boolean): number {
  let sum = 0
  let negators: Found[] = []
  for (const each of found) {
    if (each.kind === 'negator') negators.push(each)
    else if (each.kind === 'stop') negators = []
    else if (each.kind === 'positive' || each.kind === 'negative') {
      const negated = negators.filter((negator) => reaches(negator, each)).length % 2 === 1
      sum += weightOf(each.kind, negated)
      negators = []
    }
  }
  return sum
}

/** "Not happy" is sad; "not sad" is neither. */
function weightOf(kind: 'positive' | 'negative', negated: boolean): number {
  if (kind === 'positive') return negated ? -1 : 1
  return negated ? 0 : -1
}

function findChinese(clause: string): Found[] {
  const found: Found[] = []
  for (let start = 0; start < clause.length; ) {
    const match = longestMatch(chinese(), (length) =>
      start + length <= clause.length ? clause.slice(start, start + length) : null,
    )
    if (match)
      found.push({
        kind: isDegree(clause, start, match.length) ? 'degree' : match.kind,
        start,
        end: start + match.length,
      })
    start += match?.length ?? 1
  }
  return found
}

/** 好 before another word of feeling only says how much: 好累, 好开心. */
function isDegree(clause: string, start: number, length: number): boolean {
  if (clause.slice(start, start + length) !== '好' || clause[start + 1] === '好') return false
  const next = longestMatch(chinese(), (more) =>
    start + 1 + more <= clause.length ? clause.slice(start + 1, start + 1 + more) : null,
  )
  return next?.kind === 'positive' || next?.kind === 'negative'
}

/** A negator reaches over words of degree, or over one or two characters of anything. */
function chineseReach(clause: string) {
  return (negator: Found, word: Found): boolean => {
    const between = clause.slice(negator.end, word.start).replaceAll(/\s/gu, '')
    return between.length <= CHINESE_REACH || degreesOnly(between)
  }
}

function degreesOnly(text: string): boolean {
  for (let start = 0; start < text.length; ) {
    const match = longestMatch(chinese(), (length) =>
      start + length <= text.length ? text.slice(start, start + length) : null,
    )
    if (match?.kind !== 'degree' && match?.kind !== 'negator') return false
    start += match.length
  }
  return true
}

function englishOf(clause: string): [Found[], (negator: Found, word: Found) => boolean] {
  const words = clause.match(/[:(<][-']?[)(3]|10\/10|[a-zà-öø-ÿ]+(?:['-][a-zà-öø-ÿ]+)*/gu) ?? []
  const found: Found[] = []
  for (let start = 0; start < words.length; ) {
    const match = longestMatch(english(), (length) =>
      start + length <= words.length ? words.slice(start, start + length).join(' ') : null,
    )
    if (match) found.push({ kind: match.kind, start, end: start + match.length })
    start += match?.length ?? 1
  }
  return [found, (negator, word) => word.start - negator.end < ENGLISH_REACH]
}

function longestMatch({ words, longest }: Lexicon, take: (length: number) => string | null) {
  for (let length = longest; length > 0; length -= 1) {
    const candidate = take(length)
    const kind = candidate === null ? undefined : words.get(candidate)
    if (kind) return { kind, length }
  }
  return null
}

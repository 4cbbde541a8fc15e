import { anyOf } from '../../text/any-of.ts'
import { tokenize } from '../../text/tokens.ts'

/**
 * How the offline rules of experience read feedback: which words a sentence is about, and which way it
 * points.
 */
const NEGATION = /\b(?:no|not|never|without|failed|fails)\b|n['’]t\b|不|没有?|无|未/giu
const UP =
  /\b(?:rais|increas|improv|enhanc|boost)\p{L}*|\b(?:higher|better|more)\b|提高|升高|增加|改善|提升|更高|更好|较高|促进/giu
const DOWN = anyOf('giu', [
  /\b(?:lower|decreas|reduc|worsen|suppress|inhibit)\p{L}*|\b(?:worse|less|fell|dropped|drops)\b|降低/u,
  /下降|减少|变差|更低|更差|较低|抑制/u,
])

/** Content words of a sentence, without those that only say which way it points. */
export function wordsOf(text: string): Set<string> {
  const plain = text.replace(NEGATION, ' ').replace(UP, ' ').replace(DOWN, ' ')
  return new Set(tokenize(plain).filter((token) => token.length > 1))
}

/** Whether a sentence says "more" (true) or "less": down words and negations turn it. */
export function pointsUp(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const down = count(DOWN) > 0 && count(UP) === 0
  return down === (count(NEGATION) % 2 === 1)
}

/** The share of the first words that the second have too. */
export function overlap(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  if (words.size === 0) return 0
  return [...words].filter((word) => others.has(word)).length / words.size
}

/** The sentences of a feedback. */
export function sentencesOf(text: string | null): string[] {
  return (text ?? '')
    .split(/(?<=[.!?])\s+|[。！？;；\n]+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

import { kindOf } from '../text/tokens.ts'
import type { SearchTerms } from './terms.ts'

/** Measured on three kinds of conversation at once; see docs/design/recall-measured.md. */
export interface LexicalWeights {
  /** A term weighs its IDF to this power, */
  readonly rarity: number
  /** times how often the query says it, to this one, */
  readonly repetition: number
  /** times this for a common word, a single CJK character, a pair with a character of grammar. */
  readonly common: number
  readonly single: number
  readonly grammar_pair: number
  /** tf · (k + 1) / (tf + k), so that a word said often does not drown the others. */
  readonly saturation: number
  /** A row's score is divided by (1 + length / base) to this power. */
  readonly length_base: number
  readonly length_power: number
}

export const lexicalWeights: LexicalWeights = {
  rarity: 1.3,
  repetition: 1,
  common: 0.75,
  single: 1.25,
  grammar_pair: 0.6,
  saturation: 1.4,
  length_base: 4,
  length_power: 0.35,
}

/** Numbers of one view that the weight of terms comes from. */
export interface Frequencies {
  /** Rows of the subject inside the filter. */
  readonly n: number
  /** Rows with each term. */
  readonly df: readonly number[]
}

/**
 * A term's weight: rare in the subject and often in the query counts most (Robertson's IDF, always positive).
 */
export function termWeights(
  { terms, counts }: SearchTerms,
  { n, df }: Frequencies,
  weights = lexicalWeights,
): number[] {
  return terms.map((term, place) => {
    const found = Math.min(df[place] ?? 0, n)
    const rarity = Math.log(1 + (n - found + 0.5) / (found + 0.5)) ** weights.rarity
    const kind = kindOf(term)
    return rarity * counts[place]! ** weights.repetition * (kind === 'word' ? 1 : weights[kind])
  })
}

/** A row's terms that the query has: place in the query → times in the row. */
export type TermCounts = ReadonlyMap<number, number>

/** How much of each term a row has, 0 … k + 1: saturated by repetition and spread over the row's length. */
export function termAmounts(
  counts: TermCounts,
  length: number,
  weights = lexicalWeights,
): Map<number, number> {
  const spread = (1 + length / weights.length_base) ** -weights.length_power
  const amounts = new Map<number, number>()
  for (const [place, count] of counts) {
    amounts.set(place, ((count * (weights.saturation + 1)) / (count + weights.saturation)) * spread)
  }
  return amounts
}

/** Relevance by words: the weighted share of the query that a row says. */
export function lexicalScore(amounts: ReadonlyMap<number, number>, weightOf: readonly number[]): number {
  const whole = weightOf.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return 0
  let sum = 0
  for (const [place, amount] of amounts) sum += amount * (weightOf[place] ?? 0)
  return sum / whole
}

/** Any sum of relevance as a number in [0, 1), in the same order. */
export const squash = (relevance: number): number => 1 - Math.exp(-Math.max(0, relevance))

import type { SearchTerms } from './terms.ts'

/** Measured on three kinds of conversation at once; see docs/design/recall.md. */
export const weights = {
  /** A term weighs its IDF to this power, */
  rarity: 1.3,
  /** times how often the query says it, to this one. */
  repetition: 1,
  /** tf · (k + 1) / (tf + k), so that a word said often does not drown the others. */
  saturation: 1.5,
  /** A row's score is divided by (1 + length / base) to this power. */
  lengthBase: 2.5,
  lengthPower: 0.4,
  /** What cosine counts beside the words. */
  cosine: 0.11,
} as const

/** Numbers of one view that the weight of terms comes from. */
export interface Frequencies {
  /** Rows of the subject inside the filter. */
  readonly n: number
  /** Rows with each term. */
  readonly df: readonly number[]
}

/** A term's weight: rare in the subject and often in the query counts most (Robertson's IDF, always positive). */
export function termWeights({ counts }: SearchTerms, { n, df }: Frequencies): number[] {
  return counts.map((count, place) => {
    const found = Math.min(df[place] ?? 0, n)
    return Math.log(1 + (n - found + 0.5) / (found + 0.5)) ** weights.rarity * count ** weights.repetition
  })
}

/** How much of each term a row has, 0 … k + 1: saturated by repetition and spread over the row's length. Sparse: place → amount. */
export function termAmounts(counts: ReadonlyMap<number, number>, length: number): Map<number, number> {
  const spread = (1 + length / weights.lengthBase) ** -weights.lengthPower
  return new Map(
    Array.from(counts, ([place, count]) => [
      place,
      ((count * (weights.saturation + 1)) / (count + weights.saturation)) * spread,
    ]),
  )
}

/** From `packedCounts`: place of the term → times in the row. */
export const unpackCounts = (packed: readonly number[]): Map<number, number> =>
  new Map(packed.map((both) => [both >> 8, both & 255]))

/** Relevance by words: the weighted share of the query that a row says. */
export function lexicalScore(amounts: ReadonlyMap<number, number>, weightOf: readonly number[]): number {
  const whole = weightOf.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return 0
  let sum = 0
  for (const [place, amount] of amounts) sum += amount * weightOf[place]!
  return sum / whole
}

/** Any sum of relevance as a number in [0, 1), in the same order. */
export const squash = (relevance: number): number => 1 - Math.exp(-Math.max(0, relevance))

/** Rows that share no finding term with the query must be this near to it (docs/design/recall.md has the measurement). */
export const COSINE_FLOOR = 0.2

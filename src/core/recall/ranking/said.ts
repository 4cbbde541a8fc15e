import { type TermCounts, termWeights } from '../../search/lexical.ts'
import type { SearchTerms } from '../../search/terms.ts'
import { namedDays } from '../../text/reading/named-days.ts'
import { asksOnlyForDays, isOnOneOf } from '../reading/question/cues.ts'
import type { Stats } from '../reading/rows.ts'

/** Or by being of a day that the query names, when it asks for nothing else: "what happened on 16 June?" */
export function ofNamedDay(query: string): (time: Date | null) => boolean {
  const days = asksOnlyForDays(query) ? namedDays(query) : []
  return (time) => time !== null && isOnOneOf(days, time)
}

/** What each term weighs among rows with these frequencies. */
export const weightsOf = (stats: Stats, terms: SearchTerms): number[] =>
  termWeights(terms, { n: stats.n, df: terms.terms.map((_, place) => stats.df?.[place] ?? 0) })

/** The weight of the query's own words that a row says, of all of theirs. */
export function shareSaid(
  counts: TermCounts,
  weightOf: readonly number[],
  { specific }: SearchTerms,
): number {
  const own = weightOf.slice(0, specific)
  const whole = own.reduce((sum, weight) => sum + weight, 0)
  return whole === 0 ? 0 : own.reduce((sum, weight, at) => sum + (counts.has(at) ? weight : 0), 0) / whole
}

/** Finding words of the query that a row has, in the query's order. */
export const termsSaid = (counts: TermCounts, { terms, finding }: SearchTerms): string[] =>
  terms
    .slice(0, finding)
    .filter((_, place) => counts.has(place))
    .toReversed()

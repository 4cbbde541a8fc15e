import { deviationsOf, FLOOR_DEVIATIONS, type Nearness } from '../../search/nearness.ts'
import type { SearchTerms } from '../../search/terms.ts'
import { type Coverage, isPairOfSigns } from './coverage.ts'
import type { Ranked } from './rank.ts'

/**
 * Fitted on questions put to the own and to another conversation; see docs/design/recall-measured.md, "Abstaining".
 */
const MIDDLE = 0.9
const STEEPNESS = 6
/**
 * By words: what one deviation of the nearest text, and the share of the query that one result says, add; what
 * words take away that nobody ever said, and words that are said of other things.
 */
const BY_WORDS = {
  of_a_deviation: 0.05,
  of_the_query: 0.6,
  unknown: 0.5,
  apart: 0.8,
  of_nobody: 2,
  more: 0.12,
  /** Most pairs of signs of a Chinese question are no words, and nobody says them. */
  more_in_chinese: 0.5,
} as const
/** Of more words than these some lie apart by themselves: of ten hardly any text says half. */
const A_PAIR = 2
/** What is left of a pair that was never said together. */
const OF_A_TORN_PAIR = 0.64
/** The kind that was asked for is told, by words that it was not asked by. */
const OF_A_TOLD_KIND = 0.76
/** Of a query that asks for hardly anything but a kind, the kind counts too. */
const MOST_OF_A_KIND = 0.8
/**
 * Without any vector words stand for the cosine too: what the lexical embedder's adds to its relevance and to
 * its nearness, a share said (0.8 in English, 1.3 to 2.4 in Chinese).
 */
const NEAR_BY_WORDS = 1.4
/**
 * By meaning: the best of thousands of unrelated texts lies 3 to 4 deviations above their mean, so that only
 * what lies above the floor speaks for an answer, and what lies below it against one, up to a bound.
 */
const BY_MEANING = {
  of_relevance: 0.8,
  of_the_query: 0.25,
  of_a_deviation: 0.35,
  least: -1.5,
  more: 0.1,
} as const
/** What is said by somebody else than the query names. */
const OTHER_SPEAKER = 0.15
/** Relevance is a share of the query: a dialogue is never said again as a whole. */
const TERMS_OF_A_QUESTION = 16
/** A result that says the whole query; what there was on a day, which is no matter of words. */
const ALL_THAT_WAS_ASKED = 0.8

/** Answers below this abstain unless another threshold is given. */
export const ABSTAIN_BELOW = 0.26

export interface Asked {
  readonly terms: SearchTerms
  readonly nearness: Nearness
  readonly coverage: Coverage
  /** The one speaker whom the query names, if so. */
  readonly speaker: string | null
  /** The query names days and asks for nothing else. */
  readonly onlyDays: boolean
}

/**
 * How likely the results hold an answer, 0 … 1, of those that may be one: logistic of the best relevance, the
 * share of the query that one says and the nearest cosine, less when the best turn is by another speaker than
 * the query names, and by words less for what of it nobody says, or nobody together; the kind that it asks for
 * aside, which an answer need not say. 0 without any.
 */
export function confidenceOf(answers: readonly Ranked[], asked: Asked): number {
  if (answers.length === 0) return 0
  const best = answers.find(({ turn }) => turn?.role === 'user')?.turn
  const isOther = asked.speaker !== null && !!best?.name && best.name !== asked.speaker
  const evidence = evidenceOf(answers, asked) - (isOther ? OTHER_SPEAKER : 0)
  const isAll = asked.onlyDays || (!asked.coverage.isOfNobody && answers.some((answer) => answer.said > 0.99))
  const sum = isAll ? Math.max(ALL_THAT_WAS_ASKED, evidence) : evidence
  if (asked.coverage.isTold && !asked.coverage.isOfNobody) return squashed(Math.max(OF_A_TOLD_KIND, sum))
  return squashed(
    isByWords(answers, asked) && asked.coverage.isTornPair ? Math.min(OF_A_TORN_PAIR, sum) : sum,
  )
}

/** Nothing is certain: not even what is asked for a confidence of 1. */
const MOST = 0.9999

const squashed = (sum: number): number =>
  Math.min(MOST, Number((1 / (1 + Math.exp(-STEEPNESS * (sum - MIDDLE)))).toFixed(4)))

/** No result has a vector, or those of an embedder that goes by words. */
const isByWords = (answers: readonly Ranked[], { nearness }: Pick<Asked, 'nearness'>): boolean =>
  nearness === null || answers.every(({ explain }) => explain.cosine === null)

function evidenceOf(answers: readonly Ranked[], { terms, nearness, coverage }: Asked): number {
  const rest = 1 - Math.min(MOST_OF_A_KIND, coverage.kind)
  const relevance = Math.max(...answers.map(({ explain }) => -Math.log(1 - Math.min(explain.base, 1 - 1e-9))))
  const said = Math.max(...answers.map((answer) => answer.said))
  const near = Math.max(...answers.map(({ explain }) => deviationsOf(explain.cosine, nearness)))
  const long = Math.max(1, terms.specific / TERMS_OF_A_QUESTION)
  const against = againstBy(coverage, terms) / long - moreBy(terms)
  const byWords = (relevance + BY_WORDS.of_the_query * said) / rest
  if (answers.every(({ explain }) => explain.cosine === null))
    return (byWords + (NEAR_BY_WORDS * said) / rest) * long - against
  if (nearness === null) return (byWords + BY_WORDS.of_a_deviation * near) * long - against
  const { of_relevance, of_the_query, of_a_deviation, least, more } = BY_MEANING
  const above = Math.max(least, near - FLOOR_DEVIATIONS)
  return ((of_relevance * relevance + of_the_query * said) * long) / rest + of_a_deviation * above + more
}

const moreBy = ({ terms }: SearchTerms): number =>
  terms.some(isPairOfSigns) ? BY_WORDS.more_in_chinese : BY_WORDS.more

const againstBy = ({ unknown, apart, isOfNobody }: Coverage, { specific }: SearchTerms): number =>
  (isOfNobody ? BY_WORDS.of_nobody : 0) +
  BY_WORDS.unknown * unknown +
  (BY_WORDS.apart * apart * A_PAIR) / Math.max(A_PAIR, specific)

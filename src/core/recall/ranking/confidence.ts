import { deviationsOf, type Nearness } from '../../search/nearness.ts'
import type { SearchTerms } from '../../search/terms.ts'
import type { Ranked } from './rank.ts'

/** Fitted on questions put to the own and to another conversation; see docs/design/recall.md, "Abstaining". */
const MIDDLE = 0.9
const STEEPNESS = 6
/** What one deviation of the nearest text adds to the relevance of the best one. */
const OF_A_DEVIATION = 0.05
/** What the share of the query adds that one result says. */
const OF_THE_WHOLE_QUERY = 0.6
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
  /** The one speaker whom the query names, if so. */
  readonly speaker: string | null
  /** The query names days and asks for nothing else. */
  readonly onlyDays: boolean
}

/**
 * How likely the results hold an answer, 0 … 1, of those that may be one: logistic of the best relevance and
 * the nearest cosine, less when the best turn is by another speaker than the query names. 0 without any.
 */
export function confidenceOf(answers: readonly Ranked[], asked: Asked): number {
  if (answers.length === 0) return 0
  const relevance = Math.max(...answers.map(({ explain }) => -Math.log(1 - Math.min(explain.base, 1 - 1e-9))))
  const near = Math.max(...answers.map(({ explain }) => deviationsOf(explain.cosine, asked.nearness)))
  const said = OF_THE_WHOLE_QUERY * Math.max(...answers.map((answer) => answer.said))
  const long = Math.max(1, asked.terms.specific / TERMS_OF_A_QUESTION)
  const best = answers.find(({ turn }) => turn?.role === 'user')?.turn
  const isOther = asked.speaker !== null && !!best?.name && best.name !== asked.speaker
  const evidence = (relevance + said + OF_A_DEVIATION * near) * long - (isOther ? OTHER_SPEAKER : 0)
  const isAll = asked.onlyDays || answers.some((answer) => answer.said > 0.99)
  const sum = isAll ? Math.max(ALL_THAT_WAS_ASKED, evidence) : evidence
  return Number((1 / (1 + Math.exp(-STEEPNESS * (sum - MIDDLE)))).toFixed(4))
}

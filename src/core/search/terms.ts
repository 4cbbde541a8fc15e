import type { AskedKinds } from '../text/kinds/asked-kinds.ts'
import { lastUtterance } from '../text/reading/utterances.ts'
import { isCommon, kindOf, quoteLexeme, type TermKind, tokenize } from '../text/tokens.ts'

/**
 * Terms that score; of a longer query the later ones count, as the end of a message says what it is about.
 */
const MAX_TERMS = 256
/** Terms that find. Each is one scan of the index. */
const MAX_FINDING = 48

/**
 * A query's terms, each once: first those that find rows by themselves, then those that only count in the
 * score.
 */
export interface SearchTerms {
  readonly terms: readonly string[]
  /** How often the query says each; what only the last utterance of a dialogue says counts more. */
  readonly counts: readonly number[]
  /** The first so many of `terms` find. */
  readonly finding: number
  /**
   * The first so many say something: sharing one of them makes a row relevant, sharing a common one does not.
   */
  readonly specific: number
}

/** What is said last tells what a dialogue has come to. */
const SAID_LAST = 1.6

/**
 * Common stems and, in a long query, single characters would make most of a subject a hit: they find only
 * when nothing else is left.
 */
export function searchTerms(query: string): SearchTerms {
  const counts = countsOf(withoutAsking(query))
  const last = countsOf(lastUtterance(query) ?? '')
  const weigh = (term: string, count: number) =>
    last.get(term) === count && kindOf(term) === 'word' ? SAID_LAST * count : count
  const all = Array.from(counts.keys()).reverse()
  const rare = all.filter((term) => !isCommon(term))
  const specific = rare.length > 0 ? rare.slice(0, MAX_TERMS) : all.slice(0, MAX_TERMS)
  const finding = findingTerms(specific)
  const known = new Set([...finding, ...specific, ...all.filter(isCommon)])
  const terms = Array.from(known).slice(0, MAX_TERMS)
  return {
    terms,
    counts: terms.map((term) => weigh(term, counts.get(term)!)),
    finding: finding.length,
    specific: specific.length,
  }
}

/** What the kind asked for counts, and what the words count that ask for it: an answer seldom says these. */
const OF_A_KIND = 1.5
const OF_ASKING = 0.3

/** The terms of a query, before them those of the kinds that it asks for. */
export function withKinds(words: SearchTerms, { terms, rest }: AskedKinds): SearchTerms {
  if (terms.length === 0) return words
  const kept = countsOf(rest ?? '')
  return {
    terms: [...terms, ...words.terms].slice(0, MAX_TERMS),
    counts: [
      ...terms.map(() => OF_A_KIND),
      ...words.terms.map((term, place) => (kept.has(term) ? words.counts[place]! : OF_ASKING)),
    ].slice(0, MAX_TERMS),
    finding: terms.length + words.finding,
    specific: terms.length + words.specific,
  }
}

/** Words that only ask for a name: no answer says them. */
const ASKS_FOR_A_NAME = /(?:叫|是)?(?:什么|啥)名字|叫(?:什么|啥)/gu

const withoutAsking = (query: string): string => {
  const rest = query.replace(ASKS_FOR_A_NAME, ' ')
  return tokenize(rest).length > 0 ? rest : query
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const token of tokenize(text)) counts.set(token, (counts.get(token) ?? 0) + 1)
  return counts
}

/** Of a long query whole words first; single characters only if there is nothing else. */
function findingTerms(candidates: readonly string[]): string[] {
  if (candidates.length <= MAX_FINDING) return [...candidates]
  const of = (kind: TermKind) => candidates.filter((term) => kindOf(term) === kind)
  const longer = [...of('word'), ...of('common'), ...of('grammar_pair')]
  return (longer.length > 0 ? longer : candidates).slice(0, MAX_FINDING)
}

/** One tsquery for rows that have any of these terms. */
export const anyOf = (terms: readonly string[]): string => terms.map(quoteLexeme).join(' | ')

/** Terms as one parameter for SQL. */
export const termsParameter = (terms: readonly string[]): string =>
  JSON.stringify(terms.map((term) => [term, quoteLexeme(term)]))

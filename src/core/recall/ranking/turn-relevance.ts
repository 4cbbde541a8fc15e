import { lexicalScore, type TermCounts, termAmounts } from '../../search/lexical.ts'
import { meaningOf, type Nearness } from '../../search/nearness.ts'
import { byClock } from '../../text/moments.ts'
import { tokenize } from '../../text/tokens.ts'
import { cuesOf, dateTerms, saysNumber, saysWhen } from '../reading/question/cues.ts'
import { type TurnWeights, turnWeights } from './turn-weights.ts'

/** A turn as the search found it, by itself or beside one that it found. */
export interface TurnCandidate {
  readonly id: string
  readonly session: string
  readonly seq: number
  readonly role: string
  readonly name: string | null
  readonly text: string
  readonly time: Date
  /** Of the clock by which it was said; UTC unless told. */
  readonly minutes_east?: number
  readonly length: number
  readonly counts: TermCounts
  readonly cosine: number | null
  /** Whether its text ends as a question. */
  readonly asks: boolean
  /** Whether it says a time, or a number; where it was not asked for, its text tells. */
  readonly says_when?: boolean | null
  readonly says_number?: boolean | null
}

/** When it was said, by its own clock: for the day that it is of. */
export const clockTime = ({ time, minutes_east }: Pick<TurnCandidate, 'time' | 'minutes_east'>): Date =>
  byClock(time, minutes_east)

/** What the turns are measured against. */
export interface TurnQuery {
  readonly text: string
  readonly terms: readonly string[]
  /** By place in `terms`. */
  readonly weights: readonly number[]
  /** What cosines are read by; null is the offline embedder. */
  readonly nearness?: Nearness
}

/** Parts of a turn's relevance: `(bm25 + meaning + neighbours + session) · factor`. */
export interface TurnRelevance {
  readonly relevance: number
  readonly bm25: number
  readonly meaning: number
  readonly neighbours: number
  readonly session: number
  readonly factor: number
}

interface Measured {
  readonly turn: TurnCandidate
  readonly amounts: ReadonlyMap<number, number>
  readonly bm25: number
  readonly meaning: number
  readonly own: number
}

/**
 * Relevance of turns, which is not of their words alone: conversation is question and answer. Neighbours and
 * sessions count as far as they are among the candidates.
 */
export function relevanceOfTurns(
  turns: readonly TurnCandidate[],
  query: TurnQuery,
  weights = turnWeights,
): TurnRelevance[] {
  const speakers = speakersNamed(turns, query.terms)
  const weightOf = query.terms.map(
    (term, place) => query.weights[place]! * (speakers.terms.has(term) ? weights.speaker_term : 1),
  )
  const whole = weightOf.reduce((sum, weight) => sum + weight, 0) || 1
  const measured = turns.map((turn) => measure(turn, weightOf, weights, query.nearness ?? null))
  const byPlace = new Map(measured.map((one) => [`${one.turn.session} ${one.turn.seq}`, one]))
  const sessions = sessionScores(
    measured,
    weightOf.map((weight) => weight / whole),
    weights,
  )
  const dateOf = dateTermsSaid(query.terms)
  const factorOf = factors(query, speakers.names, dateOf, weights)
  return measured.map((one) => {
    const neighbours = neighbourCredit(one, byPlace, weightOf, whole, weights)
    const session = sessions.get(one.turn.session) ?? 0
    const factor = factorOf(one.turn)
    const bm25 = one.bm25 + dateWords(dateOf(clockTime(one.turn)), weightOf, weights)
    const relevance = (bm25 + one.meaning + neighbours + session) * factor
    return { relevance, bm25, meaning: one.meaning, neighbours, session, factor }
  })
}

function measure(
  turn: TurnCandidate,
  weightOf: readonly number[],
  weights: TurnWeights,
  nearness: Nearness,
): Measured {
  const amounts = termAmounts(turn.counts, turn.length, weights)
  const bm25 = lexicalScore(amounts, weightOf)
  const meaning = meaningOf(turn.cosine, nearness)
  return { turn, amounts, bm25, meaning, own: bm25 + meaning }
}

function neighbourCredit(
  { turn, amounts }: Measured,
  byPlace: ReadonlyMap<string, Measured>,
  weightOf: readonly number[],
  whole: number,
  weights: TurnWeights,
): number {
  let credit = 0
  for (const [distance, share] of sharesOf(turn, byPlace, weights)) {
    const neighbour = byPlace.get(`${turn.session} ${turn.seq + distance}`)
    if (!neighbour) continue
    let repeated = 0
    for (const [place, amount] of neighbour.amounts)
      if (amounts.has(place)) repeated += (amount * weightOf[place]!) / whole
    credit += share * (neighbour.own - weights.repeated * repeated)
  }
  return credit * Math.min(1, weights.credit_length / Math.max(1, turn.length))
}

function sharesOf(
  turn: TurnCandidate,
  byPlace: ReadonlyMap<string, Measured>,
  weights: TurnWeights,
): [number, number][] {
  const asked = byPlace.get(`${turn.session} ${turn.seq - 1}`)?.turn.asks ?? false
  return [
    [-1, asked ? weights.question_before : weights.before],
    [-2, weights.before_two],
    [1, weights.after],
    [2, weights.after_two],
  ]
}

/** How the best turns of a session count, the second less than the first. */
const BEST = [1, 0.6, 0.4, 0.3, 0.2]

function sessionScores(
  measured: readonly Measured[],
  shares: readonly number[],
  weights: TurnWeights,
): Map<string, number> {
  const bySession = Map.groupBy(measured, (one) => one.turn.session)
  return new Map(
    Array.from(bySession, ([session, turns]) => {
      const best = turns.map((one) => one.own).sort((one, other) => other - one)
      const said = new Set(turns.flatMap((one) => Array.from(one.amounts.keys())))
      const coverage = Array.from(said).reduce((sum, place) => sum + shares[place]!, 0)
      const top = BEST.reduce((sum, part, place) => sum + part * (best[place] ?? 0), 0)
      return [session, weights.session * top + weights.session_coverage * coverage]
    }),
  )
}

/** What a text that is a session of its own gets from it. */
export function ownSession(
  own: number,
  counts: TermCounts,
  weightOf: readonly number[],
  weights = turnWeights,
): number {
  const whole = weightOf.reduce((sum, weight) => sum + weight, 0) || 1
  const said = counts.keys().reduce((sum, place) => sum + (weightOf[place] ?? 0), 0)
  return weights.session * own + (weights.session_coverage * said) / whole
}

/** Speakers whose name the query says, if it does not name all of them alike. */
export function speakersNamed(turns: readonly TurnCandidate[], terms: readonly string[]) {
  const said = new Set(terms)
  const names = new Set<string>()
  const nameTerms = new Set<string>()
  for (const name of new Set(turns.map((turn) => turn.name))) {
    const parts = name ? tokenize(name) : []
    const named = parts.filter((part) => said.has(part))
    if (named.length > 0) names.add(name!)
    for (const part of named) nameTerms.add(part)
  }
  return { names: names.size === 1 ? names : new Set<string>(), terms: nameTerms }
}

type DateOf = (time: Date) => readonly number[]

/**
 * What is of the day that the query names says a part of the date's words, whatever its text says; its
 * neighbours get nothing of that.
 */
export const dateWords = (
  date: readonly number[],
  weightOf: readonly number[],
  weights = turnWeights,
): number =>
  date.length < 2 ? 0 : lexicalScore(new Map(date.map((place) => [place, weights.said_date])), weightOf)

/** Places in the query of a moment's month, and of its day beside it. */
export function dateTermsSaid(terms: readonly string[]): DateOf {
  const places = new Map(terms.map((term, place) => [term, place]))
  return (time) => {
    const { month, day } = dateTerms(time)
    const said = [places.get(month), places.get(day)].filter((place) => place !== undefined)
    return places.has(month) ? said : []
  }
}

function factors(
  query: TurnQuery,
  speakers: ReadonlySet<string>,
  dateOf: DateOf,
  weights: TurnWeights,
): (turn: TurnCandidate) => number {
  const cues = cuesOf(query.text)
  return (turn) => {
    const onDate = dateOf(clockTime(turn)).length
    return Math.max(
      0.1,
      1 +
        (turn.name !== null && speakers.has(turn.name) ? weights.speaker : 0) +
        (cues.when && (turn.says_when ?? saysWhen(turn.text)) ? weights.when : 0) +
        (cues.number && (turn.says_number ?? saysNumber(turn.text)) ? weights.number : 0) +
        onDate * weights.date +
        (turn.role === 'user' ? weights.user : 0) +
        (turn.asks ? weights.question : 0),
    )
  }
}

import type { Nearness } from '../../search/nearness.ts'
import { isRelevant } from '../../search/relevance.ts'
import type { SearchTerms } from '../../search/terms.ts'
import type { Found, SourceTurn } from '../reading/rows.ts'
import { ofNamedDay, weightsOf } from './said.ts'
import { clockTime, relevanceOfTurns, type TurnRelevance } from './turn-relevance.ts'
import { turnWeights } from './turn-weights.ts'

/** A relevant turn, or one beside such a turn, with what makes it relevant. */
export interface HeardTurn<Turn extends SourceTurn = SourceTurn> extends TurnRelevance {
  readonly turn: Turn
}

/** What turns are heard by. */
interface Listening {
  readonly query: string
  readonly terms: SearchTerms
  readonly nearness: Nearness
}

/** Of these turns those that are relevant, or beside one that is: an answer need not repeat its question's words. */
export const heardAmong = <Turn extends SourceTurn>(
  turns: readonly Turn[],
  found: Pick<Found, 'turns_stats'>,
  listening: Listening,
): HeardTurn<Turn>[] => heardBeside(turns, found, listening, () => AROUND)

/**
 * Of these turns those whose memories may answer alone: relevant ones, and those soon behind a relevant
 * question. What stands beside a statement is another matter.
 */
export const heardForMemories = <Turn extends SourceTurn>(
  turns: readonly Turn[],
  found: Pick<Found, 'turns_stats'>,
  listening: Listening,
): HeardTurn<Turn>[] => heardBeside(turns, found, listening, ({ asks }) => (asks ? BEHIND : []))

/** How far from a relevant turn another one is heard with it. */
const BEHIND = [1, 2]
const AROUND = [-2, -1, ...BEHIND]

function heardBeside<Turn extends SourceTurn>(
  turns: readonly Turn[],
  { turns_stats }: Pick<Found, 'turns_stats'>,
  { terms, query, nearness }: Listening,
  reachOf: (turn: Turn) => readonly number[],
): HeardTurn<Turn>[] {
  const weights = weightsOf(turns_stats, terms)
  const relevance = relevanceOfTurns(turns, { text: query, terms: terms.terms, weights, nearness })
  const isOfDay = ofNamedDay(query)
  const found = turns.filter(
    (turn) => isRelevant(turn.counts, turn.cosine, terms, nearness) || isOfDay(clockTime(turn)),
  )
  const places = new Set(
    found.flatMap((turn) =>
      [0, ...reachOf(turn)].map((distance) => `${turn.session} ${turn.seq + distance}`),
    ),
  )
  return turns.flatMap((turn, place) =>
    places.has(`${turn.session} ${turn.seq}`) ? [{ turn, ...relevance[place]! }] : [],
  )
}

/** What the conversation brings to a memory. */
export interface Conversation {
  /** What the best of its turns says itself, less of a long one: a memory is a part of it. */
  readonly said: number
  /** What neighbours and session bring to the turn to which they bring most. */
  readonly neighbours: number
  readonly session: number
}

/** Of what the turn says that a memory comes from, when the memory itself says less of the query. */
const SHARE = 0.6

/** By the keys of a memory's turns; null where none of them was heard. */
export function conversationOf(
  heard: readonly HeardTurn[],
): (sources: readonly string[]) => Conversation | null {
  const bySource = new Map(heard.map((one) => [one.turn.source, one]))
  return (sources) => {
    const own = sources.map((source) => bySource.get(source)).filter((one) => one !== undefined)
    const [best] = own.toSorted((one, other) => broughtTo(other) - broughtTo(one))
    if (!best) return null
    const said = Math.max(...own.map(saidForMemory))
    return { said, neighbours: best.neighbours, session: best.session }
  }
}

const saidForMemory = ({ turn, bm25, meaning }: HeardTurn): number =>
  (bm25 + meaning) * Math.min(1, turnWeights.credit_length / Math.max(1, turn.length))

const broughtTo = ({ neighbours, session }: HeardTurn): number => neighbours + session

/**
 * What is added to a memory's own score for what was said around it: its turn's neighbours, and what the turn
 * says more than the memory does, as far as it counts.
 */
export const aroundMemory = (own: number, { said, neighbours }: Conversation): number =>
  neighbours + Math.max(0, SHARE * said - own)

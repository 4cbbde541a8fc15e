import { lexicalScore, squash, type TermCounts, termAmounts, termWeights } from '../../search/lexical.ts'
import { meaningOf, type Nearness } from '../../search/nearness.ts'
import { isRelevant } from '../../search/relevance.ts'
import type { SearchTerms } from '../../search/terms.ts'
import { namedDays } from '../../text/reading/named-days.ts'
import { asksOnlyForDays, cuesOf, isOnOneOf, saysNumber, saysWhen } from '../reading/cues.ts'
import { type Found, type FoundTurn, type MemoryCandidate, type Stats, sourceKey } from '../reading/rows.ts'
import type { Explain, Recalled } from '../schemas.ts'
import { meritsOfMemory, meritsOfTurn, type ScoreOptions, scored } from './merits.ts'
import { dateTermsSaid, dateWords, ownSession, relevanceOfTurns } from './turn-relevance.ts'
import { turnWeights } from './turn-weights.ts'

export interface RankOptions extends ScoreOptions {
  readonly query: string
  readonly terms: SearchTerms
  /** What cosines are read by; null is the offline embedder. */
  readonly nearness: Nearness
}

/** A candidate with its score, every term of it, the turns that say it, and how much of the query it says. */
export type Ranked = Omit<Recalled, 'explain'> & {
  readonly explain: Explain
  readonly sources: readonly string[]
  /** 0 … 1, by the weights of the words. */
  readonly said: number
}

/**
 * What a fact of weight 1 about something that the query names adds to the relevance of the memory it came
 * from, as far as it reaches: whoever a conversation is about has facts everywhere.
 */
const GRAPH_WEIGHT = 0.5
const UNSAID = 0.5
const NEIGHBOURS = 2
/** A name is at most so many words. */
const TERMS_OF_A_NAME = 2

/** Candidates above the relevance floor, best first; of equals the newer one. */
export function rank(found: Found, options: RankOptions): Ranked[] {
  const turns = rankTurns(found, options)
  const memories = found.memories.filter(aboveFloor(options))
  const all = [...rankMemories({ ...found, memories }, turns, options), ...turns]
  return all.sort(
    (one, other) => other.score - one.score || timeOf(other) - timeOf(one) || (one.id < other.id ? -1 : 1),
  )
}

/** The score that each of these memories has or would have, above the floor or not, by id. */
export function scoresOf(found: Found, ids: ReadonlySet<string>, options: RankOptions): Map<string, Ranked> {
  const memories = found.memories.filter(({ memory }) => ids.has(memory.id))
  if (memories.length === 0) return new Map()
  const ranked = rankMemories({ ...found, memories }, rankTurns(found, options), options)
  return new Map(ranked.map((one) => [one.id, one]))
}

const timeOf = ({ memory, turn }: Ranked): number =>
  Date.parse(memory?.valid_at ?? memory?.created_at ?? turn?.timestamp_iso ?? '')

/** Or by being of a day that the query names, when it asks for nothing else: "what happened on 16 June?" */
function ofNamedDay(query: string): (time: Date | null) => boolean {
  const days = asksOnlyForDays(query) ? namedDays(query) : []
  return (time) => time !== null && isOnOneOf(days, time)
}

const frequencies = (stats: Stats, { terms }: SearchTerms) => ({
  n: stats.n,
  df: terms.map((_, place) => stats.df?.[place] ?? 0),
})

/** By a name, a word, its nearness or its day. */
function aboveFloor({ query, terms, nearness }: RankOptions): (one: MemoryCandidate) => boolean {
  const isOfDay = ofNamedDay(query)
  return (one) =>
    (one.named !== null && one.exactly) ||
    isRelevant(one.counts, one.cosine, terms, nearness) ||
    isOfDay(validAt(one))
}

/**
 * Memories on one scale with turns: a session of their own, or what the conversation brings to the turns that
 * they come from.
 */
function rankMemories(
  { memories, memories_stats }: Found,
  turns: readonly Ranked[],
  options: RankOptions,
): Ranked[] {
  const weightOf = termWeights(options.terms, frequencies(memories_stats, options.terms))
  const factorOf = memoryFactor(options.query)
  const conversation = conversationOf(turns)
  const dateOf = dateTermsSaid(options.terms.terms)
  return memories.map((one) => {
    const time = validAt(one)
    const date = time ? dateOf(time) : []
    const bm25 = lexicalScore(termAmounts(one.counts, one.length), weightOf) + dateWords(date, weightOf)
    const meaning = meaningOf(one.cosine, options.nearness)
    const own = bm25 + meaning
    const around = conversation.get(one.memory.id) ?? { neighbours: 0, session: 0 }
    const neighbours = around.neighbours
    const session = Math.max(around.session, ownSession(own, one.counts, weightOf))
    const share = shareSaid(one.counts, weightOf, options.terms)
    const said = isOnlyNamed(one, options.terms) ? 1 : share
    const graph = GRAPH_WEIGHT * (one.named ?? 0) * reachOf(one, share, options.terms)
    const factor = factorOf(one.memory.content) + date.length * turnWeights.date
    const base = squash((own + neighbours + session + graph) * factor)
    const terms = termsSaid(one.counts, options.terms)
    const parts = { base, bm25, cosine: one.cosine, meaning, neighbours, session, graph, factor, terms }
    const { memory, truncated } = one
    return {
      kind: 'memory',
      id: memory.id,
      truncated,
      memory,
      turn: null,
      conflicts_with: [],
      sources: one.sources,
      said,
      ...scored(parts, meritsOfMemory(one), options),
    }
  })
}

/** The weight of the query's own words that a row says, of all of theirs. */
function shareSaid(counts: TermCounts, weightOf: readonly number[], { specific }: SearchTerms): number {
  const own = weightOf.slice(0, specific)
  const whole = own.reduce((sum, weight) => sum + weight, 0)
  return whole === 0 ? 0 : own.reduce((sum, weight, at) => sum + (counts.has(at) ? weight : 0), 0) / whole
}

/** Finding words of the query that a row has, in the query's order. */
const termsSaid = (counts: TermCounts, { terms, finding }: SearchTerms): string[] =>
  terms
    .slice(0, finding)
    .filter((_, place) => counts.has(place))
    .toReversed()

/**
 * How far a fact lifts the memory that it came from: whole for a query that is a name; half where the memory
 * says it all in other words; else by how much of the query the memory says.
 */
function reachOf({ counts }: MemoryCandidate, share: number, { terms }: SearchTerms): number {
  if (terms.length <= TERMS_OF_A_NAME) return 1
  return counts.size === 0 ? UNSAID : share
}

/** A query that is a name: what comes from it says all that was asked for. */
const isOnlyNamed = ({ named, exactly }: MemoryCandidate, { specific }: SearchTerms): boolean =>
  named !== null && exactly && specific <= TERMS_OF_A_NAME

const validAt = ({ memory }: MemoryCandidate): Date | null =>
  memory.valid_at ? new Date(memory.valid_at) : null

/** What neighbours and session bring to the best turn that a memory comes from. */
function conversationOf(turns: readonly Ranked[]): Map<string, { neighbours: number; session: number }> {
  const brought = new Map<string, { neighbours: number; session: number }>()
  for (const { turn, explain } of turns) {
    const [neighbours, session] = [explain.neighbours, explain.session]
    for (const id of turn?.memory_ids ?? []) {
      const known = brought.get(id)
      if (!known || known.neighbours + known.session < neighbours + session)
        brought.set(id, { neighbours, session })
    }
  }
  return brought
}

/** A memory is the user's word, so it stands on one scale with the user's turns. */
function memoryFactor(query: string): (content: string) => number {
  const cues = cuesOf(query)
  return (content) =>
    1 +
    turnWeights.user +
    (cues.when && saysWhen(content) ? turnWeights.when : 0) +
    (cues.number && saysNumber(content) ? turnWeights.number : 0)
}

function rankTurns({ turns, turns_stats }: Found, options: RankOptions): Ranked[] {
  const { terms, query } = options
  const weights = termWeights(terms, frequencies(turns_stats, terms))
  const relevance = relevanceOfTurns(turns, {
    text: query,
    terms: terms.terms,
    weights,
    nearness: options.nearness,
  })
  const near = besideFound(turns, options)
  return turns.flatMap((turn, place) => {
    if (!near(turn)) return []
    const { bm25, meaning, neighbours, session, factor, ...measured } = relevance[place]!
    const parts = {
      base: squash(measured.relevance),
      bm25,
      cosine: turn.cosine,
      meaning,
      neighbours,
      session,
      graph: null,
      factor,
      terms: termsSaid(turn.counts, terms),
    }
    const { id, truncated, shown } = turn
    return [
      {
        kind: 'turn' as const,
        id,
        truncated,
        memory: null,
        turn: shown,
        conflicts_with: [],
        sources: [sourceKey(turn.session, shown.turn_id)],
        said: shareSaid(turn.counts, weights, terms),
        ...scored(parts, meritsOfTurn(turn, options), options),
      },
    ]
  })
}

/**
 * A turn is relevant by itself or beside one that is: the answer need not repeat the words of its question.
 */
function besideFound(
  turns: readonly FoundTurn[],
  { query, terms, nearness }: RankOptions,
): (turn: FoundTurn) => boolean {
  const isOfDay = ofNamedDay(query)
  const found = turns.filter(
    (turn) => isRelevant(turn.counts, turn.cosine, terms, nearness) || isOfDay(turn.time),
  )
  const places = new Set(found.map(({ session, seq }) => `${session} ${seq}`))
  const distances = Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, place) => place - NEIGHBOURS)
  return ({ session, seq }) => distances.some((distance) => places.has(`${session} ${seq + distance}`))
}

import { USER_NODE } from '../../graph/writing/nodes.ts'
import { lexicalScore, squash, termAmounts } from '../../search/lexical.ts'
import { meaningOf, type Nearness } from '../../search/nearness.ts'
import { isRelevant } from '../../search/relevance.ts'
import type { SearchTerms } from '../../search/terms.ts'
import { byClock } from '../../text/moments.ts'
import { asksForThePast, cuesOf, saysNumber, saysWhen } from '../reading/question/cues.ts'
import type { Found, FoundTurn, MemoryCandidate, Told } from '../reading/rows.ts'
import type { Explain, Recalled } from '../schemas.ts'
import { aroundMemory, conversationOf, type HeardTurn, heardAmong, heardForMemories } from './conversation.ts'
import { meritsOfMemory, meritsOfTurn, type Scored, type ScoreOptions, scored } from './merits.ts'
import { ofNamedDay, shareSaid, termsSaid, weightsOf } from './said.ts'
import { dateTermsSaid, dateWords, ownSession } from './turn-relevance.ts'
import { turnWeights } from './turn-weights.ts'

export interface RankOptions extends ScoreOptions {
  readonly query: string
  readonly terms: SearchTerms
  /** What cosines are read by; null is the offline embedder. */
  readonly nearness: Nearness
}

/**
 * A candidate with its score, every term of it, the turns that say it, what is known of it by memories, and how
 * much of the query it says.
 */
export type Ranked = Omit<Recalled, 'explain'> & {
  readonly explain: Explain
  readonly sources: readonly string[]
  /** Of the clock by which it was said. */
  readonly minutes_east: number
  readonly told: Told
  /** 0 … 1, by the weights of the words. */
  readonly said: number
}

/**
 * What a fact of weight 1 about something that the query names adds to the relevance of the memory it came
 * from, as far as it reaches: whoever a conversation is about has facts everywhere.
 */
const GRAPH_WEIGHT = 0.5
const UNSAID = 0.5
/** Of what a turn is that is over, what is so instead has where the past may be asked for. */
const OF_THE_PAST = 0.5
/** A name is at most so many words. */
const TERMS_OF_A_NAME = 2

/** Candidates above the relevance floor, best first; of equals the newer one. */
export function rank(found: Found, options: RankOptions): Ranked[] {
  const [answered, around] = [
    heardAmong(found.turns, found, options),
    heardForMemories(found.around, found, options),
  ]
  const heard = new Set(around.map(({ turn }) => turn.source))
  const ended = new Set([...answered, ...around].map(({ turn }) => turn.id))
  const isAbove = aboveFloor(options)
  const memories = found.memories.filter(
    (one) =>
      isAbove(one) ||
      one.sources.some((source) => heard.has(source)) ||
      one.follows.some((id) => ended.has(id)),
  )
  const weights = weightsOf(found.turns_stats, options.terms)
  const turns = answered.map((turn) => rankedTurn(turn, weights, options))
  const all = [...rankMemories({ ...found, memories }, [...answered, ...around], options), ...turns]
  return all.sort(
    (one, other) => other.score - one.score || timeOf(other) - timeOf(one) || (one.id < other.id ? -1 : 1),
  )
}

/** The score that each of these memories has or would have, above the floor or not, by id. */
export function scoresOf(found: Found, ids: ReadonlySet<string>, options: RankOptions): Map<string, Ranked> {
  const memories = found.memories.filter(({ memory }) => ids.has(memory.id))
  if (memories.length === 0) return new Map()
  const heard = heardAmong([...found.turns, ...found.around], found, options)
  const ranked = rankMemories({ ...found, memories }, heard, options)
  return new Map(ranked.map((one) => [one.id, one]))
}

const timeOf = ({ memory, turn }: Ranked): number =>
  Date.parse(memory?.valid_at ?? memory?.created_at ?? turn?.timestamp_iso ?? '')

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
 * they come from. What is so instead of what a turn tells is as relevant as that turn.
 */
function rankMemories(
  { memories, memories_stats, turns_stats }: Found,
  heard: readonly HeardTurn[],
  options: RankOptions,
): Ranked[] {
  const weightOf = weightsOf(memories_stats, options.terms)
  const turnWeightOf = weightsOf(turns_stats, options.terms)
  const factorOf = memoryFactor(options.query)
  const conversation = conversationOf(heard)
  const dateOf = dateTermsSaid(options.terms.terms)
  const ofFollowed = asksForThePast(options.query) ? OF_THE_PAST : 1
  const byTurn = new Map(heard.map((one) => [one.turn.id, one]))
  return memories.map((one) => {
    const time = validAt(one)
    const date = time ? dateOf(time) : []
    const bm25 = lexicalScore(termAmounts(one.counts, one.length), weightOf) + dateWords(date, weightOf)
    const meaning = meaningOf(one.cosine, options.nearness)
    const own = bm25 + meaning
    const around = conversation(one.sources)
    const beside = around ? aroundMemory(own, around) : 0
    const session = Math.max(around?.session ?? 0, ownSession(own, one.counts, weightOf))
    const share = shareSaid(one.counts, weightOf, options.terms)
    const ended = one.follows.map((id) => byTurn.get(id)).filter((turn) => turn !== undefined)
    const shares = [share, ...ended.map(({ turn }) => shareSaid(turn.counts, turnWeightOf, options.terms))]
    const said = isOnlyNamed(one, options.terms) ? 1 : Math.max(...shares)
    const graph = GRAPH_WEIGHT * (one.named ?? 0) * reachOf(one, share, options.terms)
    const factor = factorOf(one.memory.content) + date.length * turnWeights.date
    const followed = ofFollowed * Math.max(0, ...ended.map(({ relevance }) => relevance))
    // As much as lifts it to the relevance of what it follows.
    const neighbours = Math.max(beside, followed / factor - own - session - graph)
    const base = squash((own + neighbours + session + graph) * factor)
    const terms = termsSaid(one.counts, options.terms)
    const parts = { base, bm25, cosine: one.cosine, meaning, neighbours, session, graph, factor, terms }
    return rankedMemory(one, said, scored(parts, meritsOfMemory(one), options))
  })
}

const rankedMemory = (
  { memory, truncated, sources, minutes_east }: MemoryCandidate,
  said: number,
  score: Scored,
): Ranked => ({
  kind: 'memory',
  id: memory.id,
  truncated,
  memory,
  turn: null,
  conflicts_with: [],
  sources,
  minutes_east,
  told: { about: memory.about === USER_NODE ? null : memory.about, over: null },
  said,
  ...score,
})

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

/** By its own clock, for the day that it is of. */
const validAt = ({ memory, minutes_east }: MemoryCandidate): Date | null =>
  memory.valid_at ? byClock(new Date(memory.valid_at), minutes_east) : null

/** A memory is the user's word, so it stands on one scale with the user's turns. */
function memoryFactor(query: string): (content: string) => number {
  const cues = cuesOf(query)
  return (content) =>
    1 +
    turnWeights.user +
    (cues.when && saysWhen(content) ? turnWeights.when : 0) +
    (cues.number && saysNumber(content) ? turnWeights.number : 0)
}

function rankedTurn(
  { turn, ...heard }: HeardTurn<FoundTurn>,
  weights: readonly number[],
  options: RankOptions,
): Ranked {
  const { terms } = options
  const { relevance, bm25, meaning, neighbours, session, factor } = heard
  const parts = {
    base: squash(relevance),
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
  return {
    kind: 'turn',
    id,
    truncated,
    memory: null,
    turn: shown,
    conflicts_with: [],
    sources: [turn.source],
    minutes_east: turn.minutes_east,
    told: turn.told,
    said: shareSaid(turn.counts, weights, terms),
    ...scored(parts, meritsOfTurn(turn, options), options),
  }
}

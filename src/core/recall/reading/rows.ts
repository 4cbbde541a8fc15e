import type { FactRow } from '../../graph/walk/facts.ts'
import { USER_NODE } from '../../graph/writing/nodes.ts'
import type { Memory } from '../../memories/schemas.ts'
import { fromList, memoryColumns, toMemory } from '../../memories/table/shape.ts'
import type { Turn } from '../../memories/turns/schemas.ts'
import { shownMark } from '../../memories/turns/shown-mark.ts'
import type { Held } from '../../ports.ts'
import { unpackCounts } from '../../search/measures.ts'
import type { ProbedRow } from '../probing/rows.ts'
import type { TurnCandidate } from '../ranking/turn-relevance.ts'
import type { StandingRow } from '../standing/rows.ts'
import { withFollowers } from './followers.ts'
import { endsAsking } from './question/cues.ts'
import { AROUND, BESIDE_COLUMNS, TURN, unpacked } from './statement/packed.ts'

interface Measures {
  readonly length: number
  readonly counts: readonly number[]
  readonly cosine: number | null
  readonly truncated: boolean
}

/** What stands beside a memory's columns. */
interface MemoryData extends Measures {
  readonly child_ids: readonly string[]
  /** Session and turn of each of its sources. */
  readonly sources: readonly (readonly [session: string, turn_id: string])[]
  readonly named: number | null
  readonly exactly: boolean
  readonly edge: number | null
  /** Ids of turns, all of which tells what is over, and instead of which it is so. */
  readonly follows: readonly string[] | null
}

interface TurnData extends Measures, Omit<Turn, 'memory_ids'> {
  readonly id: string
  readonly session: string
  readonly session_id: string
  readonly minutes_east: number
  readonly told: ToldData
  /** Null where the text says it: it is answered whole. */
  readonly asks: boolean | null
  /** Null there too, and where the query does not ask for it. */
  readonly says_when: boolean | null
  readonly says_number: boolean | null
}

interface ToldData {
  readonly memory_ids: readonly string[]
  readonly about: string | null
  /** Memories that hold, and that are over. */
  readonly held: number
  readonly over: number
  /** Of these the ones that were never so. */
  readonly denied: number
  readonly over_since: string | null
  readonly followed_by: readonly (string | null)[] | null
}

/** What the conversation says to a memory's score; without its words. */
interface AroundData extends Omit<Measures, 'truncated'> {
  readonly id: string
  readonly session: string
  readonly turn_id: string
  readonly seq: number
  readonly role: string
  readonly name: string | null
  readonly timestamp_iso: string
  readonly minutes_east: number
  readonly asks: boolean
  readonly says_when: boolean | null
  readonly says_number: boolean | null
}

export interface Stats {
  readonly n: number
  readonly df: Readonly<Record<string, number>> | null
}

/** A row of the recall statement; what was found is `packed`. */
export type RecallRow =
  | { readonly kind: 'memory' | 'turn' | 'around'; readonly data: readonly unknown[] }
  | { readonly kind: 'fact'; readonly data: FactRow }
  | StandingRow
  | ProbedRow
  | { readonly kind: 'held'; readonly data: Held }
  | { readonly kind: 'memories_stats' | 'turns_stats'; readonly data: Stats }

/** A memory as the search found it. */
export interface MemoryCandidate {
  readonly memory: Memory
  /** Of the clock by which its days are meant. */
  readonly minutes_east: number
  readonly length: number
  readonly counts: ReadonlyMap<number, number>
  readonly cosine: number | null
  readonly truncated: boolean
  /** Weight of the fact about something that the query names which comes from it; null without one. */
  readonly named: number | null
  /** Whether the query says the name itself, not only one like it. */
  readonly exactly: boolean
  /** 0 … 1 between an entity of it and one of the query. */
  readonly edge: number
  /** Keys of the turns that say it. */
  readonly sources: readonly string[]
  /** Ids of turns that are over by now, and instead of which it is so. */
  readonly follows: readonly string[]
}

/** A turn of the conversation that memories come from. */
export interface SourceTurn extends TurnCandidate {
  /** As memories name it among their `sources`. */
  readonly source: string
}

/** What of a text is over by now. */
export interface Over {
  readonly part: 'all' | 'some'
  /** All that is over was never so. */
  readonly never: boolean
  /** Since when all that is over is. */
  readonly since: Date
  /** Memories of what is so instead. */
  readonly followed_by: readonly string[]
}

/** What is known of a text by the memories that come from it. */
export interface Told {
  /** The one entity that it is about, as memories name it; null for the person, for several, or for none. */
  readonly about: string | null
  readonly over: Over | null
}

/** A turn as the search found it, with all that the API shows. */
export interface FoundTurn extends SourceTurn {
  readonly minutes_east: number
  readonly told: Told
  readonly shown: Turn & { readonly session_id: string }
  readonly truncated: boolean
}

export interface Found {
  readonly memories: readonly MemoryCandidate[]
  readonly turns: readonly FoundTurn[]
  /** Turns that are not answered themselves: of a recall of memories alone. */
  readonly around: readonly SourceTurn[]
  readonly facts: readonly FactRow[]
  readonly memories_stats: Stats
  readonly turns_stats: Stats
}

/** A turn of a session, as one text. */
const sourceKey = (session: string, turnId: string): string => `${session} ${turnId}`

const NOTHING: Stats = { n: 0, df: null }

/** How much the user holds, as the read found it. */
export const heldIn = (rows: readonly RecallRow[]): Held | undefined =>
  rows.find((row) => row.kind === 'held')?.data

/** What the statement answered, by kind, times as `Date`s. */
export function toFound(rows: readonly RecallRow[], userId: string): Found {
  const of = <Kind extends RecallRow['kind']>(kind: Kind) =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => row.data as Extract<RecallRow, { kind: Kind }>['data'])
  const memories = of('memory').map((values) => toCandidate(values, userId))
  const turns = of('turn').map((values) => toTurn(unpacked(TURN, values)))
  return {
    memories,
    turns: withFollowers(turns, memories),
    around: of('around').map((values) => toSource(unpacked(AROUND, values))),
    facts: of('fact'),
    memories_stats: of('memories_stats')[0] ?? NOTHING,
    turns_stats: of('turns_stats')[0] ?? NOTHING,
  }
}

function toCandidate(values: readonly unknown[], userId: string): MemoryCandidate {
  const row = fromList(values)
  const data = unpacked<MemoryData>(BESIDE_COLUMNS, values, memoryColumns.length)
  return {
    memory: toMemory(row, { user_id: userId, child_ids: data.child_ids }),
    minutes_east: row.minutes_east ?? 0,
    length: data.length,
    counts: unpackCounts(data.counts),
    cosine: data.cosine,
    truncated: data.truncated,
    named: data.named,
    exactly: data.exactly,
    edge: data.edge ?? 0,
    follows: data.follows ?? [],
    sources: data.sources.map(([session, turn_id]) => sourceKey(session, turn_id)),
  }
}

function toSource({ counts, timestamp_iso, turn_id, ...turn }: AroundData): SourceTurn {
  const source = sourceKey(turn.session, turn_id)
  return { ...turn, source, text: '', time: new Date(timestamp_iso), counts: unpackCounts(counts) }
}

function toTurn({
  length,
  counts,
  cosine,
  truncated,
  id,
  session,
  minutes_east,
  told,
  asks,
  says_when,
  says_number,
  ...turn
}: TurnData): FoundTurn {
  const time = new Date(turn.timestamp_iso)
  const { role, name, text, seq } = turn
  return {
    id,
    session,
    seq,
    role,
    name,
    text,
    time,
    minutes_east,
    length,
    cosine,
    asks: asks ?? endsAsking(text),
    truncated,
    source: sourceKey(session, turn.turn_id),
    counts: unpackCounts(counts),
    told: toTold(told),
    says_when,
    says_number,
    // What is forgotten has no words that a search could find.
    shown: {
      ...turn,
      mark: turn.mark && shownMark(turn.mark),
      timestamp_iso: time.toISOString(),
      forgotten_at: null,
      memory_ids: [...told.memory_ids],
    },
  }
}

function toTold({ about, held, over, denied, over_since, followed_by }: ToldData): Told {
  const followed = (followed_by ?? []).filter((id) => id !== null)
  return {
    about: about === USER_NODE ? null : about,
    over:
      over === 0
        ? null
        : {
            part: held > 0 ? 'some' : 'all',
            never: denied === over,
            since: new Date(over_since!),
            followed_by: followed,
          },
  }
}

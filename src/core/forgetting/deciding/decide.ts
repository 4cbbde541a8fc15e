import type { HiddenPart, Seen, SeenMemory, SeenSource, SeenTurn } from '../reading/seen.ts'
import type { Decision, HiddenTurn } from './decision.ts'
import { echoesOf } from './echoes.ts'
import { decideGraph } from './graph.ts'
import { hiddenWords, masked, noteWithout } from './masking.ts'

export interface Asked {
  readonly receipt: string
  readonly memory_ids: readonly string[]
  /** The turns stay, with all their words. */
  readonly keep_turns: boolean
}

/**
 * What a deletion does to memories, turns, notes and graph: pure, the same for a dry run and for the deed.
 */
export function decide(seen: Seen, asked: Asked): Decision {
  const going = memoriesGoing(seen, asked)
  const hidden = asked.keep_turns ? [] : turnsHidden(seen, going, asked.receipt)
  const notes = notesChanged(seen, going, hidden)
  const gone = new Set([...going, ...notes.filter(({ content }) => content === null).map(({ id }) => id)])
  return {
    memories: seen.memories.filter(({ id }) => gone.has(id)),
    lost_sources: sourcesLost(seen, gone),
    turns: hidden,
    notes: notes.flatMap(({ id, content }) => (content === null ? [] : [{ id, content }])),
    ...decideGraph(seen, gone, hidden),
  }
}

const isGiven = ({ turns }: Seen): ((turn: string | null) => boolean) => {
  const given = new Set(turns.filter((turn) => turn.is_given).map(({ id }) => id))
  return (turn) => turn !== null && given.has(turn)
}

/** What is meant itself, and what came from turns that are meant and from nowhere else. */
function memoriesGoing(seen: Seen, { memory_ids }: Asked): Set<string> {
  const meant = new Set(memory_ids)
  const inGiven = isGiven(seen)
  const bySource = Map.groupBy(seen.sources, ({ memory_id }) => memory_id)
  const isOrphan = ({ id }: SeenMemory) => {
    const sources = bySource.get(id) ?? []
    const left = sources.some(({ turn, is_visible }) => is_visible && !inGiven(turn))
    return sources.some(({ turn }) => inGiven(turn)) && !left
  }
  const going = seen.memories.filter(
    (one) => one.forgotten_at === null && (meant.has(one.id) || isOrphan(one)),
  )
  return new Set(going.map(({ id }) => id))
}

/** A turn is hidden as a whole, or by the spans of what goes where another live memory comes from it too. */
function turnsHidden(seen: Seen, going: ReadonlySet<string>, receipt: string): HiddenTurn[] {
  const byId = new Map(seen.memories.map((memory) => [memory.id, memory]))
  const byTurn = Map.groupBy(seen.sources, ({ turn }) => turn)
  const echoes = echoesOf(seen, going)
  const holds = ({ memory_id }: SeenSource) => {
    const memory = byId.get(memory_id)
    return memory?.is_live && memory.memory_type !== 'note' && !going.has(memory_id)
  }
  return seen.turns.flatMap((turn) => {
    const sources = byTurn.get(turn.id) ?? []
    const own = sources.filter(({ memory_id }) => going.has(memory_id))
    const echoed = sources.some(holds) ? [] : (echoes.get(turn.id) ?? [])
    if (!turn.is_given && own.length === 0 && echoed.length === 0) return []
    const parts = [
      ...own.map((source) => partOf(receipt, source)),
      ...echoed.map((memory_id) => ({ ...whole(receipt), memory_id })),
      ...(turn.is_given ? [whole(receipt)] : []),
    ]
    const hidden = [...turn.hidden, ...parts]
    const text = sources.some(holds) ? masked(turn.text, hidden) : null
    return [hiddenTurn(turn, text, hidden, own.length + echoed.length > 0)]
  })
}

const hiddenTurn = (
  { id, session_id, turn_id, name, role, text: was }: SeenTurn,
  text: string | null,
  hidden: readonly HiddenPart[],
  is_restorable: boolean,
): HiddenTurn => ({ id, session_id, turn_id, name, role, text, hidden, is_restorable, was })

const partOf = (receipt: string, { memory_id, span_start, span_end }: SeenSource): HiddenPart => ({
  receipt,
  memory_id,
  start: span_start,
  end: span_end,
})
const whole = (receipt: string): HiddenPart => ({ receipt, memory_id: null, start: null, end: null })

/** A pin's note is a copy of its turns: what is hidden of them goes there too. */
function notesChanged(seen: Seen, going: ReadonlySet<string>, hidden: readonly HiddenTurn[]) {
  const words = new Map(
    hidden.map(({ id, text, was, hidden: parts }) => [id, text === null ? [was] : hiddenWords(was, parts)]),
  )
  const bySource = Map.groupBy(seen.sources, ({ memory_id }) => memory_id)
  const notes = seen.memories.filter(
    ({ id, memory_type, forgotten_at }) => memory_type === 'note' && forgotten_at === null && !going.has(id),
  )
  return notes.flatMap(({ id, content: was }) => {
    const copied = (bySource.get(id) ?? []).flatMap(({ turn }) => (turn && words.get(turn)) || [])
    const content = noteWithout(was, copied)
    return content === was ? [] : [{ id, content }]
  })
}

/** What stays has lost the turns that are deleted themselves. */
function sourcesLost(seen: Seen, gone: ReadonlySet<string>): Decision['lost_sources'] {
  const inGiven = isGiven(seen)
  return seen.sources.flatMap(({ memory_id, turn }) =>
    turn !== null && inGiven(turn) && !gone.has(memory_id) ? [{ memory_id, turn }] : [],
  )
}

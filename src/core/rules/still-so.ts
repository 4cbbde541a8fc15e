import type { ChatTurn } from '../ports.ts'
import { quoted } from './conversation/saying.ts'
import { extract } from './extract.ts'

const SAID = '1970-01-01T00:00:00Z'

/** What was said in a conversation, without turns of the person that a later one of theirs ends, denies or disputes. */
export function stillSo(history: readonly ChatTurn[]): ChatTurn[] {
  const turns = history.map(({ role, text }, place) => ({
    ...{ turn_id: String(place), role, name: null, text, timestamp_iso: SAID },
    ...{ evidence_level: null, shortened: false },
  }))
  const over = new Set(
    turns.flatMap((turn, place) =>
      turn.role === 'user' ? endedBy(turn, turns.slice(0, place)).map(({ memory_id }) => memory_id) : [],
    ),
  )
  return history.filter((_, place) => !over.has(place))
}

type Turn = Parameters<typeof extract>[0]['transcript'][number]

const endedBy = (turn: Turn, before: readonly Turn[]) => {
  const memories = before.flatMap(({ role, text }, id) =>
    role === 'user'
      ? [{ id, content: quoted(text, null, new Date(SAID)), type: 'fact' as const, time: null }]
      : [],
  )
  if (memories.length === 0) return []
  return extract({ transcript: [turn], memories, speakers: [], predicates: [] }).corrections ?? []
}

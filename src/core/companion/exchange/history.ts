import type { ChatTurn } from '../../ports.ts'
import type { SeenTurn } from './drawn.ts'
import type { TurnRow } from './rows.ts'

const ROUNDS = 5

/**
 * What was said in the last five rounds. A round begins where the user speaks after the companion, or first.
 */
export interface History {
  readonly rounds: number
  readonly turns: readonly ChatTurn[]
  /** The same as they were read. */
  readonly seen: readonly SeenTurn[]
}

/** @param rows newest first */
export function lastRounds(rows: readonly TurnRow[]): History {
  const inOrder = rows.toReversed()
  const starts = inOrder.flatMap((turn, place) =>
    turn.role === 'user' && inOrder[place - 1]?.role !== 'user' ? [place] : [],
  )
  const first = starts.slice(-ROUNDS)[0]
  if (first === undefined) return { rounds: 0, turns: [], seen: [] }
  const kept = inOrder.slice(first)
  return {
    rounds: Math.min(ROUNDS, starts.length),
    turns: kept.map(({ role, text, over }) => ({ role, text, ...(over && { over }) })),
    seen: kept.map(({ id, hidden }) => ({ id, hidden })),
  }
}

import type { ChatTurn } from '../../ports.ts'
import type { TurnRow } from './rows.ts'

const ROUNDS = 5

/**
 * What was said in the last five rounds. A round begins where the user speaks after the companion, or first.
 */
export interface History {
  readonly rounds: number
  readonly turns: readonly ChatTurn[]
}

/** @param rows newest first */
export function lastRounds(rows: readonly TurnRow[]): History {
  const turns = rows.toReversed().map(({ role, text }) => ({ role, text }))
  const starts = turns.flatMap((turn, place) =>
    turn.role === 'user' && turns[place - 1]?.role !== 'user' ? [place] : [],
  )
  const first = starts.slice(-ROUNDS)[0]
  return first === undefined
    ? { rounds: 0, turns: [] }
    : { rounds: Math.min(ROUNDS, starts.length), turns: turns.slice(first) }
}

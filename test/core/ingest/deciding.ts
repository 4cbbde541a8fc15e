import type { ProposedMark } from '../../../prompts/mark_turns.ts'
import { decide } from '../../../src/core/ingest/marking/decide.ts'
import type { StoredTurn } from '../../../src/core/ingest/turns/turn.ts'
import type { Role } from '../../../src/core/memories/turns/schemas.ts'
import { Lifetimes } from '../../../src/core/tenancy/policy/schemas.ts'
import { drop } from './support.ts'

export const lifetimes = Lifetimes.parse({})
let seq = 0
export const stored = (
  turn_id: string,
  role: Role,
  text: string,
  more: Partial<StoredTurn> = {},
): StoredTurn => {
  seq += 1
  return {
    id: turn_id,
    turn_id,
    seq,
    role,
    name: null,
    text,
    timestamp_iso: new Date(seq * 1000),
    mark: null,
    ...more,
  }
}
export const talk = (...said: [Role, string][]): StoredTurn[] =>
  said.map(([role, text], place) => stored(String(place + 1), role, text))
export const proposed = (...list: object[]) => list as ProposedMark[]
export const dropAll = (turns: readonly StoredTurn[], more: Record<string, object> = {}) =>
  proposed(...turns.map((turn) => drop(turn.turn_id, more[turn.turn_id])))
export const decideOn = (
  turns: StoredTurn[],
  marks: ProposedMark[] = dropAll(turns),
  earlier: StoredTurn[] = [],
) => {
  const decision = decide(earlier, turns, marks, lifetimes)
  const by = Object.fromEntries(
    [...decision.rewritten, ...decision.turns].map((turn) => [turn.turn_id, turn.mark]),
  )
  const pins = decision.pins.map((pin) => [
    pin.trigger.turn_id,
    pin.targets.map((turn) => turn.turn_id),
    pin.requires_confirmation,
  ])
  return { ...decision, by, pins }
}

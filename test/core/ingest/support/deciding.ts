import type { MarkTurnsOutput } from '../../../../prompts/mark_turns.ts'
import { readAnswer } from '../../../../src/core/ingest/marking/answer.ts'
import { decide } from '../../../../src/core/ingest/marking/decide.ts'
import type { StoredTurn } from '../../../../src/core/ingest/turns/turn.ts'
import type { Role } from '../../../../src/core/memories/turns/schemas.ts'
import { Lifetimes } from '../../../../src/core/tenancy/policy/schemas.ts'
import { saysRemember } from '../../../../src/core/text/words/remembering.ts'
import { drop, marks } from './support.ts'

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
    minutes_east: 0,
    mark: null,
    ...more,
  }
}
export const talk = (...said: [Role, string][]): StoredTurn[] =>
  said.map(([role, text], place) => stored(String(place + 1), role, text))
/** A model's answer, of items as `mark` and `drop` make them. */
export const proposed = (...list: object[]) => marks(...list) as MarkTurnsOutput
/** Nothing is kept; what asks to remember says so, as a model would. */
export const dropAll = (turns: readonly StoredTurn[], more: Record<string, object> = {}) =>
  proposed(
    ...turns.map(({ turn_id, role, text }) =>
      drop(turn_id, { save: role === 'user' && saysRemember(text), ...more[turn_id] }),
    ),
  )
export const decideOn = (
  turns: StoredTurn[],
  answer: MarkTurnsOutput = dropAll(turns),
  earlier: StoredTurn[] = [],
  table = lifetimes,
) => {
  const read = readAnswer(answer, turns, earlier)
  const decision = decide(earlier, turns, read.proposed, table, read.rejected)
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

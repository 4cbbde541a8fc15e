import type { Span } from '../../memories/turns/schemas.ts'
import { withoutRecalled } from '../../text/harmless/context-block.ts'
import { askedIn, saysRemember } from '../../text/words/remembering.ts'
import { lengthOf } from '../turns/code-points.ts'
import type { StoredTurn } from '../turns/turn.ts'

/** The user said "remember this": what said it and what it means. */
export interface Pin {
  readonly trigger: StoredTurn
  /** In order; the trigger itself when it says what to keep, nothing when no turn came before it. */
  readonly targets: readonly StoredTurn[]
  readonly requires_confirmation: boolean
  /** Of a trigger that is its own target: the sentences that are meant, in code points; null for all of it. */
  readonly spans: readonly Span[] | null
}

/** What the model said of a user turn, as far as pins care. */
export interface Flag {
  readonly save: boolean
  readonly unclear: boolean
}

/** How many turns before a bare trigger are meant. */
const TURNS_BEFORE = 4

/**
 * A user turn is a trigger when it says so in plain words of its own, not in recalled ones, and the model
 * says so too.
 */
export const isTrigger = (turn: Pick<StoredTurn, 'role' | 'text'>, flag: Flag | undefined): boolean =>
  turn.role === 'user' && flag?.save === true && saysRemember(withoutRecalled(turn.text))

/** What a trigger means of itself, in code points. */
export interface Meant {
  /** Its sentences that are to be kept; null for all of it, empty when it says nothing to keep. */
  readonly spans: readonly Span[] | null
  /** Its sentences that ask and say nothing else. */
  readonly bare: readonly Span[]
}

/** Spans in code points, as they are stored; null for the whole text. */
export function meantIn(text: string): Meant {
  const { meant, bare } = askedIn(text)
  const spanOf = ({ start, end }: Span): Span => {
    const from = lengthOf(text.slice(0, start))
    return { start: from, end: from + lengthOf(text.slice(start, end)) }
  }
  const isAll = meant.length === 1 && text.slice(meant[0]!.start, meant[0]!.end) === text.trim()
  return { spans: isAll ? null : meant.map(spanOf), bare: bare.map(spanOf) }
}

/** The last four turns, stretched back to the nearest assistant or tool turn if there is one. */
function windowBefore(before: readonly StoredTurn[]): readonly StoredTurn[] {
  const answer = before.findLastIndex((turn) => turn.role === 'assistant' || turn.role === 'tool')
  const start = Math.max(0, before.length - TURNS_BEFORE)
  return before.slice(answer === -1 ? start : Math.min(start, answer))
}

/**
 * The pins of one commit. `earlier` are the session's turns before it, as far back as the nearest assistant
 * or tool turn. A bare trigger is ambiguous when nothing precedes it, when its window meets another's, or
 * when the model says so.
 */
export function findPins(
  earlier: readonly StoredTurn[],
  turns: readonly StoredTurn[],
  flags: ReadonlyMap<string, Flag>,
): Pin[] {
  const all = [...earlier, ...turns]
  const found = turns.flatMap((trigger, place) => {
    const flag = flags.get(trigger.turn_id)
    if (!isTrigger(trigger, flag)) return []
    const { spans } = meantIn(trigger.text)
    const bare = spans?.length === 0
    const targets = bare ? windowBefore(all.slice(0, earlier.length + place)) : [trigger]
    return [{ trigger, targets, bare, spans: bare ? null : spans, unclear: flag?.unclear === true }]
  })
  return found.map((pin) => {
    const overlaps = found.some(
      (other) => other !== pin && other.bare && pin.bare && share(pin.targets, other.targets),
    )
    return {
      trigger: pin.trigger,
      targets: pin.targets,
      requires_confirmation: pin.targets.length === 0 || overlaps || pin.unclear,
      spans: pin.spans,
    }
  })
}

const share = (one: readonly StoredTurn[], other: readonly StoredTurn[]): boolean =>
  one.some((turn) => other.includes(turn))

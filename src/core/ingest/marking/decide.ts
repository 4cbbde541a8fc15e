import { type ProposedMark, unkept } from '../../../../prompts/mark_turns.ts'
import type { Mark } from '../../memories/turns/schemas.ts'
import type { Lifetimes } from '../../tenancy/policy/schemas.ts'
import { isTakenUp, type MarkedTurn, type StoredTurn } from '../turns/turn.ts'
import { forEver, lifetimeOf } from './lifetimes.ts'
import { findPins, isTrigger, type Pin } from './pins.ts'

export interface Decision {
  /** The commit's turns with their verdicts, in order. */
  readonly turns: readonly MarkedTurn[]
  /** Turns of earlier commits whose marks a pin has rewritten, in order. */
  readonly rewritten: readonly MarkedTurn[]
  readonly pins: readonly Pin[]
}

const PINNED_IMPORTANCE = 0.9
const UNASKED = 'An inference of the assistant that nobody asked to save.'
const ASKED = 'The user asked to save it.'

/**
 * Code's decisions on what the model proposed, in this order: inferences are dropped, lifetimes come from the
 * table, pins are bound. Pure; `proposed` has passed its checks.
 */
export function decide(
  earlier: readonly StoredTurn[],
  turns: readonly StoredTurn[],
  proposed: readonly ProposedMark[],
  lifetimes: Lifetimes,
): Decision {
  const byTurn = new Map(proposed.map((mark) => [mark.turn_id, mark]))
  const pins = findPins(earlier, turns, byTurn)
  const marked = turns.map((turn) => {
    const mark = withLifetime(withoutInference(toMark(byTurn.get(turn.turn_id)!, turn)), lifetimes)
    return {
      ...turn,
      mark: turn.mark?.user_triggered_save ? pinned(mark, turn.mark.requires_confirmation) : mark,
    }
  })
  return { turns: marked.map((turn) => applyPins(turn, pins)), rewritten: rewrite(earlier, pins), pins }
}

/** Ids of the turns that the pins of these marks keep, whatever the model says of them. */
export const pinnedBy = (
  earlier: readonly StoredTurn[],
  turns: readonly StoredTurn[],
  proposed: readonly ProposedMark[],
): ReadonlySet<string> => {
  const flags = new Map(proposed.map((mark) => [mark.turn_id, mark]))
  return new Set(findPins(earlier, turns, flags).flatMap((pin) => pin.targets.map((turn) => turn.turn_id)))
}

/** Only a user turn that is a trigger carries the model's own `user_triggered_save`. */
function toMark(proposed: ProposedMark, turn: StoredTurn): Mark {
  return {
    turn_id: proposed.turn_id,
    keep: proposed.keep,
    span: proposed.span ?? null,
    user_triggered_save: proposed.user_triggered_save && isTrigger(turn, proposed),
    category: proposed.category ?? null,
    subtype: proposed.subtype ?? null,
    evidence_level: proposed.evidence_level ?? null,
    requires_confirmation: proposed.requires_confirmation,
    importance: proposed.importance,
    ttl_seconds: proposed.ttl_seconds,
    forget_policy: proposed.forget_policy ?? null,
    task_state: proposed.category === 'task' ? (proposed.task_state ?? 'open') : null,
    reason: proposed.reason,
  }
}

/** Advice that the person took up stays, and what comes of it waits for them to confirm it. */
const withoutInference = (mark: Mark): Mark =>
  mark.keep && mark.evidence_level === 'S1_ai_inference' && !isTakenUp(mark)
    ? { ...mark, keep: false, reason: UNASKED }
    : mark

const withLifetime = (mark: Mark, lifetimes: Lifetimes): Mark =>
  mark.keep ? { ...mark, ...lifetimeOf(mark, lifetimes) } : { ...mark, forget_policy: null, ttl_seconds: 0 }

/** The evidence stays what it was: wanting to keep something does not make it true. */
const pinned = (mark: Mark, ambiguous: boolean): Mark => ({
  ...mark,
  ...forEver,
  keep: true,
  user_triggered_save: true,
  category: mark.category ?? 'note',
  requires_confirmation: mark.requires_confirmation || ambiguous,
  importance: Math.max(mark.importance, PINNED_IMPORTANCE),
  reason: mark.keep ? mark.reason : ASKED,
})

function applyPins(turn: MarkedTurn, pins: readonly Pin[]): MarkedTurn {
  const own = pins.filter((pin) => pin.targets.some((target) => target.turn_id === turn.turn_id))
  if (own.length === 0) return turn
  return {
    ...turn,
    mark: pinned(
      turn.mark,
      own.some((pin) => pin.requires_confirmation),
    ),
  }
}

const rewrite = (earlier: readonly StoredTurn[], pins: readonly Pin[]): MarkedTurn[] =>
  earlier
    .filter((turn) => pins.some((pin) => pin.targets.includes(turn)))
    .map((turn) => applyPins({ ...turn, mark: turn.mark ?? unkept(turn.turn_id) }, pins))

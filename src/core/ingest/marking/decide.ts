import type { Mark, MarkPart } from '../../memories/turns/schemas.ts'
import type { Lifetimes } from '../../tenancy/policy/schemas.ts'
import { isTakenUp, type MarkedTurn, type StoredTurn } from '../turns/turn.ts'
import type { Proposed } from './answer.ts'
import { lifetimeOf } from './lifetimes.ts'
import { allPinned, pinnedParts, type Sentences, without } from './pinned-parts.ts'
import { findPins, meantIn, type Pin } from './pins.ts'
import { findWithheld } from './withheld.ts'

export interface Decision {
  /** The commit's turns with their verdicts, in order. */
  readonly turns: readonly MarkedTurn[]
  /** Turns of earlier commits whose marks a pin has rewritten, in order. */
  readonly rewritten: readonly MarkedTurn[]
  readonly pins: readonly Pin[]
  /** What of the answer did not hold, counted by its reason. */
  readonly rejected: Readonly<Record<string, number>>
}

const UNASKED = 'An inference of the assistant that nobody asked to save.'
const BARE = 'It asks to keep what came before.'
const WITHHELD = 'The person asked not to have it remembered.'

/**
 * Code's decisions on what the model proposed, in this order: inferences are dropped, lifetimes come from the
 * table, pins are bound. Pure; `proposed` has passed its checks.
 */
export function decide(
  earlier: readonly StoredTurn[],
  turns: readonly StoredTurn[],
  proposed: readonly Proposed[],
  lifetimes: Lifetimes,
  rejected: Decision['rejected'] = {},
): Decision {
  const byTurn = new Map(proposed.map((one) => [one.turn_id, one]))
  const flagged = proposed.filter(({ withhold }) => withhold).map(({ turn_id }) => turn_id)
  const withheld = findWithheld(earlier, turns, new Set(flagged))
  const pins = findPins(earlier, turns, byTurn)
    .filter(({ trigger }) => !withheld.has(trigger.id))
    .map((pin) => ({ ...pin, targets: pin.targets.filter(({ id }) => !withheld.has(id)) }))
  const marked = turns.map((turn) => {
    const pin = pins.find(({ trigger }) => trigger.turn_id === turn.turn_id)
    const proposal = byTurn.get(turn.turn_id)!
    const mark = markOf(pin ? withoutBare(proposal, turn) : proposal, pin !== undefined, lifetimes)
    return {
      ...turn,
      mark: turn.mark?.user_triggered_save ? pinned(mark, turn.mark.requires_confirmation, null) : mark,
    }
  })
  return {
    turns: marked.map((turn) => (withheld.has(turn.id) ? withheldTurn(turn) : applyPins(turn, pins))),
    rewritten: [
      ...rewrite(earlier, pins),
      ...earlier.filter(({ id }) => withheld.has(id)).map(withheldTurn),
    ].sort((one, other) => one.seq - other.seq),
    pins,
    rejected,
  }
}

/** What a trigger says beside sentences that ask for what stands elsewhere. */
function withoutBare(proposal: Proposed, { text }: StoredTurn): Proposed {
  const { bare } = meantIn(text)
  const parts =
    bare.length > 0 ? proposal.parts.flatMap((part) => without(part, { text, spans: bare })) : proposal.parts
  return parts.length > 0 ? { ...proposal, parts } : { ...proposal, parts, reason: BARE }
}

/**
 * The parts that code keeps, and the turn's own verdict: that of the most important one, over all of them.
 */
function markOf({ turn_id, parts, reason }: Proposed, trigger: boolean, lifetimes: Lifetimes): Mark {
  const kept = parts
    .filter(
      (part) =>
        part.evidence_level !== 'S1_ai_inference' || isTakenUp({ ...part, user_triggered_save: false }),
    )
    .map((part) => ({ ...part, ...lifetimeOf(part, lifetimes) }))
  if (kept.length > 0) return withParts({ ...unkept(turn_id), user_triggered_save: trigger }, kept)
  const [inference] = parts
  return {
    ...unkept(turn_id),
    ...(inference && { ...inference, span: null, forget_policy: null, ttl_seconds: 0 }),
    user_triggered_save: trigger,
    reason: inference ? UNASKED : reason,
  }
}

const withheldTurn = (turn: StoredTurn): MarkedTurn => ({
  ...turn,
  mark: { ...unkept(turn.turn_id), withheld: true, reason: WITHHELD },
})

/** The mark of a turn of which nothing is kept, with every key. */
const unkept = (turn_id: string): Mark => ({
  turn_id,
  keep: false,
  span: null,
  user_triggered_save: false,
  category: null,
  subtype: null,
  evidence_level: null,
  requires_confirmation: false,
  importance: 0,
  ttl_seconds: 0,
  forget_policy: null,
  task_state: null,
  reason: '',
  parts: [],
  withheld: false,
})

function withParts(mark: Mark, parts: readonly MarkPart[]): Mark {
  const strongest = parts.reduce((best, part) => (part.importance > best.importance ? part : best))
  const spans = parts.map(({ span }) => span)
  const whole = spans.some((span) => span === null)
  const start = Math.min(...spans.map((span) => span?.start ?? 0))
  const end = Math.max(...spans.map((span) => span?.end ?? 0))
  return { ...mark, ...strongest, keep: true, span: whole ? null : { start, end }, parts: [...parts] }
}

/** A pinned turn; of one that is meant in part the parts beside it keep their own verdict. */
function pinned(mark: Mark, ambiguous: boolean, meant: Sentences | null): Mark {
  const made = withParts(mark, meant ? pinnedParts(mark, ambiguous, meant) : allPinned(mark, ambiguous))
  return { ...made, user_triggered_save: true }
}

function applyPins(turn: MarkedTurn, pins: readonly Pin[]): MarkedTurn {
  const own = pins.filter((pin) => pin.targets.some((target) => target.turn_id === turn.turn_id))
  if (own.length === 0) return turn
  const ambiguous = own.some((pin) => pin.requires_confirmation)
  const [spans = null] = own.map((pin) => (pin.trigger.turn_id === turn.turn_id ? pin.spans : null))
  return { ...turn, mark: pinned(turn.mark, ambiguous, spans && { text: turn.text, spans }) }
}

const rewrite = (earlier: readonly StoredTurn[], pins: readonly Pin[]): MarkedTurn[] =>
  earlier
    .filter((turn) => pins.some((pin) => pin.targets.includes(turn)))
    .map((turn) => applyPins({ ...turn, mark: turn.mark ?? unkept(turn.turn_id) }, pins))

import type { KeptPart, MarkTurnsOutput } from '../../../../prompts/mark_turns.ts'
import type { MarkPart } from '../../memories/turns/schemas.ts'
import { type StoredTurn, shownId } from '../turns/turn.ts'
import { findQuote } from './quote.ts'

/** What a model says of a turn, before code has decided. */
export interface Proposed {
  readonly turn_id: string
  /** Empty where nothing is kept. */
  readonly parts: readonly MarkPart[]
  readonly save: boolean
  readonly unclear: boolean
  /** It asks not to be remembered, or not to have remembered what came before. */
  readonly withhold: boolean
  /** Why the turn is dropped. */
  readonly reason: string
}

export interface ReadAnswer {
  readonly proposed: readonly Proposed[]
  readonly rejected: Readonly<Record<string, number>>
}

const NOT_JUDGED = 'not judged'

const idsOf = (output: MarkTurnsOutput): string[] => [
  ...output.dropped.flatMap(({ turn_ids }) => turn_ids),
  ...output.kept.map(({ turn_id }) => turn_id),
]

/**
 * What the one repair call is about: a new turn that is in neither list, an id that no shown turn has. A turn
 * of the context is struck and worth no call.
 * @param shown what the prompt calls a turn
 */
export function faultsOf(
  output: MarkTurnsOutput,
  turns: readonly StoredTurn[],
  context: readonly StoredTurn[],
  shown: (id: string) => string = (id) => id,
): string[] {
  const named = new Set(idsOf(output))
  const known = new Set([...turns, ...context].map(shownId))
  return [
    ...[...named].filter((id) => !known.has(id)).map((id) => `${JSON.stringify(shown(id))} is no new turn`),
    ...turns
      .map(shownId)
      .filter((id) => !named.has(id))
      .map((id) => `turn ${JSON.stringify(shown(id))} is not judged`),
  ]
}

/**
 * A verdict on every turn of a window. What does not hold is left out and counted; a turn in both lists is
 * kept.
 */
export function readAnswer(
  output: MarkTurnsOutput,
  turns: readonly StoredTurn[],
  context: readonly StoredTurn[],
): ReadAnswer {
  const named = new Set(idsOf(output))
  const shown = new Set([...turns, ...context].map(shownId))
  const reasons = new Map(
    output.dropped.flatMap(({ reason, turn_ids }) => turn_ids.map((id) => [id, reason])),
  )
  const kept = Map.groupBy(output.kept, ({ turn_id }) => turn_id)
  const withheld = new Set(output.withhold ?? [])
  let missed = 0
  const proposed = turns.map((turn): Proposed => {
    const name = shownId(turn)
    const parts = kept.get(name) ?? []
    const read = partsOf(parts, turn)
    missed += read.missed
    return {
      turn_id: turn.turn_id,
      parts: read.parts,
      save: parts.some(({ save }) => save === true),
      unclear: parts.some(
        ({ save, requires_confirmation }) => save === true && requires_confirmation === true,
      ),
      withhold: withheld.has(name),
      reason: reasons.get(name) ?? NOT_JUDGED,
    }
  })
  const rejected = {
    not_judged: turns.filter((turn) => !named.has(shownId(turn))).length,
    unknown_turn: [...named].filter((id) => !shown.has(id)).length,
    quote_not_found: missed,
  }
  return { proposed, rejected: Object.fromEntries(Object.entries(rejected).filter(([, count]) => count > 0)) }
}

/**
 * Where the quotes stand. One that is not there is struck; a turn whose quotes are all struck is kept whole,
 * as its first part.
 */
function partsOf(given: readonly KeptPart[], turn: StoredTurn): { parts: MarkPart[]; missed: number } {
  const found = given.flatMap((part) => {
    const span = part.quote ? findQuote(turn.text, part.quote) : null
    return span === undefined ? [] : [toPart(part, span)]
  })
  const missed = given.length - found.length
  const [first] = given
  return { parts: found.length === 0 && first ? [toPart(first, null)] : found, missed }
}

const toPart = (part: KeptPart, span: MarkPart['span']): MarkPart => ({
  span,
  category: part.category,
  subtype: part.subtype ?? null,
  evidence_level: part.evidence_level,
  importance: part.importance,
  forget_policy: null,
  ttl_seconds: 0,
  task_state: part.category === 'task' ? (part.task_state ?? 'open') : null,
  requires_confirmation: part.requires_confirmation ?? false,
  reason: part.reason,
})

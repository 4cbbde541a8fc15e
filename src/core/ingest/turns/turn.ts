import type { ShownTurn } from '../../../../prompts/mark_turns.ts'
import type { Attachment, Mark, Role } from '../../memories/turns/schemas.ts'
import { countTokens, cutToTokens, fitsTokens } from '../../text/budget.ts'
import { withoutRecalled } from '../../text/harmless/context-block.ts'
import { visible } from '../../text/harmless/visible.ts'
import { hashOf } from '../../text/hash.ts'
import { isoByClock, minutesEastOf } from '../../text/moments.ts'
import { sliceOf, unitsBefore } from './code-points.ts'

/** A stored turn as the stages work with it. */
export interface StoredTurn {
  /** `turns.id` */
  readonly id: string
  readonly turn_id: string
  readonly seq: number
  readonly role: Role
  readonly name: string | null
  readonly text: string
  readonly timestamp_iso: Date
  /** Of the clock by which it was said. */
  readonly minutes_east: number
  /** What came with it; nothing unless said. */
  readonly attachments?: readonly Pick<Attachment, 'name' | 'caption'>[]
  readonly mark: Mark | null
  /** How many parts of it were forgotten when it was read; none unless said. */
  readonly hidden_parts?: number
}

/** When a turn that is handed over was said, and by which clock; unless it says so, as it comes. */
export const saidAt = (
  { timestamp_iso: given }: { readonly timestamp_iso?: string | null | undefined },
  now: Date,
) => ({
  timestamp_iso: given ? new Date(given) : now,
  minutes_east: minutesEastOf(given ?? ''),
})

/** A turn with its verdict. */
export interface MarkedTurn extends StoredTurn {
  readonly mark: Mark
}

/**
 * Advice or a promise of the assistant that the person took up: an inference that waits for them to confirm
 * it.
 */
export const isTakenUp = (
  mark: Pick<Mark, 'evidence_level' | 'requires_confirmation' | 'user_triggered_save'>,
): boolean =>
  mark.evidence_level === 'S1_ai_inference' && mark.requires_confirmation && !mark.user_triggered_save

/** Who speaks, by name or else by role. */
export const speakerOf = (turn: Pick<StoredTurn, 'name' | 'role'>): string => turn.name ?? turn.role

/** What a mark keeps of its turn: the span, else everything. */
export const keptText = (turn: StoredTurn, mark: Mark): string =>
  mark.span ? sliceOf(turn.text, mark.span.start, mark.span.end) : turn.text

/**
 * The kept text without what the service itself handed out as recall context; empty when nothing else is
 * left.
 */
export const keptWords = ({
  text,
  mark: { span },
}: {
  readonly text: string
  readonly mark: Pick<Mark, 'span'>
}): string =>
  withoutRecalled(
    text,
    span ? { start: unitsBefore(text, span.start), end: unitsBefore(text, span.end) } : undefined,
  ).trim()

const LONG = 2_000
const HEAD = 1_500
const TAIL = 500

/** What a model sees of a text: all of it up to 2 000 tokens, else the first 1 500 and the last 500. */
export function shorten(text: string): { readonly text: string; readonly shortened: boolean } {
  if (fitsTokens(text, LONG)) return { text, shortened: false }
  const reversed = cutToTokens([...text].reverse().join(''), TAIL)
  return { text: `${cutToTokens(text, HEAD)}\n[…]\n${[...reversed].reverse().join('')}`, shortened: true }
}

/**
 * How a prompt and an answer name a turn: by its id; where nobody sees all of that, by what is seen of it and
 * what tells it apart.
 */
export function shownId({ turn_id }: Pick<StoredTurn, 'turn_id'>): string {
  const seen = visible(turn_id)
  return seen === turn_id ? turn_id : `${seen}~${hashOf(turn_id).slice(0, 8)}`
}

/** What came with a turn, in words: `name: caption`, or the one that there is. */
export const attached = ({ attachments = [] }: Pick<StoredTurn, 'attachments'>): string[] =>
  attachments
    .map(({ name, caption }) => [name, caption].filter((words) => words?.trim()).join(': '))
    .filter((words) => words !== '')

/** A turn as the marking prompt shows it. */
export const shown = (turn: StoredTurn): ShownTurn => ({
  turn_id: shownId(turn),
  role: turn.role,
  name: turn.name,
  timestamp_iso: isoByClock(turn.timestamp_iso, turn.minutes_east),
  attachments: attached(turn),
  ...shorten(turn.text),
})

/** Of the words that a prompt shows of a turn. */
export const tokensShown = ({ text, attachments = [] }: Pick<ShownTurn, 'text' | 'attachments'>): number =>
  countTokens([text, ...attachments].join('\n'))

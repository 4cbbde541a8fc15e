import type { TranscriptTurn } from '../../../../prompts/extract.ts'
import { withoutRecalled } from '../../text/harmless/context-block.ts'
import { isoByClock } from '../../text/moments.ts'
import { isPinned } from '../marking/pinned-parts.ts'
import {
  attached,
  keptText,
  keptWords,
  type MarkedTurn,
  type StoredTurn,
  shorten,
  shownId,
  speakerOf,
} from '../turns/turn.ts'

/** The kept turns, in order of arrival, that have words of their own left. */
export const transcriptOf = (turns: readonly MarkedTurn[]): KeptPart[] =>
  turns
    .toSorted((one, other) => one.seq - other.seq)
    .flatMap(partsOf)
    .filter((turn) => turn.mark.keep && keptWords(turn) !== '')

/** A kept turn, or one of several parts of it. */
export interface KeptPart extends MarkedTurn {
  /** From 1, where a turn has several parts. */
  readonly part?: number
}

function partsOf(turn: MarkedTurn): KeptPart[] {
  const { keep, parts = [], user_triggered_save } = turn.mark
  if (!keep || parts.length === 0) return [turn]
  return parts.map((part, place) => ({
    ...turn,
    ...(parts.length > 1 && { part: place + 1 }),
    mark: { ...turn.mark, ...part, user_triggered_save: user_triggered_save && isPinned(part), parts: [] },
  }))
}

/** How a prompt and an answer name a part. */
export const partId = (turn: KeptPart): string =>
  turn.part === undefined ? shownId(turn) : `${shownId(turn)}#${turn.part}`

/** A kept turn as extraction sees it. */
export const transcriptTurn = (turn: KeptPart): TranscriptTurn => ({
  turn_id: partId(turn),
  role: turn.role,
  name: turn.name,
  timestamp_iso: isoByClock(turn.timestamp_iso, turn.minutes_east),
  evidence_level: turn.mark.evidence_level,
  attachments: (turn.part ?? 1) === 1 ? attached(turn) : [],
  ...shorten(keptWords(turn)),
})

const BEFORE = 4
const AFTER = 2
/** Of a longer dropped turn. */
const GLIMPSE = 300

/**
 * The kept parts with the turns around them: four before the first one, the dropped ones between, two after
 * the last. These are no sources; what is withheld is in no prompt.
 */
export function withContext(window: readonly KeptPart[], around: readonly StoredTurn[]): TranscriptTurn[] {
  const kept = new Set(window.map(({ id }) => id))
  const [first = 0, last = 0] = [window[0]?.seq, window.at(-1)?.seq]
  const others = around.filter(({ id }) => !kept.has(id))
  const near = [
    ...others.filter(({ seq }) => seq < first).slice(-BEFORE),
    ...others.filter(({ seq }) => seq > first && seq < last),
    ...others.filter(({ seq }) => seq > last).slice(0, AFTER),
  ]
  const context = near.map((turn) => ({ seq: turn.seq, shown: contextTurn(turn) }))
  const parts = window.map((turn) => ({ seq: turn.seq, shown: transcriptTurn(turn) }))
  return [...context, ...parts].sort((one, other) => one.seq - other.seq).map(({ shown }) => shown)
}

function contextTurn(turn: StoredTurn): TranscriptTurn {
  const text = withoutRecalled(turn.text)
  const characters = [...text]
  const glimpse = characters.slice(0, GLIMPSE).join('')
  const isShortened = glimpse.length < text.length
  return {
    turn_id: shownId(turn),
    role: turn.role,
    name: turn.name,
    timestamp_iso: isoByClock(turn.timestamp_iso, turn.minutes_east),
    evidence_level: null,
    text: glimpse,
    shortened: isShortened,
    ...(isShortened && { ending: characters.slice(-GLIMPSE).join('') }),
    attachments: attached(turn),
    kept: false,
  }
}

/** Kept spans in turn order, each line with turn id, time, role and speaker. Its format is no promise. */
export const filteredTranscript = (turns: readonly MarkedTurn[]): string =>
  transcriptOf(turns)
    .map(
      (turn) =>
        `[${partId(turn)}] ${turn.timestamp_iso.toISOString()} ${turn.role} ${speakerOf(turn)}: ` +
        `${keptWords(turn)}`,
    )
    .join('\n')

/** What was kept of each turn, word for word. */
export const keptSpans = (turns: readonly MarkedTurn[]): { turn_id: string; text: string }[] =>
  turns
    .filter((turn) => turn.mark.keep)
    .flatMap(partsOf)
    .map((turn) => ({ turn_id: turn.turn_id, text: keptText(turn, turn.mark) }))

/** A pin's note: the targets' kept words in order, a line each with speaker. */
export const noteOf = (targets: readonly MarkedTurn[]): string =>
  transcriptOf(targets)
    .map((turn) => `${speakerOf(turn)}: ${keptWords(turn)}`)
    .join('\n')

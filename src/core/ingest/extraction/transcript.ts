import type { TranscriptTurn } from '../../../../prompts/extract.ts'
import { keptText, keptWords, type MarkedTurn, shorten, speakerOf } from '../turns/turn.ts'

/** The kept turns, in order of arrival, that have words of their own left. */
export const transcriptOf = (turns: readonly MarkedTurn[]): MarkedTurn[] =>
  turns.filter((turn) => turn.mark.keep && keptWords(turn) !== '').sort((one, other) => one.seq - other.seq)

/** A kept turn as extraction sees it. */
export const transcriptTurn = (turn: MarkedTurn): TranscriptTurn => ({
  turn_id: turn.turn_id,
  role: turn.role,
  name: turn.name,
  timestamp_iso: turn.timestamp_iso.toISOString(),
  evidence_level: turn.mark.evidence_level,
  ...shorten(keptWords(turn)),
})

/** Kept spans in turn order, each line with turn id, time, role and speaker. Its format is no promise. */
export const filteredTranscript = (turns: readonly MarkedTurn[]): string =>
  transcriptOf(turns)
    .map((turn) => {
      const head = `[${turn.turn_id}] ${turn.timestamp_iso.toISOString()} ${turn.role} ${speakerOf(turn)}`
      return `${head}: ${keptWords(turn)}`
    })
    .join('\n')

export const keptSpans = (turns: readonly MarkedTurn[]): { turn_id: string; text: string }[] =>
  turns
    .filter((turn) => turn.mark.keep)
    .map((turn) => ({ turn_id: turn.turn_id, text: keptText(turn, turn.mark) }))

/** A pin's note: the targets' kept words in order, a line each with speaker. */
export const noteOf = (targets: readonly MarkedTurn[]): string =>
  transcriptOf(targets)
    .map((turn) => `${speakerOf(turn)}: ${keptWords(turn)}`)
    .join('\n')

import { hiddenWords, masked, noteWithout } from '../deciding/masking.ts'
import type { HiddenRow, NoteRow } from '../reading/hidden.ts'
import type { HiddenPart } from '../reading/seen.ts'

/** A turn as it is after a restore. */
export interface RestoredTurn {
  readonly id: string
  readonly name: string | null
  readonly role: string
  /** Null: something else still hides all of it. */
  readonly text: string | null
  readonly hidden: readonly HiddenPart[]
  readonly was: string
}

/** What else hides of a turn stays hidden; what is gone for good is not brought back. */
export function restoredTurn(turn: HiddenRow, receipt: string, memoryId: string): RestoredTurn | null {
  if (turn.original === null) return null
  const hidden = turn.hidden.filter(
    (part) => part.receipt !== receipt || (part.memory_id !== memoryId && part.memory_id !== null),
  )
  const { id, name, role, original: was } = turn
  return { id, name, role, text: masked(was, hidden), hidden, was }
}

/** A note as its turns are after a restore; null where it stays as it is. */
export function restoredNote(
  note: NoteRow,
  turns: readonly RestoredTurn[],
  receipt: string,
): { readonly id: string; readonly content: string; readonly was_gone: boolean } | null {
  const was_gone = note.forgotten_by !== null
  if (was_gone && note.forgotten_by !== receipt) return null
  const original = note.original ?? note.last
  if (original === null) return null
  const words = turns.flatMap(({ was, text, hidden }) => (text === null ? [was] : hiddenWords(was, hidden)))
  const content = noteWithout(original, words)
  return content === null || (!was_gone && content === note.content)
    ? null
    : { id: note.id, content, was_gone }
}

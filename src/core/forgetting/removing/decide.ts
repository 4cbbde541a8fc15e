import { hiddenWords, masked, noteWithout } from '../deciding/masking.ts'
import type { HiddenRow, NoteRow } from '../reading/hidden.ts'
import type { HiddenPart } from '../reading/seen.ts'

/** A turn as it is once a deletion is final. */
export interface FinalTurn {
  readonly id: string
  readonly hidden: readonly HiddenPart[]
  /** What is kept for the deletions that may still be restored; null when nothing is. */
  readonly original: string | null
}

/** The parts of one deletion never come back; what others may bring back is kept without them. */
export function finalTurn(
  { id, hidden: parts, original, is_forgotten }: HiddenRow,
  receipt: string,
): FinalTurn {
  const hidden = parts.map((part) => (part.receipt === receipt ? { ...part, receipt: null } : part))
  const isRestorable = hidden.some((part) => part.receipt !== null)
  if (original === null || !isRestorable) return { id, hidden, original: null }
  const final = hidden.filter((part) => part.receipt === null)
  const isAlone = is_forgotten && final.some(({ start }) => start === null)
  return { id, hidden, original: isAlone ? null : masked(original, final) }
}

/** What a note may become again once a deletion is final; null when nothing more than it is. */
export function finalNote(note: NoteRow, turns: readonly HiddenRow[], receipt: string): string | null {
  if (note.original === null) return null
  const words = turns.flatMap(({ original, text, hidden, is_forgotten }) => {
    const own = hidden.filter((part) => part.receipt === receipt)
    const was = original ?? text
    return is_forgotten ? [was] : hiddenWords(was, own)
  })
  const left = noteWithout(note.original, words)
  return left === note.content ? null : left
}

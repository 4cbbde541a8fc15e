import type { MarkTurnsOutput, ProposedMark } from '../../../../prompts/mark_turns.ts'
import { isInside, type StoredTurn } from '../turns/turn.ts'

/**
 * What is wrong with the marks of a window; enums, ranges and extra keys are the schema's to refuse.
 * @param pinned turns that a pin keeps, which so need neither category nor evidence
 */
export function faultsOf(
  output: MarkTurnsOutput,
  turns: readonly StoredTurn[],
  pinned: (marks: readonly ProposedMark[]) => ReadonlySet<string>,
): string[] {
  const known = new Map(turns.map((turn) => [turn.turn_id, turn]))
  const counts = Map.groupBy(output.marks, (mark) => mark.turn_id)
  const unknown = [...counts.keys()].filter((id) => !known.has(id)).map((id) => `${quote(id)} is no new turn`)
  const missing = turns
    .filter((turn) => !counts.has(turn.turn_id))
    .map((turn) => `turn ${quote(turn.turn_id)} has no mark`)
  const repeated = [...counts]
    .filter(([, marks]) => marks.length > 1)
    .map(([id]) => `turn ${quote(id)} has several marks`)
  const kept = pinned(output.marks)
  const each = output.marks.flatMap((mark) => {
    const turn = known.get(mark.turn_id)
    return turn ? markFaults(mark, turn, kept.has(mark.turn_id)) : []
  })
  return [...unknown, ...missing, ...repeated, ...each]
}

const quote = (id: string): string => JSON.stringify(id)

function markFaults(mark: ProposedMark, turn: StoredTurn, pinned: boolean): string[] {
  const faults: string[] = []
  const at = `turn ${quote(turn.turn_id)}`
  if (mark.span && !isInside(mark.span, turn.text)) {
    faults.push(`${at}: span [${mark.span.start}, ${mark.span.end}) is not inside the text`)
  }
  if (mark.keep && !pinned) {
    if (!mark.category) faults.push(`${at}: keep without category`)
    if (!mark.evidence_level) faults.push(`${at}: keep without evidence_level`)
  }
  return faults
}

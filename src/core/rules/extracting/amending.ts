import type { ExtractInput, ExtractOutput, TranscriptTurn } from '../../../../prompts/extract.ts'
import { amendedBy, saysWrongly, takenBack } from '../conversation/corrections/taken-back.ts'
import { withCommas } from '../conversation/grammar/sentences.ts'

/** The person's turn before one that takes words of it back, and what it says with the right ones. */
interface Amended<T> {
  readonly before: T
  readonly text: string
}

type Turn = Pick<TranscriptTurn, 'role' | 'name' | 'text'>

/** What a turn makes of the one before it by taking words of it back; null where it takes none back. */
export function amendedBefore<T extends Turn>(turn: T, transcript: readonly T[]): Amended<T> | null {
  const taken = takenBack(turn.text)
  if (!taken) return null
  const place = transcript.indexOf(turn)
  const before = transcript
    .slice(0, place)
    .findLast(({ role, name }) => role === 'user' && name === turn.name)
  const answered = transcript[place - 1]
  const text = before
    ? amendedBy(taken, withCommas(before.text), answered === before ? '' : (answered?.text ?? ''))
    : null
  return before && text !== null ? { before, text: `${text}\n${taken.rest}` } : null
}

/** Takes what came of the wrong words out of what is told, and says which memories came of them. */
export function dropAmended(
  { before, text }: Amended<TranscriptTurn>,
  { turn_id }: TranscriptTurn,
  memories: NonNullable<ExtractInput['memories']>,
  output: ExtractOutput,
): NonNullable<ExtractOutput['corrections']> {
  const isBefore = ({ source_turn_ids }: { readonly source_turn_ids: readonly string[] }) =>
    source_turn_ids[0] === before.turn_id
  output.facts = output.facts.filter((item) => !isBefore(item))
  output.episodes = output.episodes.filter((item) => !isBefore(item))
  output.entities = output.entities.filter((item) => !isBefore(item))
  output.relations = output.relations.filter((item) => !isBefore(item))
  const wrong = memories.filter(({ content }) => saysWrongly(content, withCommas(before.text), text))
  return wrong.map(({ id }) => ({ memory_id: id, kind: 'never_was', source_turn_ids: [turn_id] }))
}

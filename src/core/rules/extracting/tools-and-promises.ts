import type { ExtractOutput, TranscriptTurn } from '../../../../prompts/extract.ts'
import { clockOf } from '../../text/moments.ts'
import { withDates } from '../conversation/dates/dates.ts'
import { coreOf, sentencesOf } from '../conversation/grammar/sentences.ts'
import { inThirdPerson } from '../conversation/people/third-person.ts'

const TOOL_CHARACTERS = 1_000

/** What a tool answered, as it is: JSON as a line of names and values. */
export function toolFacts(turn: TranscriptTurn): ExtractOutput['facts'] {
  const content = [...(flattened(turn.text) ?? turn.text.replace(/\s+/gu, ' '))]
    .slice(0, TOOL_CHARACTERS)
    .join('')
    .trim()
  const label = turn.name ? `${turn.name}: ` : 'Tool result: '
  return content === '' ? [] : [{ content: `${label}${content}`, source_turn_ids: [turn.turn_id] }]
}

function flattened(text: string): string | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? pairs(value).join(', ') : null
  } catch {
    return null
  }
}

const pairs = (value: object): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null
      ? pairs(inner)
      : [Array.isArray(value) ? String(inner) : `${key} ${String(inner)}`],
  )

const PROMISE = /\bI(?:['’]ll| will)\b|我(?:会|来|将)/u

/** What the assistant said it would do. */
export function promises(turn: TranscriptTurn): ExtractOutput['facts'] {
  const time = clockOf(turn.timestamp_iso)
  return sentencesOf(turn.text)
    .filter((sentence) => PROMISE.test(sentence) && !/[?？]\s*$/u.test(sentence))
    .map((sentence) => ({
      content: withDates(
        inThirdPerson(
          coreOf(sentence),
          turn.name ?? (/[\p{Script=Han}]/u.test(sentence) ? '助手' : 'The assistant'),
        ),
        time,
      ),
      source_turn_ids: [turn.turn_id],
    }))
}

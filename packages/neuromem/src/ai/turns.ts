import { sha256, type TurnInput } from '../client/handles/session.ts'
import { type Message, type Part, type Place, partsOf, placeOf, textOf } from './prompt.ts'

const TURN_BYTES = 32_768

export type Turn = TurnInput & { turn_id: string }

/**
 * The person's turn; its id follows from its place and words, so that the same message is one turn however
 * often it is sent.
 */
export async function userTurn({ message, position, before }: Place): Promise<Turn> {
  const text = cut(textOf(message))
  const attachments = partsOf(message)
    .filter(({ type }) => type === 'file')
    .map(({ mediaType = '', filename }) => ({
      type: mediaType.startsWith('image/') ? ('image_ref' as const) : ('file' as const),
      name: filename ?? mediaType,
    }))
  const turn_id = await idOf('user', position, before ? textOf(before) : '', text)
  return { turn_id, role: 'user', text, ...(attachments.length > 0 && { attachments }) }
}

/**
 * An answer as a turn, cut to what the API takes; its id is made of its place and words, so that one sent
 * again is known.
 */
export async function assistantTurn(prompt: readonly Message[], answer: string, said: Turn): Promise<Turn> {
  const spoken = prompt.filter(({ role }) => role !== 'system')
  const last = spoken.at(-1)
  const text = cut(answer)
  return {
    turn_id: await idOf('assistant', spoken.length, last ? textOf(last) : '', text, said.turn_id),
    role: 'assistant',
    text,
  }
}

/**
 * What the tools of the prompt's last tool message answered to the person's turn; none where that is of an
 * earlier turn.
 */
export async function toolTurns(prompt: readonly Message[], user: Place): Promise<Turn[]> {
  const index = prompt.findLastIndex(({ role }) => role === 'tool')
  if (index < user.index) return []
  const { position, before, message } = placeOf(prompt, index)
  const results = partsOf(message).filter(({ type }) => type === 'tool-result')
  return Promise.all(
    results.map(async (part, number) => {
      const text = cut(resultOf(part))
      const turn_id = await idOf('tool', position + number / 1_000, before ? textOf(before) : '', text)
      return {
        turn_id,
        role: 'tool',
        text,
        attachments: [{ type: 'tool_result', name: part.toolName ?? null }],
      }
    }),
  )
}

function resultOf({ output }: Part): string {
  const { value, reason } = (output ?? {}) as { value?: unknown; reason?: unknown }
  const said = value ?? reason ?? output ?? ''
  return typeof said === 'string' ? said : JSON.stringify(said)
}

const idOf = (role: string, position: number, before: string, text: string, answered = ''): Promise<string> =>
  sha256(JSON.stringify([role, position, before, text, answered]))

/** What a turn may hold, cut between characters. */
function cut(text: string): string {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length <= TURN_BYTES) return text
  return new TextDecoder().decode(bytes.slice(0, TURN_BYTES), { stream: true })
}

import type { TurnNames } from './turn-names.ts'

/** One of those who speak in a conversation, as a prompt names them. */
export interface Speaker {
  readonly name?: string | null
  readonly role: string
  readonly is: 'person' | 'assistant' | 'tool' | 'system'
  /** The person whose memory this is. */
  readonly the_user?: boolean
}

/**
 * A block of one JSON object a line; keys that are null, false or empty are left out, and a `<` inside cannot
 * close it.
 */
export const block = (name: string, items: readonly object[]): string =>
  [`<${name}>`, ...items.map(line), `</${name}>`].join('\n')

/** `kept: false` is the one thing that is said by being false. */
const line = (item: object): string => {
  const said = Object.entries(item).filter(([key, value]) => key === 'kept' || !isEmpty(value))
  return JSON.stringify(Object.fromEntries(said)).replaceAll('<', '\\u003c')
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

interface Said {
  readonly turn_id: string
  readonly role: string
  readonly name: string | null
  readonly timestamp_iso: string
  readonly text: string
  readonly shortened: boolean
  readonly attachments?: readonly string[]
  readonly evidence_level?: string | null
  readonly kept?: boolean
}

const OFFSET = /[+-]\d\d:\d\d$/u

/**
 * Turns of one block: by whom, when, and what. The date stands on the first line and where the day changes,
 * else the time alone, in UTC; a
 * nameless user is nobody but the user; `kept` is said only where it is not. A turn of another clock than UTC's is
 * stamped by its own, with the offset wherever the date stands.
 * @param names what the prompt calls them
 */
export function stamped(names: TurnNames): (turn: Said) => object {
  let day = ''
  let clock = 'Z'
  return (turn) => {
    const at = turn.timestamp_iso.slice(0, 16)
    const offset = OFFSET.exec(turn.timestamp_iso)?.[0] ?? 'Z'
    const isSame = at.slice(0, 10) === day && offset === clock
    const shown = isSame ? at.slice(11) : `${at}${offset === 'Z' && clock === 'Z' ? '' : offset}`
    day = at.slice(0, 10)
    clock = offset
    const { turn_id, evidence_level, text, attachments, shortened } = turn
    return {
      turn_id: names.shown(turn_id),
      by: turn.name ?? (turn.role === 'user' ? null : turn.role),
      at: shown,
      evidence_level: evidence_level === 'S0_user_claim' ? null : evidence_level,
      text,
      attachments,
      shortened,
      ...(turn.kept === false && { kept: false }),
    }
  }
}

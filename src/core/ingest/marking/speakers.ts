import type { Speaker } from '../../../../prompts/blocks.ts'
import type { StoredTurn } from '../turns/turn.ts'

/** Who the person of a subject may be recognised by. */
export interface Person {
  readonly user_id: string
  /** What they are called, as the graph knows it. */
  readonly name: string | null
}

const KIND = { user: 'person', assistant: 'assistant', tool: 'tool', system: 'system' } as const

/**
 * Whoever speaks in the turns, each once. Every user turn's speaker is a person; which of them is the user is
 * said where it is known.
 */
export function speakersOf(turns: readonly StoredTurn[], person: Person): Speaker[] {
  const the = theUser(turns, person)
  const each = new Map(turns.map(({ role, name }) => [`${role} ${name ?? ''}`, { role, name }]))
  return [...each.values()].map(({ role, name }) => ({
    name,
    role,
    is: KIND[role],
    the_user: role === 'user' && the !== undefined && name === the,
  }))
}

/**
 * By their known name, else by the `user_id`, else as the only one who speaks; undefined for nobody, null for
 * one without a name.
 */
export function theUser(turns: readonly StoredTurn[], { user_id, name }: Person): string | null | undefined {
  const names = [...new Set(turns.filter(({ role }) => role === 'user').map((turn) => turn.name))]
  const called = (wanted: string | null) =>
    wanted === null ? undefined : names.find((one) => one?.toLowerCase() === wanted.toLowerCase())
  return called(name) ?? called(user_id) ?? (names.length === 1 ? names[0] : undefined)
}

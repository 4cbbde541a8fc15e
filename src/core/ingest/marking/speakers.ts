import type { Speaker } from '../../../../prompts/blocks.ts'
import type { StoredTurn } from '../turns/turn.ts'

/** Who the person of a subject may be recognised by. */
export interface Person {
  readonly user_id: string
  /** What they are called, as the graph knows it. */
  readonly name: string | null
  /** Names of the session's user turns so far, null for one without; nothing is known of them unless said. */
  readonly speakers?: readonly (string | null)[]
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

const named = (turns: readonly StoredTurn[], { speakers = [] }: Person): (string | null)[] => {
  const shown = turns.filter(({ role }) => role === 'user').map((turn) => turn.name)
  return [...new Set([...shown, ...speakers])]
}

/**
 * Somebody who may be asked to remember takes part, or nobody but one person speaks: two friends ask each
 * other.
 */
export const isOnesOwn = (turns: readonly StoredTurn[], person: Person): boolean =>
  turns.some(({ role }) => role === 'assistant') || named(turns, person).length <= 1

/**
 * By their known name, else by the `user_id`, else as the only one who speaks in the session; undefined for
 * nobody, null for one without a name.
 */
export function theUser(turns: readonly StoredTurn[], person: Person): string | null | undefined {
  const { user_id, name } = person
  const names = named(turns, person)
  const called = (wanted: string | null) =>
    wanted === null ? undefined : names.find((one) => one?.toLowerCase() === wanted.toLowerCase())
  return called(name) ?? called(user_id) ?? (names.length === 1 ? names[0] : undefined)
}

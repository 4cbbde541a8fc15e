import { withoutRecalled } from '../../text/harmless/context-block.ts'
import { asksToWithhold, withholdsItself } from '../../text/words/withholding-words.ts'
import type { StoredTurn } from '../turns/turn.ts'

const says = ({ role, text }: StoredTurn): boolean => role === 'user' && asksToWithhold(withoutRecalled(text))

const MOST_WORDS = 8

/** A request in words that only the model understands says nothing else when it is short. */
const isLong = (text: string): boolean =>
  (text.match(/\p{Script=Han}{2}|[\p{L}\p{N}'’]+/gu)?.length ?? 0) > MOST_WORDS

/**
 * The turns that the person asked not to have remembered, in plain words or as the model flags them: a
 * request with content of its own means itself, a bare one the person's previous turn and all after it.
 * @param earlier turns of the session before the new ones
 * @returns their `id`s
 */
export function findWithheld(
  earlier: readonly StoredTurn[],
  turns: readonly StoredTurn[],
  flagged: ReadonlySet<string>,
): ReadonlySet<string> {
  const all = [...earlier, ...turns]
  const found = turns.flatMap((trigger, place) => {
    const isAsked = trigger.role === 'user' && (flagged.has(trigger.turn_id) || says(trigger))
    if (!isAsked) return []
    if (says(trigger) ? withholdsItself(withoutRecalled(trigger.text)) : isLong(trigger.text))
      return [trigger]
    const here = earlier.length + place
    const before = all.slice(0, here).findLastIndex(({ role }) => role === 'user')
    return all.slice(before === -1 ? here : before, here + 1)
  })
  return new Set(found.map(({ id }) => id))
}

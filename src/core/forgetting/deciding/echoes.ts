import { lazily } from '../../text/lazily.ts'
import { normalise } from '../../text/normalise.ts'
import { isCommon, kindOf, tokenize } from '../../text/tokens.ts'
import type { Seen, SeenMemory, SeenTurn } from '../reading/seen.ts'

/** A reply that repeats a memory, and which. */
export type Echoes = ReadonlyMap<string, readonly string[]>

/**
 * Replies that repeat what goes: made with the memory in their prompt, or said in its conversation after the
 * turn that it came from. Which of them repeat it is a matter of words: a name that nobody says elsewhere, or
 * more than half of what the memory says.
 */
export function echoesOf(seen: Seen, going: ReadonlySet<string>): Echoes {
  const memories = seen.memories.filter(({ id, memory_type }) => going.has(id) && memory_type !== 'note')
  const told = memories.map((memory) => ({ memory, said: lazily(() => wordsOf(seen, memory)) }))
  const found = seen.turns.flatMap((turn) => {
    if (turn.echo === null) return []
    const near = told.filter(({ memory }) => isNear(seen, turn, memory))
    if (near.length === 0) return []
    const text = normalise(turn.text)
    const terms = new Set(tokenize(turn.text))
    const repeated = near.filter(
      ({ memory, said }) =>
        said().names.some((name) => text.includes(name)) ||
        calls(turn.text, memory) ||
        mostOf(said().words, terms),
    )
    return repeated.length === 0 ? [] : [[turn.id, repeated.map(({ memory }) => memory.id)] as const]
  })
  return new Map(found)
}

/** The memory stood in its prompt, or a turn before it is one that the memory came from. */
function isNear(seen: Seen, { echo }: SeenTurn, { id }: SeenMemory): boolean {
  if (echo?.drawn_from.includes(id)) return true
  const before = new Set(echo?.after)
  return seen.sources.some(({ memory_id, turn }) => memory_id === id && turn !== null && before.has(turn))
}

const person = lazily(() => new Set(['user', '用户'].flatMap((word) => tokenize(word))))

/** What a memory says, and the names in it that no other turn says. */
function wordsOf(seen: Seen, { id, content }: SeenMemory) {
  const terms = [...new Set(tokenize(content))].filter((term) => !person().has(term))
  const words = terms.filter((term) => !isCommon(term) && kindOf(term) !== 'single')
  const ends = new Set(
    seen.relations
      .filter(
        (one) => one.support_ids.includes(id) || one.fact_ids.includes(id) || one.source_memory_id === id,
      )
      .flatMap((one) => one.ends),
  )
  const names = seen.entities
    .filter((entity) => ends.has(entity.id) && !entity.is_user)
    .flatMap(({ aliases }) => aliases.filter(({ elsewhere }) => !elsewhere).map(({ norm }) => norm))
  return { names: names.filter((name) => [...name].length > 1), words }
}

/** Written as a name: with a capital inside a sentence, or after 叫. */
const CALLED = /(?<=[\p{L}\p{N},] )\p{Lu}[\p{Ll}\p{M}]+|(?<=叫(?:做|作)?)\p{Script=Han}{2,4}/gu
const LATIN = /^\p{Lu}/u

/** The text says a name as the memory writes it. */
function calls(text: string, { content }: SeenMemory): boolean {
  const written = new Set(text.match(/\p{L}[\p{L}\p{M}]*/gu))
  return (content.match(CALLED) ?? []).some((name) =>
    LATIN.test(name) ? written.has(name) : text.includes(name),
  )
}

const mostOf = (words: readonly string[], terms: ReadonlySet<string>): boolean =>
  words.filter((word) => terms.has(word)).length > words.length / 2

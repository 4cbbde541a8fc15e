/** An id of more characters is one that nobody reads, such as a UUID. */
const SHORT = 12
/** Of a part of a turn. */
const PART = /#\d+$/u

/** What a prompt calls its turns, and whom an answer means by it. */
export interface TurnNames {
  shown(id: string): string
  own(name: string): string
}

/**
 * A prompt's turns by number where their ids are long: an answer writes each of them several times. Parts
 * (`<id>#1`) have the number of their turn. An answer by a turn's own id means that turn too.
 * @param ids of the turns in the order of the prompt
 */
export function turnNames(ids: readonly string[]): TurnNames {
  const turns = new Set(ids.map(turnOf))
  const names = new Map<string, string>()
  let number = 0
  for (const turn of turns) {
    const isShort = [...turn].length <= SHORT
    if (!isShort)
      do number += 1
      while (turns.has(String(number)))
    names.set(turn, isShort ? turn : String(number))
  }
  const owners = new Map([...names].map(([turn, name]) => [name, turn]))
  return { shown: (id) => renamed(id, names), own: (name) => renamed(name, owners) }
}

const turnOf = (id: string): string => id.replace(PART, '')

const renamed = (id: string, names: ReadonlyMap<string, string>): string => {
  const turn = turnOf(id)
  return `${names.get(turn) ?? turn}${id.slice(turn.length)}`
}

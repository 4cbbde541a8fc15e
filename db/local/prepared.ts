/** Texts shorter than this are planned faster than they are looked after. */
const NAMED_CHARACTERS = 400
/**
 * Planning these takes longer than running them: they are planned once for all values, whatever the first
 * values say.
 */
const GENERIC_CHARACTERS = 3_000
/** Statements that a connection keeps; the one that was longest unused makes room. */
const MOST_NAMES = 100

/** How a text is sent on one connection. */
export interface Sending {
  /** Undefined: unnamed, planned anew. */
  readonly name?: string
  /** Whether the server has to read the text first. */
  readonly parse: boolean
  /** A statement that makes room. */
  readonly drop?: string
  readonly generic: boolean
}

export interface PreparedStatements {
  sendingOf(text: string): Sending
  /** The server did not come to read this text. */
  forget(text: string): void
}

const UNNAMED: Sending = { parse: true, generic: false }

/** The named statements of one connection, as the server knows them. */
export function preparedStatements(): PreparedStatements {
  const names = new Map<string, string>()
  // Two connections may be one session to the server, behind a pooler that keeps names.
  const own = crypto.randomUUID().slice(0, 8)
  let count = 0
  return {
    sendingOf(text) {
      if (text.length < NAMED_CHARACTERS) return UNNAMED
      const generic = text.length >= GENERIC_CHARACTERS
      const known = names.get(text)
      if (known !== undefined) {
        names.delete(text)
        names.set(text, known)
        return { name: known, parse: false, generic }
      }
      count += 1
      const name = `n${own}_${count}`
      names.set(text, name)
      const [oldest] = names.size > MOST_NAMES ? names : []
      if (oldest) names.delete(oldest[0])
      return { name, parse: true, generic, ...(oldest && { drop: oldest[1] }) }
    },
    forget: (text) => void names.delete(text),
  }
}

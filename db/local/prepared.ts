import type { WireQuery } from './engine.ts'

/** Texts shorter than this are planned faster than they are looked after. */
const NAMED_CHARACTERS = 100
/**
 * Planning these takes longer than running them: they are planned once for all values, whatever the first
 * values say.
 */
const GENERIC_CHARACTERS = 3_000
/** Statements that a connection keeps; the one that was longest unused makes room. */
const MOST_NAMES = 150

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

/** One query of a flight. */
export interface Step extends WireQuery, Sending {
  /** Its result is not asked for. */
  readonly silent?: boolean
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

const setting = (mode: string): Step => ({
  query: `SET LOCAL plan_cache_mode = ${mode}`,
  params: [],
  parse: true,
  generic: false,
  silent: true,
})

/** The queries with what tells the planner, between them, which are planned for all values. */
export function stepsOf(queries: readonly WireQuery[], prepared: PreparedStatements): Step[] {
  let isGeneric = false
  return queries.flatMap((query) => {
    const step = { ...query, ...prepared.sendingOf(query.query) }
    if (step.generic === isGeneric) return [step]
    isGeneric = step.generic
    return [setting(isGeneric ? 'force_generic_plan' : 'auto'), step]
  })
}

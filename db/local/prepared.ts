import type { WireQuery } from './engine.ts'

/** Texts shorter than this are planned faster than they are looked after. */
const NAMED_CHARACTERS = 50
/**
 * Planning these takes longer than running them: they are planned once for all values, whatever the first
 * values say.
 */
const GENERIC_CHARACTERS = 3_000
/**
 * What names one row, or one subject, is found by its index whatever the values are: planned once as well.
 */
const NAMES_ONE = /\b(?:subject_id|external_id|id) = (?:\$\d|\(\s*SELECT)/u
/**
 * How many rows are asked for does change a plan. How many are given as JSON does not: of these the planner
 * knows nothing whenever it plans.
 */
const COUNTS = /LIMIT \$/u
/** Statements that a connection keeps; the one that was longest unused makes room. */
const MOST_NAMES = 200

const isGeneric = (text: string): boolean =>
  text.length >= GENERIC_CHARACTERS || (NAMES_ONE.test(text) && !COUNTS.test(text))

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
export interface Step<Param = string | null> extends WireQuery<Param>, Sending {
  /** Its result is not asked for. */
  readonly silent?: boolean
}

const UNNAMED: Sending = { parse: true, generic: false }

/** The named statements of one connection, as the server knows them. */
export function preparedStatements(): PreparedStatements {
  const names = new Map<string, { readonly name: string; readonly generic: boolean }>()
  // Two connections may be one session to the server, behind a pooler that keeps names.
  const own = crypto.randomUUID().slice(0, 8)
  let count = 0
  return {
    sendingOf(text) {
      if (text.length < NAMED_CHARACTERS) return UNNAMED
      const known = names.get(text)
      if (known !== undefined) {
        names.delete(text)
        names.set(text, known)
        return { ...known, parse: false }
      }
      count += 1
      const named = { name: `n${own}_${count}`, generic: isGeneric(text) }
      names.set(text, named)
      const [oldest] = names.size > MOST_NAMES ? names : []
      if (oldest) names.delete(oldest[0])
      return { ...named, parse: true, ...(oldest && { drop: oldest[1].name }) }
    },
    forget: (text) => void names.delete(text),
  }
}

/** A SELECT, because that can be named, and `SET LOCAL` asks for a BEGIN. */
function setting(mode: string, prepared: PreparedStatements): Step<never> {
  const query = `SELECT set_config('plan_cache_mode', '${mode}', true)`
  return { query, params: [], ...prepared.sendingOf(query), generic: false, silent: true }
}

/**
 * The queries with what tells the planner, between them, which are planned for all values. What has no name
 * is planned for its own in either mode; one short text alone is not worth two settings.
 */
export function stepsOf<Param>(
  queries: readonly WireQuery<Param>[],
  prepared: PreparedStatements,
): Step<Param>[] {
  const steps = queries.map((query) => ({ ...query, ...prepared.sendingOf(query.query) }))
  const named = steps.filter(({ name }) => name !== undefined)
  const alone = new Set(named.filter((step, place) => isAlone(step, named[place - 1], named[place + 1])))
  let isOnce = false
  return steps.flatMap((step) => {
    const once = step.generic && !alone.has(step)
    if (step.name === undefined || once === isOnce) return [step]
    isOnce = once
    return [setting(once ? 'force_generic_plan' : 'auto', prepared), step]
  })
}

const isAlone = (
  step: Step<unknown>,
  before: Step<unknown> | undefined,
  after: Step<unknown> | undefined,
): boolean => step.query.length < GENERIC_CHARACTERS && !before?.generic && !after?.generic

import type { FactRow } from '../../graph/walk/facts.ts'
import { USER_NODE } from '../../graph/writing/nodes.ts'
import { normalise } from '../../text/normalise.ts'
import { names } from './names.ts'

const OF_THEMSELVES = /\b(?:i|me|my|mine|we|our)\b|[我咱俺]/iu

interface Listed {
  readonly text: string
  /** Said by the person, or about them. */
  readonly ofUser: boolean
}

/**
 * Relations that say what no listed line says: of more than one hop only those from one thing that the query
 * names to another.
 */
export function relationsNeeded(
  rows: readonly FactRow[],
  listed: readonly Listed[],
  query: string,
): FactRow[] {
  const said = listed.map(({ text, ofUser }) => ({ says: names(text), ofUser }))
  const asked = names(query)
  const wanted = normalisedOnce()
  const inQuery = (name: string) => asked(wanted(name)) || (name === USER_NODE && OF_THEMSELVES.test(query))
  return rows.filter((row) => {
    const [one, other] = [row.names[0]!, row.names.at(-1)!]
    if (row.predicates.length > 1 && !(inQuery(one) && inQuery(other))) return false
    return !said.some(({ says, ofUser }) =>
      [one, other].every((name) => (name === USER_NODE && ofUser) || says(wanted(name))),
    )
  })
}

/** Facts have their names in common, and ask for them of each line. */
function normalisedOnce(): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const made = normalise(name)
    known.set(name, made)
    return made
  }
}

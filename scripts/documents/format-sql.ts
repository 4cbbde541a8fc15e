const WIDTH = 110
const STEP = '  '
/** A line that begins so begins a clause or a CTE; every other one goes on with the clause before it. */
const CLAUSE =
  /^(?:WITH|SELECT|FROM|WHERE|GROUP BY|ORDER BY|LIMIT|OFFSET|WINDOW|HAVING|FOR|(?:LEFT |CROSS )?JOIN|UNION|INSERT|VALUES|ON CONFLICT|UPDATE|SET|DELETE|RETURNING)\b|^"?\w+"? AS (?:MATERIALIZED )?\(|^\)|^\($/u
/** Strings, quoted names and comments, whose brackets are no brackets. */
const OPAQUE = /'(?:[^']|'')*'|"[^"]*"|--.*$/gu

/**
 * A statement with the lines that its source has, indented by brackets and clauses, and cut where they are
 * too long.
 */
export function formatSql(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  // The level of the line that opened each bracket which is still open.
  const openers: number[] = []
  const formatted = lines.flatMap((line, place) => {
    const level = levelOf(lines, place, openers)
    for (const bracket of bracketsOf(line)) {
      if (bracket === '(') openers.push(level)
      else openers.pop()
    }
    return cut(line, STEP.repeat(level))
  })
  return formatted.join('\n')
}

/**
 * A closing bracket stands below the line that opened it, all else one step inside; what is no clause one
 * step more.
 */
function levelOf(lines: readonly string[], place: number, openers: readonly number[]): number {
  const closing = /^\)+/u.exec(lines[place]!)?.[0].length ?? 0
  if (closing > 0) return openers.at(-closing) ?? 0
  const inside = openers.length === 0 ? 0 : openers.at(-1)! + 1
  return inside + (goesOn(lines, place) ? 1 : 0)
}

/** A comment stands as the line below it. */
function goesOn(lines: readonly string[], place: number): boolean {
  const line = lines.slice(place).find((each) => !each.startsWith('--')) ?? ''
  return !CLAUSE.test(line)
}

const bracketsOf = (line: string): string[] => line.replace(OPAQUE, '').match(/[()]/gu) ?? []

/** Breaks a long line before its last clause, condition or item that fits. */
function cut(line: string, indent: string): string[] {
  if (indent.length + line.length <= WIDTH || line.startsWith('--')) return [indent + line]
  const room = line.slice(0, WIDTH - indent.length)
  const places = [...room.matchAll(/ (?=(?:FROM|WHERE|JOIN|SELECT|ORDER BY|GROUP BY|AND|OR) )|(?<=,) /gu)]
  const at = places.at(-1)?.index
  if (at === undefined || at === 0) return [indent + line]
  const deeper = indent.length < 40 ? `${indent}${STEP}` : indent
  return [indent + line.slice(0, at), ...cut(line.slice(at + 1), deeper)]
}

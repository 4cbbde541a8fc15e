/** Where a text stops being JSON. `path` is the innermost value around it, dotted; empty for the whole text. */
export interface JsonFault {
  readonly path: string
  /** From 1, as editors count; `column` in UTF-16 units. */
  readonly line: number
  readonly column: number
  readonly message: string
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /true|false|null/y
const SPACE = /[ \t\n\r]*/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
/** A place names fields, it does not repeat them. */
const LONGEST_NAME = 64
const LONGEST_PATH = 200
const DEEPEST = 64

/** An object or an array that is open: what stands in it now, and what may come next. */
interface Open {
  readonly isArray: boolean
  at: string | number
}

/**
 * The first fault of a text that `JSON.parse` refused (the engine's own message has a place only sometimes,
 * and may quote the text). Linear, without recursion; null where the text is JSON after all.
 */
export function jsonFault(text: string): JsonFault | null {
  const open: Open[] = []
  let place = skip(SPACE, text, 0)
  const fault = (at: number, expected: string): JsonFault => ({
    path: open
      .slice(0, DEEPEST)
      .flatMap(({ at }) => (at === '' ? [] : [at]))
      .join('.')
      .slice(0, LONGEST_PATH),
    ...lineOf(text, at),
    message: at < text.length ? `${expected} expected` : `the text ends, ${expected} expected`,
  })
  /** Past a name and its colon, or the place where one of them is missing. */
  const name = (inside: Open): JsonFault | undefined => {
    inside.at = ''
    const end =
      text[place] === '"' ? stringEnd(text, place) : { fault: place, expected: 'a name in double quotes' }
    if ('fault' in end) return fault(end.fault, end.expected)
    inside.at = text.slice(place + 1, end.end - 1).slice(0, LONGEST_NAME)
    place = skip(SPACE, text, end.end)
    if (text[place] !== ':') return fault(place, 'a colon')
    place = skip(SPACE, text, place + 1)
    return undefined
  }
  for (;;) {
    const first = text[place]
    if (first === '{' || first === '[') {
      const inside: Open = { isArray: first === '[', at: first === '[' ? 0 : '' }
      open.push(inside)
      place = skip(SPACE, text, place + 1)
      const isEmpty = text[place] === (inside.isArray ? ']' : '}')
      if (!isEmpty) {
        const wrong = inside.isArray ? undefined : name(inside)
        if (wrong) return wrong
        continue
      }
    } else {
      const end = first === '"' ? stringEnd(text, place) : plainEnd(text, place)
      if ('fault' in end) return fault(end.fault, end.expected)
      place = skip(SPACE, text, end.end)
    }
    for (;;) {
      const inside = open.at(-1)
      if (!inside) return place === text.length ? null : fault(place, 'the end of the text')
      const close = inside.isArray ? ']' : '}'
      if (text[place] === close) {
        open.pop()
        place = skip(SPACE, text, place + 1)
        continue
      }
      if (text[place] !== ',') return fault(place, `a comma or ${close}`)
      place = skip(SPACE, text, place + 1)
      if (typeof inside.at === 'number') inside.at++
      const wrong = inside.isArray ? undefined : name(inside)
      if (wrong) return wrong
      break
    }
  }
}

type End = { readonly end: number } | { readonly fault: number; readonly expected: string }

function stringEnd(text: string, start: number): End {
  for (let place = start + 1; place < text.length; place++) {
    const letter = text[place]!
    if (letter === '"') return { end: place + 1 }
    if (letter < ' ') return { fault: place, expected: 'an escaped control character (\\n, \\t)' }
    if (letter !== '\\') continue
    const end = skip(ESCAPE, text, place)
    if (end === place) return { fault: place, expected: 'an escape that JSON knows' }
    place = end - 1
  }
  return { fault: text.length, expected: 'the closing quote of a string' }
}

function plainEnd(text: string, start: number): End {
  const end = Math.max(skip(NUMBER, text, start), skip(WORD, text, start))
  return end > start ? { end } : { fault: start, expected: 'a value' }
}

/** The end of what a sticky pattern matches at a place, the place itself where it does not. */
function skip(pattern: RegExp, text: string, place: number): number {
  pattern.lastIndex = place
  return pattern.test(text) ? pattern.lastIndex : place
}

function lineOf(text: string, place: number): Pick<JsonFault, 'line' | 'column'> {
  let line = 1
  let start = 0
  for (let at = text.indexOf('\n'); at !== -1 && at < place; at = text.indexOf('\n', at + 1)) {
    line++
    start = at + 1
  }
  return { line, column: place - start + 1 }
}

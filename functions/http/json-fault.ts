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

/** An object or an array that is open, and what stands in it now: a name, or a place from 0. */
interface Open {
  readonly isArray: boolean
  at: string | number
}

/** How far a text was read. */
interface Reading {
  readonly text: string
  readonly open: Open[]
  place: number
}

interface Wrong {
  readonly fault: number
  readonly expected: string
}

/** What must come next: a value, what stands behind one, or nothing. */
type Next = 'value' | 'behind' | 'end' | Wrong

/**
 * The first fault of a text that `JSON.parse` refused (the engine's own message has a place only sometimes,
 * and may quote the text). Linear, without recursion; null where the text is JSON after all.
 */
export function jsonFault(text: string): JsonFault | null {
  const reading: Reading = { text, open: [], place: skip(SPACE, text, 0) }
  let next: Next = 'value'
  while (next === 'value' || next === 'behind')
    next = next === 'value' ? readValue(reading) : readBehind(reading)
  return next === 'end' ? null : toFault(reading, next)
}

const toFault = ({ text, open }: Reading, { fault, expected }: Wrong): JsonFault => ({
  path: open
    .slice(0, DEEPEST)
    .flatMap(({ at }) => (at === '' ? [] : [at]))
    .join('.')
    .slice(0, LONGEST_PATH),
  ...lineOf(text, fault),
  message: fault < text.length ? `${expected} expected` : `the text ends, ${expected} expected`,
})

/** Goes on behind `end` and the blanks after it. */
function goOn(reading: Reading, end: number): void {
  reading.place = skip(SPACE, reading.text, end)
}

/** A whole string, number or word, or the bracket that a value begins with. */
function readValue(reading: Reading): Next {
  const { text, place } = reading
  const first = text[place]
  if (first === '{' || first === '[') return readOpening(reading, first === '[')
  const end = first === '"' ? stringEnd(text, place) : plainEnd(text, place)
  if ('fault' in end) return end
  goOn(reading, end.end)
  return 'behind'
}

function readOpening(reading: Reading, isArray: boolean): Next {
  const inside: Open = { isArray, at: isArray ? 0 : '' }
  reading.open.push(inside)
  goOn(reading, reading.place + 1)
  const isEmpty = reading.text[reading.place] === closeOf(inside)
  if (isEmpty) return 'behind'
  return isArray ? 'value' : readName(reading, inside)
}

const closeOf = ({ isArray }: Open): string => (isArray ? ']' : '}')

/** A closing bracket, a comma with the name behind it, or the end of the text. */
function readBehind(reading: Reading): Next {
  const { text, open, place } = reading
  const inside = open.at(-1)
  if (!inside) return place === text.length ? 'end' : { fault: place, expected: 'the end of the text' }
  const close = closeOf(inside)
  if (text[place] === close) {
    open.pop()
    goOn(reading, place + 1)
    return 'behind'
  }
  if (text[place] !== ',') return { fault: place, expected: `a comma or ${close}` }
  goOn(reading, place + 1)
  if (typeof inside.at === 'string') return readName(reading, inside)
  inside.at++
  return 'value'
}

/** A name and its colon. */
function readName(reading: Reading, inside: Open): Next {
  const { text, place } = reading
  inside.at = ''
  if (text[place] !== '"') return { fault: place, expected: 'a name in double quotes' }
  const end = stringEnd(text, place)
  if ('fault' in end) return end
  inside.at = text.slice(place + 1, end.end - 1).slice(0, LONGEST_NAME)
  goOn(reading, end.end)
  if (text[reading.place] !== ':') return { fault: reading.place, expected: 'a colon' }
  goOn(reading, reading.place + 1)
  return 'value'
}

type End = { readonly end: number } | Wrong

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

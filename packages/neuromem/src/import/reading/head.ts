import type { FileHead } from '../records.ts'

/** Bytes of a file by which it is recognised. */
export const HEAD_BYTES = 64 * 1024

/** What a file begins with: its first value, cut where the bytes end, and whether it is one of several. */
export function headOf(name: string, bytes: Uint8Array): FileHead {
  const text = new TextDecoder().decode(bytes).trimStart()
  if (text[0] !== '{' && text[0] !== '[') return { name, value: undefined, lines: false }
  const end = endOfValue(text)
  const value = parsed(end.whole ? text.slice(0, end.at) : text.slice(0, end.at) + end.closers)
  const rest = end.whole ? text.slice(end.at).trimStart() : ''
  const named = /\.(jsonl|ndjson)$/i.test(name)
  const lines = text[0] === '{' && (named || (rest.startsWith('{') && /^[^\n]*$/.test(text.slice(0, end.at))))
  return { name, value, lines }
}

interface End {
  readonly at: number
  readonly whole: boolean
  readonly closers: string
}

/** Where the first value ends, or the last place at which it can be closed when it is cut. */
function endOfValue(text: string): End {
  const closers: string[] = []
  let safe: End = { at: 0, whole: false, closers: '' }
  let isKey = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] as string
    if (letter === '{' || letter === '[') {
      closers.unshift(letter === '{' ? '}' : ']')
      isKey = letter === '{'
    } else if (letter === '}' || letter === ']') closers.shift()
    else if (letter === ',') isKey = closers[0] === '}'
    else if (letter === ':') isKey = false
    else if (letter === '"') {
      const start = at
      at = endOfString(text, at)
      if (isKey) continue
      // A text that is cut is an empty one: its name counts.
      if (at >= text.length) return { at: start, whole: false, closers: `""${closers.join('')}` }
    } else continue
    if (at >= text.length) break
    if (closers.length === 0) return { at: at + 1, whole: true, closers: '' }
    if (letter !== ',' && letter !== ':') safe = { at: at + 1, whole: false, closers: closers.join('') }
  }
  return safe
}

/** The place of the closing quote, or the text's length. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return at
  }
  return text.length
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import type { FileHead } from '../records.ts'

/** Bytes of a file by which it is recognised. */
export const HEAD_BYTES = 64 * 1024

/** What a file begins with: its first value, cut where the bytes end, and whether it is one of several. */
export function headOf(name: string, bytes: Uint8Array): FileHead {
  const text = new TextDecoder().decode(bytes).trimStart()
  if (text[0] !== '{' && text[0] !== '[') return { name, value: undefined, lines: false }
  const end = endOfValue(text)
  const value = parsed(upTo(text, end)) ?? beforeDamage(text)
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

const upTo = (text: string, { at, closers }: End): string => text.slice(0, at) + closers

/**
 * What a damaged value begins with, up to the damage. More of what is no JSON is none either, so the place is
 * found by halving.
 */
function beforeDamage(text: string): unknown {
  let value: unknown
  let [sound, broken] = [0, text.length]
  while (broken - sound > 1) {
    const middle = (sound + broken) >> 1
    const begun = parsed(upTo(text, endOfValue(text.slice(0, middle))))
    if (begun === undefined) broken = middle
    else sound = middle
    value = begun ?? value
  }
  return value
}

/** Where the first value ends, or the last place at which it can be closed when it is cut. */
function endOfValue(text: string): End {
  const open: string[] = []
  let safe = 0
  let isKey = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] as string
    if (letter === '{' || letter === '[') {
      open.push(letter === '{' ? '}' : ']')
      isKey = letter === '{'
    } else if (letter === '}' || letter === ']') open.pop()
    else if (letter === ',') isKey = open.at(-1) === '}'
    else if (letter === ':') isKey = false
    else if (letter === '"') {
      const start = at
      at = endOfString(text, at)
      if (isKey) continue
      // A text that is cut is an empty one: its name counts.
      if (at >= text.length) return { at: start, whole: false, closers: `""${closing(open)}` }
    } else continue
    if (open.length === 0) return { at: at + 1, whole: true, closers: '' }
    // Nothing is opened or closed behind it that is not such a place itself.
    if (letter !== ',' && letter !== ':') safe = at + 1
  }
  return { at: safe, whole: false, closers: closing(open) }
}

const closing = (open: readonly string[]): string => [...open].reverse().join('')

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

/**
 * How far a value of JSON was looked through; brackets and strings only, what is between them the parser
 * checks.
 */
export interface Scan {
  /** Bytes looked at. */
  at: number
  readonly closers: number[]
  inString: boolean
  /** The value is a number or a word, which ends before what follows it. */
  bare: boolean
}

export const newScan = (): Scan => ({ at: 0, closers: [], inString: false, bare: false })

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d

/** White space between JSON values (RFC 8259). */
export const isSpace = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

/**
 * Looks on from where `scan` stands: `done` when the value ends at `scan.at`, `more` when it goes on beyond
 * these bytes,
 * `fault` when brackets do not match or a string has a line break in it.
 */
export function scanOn(scan: Scan, bytes: Uint8Array): 'done' | 'more' | 'fault' {
  while (scan.at < bytes.length) {
    if (scan.inString) {
      const verdict = scanString(scan, bytes)
      if (verdict) return verdict
      continue
    }
    const byte = bytes[scan.at] as number
    if (scan.bare) {
      if (byte === COMMA || byte === CLOSE_LIST || byte === CLOSE_OBJECT || isSpace(byte)) return 'done'
    } else if (byte === QUOTE) scan.inString = true
    else if (byte === OPEN_OBJECT) scan.closers.push(CLOSE_OBJECT)
    else if (byte === OPEN_LIST) scan.closers.push(CLOSE_LIST)
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
      if (scan.closers.pop() !== byte) return 'fault'
      if (scan.closers.length === 0) return ended(scan)
    } else if (scan.closers.length === 0) scan.bare = true
    scan.at += 1
  }
  return 'more'
}

function ended(scan: Scan): 'done' {
  scan.at += 1
  return 'done'
}

/** Inside a string: undefined when it ended and the value goes on. */
function scanString(scan: Scan, bytes: Uint8Array): 'done' | 'more' | 'fault' | undefined {
  let at = scan.at
  while (at < bytes.length) {
    const byte = bytes[at] as number
    if (byte === QUOTE) {
      scan.inString = false
      scan.at = at + 1
      return scan.closers.length === 0 ? 'done' : undefined
    }
    if (byte < 0x20) {
      scan.at = at
      return 'fault'
    }
    if (byte === BACKSLASH) {
      if (at + 1 >= bytes.length) break
      at += 1
    }
    at += 1
  }
  scan.at = at
  return 'more'
}

import { Buffered } from './buffered.ts'
import type { Piece } from './split.ts'

const LINE_FEED = 0x0a
/** A longer line is no line. */
const LONGEST = 64 * 1024 * 1024

/** A line of a file, numbered from 1. */
export type LinePiece = Piece & { readonly line: number }

/** A file of one value a line; empty lines are nothing, a line that is no JSON is a piece `broken`. */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<LinePiece> {
  const bytes = new Buffered(chunks)
  const decoder = new TextDecoder()
  let line = 0
  let looked = 0
  for (;;) {
    const end = bytes.view.indexOf(LINE_FEED, looked)
    if (end < 0 && bytes.length <= LONGEST) {
      looked = bytes.length
      if (await bytes.more()) continue
    }
    const length = end < 0 ? bytes.length : end
    line += 1
    const text = decoder.decode(bytes.view.subarray(0, length)).trim()
    if (text !== '') yield { ...pieceOf(text, bytes.offset), line }
    bytes.drop(Math.min(length + 1, bytes.length))
    looked = 0
    if (bytes.ended && bytes.length === 0) return
  }
}

function pieceOf(text: string, at: number): Piece {
  try {
    return { at, key: null, inList: true, value: JSON.parse(text) }
  } catch {
    return { at, broken: true }
  }
}

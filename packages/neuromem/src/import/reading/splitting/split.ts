import { Buffered } from './buffered.ts'
import { isSpace, newScan, scanOn } from './scan.ts'

/**
 * A value of a file: an element of its list, of a list in its object (`key`), or another field of its
 * object.
 */
export type Piece =
  | { readonly at: number; readonly key: string | null; readonly inList: boolean; readonly value: unknown }
  | { readonly at: number; readonly broken: true }

export interface SplitOptions {
  /** The file is one value: it is not taken apart. */
  readonly whole?: boolean
  /**
   * Whether a value is an element and not a part of one: asked after damage, to find where the next element
   * begins.
   */
  accepts?(value: unknown): boolean
}

/** An element larger than this is taken for damage: somewhere in it a bracket is missing. */
const LARGEST = 48 * 1024 * 1024
/** How often, on average, a byte is looked at again in search of the next whole element. */
const EFFORT = 16

const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a

type Place = 'start' | 'list' | 'object' | 'list in object'

/**
 * Takes a JSON file apart without holding it: the elements of its list, or the fields of its object and the
 * elements of the lists
 * in it. Several values one after the other are several files. Where bytes are damaged, what is whole before
 * and after comes,
 * and the damage is a piece `broken` at its offset.
 */
export async function* split(
  chunks: AsyncIterable<Uint8Array>,
  options: SplitOptions = {},
): AsyncGenerator<Piece> {
  yield* new Splitter(new Buffered(chunks), options).pieces()
}

class Splitter {
  #bytes: Buffered
  #options: SplitOptions
  #place: Place = 'start'
  #key: string | null = null

  constructor(bytes: Buffered, options: SplitOptions) {
    this.#bytes = bytes
    this.#options = options
  }

  async *pieces(): AsyncGenerator<Piece> {
    await this.#skipMark()
    for (;;) {
      const byte = await this.#next()
      if (byte === undefined) break
      if (this.#moves(byte)) continue
      const at = this.#bytes.offset
      const piece = this.#place === 'object' ? await this.#field() : await this.#element()
      if (piece === 'opened') continue
      yield piece ?? { at, broken: true }
      if (!piece) yield* this.#afterDamage()
    }
    if (this.#place !== 'start') yield { at: this.#bytes.offset, broken: true }
  }

  /** Steps over a bracket of the file itself. */
  #moves(byte: number): boolean {
    const to = this.#place === 'start' ? this.#openedBy(byte) : this.#closedBy(byte)
    if (to === undefined) return false
    this.#place = to
    this.#bytes.drop(1)
    return true
  }

  #openedBy(byte: number): Place | undefined {
    if (byte === OPEN_LIST) return 'list'
    return byte === OPEN_OBJECT && !this.#options.whole ? 'object' : undefined
  }

  #closedBy(byte: number): Place | undefined {
    if (byte === CLOSE_LIST && this.#place === 'list') return 'start'
    if (byte === CLOSE_LIST && this.#place === 'list in object') return 'object'
    return byte === CLOSE_OBJECT && this.#place === 'object' ? 'start' : undefined
  }

  /** The next byte that is neither blank nor a comma. */
  async #next(): Promise<number | undefined> {
    for (;;) {
      const view = this.#bytes.view
      let at = 0
      while (at < view.length && (isSpace(view[at]) || view[at] === COMMA)) at += 1
      this.#bytes.drop(at)
      if (at < view.length) return view[at]
      if (!(await this.#bytes.more())) return undefined
    }
  }

  async #field(): Promise<Piece | 'opened' | undefined> {
    const at = this.#bytes.offset
    if ((await this.#next()) !== QUOTE) return undefined
    const key = await this.#value()
    if (typeof key !== 'string' || (await this.#next()) !== COLON) return undefined
    this.#bytes.drop(1)
    this.#key = key
    if ((await this.#next()) === OPEN_LIST) {
      this.#bytes.drop(1)
      this.#place = 'list in object'
      return 'opened'
    }
    const value = await this.#value()
    return value === undefined ? undefined : { at, key, inList: false, value }
  }

  async #element(): Promise<Piece | undefined> {
    const at = this.#bytes.offset
    const value = await this.#value()
    const key = this.#place === 'list in object' ? this.#key : null
    return value === undefined ? undefined : { at, key, inList: this.#place !== 'start', value }
  }

  /** Takes the value that begins here; undefined, and nothing taken, when it is damaged or never ends. */
  async #value(): Promise<unknown> {
    const scan = newScan()
    for (;;) {
      const verdict = scanOn(scan, this.#bytes.view)
      if (verdict === 'fault' || scan.at > LARGEST) return undefined
      if (verdict === 'done' || (scan.bare && this.#bytes.ended)) break
      if (!(await this.#bytes.more()) && !scan.bare) return undefined
    }
    const value = parsed(this.#bytes.view.subarray(0, scan.at))
    if (value !== undefined) this.#bytes.drop(scan.at)
    return value
  }

  /** Goes on to the next whole element, or to the end. */
  async *#afterDamage(): AsyncGenerator<Piece> {
    const list = this.#place === 'object' || this.#place === 'list in object' ? 'list in object' : 'list'
    let effort = this.#bytes.length * EFFORT + LARGEST
    for (;;) {
      this.#bytes.drop(Math.min(1, this.#bytes.length))
      if (!(await this.#toObject())) break
      if (effort < 0) {
        this.#bytes.drop(this.#bytes.length)
        effort = LARGEST
        continue
      }
      const at = this.#bytes.offset
      const before = this.#bytes.length
      const value = await this.#value()
      effort -= value === undefined ? this.#bytes.length : before - this.#bytes.length
      if (value === undefined || !(this.#options.accepts?.(value) ?? true)) continue
      this.#place = list
      yield { at, key: list === 'list' ? null : this.#key, inList: true, value }
      return
    }
    this.#place = 'start'
  }

  /** Steps to the next `{` after which an object may begin. */
  async #toObject(): Promise<boolean> {
    for (;;) {
      const at = this.#bytes.view.indexOf(OPEN_OBJECT)
      this.#bytes.drop(at < 0 ? this.#bytes.length : at)
      if (at >= 0 && (await this.#beginsObject())) return true
      if (at >= 0) this.#bytes.drop(1)
      else if (!(await this.#bytes.more())) return false
    }
  }

  async #beginsObject(): Promise<boolean> {
    for (let at = 1; ; at += 1) {
      while (at >= this.#bytes.length) if (!(await this.#bytes.more())) return false
      const byte = this.#bytes.view[at]
      if (!isSpace(byte)) return byte === QUOTE
    }
  }

  async #skipMark(): Promise<void> {
    while (this.#bytes.length < 3 && (await this.#bytes.more())) {}
    const [first, second, third] = this.#bytes.view
    if (first === 0xef && second === 0xbb && third === 0xbf) this.#bytes.drop(3)
  }
}

const decoder = new TextDecoder()

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(bytes))
  } catch {
    return undefined
  }
}

/** Where in a block a value stands; the block moves it. */
export interface Span {
  from: number
  to: number
}

const FIRST = 64 * 1024
/** Bytes that a UTF-16 unit may take as UTF-8. */
const WIDEST = 3

/**
 * Values that wait, as JSON in one block of bytes. As objects they would outlive one small collection of
 * garbage after the other, and the process would grow for it.
 */
export class Block {
  #bytes = new Uint8Array(FIRST)
  #end = 0
  #encoder = new TextEncoder()
  #decoder = new TextDecoder()

  /** Bytes that are taken. */
  get length(): number {
    return this.#end
  }

  put(value: unknown): Span {
    const text = JSON.stringify(value)
    this.#makeRoom(text.length * WIDEST)
    const { written } = this.#encoder.encodeInto(text, this.#bytes.subarray(this.#end))
    const span = { from: this.#end, to: this.#end + written }
    this.#end = span.to
    return span
  }

  at(span: Span): unknown {
    return JSON.parse(this.textAt(span))
  }

  textAt({ from, to }: Span): string {
    return this.#decoder.decode(this.#bytes.subarray(from, to))
  }

  /** Lets go of all but these, which move together. */
  keep(spans: readonly Span[]): void {
    let end = 0
    for (const span of spans.toSorted((one, other) => one.from - other.from)) {
      this.#bytes.copyWithin(end, span.from, span.to)
      span.to = end + span.to - span.from
      span.from = end
      end = span.to
    }
    this.#end = end
  }

  #makeRoom(size: number): void {
    if (this.#end + size <= this.#bytes.length) return
    const roomy = new Uint8Array(Math.max(this.#end + size, Math.ceil(this.#bytes.length * 1.25)))
    roomy.set(this.#bytes.subarray(0, this.#end))
    this.#bytes = roomy
  }
}

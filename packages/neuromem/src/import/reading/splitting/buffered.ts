/** Bytes of a file that are in hand: what was read and not yet let go. */
export class Buffered {
  #bytes = new Uint8Array(0)
  #start = 0
  #end = 0
  #before = 0
  #source: AsyncIterator<Uint8Array>
  /** Nothing more comes. */
  ended = false

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#source = chunks[Symbol.asyncIterator]()
  }

  get length(): number {
    return this.#end - this.#start
  }

  /** The bytes in hand; good until the next `more`. */
  get view(): Uint8Array {
    return this.#bytes.subarray(this.#start, this.#end)
  }

  /** Where in the file the first byte in hand stands. */
  get offset(): number {
    return this.#before + this.#start
  }

  /** Lets go of the first bytes. */
  drop(count: number): void {
    this.#start += count
  }

  /** Reads on; false at the end. */
  async more(): Promise<boolean> {
    while (!this.ended) {
      const { value, done } = await this.#source.next()
      if (done) this.ended = true
      else if (value.length > 0) {
        this.#append(value)
        return true
      }
    }
    return false
  }

  #append(chunk: Uint8Array): void {
    const held = this.length
    if (this.#end + chunk.length > this.#bytes.length) {
      const fits = held + chunk.length <= this.#bytes.length && this.#start > held
      const roomy = fits ? this.#bytes : new Uint8Array(Math.max(held + chunk.length, Math.ceil(held * 1.5)))
      roomy.set(this.#bytes.subarray(this.#start, this.#end), 0)
      this.#before += this.#start
      this.#bytes = roomy
      this.#start = 0
      this.#end = held
    }
    this.#bytes.set(chunk, this.#end)
    this.#end += chunk.length
  }
}

/** The last bytes of a stream, at least as many as asked for where there are so many. */
export class Tail {
  #chunks: Uint8Array[] = []
  #length = 0
  #most: number

  constructor(most: number) {
    this.#most = most
  }

  add(chunk: Uint8Array): void {
    this.#chunks.push(chunk)
    this.#length += chunk.length
    for (
      let first = this.#chunks[0];
      first && this.#length - first.length >= this.#most;
      first = this.#chunks[0]
    ) {
      this.#length -= first.length
      this.#chunks.shift()
    }
  }

  bytes(): Uint8Array {
    const all = new Uint8Array(this.#length)
    let at = 0
    for (const chunk of this.#chunks) {
      all.set(chunk, at)
      at += chunk.length
    }
    return all
  }
}

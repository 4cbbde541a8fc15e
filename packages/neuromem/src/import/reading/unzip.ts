import { Unzip, type UnzipDecoder, type UnzipDecoderConstructor, type UnzipFile, UnzipInflate } from 'fflate'
import { checksumsIn, crc32 } from './checksums.ts'
import { Tail } from './tail.ts'

/** Compressed bytes given to the reader at once: what comes out of them is held. */
const PORTION = 4 * 1024
/** Bytes of the end that are held: the directory of some 40,000 entries. */
const DIRECTORY = 4 * 1024 ** 2
export interface ZipLimits {
  /** An entry may unpack to so many times its packed size. */
  readonly ratio: number
  /** All entries together, in bytes. */
  readonly total: number
}
const ZIP_LIMITS: ZipLimits = { ratio: 1_000, total: 8 * 1024 ** 3 }

export interface ZipEntry {
  readonly name: string
  /** Ends early when the entry is damaged or refused; `fault` then says so. */
  readonly chunks: AsyncGenerator<Uint8Array>
  readonly fault: () => boolean
}

interface Entry {
  readonly name: string
  readonly queue: Uint8Array[]
  packedBefore: number
  unpacked: number
  /** CRC-32 of what came out of it so far. */
  checksum: number
  ended: boolean
  fault: boolean
}

/** What is known of a ZIP at its end. */
export interface ZipState {
  whole: boolean
  /** Entries that were read to their end and are not what was packed. */
  damaged: readonly string[]
}

/**
 * The files of a ZIP in the order in which they stand, each read before the next begins; folders are no
 * files.
 * @param state is filled at the end: the checksums stand in the directory, behind all entries
 */
export async function* unzip(
  chunks: AsyncIterable<Uint8Array>,
  state: ZipState,
  limits: ZipLimits = ZIP_LIMITS,
): AsyncGenerator<ZipEntry> {
  const reader = new ZipReader(chunks, limits)
  try {
    for (;;) {
      const entry = await reader.nextEntry()
      if (!entry) {
        state.damaged = reader.damaged
        state.whole = !reader.broken
        return
      }
      if (entry.name.endsWith('/')) continue
      yield { name: entry.name, chunks: reader.chunksOf(entry), fault: () => entry.fault }
    }
  } finally {
    await reader.close()
  }
}

const STORED = 0
const DEFLATED = 8

/** Steps over an entry that is packed in a way that nothing here unpacks. */
function discarding(compression: number): UnzipDecoderConstructor {
  return class implements UnzipDecoder {
    static readonly compression = compression
    ondata: UnzipDecoder['ondata'] = () => undefined
    push(_: Uint8Array, final: boolean): void {
      this.ondata(null, new Uint8Array(0), final)
    }
  }
}

class ZipReader {
  #source: AsyncIterator<Uint8Array>
  #limits: ZipLimits
  #unzip: Unzip
  #entries: Entry[] = []
  #portions: Uint8Array = new Uint8Array(0)
  #packed = 0
  #unpacked = 0
  #ended = false
  #tail = new Tail(DIRECTORY)
  #read: { readonly name: string; readonly checksum: number }[] = []
  broken = false
  /** Entries that came out whole and are not what was packed: known when all are read. */
  damaged: readonly string[] = []

  constructor(chunks: AsyncIterable<Uint8Array>, limits: ZipLimits) {
    this.#source = chunks[Symbol.asyncIterator]()
    this.#limits = limits
    this.#unzip = new Unzip((file) => this.#open(file))
    this.#unzip.register(UnzipInflate)
  }

  async nextEntry(): Promise<Entry | undefined> {
    const before = this.#entries[0]
    if (before) {
      while (!before.ended) {
        before.queue.length = 0
        await this.#push()
      }
      this.#entries.shift()
    }
    while (this.#entries.length === 0 && !this.#ended) await this.#push()
    return this.#entries[0]
  }

  async *chunksOf(entry: Entry): AsyncGenerator<Uint8Array> {
    for (;;) {
      const chunk = entry.queue.shift()
      if (chunk) yield chunk
      else if (entry.ended) return
      else await this.#push()
    }
  }

  async close(): Promise<void> {
    this.#ended = true
    await this.#source.return?.()
  }

  #open(file: UnzipFile): void {
    const entry: Entry = {
      name: file.name,
      queue: [],
      packedBefore: this.#packed,
      unpacked: 0,
      checksum: 0,
      ended: false,
      fault: file.compression !== STORED && file.compression !== DEFLATED,
    }
    if (entry.fault) this.#unzip.register(discarding(file.compression))
    this.#entries.push(entry)
    file.ondata = (fault, bytes, final) => {
      // What is refused is unpacked to its end all the same, so it counts.
      this.#unpacked += bytes?.length ?? 0
      if (this.#unpacked > this.#limits.total) this.#stop()
      if (entry.ended) return
      if (fault) this.#refuse(entry)
      else this.#take(entry, bytes, file.size)
      if (!final) return
      entry.ended = true
      if (!entry.fault) this.#read.push(entry)
    }
    file.start()
  }

  #take(entry: Entry, bytes: Uint8Array, size: number | undefined): void {
    entry.unpacked += bytes.length
    const packed = size ?? this.#packed - entry.packedBefore + PORTION
    if (entry.unpacked > this.#limits.ratio * packed) this.#refuse(entry)
    else if (bytes.length > 0) {
      entry.checksum = crc32(bytes, entry.checksum)
      entry.queue.push(bytes)
    }
  }

  #refuse(entry: Entry): void {
    entry.fault = true
    entry.ended = true
  }

  /** Nothing more can be read of this ZIP. */
  #stop(): void {
    this.broken = true
    this.#ended = true
    for (const entry of this.#entries) if (!entry.ended) this.#refuse(entry)
  }

  /** Gives the reader the next bytes; what they unpack to is in the queues then. */
  async #push(): Promise<void> {
    if (this.#ended) return this.#stop()
    if (this.#portions.length === 0) {
      const { value, done } = await this.#source.next()
      if (done) return this.#finish()
      this.#portions = value
      this.#tail.add(value)
    }
    const portion = this.#portions.subarray(0, PORTION)
    this.#portions = this.#portions.subarray(PORTION)
    this.#packed += portion.length
    try {
      this.#unzip.push(portion)
    } catch {
      this.#stop()
    }
  }

  #finish(): void {
    try {
      this.#unzip.push(new Uint8Array(0), true)
    } catch {
      this.broken = true
    }
    this.#ended = true
    for (const entry of this.#entries) if (!entry.ended) this.#stop()
    this.#compare()
  }

  #compare(): void {
    const checksums = checksumsIn(this.#tail.bytes())
    if (!checksums) this.broken = true
    this.damaged = this.#read
      .filter(({ name, checksum }) => checksums?.get(name)?.includes(checksum) === false)
      .map(({ name }) => name)
  }
}

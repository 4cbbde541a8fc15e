import type { FileHead, ImportRecord, InputFile } from '../records.ts'
import { HEAD_BYTES, headOf } from './head.ts'
import { unzip, type ZipLimits, type ZipState } from './unzip.ts'

/** A file to read: one that was given, or an entry of a ZIP. */
export interface Opened {
  readonly name: string
  readonly head: FileHead
  /** What stands before `#` in the place of an item. */
  readonly place: string
  /** The ZIP that it is in. */
  readonly zip: string | null
  /** Milliseconds since 1970, when it was last changed. */
  readonly changed: number | null
  readonly chunks: AsyncIterable<Uint8Array>
}

type Skipped = Extract<ImportRecord, { kind: 'skipped' }>

const malformed = (where: string): Skipped => ({ kind: 'skipped', where, why: 'malformed' })

/**
 * The files one after the other, with what could not be opened. A file must be read before the next one
 * comes.
 */
export async function* openFiles(
  files: readonly InputFile[],
  limits?: ZipLimits,
): AsyncGenerator<Opened | Skipped> {
  for (const file of files) {
    const chunks = chunksOf(file)
    const { name } = file
    try {
      const { first, all } = await peek(chunks, HEAD_BYTES)
      const changed = file.lastModified ?? null
      if (isZip(first)) yield* openZip({ name, changed, chunks: all, limits })
      else yield { name, head: headOf(name, first), place: name, zip: null, changed, chunks: all }
    } finally {
      await chunks.return(undefined)
    }
  }
}

interface Zip {
  readonly name: string
  readonly changed: number | null
  readonly chunks: AsyncIterable<Uint8Array>
  readonly limits: ZipLimits | undefined
}

async function* openZip({ name: zip, changed, chunks, limits }: Zip): AsyncGenerator<Opened | Skipped> {
  const state: ZipState = { whole: true, damaged: [] }
  for await (const entry of unzip(chunks, state, limits)) {
    const { first, all } = await peek(entry.chunks, HEAD_BYTES)
    const name = entry.name.split('/').at(-1) ?? entry.name
    yield { name, head: headOf(name, first), place: entry.name, zip, changed, chunks: all }
    // Whether an entry is sound is known at its end.
    for await (const _ of entry.chunks);
    if (entry.fault()) yield malformed(`${zip}#${entry.name}`)
  }
  for (const name of state.damaged) yield malformed(`${zip}#${name}`)
  if (!state.whole) yield malformed(`${zip}#end`)
}

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 &&
  bytes[1] === 0x4b &&
  ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6))

async function* chunksOf(file: InputFile): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** The first bytes, and all of them once more. */
async function peek(
  chunks: AsyncGenerator<Uint8Array>,
  size: number,
): Promise<{ first: Uint8Array; all: AsyncIterable<Uint8Array> }> {
  const held: Uint8Array[] = []
  let length = 0
  while (length < size) {
    const { value, done } = await chunks.next()
    if (done) break
    held.push(value)
    length += value.length
  }
  const first = new Uint8Array(length)
  let at = 0
  for (const chunk of held) {
    first.set(chunk, at)
    at += chunk.length
  }
  return { first: first.subarray(0, size), all: replay(held, chunks) }
}

async function* replay(held: Uint8Array[], rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let chunk = held.shift(); chunk; chunk = held.shift()) yield chunk
  for await (const chunk of rest) yield chunk
}

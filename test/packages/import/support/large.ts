import { Zip, ZipDeflate } from 'fflate'
import { type InputFile, importInto, readExport } from '../../../../packages/neuromem/src/import/index.ts'
import { bytesOf, type LargeExport, largeExports } from './large-exports.ts'

/**
 * Imports a made-up export of so many MiB, in a process of its own, and says how large the process became.
 */
const [mebibytes = '200', packing = 'plain', source = 'chatgpt'] = process.argv.slice(2)
const MIB = 1024 * 1024
const { name } = largeExports[source as LargeExport]
const pieces = () => bytesOf(source as LargeExport, Number(mebibytes) * MIB)

function* zipped(): Generator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((fault, bytes) => {
    if (fault) throw fault
    ready.push(bytes)
  })
  const entry = new ZipDeflate(`export/${name}`, { level: 1 })
  zip.add(entry)
  for (const piece of pieces()) {
    entry.push(piece)
    yield* ready.splice(0)
  }
  entry.push(new Uint8Array(0), true)
  zip.end()
  yield* ready
}

/** In chunks as a file gives them. */
const CHUNK = 64 * 1024
function* chunked(bytes: Iterable<Uint8Array>): Generator<Uint8Array> {
  let held: Uint8Array[] = []
  let size = 0
  for (const piece of bytes) {
    held.push(piece)
    size += piece.length
    if (size < CHUNK) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  yield Buffer.concat(held)
}

const file: InputFile = {
  name: packing === 'zip' ? 'export.zip' : name,
  lastModified: 0,
  stream: () => {
    const chunks = chunked(packing === 'zip' ? zipped() : pieces())
    return new ReadableStream({
      pull(controller) {
        const { value, done } = chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    })
  },
}

let peak = 0
const watch = () => {
  peak = Math.max(peak, process.memoryUsage.rss())
}
const user = {
  id: 'ann',
  session: () => ({
    add: async (turns: readonly unknown[]) => {
      watch()
      return { accepted_turns: turns.length, deduped_turns: 0, job_id: null }
    },
  }),
  request: async (_: string, path: string, { body }: { body: { items?: unknown[] } }) => {
    watch()
    const items = path.endsWith('/batch') ? (body.items ?? []) : []
    return { items: items.map((_, index) => ({ index, status: 201 })) }
  },
  import: async () => {
    watch()
    return { rows: {}, rejected: {} }
  },
} as unknown as Parameters<typeof importInto>[0]

const report = await importInto(user, readExport([file]), { mode: 'preserve' })
const { read, kept, imported } = report
console.log(JSON.stringify({ source: report.source, read, kept, imported, peak: Math.round(peak / MIB) }))

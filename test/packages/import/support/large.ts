import { Zip, ZipDeflate } from 'fflate'
import { type InputFile, importInto, readExport } from '../../../../packages/neuromem/src/import/index.ts'

/**
 * Imports a made-up export of so many MiB, in a process of its own, and says how large the process became.
 */
const [mebibytes = '200', packing = 'plain'] = process.argv.slice(2)
const MIB = 1024 * 1024
const encoder = new TextEncoder()
const MESSAGES = 40

function conversation(place: number): string {
  const node = (index: number) => ({
    id: `m${index}`,
    parent: index === 0 ? null : `m${index - 1}`,
    children: index + 1 < MESSAGES ? [`m${index + 1}`] : [],
    message: {
      id: `${place}-${index}`,
      author: { role: index % 2 === 0 ? 'user' : 'assistant' },
      create_time: 1_736_209_400 + place * 100 + index,
      recipient: 'all',
      weight: 1,
      content: {
        content_type: 'text',
        parts: [`第 ${place} 段，第 ${index} 句: ${'tea by the sea '.repeat(50)}`],
      },
    },
  })
  const nodes = Array.from({ length: MESSAGES }, (_, index) => [`m${index}`, node(index)] as const)
  return JSON.stringify({
    conversation_id: `c${place}`,
    title: `Conversation ${place}`,
    create_time: 1_736_209_400 + place * 100,
    current_node: `m${MESSAGES - 1}`,
    mapping: Object.fromEntries(nodes),
  })
}

function* pieces(): Generator<Uint8Array> {
  let sent = 0
  for (let place = 0; sent < Number(mebibytes) * MIB; place += 1) {
    const piece = encoder.encode(`${place === 0 ? '[' : ','}${conversation(place)}`)
    sent += piece.length
    yield piece
  }
  yield encoder.encode(']')
}

function* zipped(): Generator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((fault, bytes) => {
    if (fault) throw fault
    ready.push(bytes)
  })
  const entry = new ZipDeflate('export/conversations.json', { level: 1 })
  zip.add(entry)
  for (const piece of pieces()) {
    entry.push(piece)
    yield* ready.splice(0)
  }
  entry.push(new Uint8Array(0), true)
  zip.end()
  yield* ready
}

const file: InputFile = {
  name: packing === 'zip' ? 'export.zip' : 'conversations.json',
  lastModified: 0,
  stream: () => {
    const source = packing === 'zip' ? zipped() : pieces()
    return new ReadableStream({
      pull(controller) {
        const { value, done } = source.next()
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
  request: async () => ({}),
  import: async () => ({}),
} as unknown as Parameters<typeof importInto>[0]

const report = await importInto(user, readExport([file]), { mode: 'turns' })
console.log(JSON.stringify({ turns: report.imported.turns, read: report.read, peak: Math.round(peak / MIB) }))

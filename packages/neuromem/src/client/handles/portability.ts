import type { CallOptions } from '../options.ts'
import type { Operations } from '../sending/operations.ts'
import { linesOf } from '../sending/sse.ts'
import { toError } from '../sending/transport.ts'
import type { Imported } from '../types.gen.ts'

/** A line of an export: `kind` says what it is. */
export type ExportLine = { kind: string } & Record<string, unknown>

/** An export as it arrives; the request is made when it is read. */
export interface ExportStream extends AsyncIterable<ExportLine> {
  /** The lines as the service wrote them. */
  bytes(): AsyncIterable<Uint8Array>
}

const PART_BYTES = 3 * 2 ** 20

type Exported = 'exportUser' | 'exportBank' | 'exportProject'

/** @param id of the user, bank or project */
export function exportOf(api: Operations, operation: Exported, id: string, call?: CallOptions): ExportStream {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    const stream = await api.stream(operation, { ids: [id] }, call)
    try {
      yield* stream
    } catch (error) {
      throw toError(error)
    } finally {
      stream.close()
    }
  }
  return {
    bytes,
    async *[Symbol.asyncIterator]() {
      for await (const line of linesOf(bytes())) if (line.trim() !== '') yield JSON.parse(line) as ExportLine
    },
  }
}

/** Sends lines in parts of 3 MiB and adds up what was stored. */
export async function importLines(
  api: Operations,
  user: string,
  lines: AsyncIterable<ExportLine | string> | Iterable<ExportLine | string>,
  { idempotencyKey, ...call }: CallOptions = {},
): Promise<Imported> {
  const total = { user_id: user, rows: {} } as Imported
  let number = 0
  for await (const body of partsOf(lines)) {
    const key = idempotencyKey && { idempotencyKey: `${idempotencyKey}-${number++}` }
    const answer = await api.call('importUser', { ids: [user], body }, { ...call, ...key })
    addUp(total as Counts, answer as Counts)
  }
  return total
}

type Counts = { [name: string]: unknown }

function addUp(total: Counts, part: Counts): void {
  for (const [name, value] of Object.entries(part)) {
    if (typeof value === 'number') total[name] = ((total[name] as number | undefined) ?? 0) + value
    else if (value && typeof value === 'object') {
      total[name] ??= {}
      addUp(total[name] as Counts, value as Counts)
    }
  }
}

async function* partsOf(
  lines: AsyncIterable<ExportLine | string> | Iterable<ExportLine | string>,
): AsyncGenerator<string> {
  const encoder = new TextEncoder()
  let part: string[] = []
  let bytes = 0
  for await (const line of lines) {
    const text = `${typeof line === 'string' ? line.trim() : JSON.stringify(line)}\n`
    const size = encoder.encode(text).length
    if (text === '\n') continue
    if (part.length > 0 && bytes + size > PART_BYTES) {
      yield part.join('')
      part = []
      bytes = 0
    }
    part.push(text)
    bytes += size
  }
  if (part.length > 0) yield part.join('')
}

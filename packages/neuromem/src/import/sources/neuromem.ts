import { type Fields, has, isFields, textOf } from '../json.ts'
import type { Parser } from '../parser.ts'
import type { Opened } from '../reading/open.ts'
import { isSkipped, rowsOf, skipped } from '../reading/reading.ts'
import type { FileHead, ImportRecord, JsonObject } from '../records.ts'

/** Lines of our own export; what kinds there are, the service says. */
const isLine = (value: unknown): value is Fields & { kind: string } =>
  isFields(value) && typeof value.kind === 'string'

function detect(head: FileHead) {
  const first = head.value
  if (!isLine(first)) return null
  const isOurs =
    (first.kind === 'user' && has(first, 'affinity_score')) ||
    has(first, 'trait_stage') ||
    has(first, 'next_seq')
  if (!isOurs) return null
  return { source: 'neuromem' as const, version: '1', confidence: 0.99, note: null }
}

export const neuromem: Parser = { source: 'neuromem', detect, begin: () => ({ records }) }

async function* records(file: Opened): AsyncGenerator<ImportRecord> {
  for await (const row of rowsOf(file, { whole: true, accepts: isLine })) {
    if (isSkipped(row)) yield row
    else if (isLine(row.value)) yield { kind: 'line', line: row.value as JsonObject & { kind: string } }
    else yield skipped(file, textOf(isFields(row.value) ? row.value : {}, 'id') ?? row.index, 'unknown_type')
  }
}

import { type Fields, field, fieldsOf, has, isFields, listOf, textOf } from '../json.ts'
import type { Parse, Parser } from '../parser.ts'
import { idOfContent } from '../reading/ids.ts'
import { memoryRecord } from '../reading/memories.ts'
import type { Opened } from '../reading/open.ts'
import { isSkipped, type Reading, rowsOf, skipped, unknownRow } from '../reading/reading.ts'
import type { FileHead, ImportRecord, Json, MemoryKind } from '../records.ts'

const isDocument = (value: unknown): value is Fields =>
  has(value, 'facts') && (has(value, 'original_text') || has(value, 'chunks'))
const isFact = (value: unknown): value is Fields => has(value, 'text', 'fact_type')
const isObservation = (value: unknown): value is Fields =>
  isFact(value) || (has(value, 'text') && !has(value, 'facts'))

const firstOf = (head: FileHead): unknown => {
  const lists = Object.values(fieldsOf(head.value)).filter(Array.isArray)
  return Array.isArray(head.value)
    ? head.value[0]
    : isDocument(head.value)
      ? head.value
      : (lists[0]?.[0] ?? head.value)
}
const isManifest = (head: FileHead): boolean => head.name === 'manifest.json' && isFields(head.value)
const isObservations = (head: FileHead): boolean => head.name === 'observations.json'

function detect(head: FileHead) {
  const first = firstOf(head)
  if (!isDocument(first) && !isFact(first)) return null
  return { source: 'hindsight' as const, version: 'transfer', confidence: 0.96, note: null }
}

export const hindsight: Parser = {
  source: 'hindsight',
  detect,
  knows: ({ head }) => isManifest(head) || isObservations(head),
  begin: (reading) => ({ records: (file) => records(reading, file) }) satisfies Parse,
}

async function* records(reading: Reading, file: Opened): AsyncGenerator<ImportRecord> {
  const whole = isDocument(file.head.value) || isFact(file.head.value)
  const accepts = (value: unknown) => isDocument(value) || isObservation(value)
  for await (const row of rowsOf(file, { whole, accepts })) {
    if (isSkipped(row)) yield row
    else if (isManifest(file.head)) continue
    else if (isDocument(row.value)) yield* documentOf(reading, file, row.value, row.index)
    else if (isObservation(row.value))
      yield await factOf(reading, file, row.value, { place: row.index, document: null })
    else if (row.inList) yield unknownRow(file, row)
  }
}

async function* documentOf(
  reading: Reading,
  file: Opened,
  row: Fields,
  index: number,
): AsyncGenerator<ImportRecord> {
  const id = textOf(row, 'id') ?? String(index)
  const chunks = listOf(field(row, 'chunks')).map((chunk) => textOf(fieldsOf(chunk), 'chunk_text') ?? '')
  yield memoryRecord(reading, file, {
    id,
    place: id,
    content: textOf(row, 'original_text') ?? chunks.join('\n'),
    type: 'document',
    createdAt: field(row, 'created_at'),
    row,
    known: ['id', 'original_text', 'created_at', 'chunks', 'facts'],
  })
  for (const [place, fact] of listOf(field(row, 'facts')).entries())
    yield isFields(fact)
      ? factOf(reading, file, fact, { place: `${id}/facts/${place}`, document: row })
      : skipped(file, `${id}/facts/${place}`, 'malformed')
}

const types: Readonly<Record<string, MemoryKind>> = { world: 'fact', experience: 'episodic' }
const FACT = [
  'id',
  'text',
  'content',
  'fact_type',
  'occurred_start',
  'occurred_end',
  'mentioned_at',
  'created_at',
  'chunk_index',
]

async function factOf(
  reading: Reading,
  file: Opened,
  row: Fields,
  { place, document }: { readonly place: string | number; readonly document: Fields | null },
): Promise<ImportRecord> {
  const text = textOf(row, 'text') ?? ''
  const kind = textOf(row, 'fact_type') ?? 'observation'
  const type = Object.hasOwn(types, kind) ? (types[kind] as MemoryKind) : 'note'
  const documentId = document && textOf(document, 'id')
  const start = field(row, 'occurred_start')
  const says: Record<string, Json> = { fact_type: kind, document: documentId }
  return memoryRecord(reading, file, {
    id: textOf(row, 'id') ?? idOfContent(documentId ?? '', kind, text, String(start ?? '')),
    place,
    content: text,
    type,
    createdAt: field(row, 'mentioned_at', 'created_at') ?? (document && field(document, 'created_at')),
    validAt: start ?? field(row, 'mentioned_at'),
    ...(kind === 'world' ? { invalidAt: field(row, 'occurred_end') } : {}),
    says,
    row,
    known: FACT,
  })
}

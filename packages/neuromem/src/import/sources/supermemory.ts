import { type Fields, field, fieldsOf, has, textOf } from '../json.ts'
import type { Parse, Parser } from '../parser.ts'
import { memoryRecord } from '../reading/memories.ts'
import type { Opened } from '../reading/open.ts'
import { isSkipped, noteList, type Reading, rowsOf, skipped, unknownRow } from '../reading/reading.ts'
import type { FileHead, ImportRecord, Json } from '../records.ts'

const isEntry = (value: unknown): value is Fields =>
  has(value, 'id', 'memory') &&
  (has(value, 'isLatest') || has(value, 'spaceContainerTag') || has(value, 'containerTags'))
const isDocument = (value: unknown): value is Fields =>
  has(value, 'id') && has(value, 'containerTags') && !isEntry(value)
const isItem = (value: unknown): value is Fields => isEntry(value) || isDocument(value)

function detect(head: FileHead) {
  const lists = Array.isArray(head.value)
    ? [head.value]
    : Object.values(fieldsOf(head.value)).filter(Array.isArray)
  const first = [...lists.map((list) => list[0]), head.value].find(isItem)
  if (!first) return null
  const version = isEntry(first) ? 'entries' : 'documents'
  return { source: 'supermemory' as const, version, confidence: 0.95, note: null }
}

export const supermemory: Parser = {
  source: 'supermemory',
  detect,
  begin: (reading) => ({ records: (file) => records(reading, file) }) satisfies Parse,
}

async function* records(reading: Reading, file: Opened): AsyncGenerator<ImportRecord> {
  const whole = isItem(file.head.value)
  for await (const row of rowsOf(file, { whole, accepts: isItem })) {
    if (isSkipped(row)) yield row
    else if (isItem(row.value)) {
      noteList(reading, isEntry(row.value) ? 'entries' : 'documents', { found: 1 })
      yield rowOf(reading, file, row.value, row.index)
    } else if (row.inList) yield unknownRow(file, row)
    else if (row.key === 'pagination') {
      const expected = field(fieldsOf(row.value), 'totalItems', 'total')
      noteList(reading, 'documents', { expected })
    }
  }
}

const KNOWN = [
  'id',
  'content',
  'memory',
  'containerTags',
  'createdAt',
  'updatedAt',
  'title',
  'isLatest',
  'isForgotten',
  'forgetAfter',
]

function rowOf(
  reading: Reading,
  file: Opened,
  row: Fields,
  index: number,
): ImportRecord | Promise<ImportRecord> {
  const id = textOf(row, 'id')
  if (field(row, 'isForgotten') === true) return skipped(file, id ?? index, 'retracted')
  if (field(row, 'isLatest') === false) return skipped(file, id ?? index, 'superseded')
  const tags = field(row, 'containerTags', 'spaceContainerTag')
  return memoryRecord(reading, file, {
    id,
    place: index,
    content: textOf(row, 'content', 'memory', 'summary', 'raw') ?? '',
    type: isEntry(row) ? 'note' : 'document',
    createdAt: field(row, 'createdAt', 'created_at'),
    expiresAt: field(row, 'forgetAfter'),
    says: {
      updated_at: textOf(row, 'updatedAt', 'updated_at'),
      title: textOf(row, 'title'),
      ...(tags === undefined ? {} : { containerTags: tags as Json }),
    },
    row,
    known: KNOWN,
  })
}

import { type Fields, field, fieldsOf, has, listOf, textOf } from '../json.ts'
import type { Parse, Parser } from '../parser.ts'
import { memoryRecord, relationRecord } from '../reading/memories.ts'
import type { Opened } from '../reading/open.ts'
import { isSkipped, type Reading, rowsOf, skipped, unknownRow } from '../reading/reading.ts'
import type { FileHead, ImportRecord } from '../records.ts'

const isEntity = (value: unknown): value is Fields => has(value, 'name', 'observations')
const isRelation = (value: unknown): value is Fields => has(value, 'from', 'to', 'relationType')
const isItem = (value: unknown) => isEntity(value) || isRelation(value)

function detect(head: FileHead) {
  const lists = Object.values(fieldsOf(head.value)).flatMap((list) =>
    Array.isArray(list) ? list.slice(0, 1) : [],
  )
  if (![head.value, ...lists].some(isItem)) return null
  return {
    source: 'server-memory' as const,
    version: '1',
    confidence: 0.95,
    note: 'Nothing in it has a time.',
  }
}

export const serverMemory: Parser = {
  source: 'server-memory',
  detect,
  begin: (reading) => ({ records: (file) => records(reading, file) }) satisfies Parse,
}

async function* records(reading: Reading, file: Opened): AsyncGenerator<ImportRecord> {
  const whole = isItem(file.head.value)
  for await (const row of rowsOf(file, { whole, accepts: isItem })) {
    if (isSkipped(row)) yield row
    else if (isRelation(row.value)) yield relationOf(reading, file, row.value, row.index)
    else if (isEntity(row.value)) yield* observationsOf(reading, file, row.value)
    else if (row.inList) yield unknownRow(file, row)
  }
}

async function* observationsOf(reading: Reading, file: Opened, entity: Fields): AsyncGenerator<ImportRecord> {
  const name = textOf(entity, 'name') ?? ''
  const observations = listOf(field(entity, 'observations'))
  if (observations.length === 0) yield skipped(file, name, 'empty')
  for (const [index, observation] of observations.entries()) {
    const text = typeof observation === 'string' ? observation : ''
    yield memoryRecord(reading, file, {
      id: null,
      place: `${name}/${index}`,
      content: text.trim() === '' ? '' : `${name}: ${text}`,
      type: 'note',
      says: { entity_type: textOf(entity, 'entityType') },
      row: entity,
      known: ['type', 'name', 'entityType', 'observations'],
    })
  }
}

const relationOf = (reading: Reading, file: Opened, row: Fields, index: number): Promise<ImportRecord> =>
  relationRecord(reading, file, {
    id: null,
    place: index,
    subject: textOf(row, 'from') ?? '',
    predicate: textOf(row, 'relationType') ?? '',
    object: textOf(row, 'to') ?? '',
    row,
    known: ['type', 'from', 'to', 'relationType'],
  })

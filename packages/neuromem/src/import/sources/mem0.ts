import { type Fields, field, fieldsOf, has, textOf } from '../json.ts'
import type { Parse, Parser } from '../parser.ts'
import { memoryRecord, relationRecord } from '../reading/memories.ts'
import type { Opened } from '../reading/open.ts'
import {
  isOthers,
  isSkipped,
  noteList,
  type Reading,
  rowsOf,
  skipped,
  unknownRow,
} from '../reading/reading.ts'
import type { FileHead, ImportRecord, Json } from '../records.ts'

const isRow = (value: unknown): value is Fields =>
  has(value, 'memory', 'id') && !has(value, 'containerTags') && !has(value, 'isLatest')

function detect(head: FileHead) {
  const value = head.value
  const rows = Array.isArray(value) ? value : fieldsOf(value).results
  const first = Array.isArray(rows) ? rows[0] : value
  const isPage = has(value, 'results', 'count', 'next')
  if (!isRow(first) && !isPage) return null
  const isPlatform = isPage || has(first, 'structured_attributes') || has(first, 'categories')
  return {
    source: 'mem0' as const,
    version: isPlatform ? 'v3' : 'oss',
    confidence: isRow(first) ? 0.96 : 0.6,
    note: null,
  }
}

export const mem0: Parser = { source: 'mem0', detect, begin: (reading) => new Mem0Parse(reading) }

const KNOWN = [
  'id',
  'memory',
  'user_id',
  'created_at',
  'updated_at',
  'expiration_date',
  'replaced_by',
  'synthesized',
  'categories',
  'score',
  'hash',
]

class Mem0Parse implements Parse {
  #reading: Reading
  #passes = 0
  /** When what replaced another memory was made, by its id. */
  #replacements = new Map<string, unknown>()

  constructor(reading: Reading) {
    this.#reading = reading
  }

  /** The first pass finds who replaces whom, the second when these were made. */
  needs(): boolean {
    this.#passes += 1
    return this.#passes === 1 || (this.#passes === 2 && this.#replacements.size > 0)
  }

  async prepare(file: Opened): Promise<void> {
    for await (const row of rowsOf(file, { accepts: isRow })) {
      if (isSkipped(row) || !isRow(row.value)) continue
      const id = textOf(row.value, 'id')
      const replacement = textOf(row.value, 'replaced_by')
      if (this.#passes === 1 && replacement !== null) this.#replacements.set(replacement, null)
      if (this.#passes === 2 && id !== null && this.#replacements.has(id))
        this.#replacements.set(id, field(row.value, 'created_at'))
    }
  }

  async *records(file: Opened): AsyncGenerator<ImportRecord> {
    for await (const row of rowsOf(file, { accepts: isRow })) {
      if (isSkipped(row)) yield row
      else if (!row.inList) this.#note(row.key, row.value)
      else if (row.key === 'relations') yield relationOf(this.#reading, file, fieldsOf(row.value), row.index)
      else if (isRow(row.value)) {
        noteList(this.#reading, 'memories', { found: 1 })
        yield this.#memory(file, row.value, row.index)
      } else yield unknownRow(file, row)
    }
  }

  #note(key: string | null, value: unknown): void {
    if (key === 'count') noteList(this.#reading, 'memories', { expected: value })
    if (key === 'next') noteList(this.#reading, 'memories', { goesOn: typeof value === 'string' })
  }

  async #memory(file: Opened, row: Fields, index: number): Promise<ImportRecord> {
    const id = textOf(row, 'id')
    const user = field(row, 'user_id')
    if (isOthers(this.#reading, user)) return skipped(file, id ?? index, 'other_user')
    if (user === undefined && typeof field(row, 'agent_id') === 'string')
      return skipped(file, id ?? index, 'agent')
    const replacement = textOf(row, 'replaced_by')
    const categories = field(row, 'categories')
    return memoryRecord(this.#reading, file, {
      id,
      place: index,
      content: textOf(row, 'memory') ?? '',
      type: field(row, 'synthesized') === true ? 'note' : 'fact',
      createdAt: field(row, 'created_at'),
      expiresAt: field(row, 'expiration_date'),
      ...(replacement === null
        ? {}
        : { invalidAt: this.#replacements.get(replacement) ?? field(row, 'updated_at') }),
      says: {
        updated_at: textOf(row, 'updated_at'),
        replaced_by: replacement,
        ...(Array.isArray(categories) && categories.length > 0 ? { categories: categories as Json } : {}),
      },
      row,
      known: KNOWN,
    })
  }
}

/** An edge of the open-source graph memory. */
const relationOf = (reading: Reading, file: Opened, row: Fields, index: number): Promise<ImportRecord> =>
  relationRecord(reading, file, {
    id: null,
    place: `relations/${index}`,
    subject: textOf(row, 'source') ?? '',
    predicate: textOf(row, 'relationship', 'relation') ?? '',
    object: textOf(row, 'target', 'destination') ?? '',
    row,
    known: ['source', 'relationship', 'relation', 'target', 'destination'],
  })

import { extraOf, type Fields, field, fieldsOf, has, textOf } from '../json.ts'
import type { Parse, Parser } from '../parser.ts'
import type { Item } from '../reading/conversation.ts'
import { memoryRecord } from '../reading/memories.ts'
import type { Opened } from '../reading/open.ts'
import {
  isSkipped,
  noteList,
  once,
  type Reading,
  type Row,
  rowsOf,
  skipped,
  unknownRow,
} from '../reading/reading.ts'
import { Shelf } from '../reading/shelf.ts'
import type { FileHead, ImportRecord } from '../records.ts'

const isMessage = (value: unknown): value is Fields => has(value, 'peer_id', 'content')
const isConclusion = (value: unknown): value is Fields => has(value, 'observed_id', 'content')
const isItem = (value: unknown): value is Fields => isMessage(value) || isConclusion(value)

function detect(head: FileHead) {
  const lists = Array.isArray(head.value) ? [head.value] : Object.values(fieldsOf(head.value))
  const found = [head.value, ...lists.flatMap((list) => (Array.isArray(list) ? list.slice(0, 1) : []))].some(
    isItem,
  )
  return found || has(head.value, 'peer_card')
    ? { source: 'honcho' as const, version: 'v3', confidence: found ? 0.95 : 0.7, note: null }
    : null
}

export const honcho: Parser = { source: 'honcho', detect, begin: (reading) => new HonchoParse(reading) }

const MESSAGE = [
  'id',
  'content',
  'peer_id',
  'session_id',
  'session_name',
  'created_at',
  'token_count',
  'workspace_id',
]

class HonchoParse implements Parse {
  readonly needs = once()
  #reading: Reading
  /** The peer of whom conclusions are drawn, and the one that spoke first. */
  #observed: string | null = null
  #first: string | null = null
  #shelf: Shelf
  /** Items of the page that is being read, until it says of what list it is. */
  #page = { found: 0, list: '' }

  constructor(reading: Reading) {
    this.#reading = reading
    this.#shelf = new Shelf(reading, (item: Item) => ('at' in item && reading.moments.at(item.at)) || '')
  }

  async prepare(file: Opened): Promise<void> {
    for await (const row of rowsOf(file, { accepts: isItem })) {
      if (isSkipped(row)) continue
      if (isConclusion(row.value)) this.#observed ??= textOf(row.value, 'observed_id')
      else if (isMessage(row.value)) {
        this.#first ??= textOf(row.value, 'peer_id')
        this.#shelf.expect(sessionOf(file, row.value))
      }
    }
  }

  async *records(file: Opened): AsyncGenerator<ImportRecord> {
    this.#reading.person ??= this.#observed ?? this.#first
    for await (const row of rowsOf(file, { accepts: isItem })) {
      if (isSkipped(row)) yield row
      else if (isConclusion(row.value)) yield this.#conclusion(file, row.value, row.index)
      else if (isMessage(row.value)) yield* this.#message(file, row.value)
      else if (row.key === 'peer_card') yield this.#card(file, row)
      else if (row.inList) yield unknownRow(file, row)
      else if (row.key === 'total') this.#total(row.value)
    }
    this.#page = { found: 0, list: '' }
  }

  async *end(): AsyncGenerator<ImportRecord> {
    yield* this.#shelf.rest()
  }

  #found(list: string): void {
    this.#page = { found: this.#page.found + 1, list }
  }

  /** A page says how long its list is after what it holds of it. */
  #total(expected: unknown): void {
    noteList(this.#reading, `${this.#page.list} of ${expected}`, { expected, found: this.#page.found })
    this.#page = { found: 0, list: '' }
  }

  #conclusion(file: Opened, row: Fields, index: number): ImportRecord | Promise<ImportRecord> {
    this.#found('conclusions')
    const id = textOf(row, 'id')
    if (textOf(row, 'observed_id') !== this.#reading.person) return skipped(file, id ?? index, 'other_user')
    return memoryRecord(this.#reading, file, {
      id,
      place: index,
      content: textOf(row, 'content') ?? '',
      type: field(row, 'level') === 'explicit' ? 'fact' : 'note',
      createdAt: field(row, 'created_at'),
      says: { level: textOf(row, 'level'), session_id: textOf(row, 'session_id') },
      row,
      known: ['id', 'content', 'observed_id', 'level', 'created_at', 'session_id'],
    })
  }

  async *#message(file: Opened, row: Fields): AsyncGenerator<ImportRecord> {
    const session = sessionOf(file, row)
    this.#found(`messages of ${session}`)
    const peer = textOf(row, 'peer_id') ?? ''
    const isPerson = peer === this.#reading.person
    yield* this.#shelf.put(
      file,
      { id: session },
      {
        id: textOf(row, 'id'),
        role: isPerson ? 'user' : 'assistant',
        text: textOf(row, 'content') ?? '',
        at: field(row, 'created_at'),
        ...(isPerson ? {} : { name: peer }),
        extra: extraOf(row, MESSAGE),
      },
    )
  }

  async #card(file: Opened, row: Row): Promise<ImportRecord> {
    const content = typeof row.value === 'string' ? row.value : ''
    return memoryRecord(this.#reading, file, {
      id: null,
      place: `peer_card/${row.index}`,
      content,
      type: 'note',
      says: { peer_card: true },
    })
  }
}

const sessionOf = (file: Opened, row: Fields): string =>
  textOf(row, 'session_id', 'session_name') ?? file.name.replace(/\.\w+$/, '')

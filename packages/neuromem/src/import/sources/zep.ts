import { extraOf, type Fields, field, fieldsOf, has, isFields, listOf, textOf } from '../json.ts'
import type { Parse, Parser } from '../parser.ts'
import { conversationRecords, type Item } from '../reading/conversation.ts'
import { memoryRecord, relationRecord } from '../reading/memories.ts'
import type { Opened } from '../reading/open.ts'
import { isOthers, isSkipped, noteList, once, type Reading, rowsOf, skipped } from '../reading/reading.ts'
import { roleOf } from '../reading/roles.ts'
import { Shelf } from '../reading/shelf.ts'
import type { FileHead, ImportRecord } from '../records.ts'

const isThread = (value: unknown): value is Fields =>
  (has(value, 'threadId') || has(value, 'thread_id')) && has(value, 'messages')
const isEdge = (value: unknown): value is Fields =>
  has(value, 'fact') && (has(value, 'sourceNodeUuid') || has(value, 'source_node_uuid'))
const isMessage = (value: unknown): value is Fields => has(value, 'uuid', 'content') && has(value, 'role')
const isItem = (value: unknown) => isThread(value) || isEdge(value) || isMessage(value)

/** What an episode of Graphiti and a message of Zep do not share. */
const isZeps = (value: unknown): boolean =>
  isThread(value) ||
  (isEdge(value) && (has(value, 'sourceNodeUuid') || !has(value, 'group_id'))) ||
  (isMessage(value) && !has(value, 'group_id') && !has(value, 'peer_id'))

function detect(head: FileHead) {
  const lists = Array.isArray(head.value) ? [head.value] : Object.values(fieldsOf(head.value))
  const firsts = lists.flatMap((list) => (Array.isArray(list) ? list.slice(0, 1) : []))
  const found = [...firsts, head.value].some(isZeps)
  return found ? { source: 'zep' as const, version: 'cloud', confidence: 0.9, note: null } : null
}

export const zep: Parser = { source: 'zep', detect, begin: (reading) => new ZepParse(reading) }

class ZepParse implements Parse {
  readonly needs = once()
  #reading: Reading
  #names = new Map<string, string>()
  #shelf: Shelf

  constructor(reading: Reading) {
    this.#reading = reading
    this.#shelf = new Shelf(reading)
  }

  async prepare(file: Opened): Promise<void> {
    for await (const row of rowsOf(file, { accepts: isItem })) {
      if (isSkipped(row)) continue
      if (!isThread(row.value) && !isEdge(row.value) && isMessage(row.value))
        this.#shelf.expect(threadOf(file, row.value))
      if (isItem(row.value)) continue
      const { uuid, name } = fieldsOf(row.value)
      if (typeof uuid === 'string' && typeof name === 'string') this.#names.set(uuid, name)
    }
  }

  async *records(file: Opened): AsyncGenerator<ImportRecord> {
    for await (const row of rowsOf(file, { accepts: isItem })) {
      if (isSkipped(row)) yield row
      else if (isThread(row.value)) yield* this.#thread(file, row.value)
      else if (isEdge(row.value)) yield this.#edge(file, row.value, row.index)
      else if (isMessage(row.value)) yield* this.#message(file, row.value)
      else if (row.inList)
        yield skipped(file, placeOf(row.value, row.index), has(row.value, 'name') ? 'link' : 'unknown_type')
      else if (/^total_?count$/i.test(row.key ?? ''))
        noteList(this.#reading, `${file.place} messages`, { expected: row.value })
    }
  }

  async *end(): AsyncGenerator<ImportRecord> {
    yield* this.#shelf.rest()
  }

  async *#thread(file: Opened, row: Fields): AsyncGenerator<ImportRecord> {
    const id = textOf(row, 'threadId', 'thread_id') ?? ''
    const others = isOthers(this.#reading, field(row, 'userId', 'user_id'))
    const messages = listOf(field(row, 'messages')).map(fieldsOf)
    const expected = field(row, 'totalCount', 'total_count')
    if (expected !== undefined) noteList(this.#reading, `thread ${id}`, { expected, found: messages.length })
    const items = messages.map((message, index): Item => {
      const item = itemOf(message, this.#reading.tools, `${id}/${index}`)
      return others ? { id: item.id ?? index, dropped: 'other_user' } : item
    })
    yield* conversationRecords(this.#reading, {
      file,
      id,
      title: null,
      startedAt: field(row, 'createdAt', 'created_at'),
      items,
    })
  }

  /** A message that stands alone belongs to the thread that the file is named after. */
  async *#message(file: Opened, row: Fields): AsyncGenerator<ImportRecord> {
    noteList(this.#reading, `${file.place} messages`, { found: 1 })
    yield* this.#shelf.put(file, { id: threadOf(file, row) }, itemOf(row, this.#reading.tools, 0))
  }

  #edge(file: Opened, row: Fields, index: number): Promise<ImportRecord> {
    const subject = this.#end(row, 'source')
    const object = this.#end(row, 'target')
    const common = {
      id: textOf(row, 'uuid'),
      place: index,
      createdAt: field(row, 'createdAt', 'created_at'),
      validAt: field(row, 'validAt', 'valid_at'),
      invalidAt: field(row, 'invalidAt', 'invalid_at', 'expiredAt', 'expired_at'),
      row,
      known: EDGE,
    }
    const fact = textOf(row, 'fact') ?? ''
    const predicate = textOf(row, 'name') ?? ''
    if (subject === null || object === null || predicate === '')
      return memoryRecord(this.#reading, file, { ...common, content: fact, type: 'fact' })
    return relationRecord(this.#reading, file, { ...common, subject, predicate, object, fact })
  }

  #end(row: Fields, side: 'source' | 'target'): string | null {
    const uuid = textOf(row, `${side}NodeUuid`, `${side}_node_uuid`) ?? ''
    return textOf(row, `${side}NodeName`, `${side}_node_name`) ?? this.#names.get(uuid) ?? null
  }
}

const threadOf = (file: Opened, row: Fields): string =>
  textOf(row, 'threadId', 'thread_id', 'sessionId', 'session_id') ?? file.name.replace(/\.\w+$/, '')

const placeOf = (value: unknown, index: number): string | number =>
  (isFields(value) && textOf(value, 'uuid')) || index

const EDGE = ['source', 'target', 'created', 'valid', 'invalid', 'expired']
  .flatMap((word) => [
    `${word}NodeUuid`,
    `${word}_node_uuid`,
    `${word}NodeName`,
    `${word}_node_name`,
    `${word}At`,
    `${word}_at`,
  ])
  .concat('uuid', 'name', 'fact')
const MESSAGE = [
  'uuid',
  'role',
  'role_type',
  'roleType',
  'name',
  'content',
  'createdAt',
  'created_at',
  'processed',
]

function itemOf(row: Fields, tools: boolean, place: string | number): Item {
  const id = textOf(row, 'uuid')
  const role = roleOf(textOf(row, 'role_type', 'roleType')) ?? roleOf(textOf(row, 'role'))
  if (role === null) return { id: id ?? place, dropped: 'unknown_type' }
  if (role === 'system') return { id: id ?? place, dropped: 'system' }
  if (role === 'tool' && !tools) return { id: id ?? place, dropped: 'tool' }
  return {
    id,
    role,
    text: textOf(row, 'content') ?? '',
    at: field(row, 'createdAt', 'created_at'),
    name: textOf(row, 'name'),
    extra: extraOf(row, MESSAGE),
  }
}

import { type Fields, field, fieldsOf, has, isFields, listOf, textOf } from '../json.ts'
import type { Parse, Parser } from '../parser.ts'
import { conversationRecords, type Item } from '../reading/conversation.ts'
import { memoryRecord } from '../reading/memories.ts'
import type { Opened } from '../reading/open.ts'
import { isSkipped, type Reading, rowsOf, unknownRow } from '../reading/reading.ts'
import { Shelf } from '../reading/shelf.ts'
import type { FileHead, ImportRecord } from '../records.ts'
import { itemsOf } from './chat-lines.ts'

const isStored = (value: unknown): value is Fields => has(value, 'type', 'data') && isFields(value.data)
const isDumped = (value: unknown): value is Fields => has(value, 'lc', 'kwargs')
const isMessage = (value: unknown): value is Fields => isStored(value) || isDumped(value)
const isStoreItem = (value: unknown): value is Fields => has(value, 'namespace', 'key', 'value')
const isSession = (value: unknown): value is Fields =>
  has(value, 'messages') && listOf(value.messages).slice(0, 1).some(isMessage)
const isItem = (value: unknown) => isMessage(value) || isStoreItem(value) || isSession(value)

const NOTE = 'Messages have no times: a conversation begins when its file was last changed, or at startedAt.'

function detect(head: FileHead) {
  const lists = Array.isArray(head.value)
    ? [head.value]
    : Object.values(fieldsOf(head.value)).filter(Array.isArray)
  const first = [head.value, ...lists.map((list) => list[0])].find(isItem)
  if (!first) return null
  const version = isStoreItem(first) ? 'store' : isDumped(first) ? 'dumps' : 'messages'
  return {
    source: 'langchain' as const,
    version,
    confidence: 0.95,
    note: isStoreItem(first) ? null : NOTE,
  }
}

export const langchain: Parser = {
  source: 'langchain',
  detect,
  begin: (reading) => new LangChainParse(reading),
}

class LangChainParse implements Parse {
  #reading: Reading
  #shelf: Shelf

  constructor(reading: Reading) {
    this.#reading = reading
    this.#shelf = new Shelf(reading)
  }

  async *records(file: Opened): AsyncGenerator<ImportRecord> {
    let session = file.name.replace(/\.\w+$/, '')
    const whole = isSession(file.head.value) || isMessage(file.head.value) || isStoreItem(file.head.value)
    for await (const row of rowsOf(file, { whole, accepts: isItem })) {
      if (isSkipped(row)) yield row
      else if (isSession(row.value)) yield* this.#session(file, row.value, `${session}/${row.index}`)
      else if (isMessage(row.value)) {
        const id = textOf(row.value, 'session_id') ?? session
        for (const item of this.#items(row.value, row.index)) yield* this.#shelf.put(file, { id }, item)
      } else if (isStoreItem(row.value)) yield this.#stored(file, row.value)
      else if (row.key === 'session_id' && typeof row.value === 'string') session = row.value
      else if (row.inList) yield unknownRow(file, row)
    }
    yield* this.#shelf.rest()
  }

  async *#session(file: Opened, row: Fields, place: string): AsyncGenerator<ImportRecord> {
    const id = textOf(row, 'session_id', 'id', 'thread_id') ?? place
    const messages = listOf(field(row, 'messages'))
    const items = messages.flatMap((message, index) =>
      isMessage(message)
        ? this.#items(message, `${id}/${index}`)
        : [{ id: `${id}/${index}`, dropped: 'unknown_type' as const }],
    )
    const startedAt = field(row, 'created_at', 'timestamp')
    yield* conversationRecords(this.#reading, { file, id, title: null, startedAt, items })
  }

  #items(message: Fields, place: string | number): Item[] {
    const data = fieldsOf(field(message, isDumped(message) ? 'kwargs' : 'data'))
    const type = isDumped(message) ? classOf(message) : textOf(message, 'type')
    const more = fieldsOf(field(data, 'additional_kwargs'))
    return itemsOf(
      {
        id: textOf(data, 'id'),
        place,
        role: type === 'chat' || type === 'ChatMessage' ? textOf(data, 'role') : type,
        content: field(data, 'content'),
        name: textOf(data, 'name'),
        at: field(data, 'timestamp', 'created_at') ?? field(more, 'timestamp', 'created_at'),
        toolCalls: listOf(field(data, 'tool_calls')),
        row: data,
        known: ['id', 'content', 'name', 'type', 'example', 'timestamp', 'created_at', 'invalid_tool_calls'],
      },
      this.#reading.tools,
    )
  }

  #stored(file: Opened, row: Fields): Promise<ImportRecord> {
    const value = field(row, 'value')
    const says = textOf(fieldsOf(value), 'content', 'text', 'memory')
    const namespace = listOf(field(row, 'namespace')).map(String)
    const id = [...namespace, textOf(row, 'key') ?? ''].join('/')
    return memoryRecord(this.#reading, file, {
      id,
      place: id,
      content: says ?? (value === undefined ? '' : JSON.stringify(value)),
      type: 'note',
      createdAt: field(row, 'created_at'),
      says: { updated_at: textOf(row, 'updated_at') },
      row: fieldsOf(says === null ? {} : value),
      known: ['content', 'text', 'memory'],
    })
  }
}

/**
 * `HumanMessage` and `AIMessageChunk` of an id such as `["langchain", "schema", "messages",
 * "HumanMessage"]`.
 */
const classOf = (message: Fields): string =>
  String(listOf(field(message, 'id')).at(-1) ?? '')
    .replace(/Message(Chunk)?$/, '')
    .toLowerCase() || 'chat'

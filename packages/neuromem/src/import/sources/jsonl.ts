import { type Fields, field, fieldsOf, has, listOf, textOf } from '../json.ts'
import type { Parse, Parser } from '../parser.ts'
import { conversationRecords, type Item } from '../reading/conversation.ts'
import type { Opened } from '../reading/open.ts'
import { isSkipped, type Reading, rowsOf, unknownRow } from '../reading/reading.ts'
import { Shelf } from '../reading/shelf.ts'
import type { FileHead, ImportRecord } from '../records.ts'
import { itemsOf } from './chat-lines.ts'

const isMessage = (value: unknown): value is Fields => has(value, 'role', 'content')
const isSession = (value: unknown): value is Fields => has(value, 'messages') && Array.isArray(value.messages)
const isItem = (value: unknown) => isMessage(value) || isSession(value)

function detect(head: FileHead) {
  const first = Array.isArray(head.value) ? head.value[0] : head.value
  const messages = isSession(first) ? listOf(first.messages).slice(0, 1) : [first]
  if (!messages.some((message) => isMessage(message) && !has(message, 'uuid') && !has(message, 'peer_id')))
    return null
  const version = isSession(first) ? 'messages' : 'lines'
  return { source: 'jsonl' as const, version, confidence: 0.5, note: null }
}

export const jsonl: Parser = { source: 'jsonl', detect, begin: (reading) => new JsonlParse(reading) }

class JsonlParse implements Parse {
  #reading: Reading
  #shelf: Shelf

  constructor(reading: Reading) {
    this.#reading = reading
    this.#shelf = new Shelf(reading)
  }

  async *records(file: Opened): AsyncGenerator<ImportRecord> {
    const session = file.name.replace(/\.\w+$/, '')
    const whole = isItem(file.head.value)
    for await (const row of rowsOf(file, { whole, accepts: isItem })) {
      if (isSkipped(row)) yield row
      else if (isSession(row.value)) yield* this.#session(file, row.value, `${session}/${row.index}`)
      else if (isMessage(row.value)) {
        const id = textOf(row.value, 'session_id', 'conversation_id', 'thread_id') ?? session
        for (const item of this.#items(row.value, row.index)) yield* this.#shelf.put(file, { id }, item)
      } else yield unknownRow(file, row)
    }
    yield* this.#shelf.rest()
  }

  async *#session(file: Opened, row: Fields, place: string): AsyncGenerator<ImportRecord> {
    const id = textOf(row, 'id', 'session_id', 'conversation_id', 'thread_id') ?? place
    const items = listOf(field(row, 'messages')).flatMap((message, index) =>
      this.#items(fieldsOf(message), `${id}/${index}`),
    )
    const title = textOf(row, 'title')
    yield* conversationRecords(this.#reading, { file, id, title, startedAt: timeOf(row), items })
  }

  #items(message: Fields, place: string | number): Item[] {
    return itemsOf(
      {
        id: textOf(message, 'id'),
        place,
        role: textOf(message, 'role'),
        content: field(message, 'content'),
        name: textOf(message, 'name'),
        at: timeOf(message),
        toolCalls: listOf(field(message, 'tool_calls')),
        row: message,
        known: ['id', 'role', 'content', 'name', ...TIMES, 'session_id', 'conversation_id', 'thread_id'],
      },
      this.#reading.tools,
    )
  }
}

const TIMES = ['timestamp', 'created_at', 'ts', 'time']
const timeOf = (row: Fields): unknown => field(row, ...TIMES)

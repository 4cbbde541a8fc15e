import { type Fields, field, fieldsOf, has, textOf } from '../../json.ts'
import type { Parse, Parser } from '../../parser.ts'
import { conversationRecords, type Item } from '../../reading/conversation.ts'
import { idOfContent } from '../../reading/ids.ts'
import type { Opened } from '../../reading/open.ts'
import { isChosen, isSkipped, type Reading, rowsOf, skipped, unknownRow } from '../../reading/reading.ts'
import type { FileHead, ImportRecord } from '../../records.ts'
import { itemsOf } from './message.ts'
import { nodesOf } from './path.ts'
import { type Context, contentTypeOf, contextOf, factsOf, noted, settingsOf } from './remembered.ts'

const isConversation = (value: unknown): value is Fields => has(value, 'mapping')

function detect(head: FileHead) {
  const first = Array.isArray(head.value) ? head.value[0] : head.value
  if (!isConversation(first)) return null
  const version = /conversations-\d+\.json$/i.test(head.name) ? '2026' : '2023'
  return { source: 'chatgpt' as const, version, confidence: 0.99, note: null }
}

export const chatgpt: Parser = {
  source: 'chatgpt',
  detect,
  begin: (reading) => new ChatGptParse(reading),
}

class ChatGptParse implements Parse {
  #reading: Reading
  #newest: Context | null = null

  constructor(reading: Reading) {
    this.#reading = reading
  }

  async *records(file: Opened): AsyncGenerator<ImportRecord> {
    const whole = isConversation(file.head.value)
    for await (const row of rowsOf(file, { whole, accepts: isConversation })) {
      if (isSkipped(row)) yield row
      else if (isConversation(row.value)) yield* this.#conversation(file, row.value)
      else yield unknownRow(file, row)
    }
  }

  async *end(): AsyncGenerator<ImportRecord> {
    if (this.#newest) yield* factsOf(this.#reading, this.#newest)
  }

  async *#conversation(file: Opened, row: Fields): AsyncGenerator<ImportRecord> {
    const title = textOf(row, 'title')
    const startedAt = field(row, 'create_time')
    const id = textOf(row, 'conversation_id', 'id') ?? idOfContent(title ?? '', String(startedAt))
    const { path, others } = nodesOf(row)
    const head = { id, title, started_at: this.#reading.moments.at(startedAt) }
    const chosen = isChosen(this.#reading, head)
    const items: Item[] = []
    for (const node of others) items.push(...(await this.#items(file, row, node, { chosen, isBranch: true })))
    for (const node of path) items.push(...(await this.#items(file, row, node, { chosen, isBranch: false })))
    const gpt = textOf(row, 'gizmo_id')
    const says = gpt === null ? {} : { says: { gizmo_id: gpt } }
    yield* conversationRecords(this.#reading, { file, id, title, startedAt, items, ...says })
  }

  /** A node without a message is no item. */
  async #items(
    file: Opened,
    row: Fields,
    node: Fields,
    { chosen, isBranch }: { chosen: boolean; isBranch: boolean },
  ): Promise<Item[]> {
    const message = fieldsOf(field(node, 'message'))
    if (Object.keys(message).length === 0) return []
    const id = textOf(message, 'id') ?? textOf(node, 'id') ?? ''
    const said = { id, at: field(message, 'create_time') ?? field(row, 'create_time') }
    const type = contentTypeOf(message)
    if (!chosen) return [{ id, dropped: 'filtered' }]
    if (type === 'model_editable_context') return this.#context(file, row, message, said)
    if (type === 'user_editable_context')
      return (await settingsOf(this.#reading, file, message, said)).map((record) => ({ id, record }))
    if (isBranch) return [{ id, dropped: 'branch' }]
    const items = itemsOf(message, id, this.#reading.tools)
    const isNote =
      textOf(message, 'recipient') === 'bio' &&
      items.every((item) => 'dropped' in item && item.dropped === 'tool')
    if (!isNote) return items
    return [{ id, record: await noted(this.#reading, file, message, said) }]
  }

  /** Of two contexts the older is superseded; which is the newest is known at the end. */
  #context(file: Opened, row: Fields, message: Fields, { id }: { id: string }): Item[] {
    const at = field(message, 'create_time') ?? field(row, 'update_time') ?? field(row, 'create_time')
    const moment = this.#reading.moments.at(at)
    const context = contextOf(message, file, id, moment === null ? 0 : Date.parse(moment))
    const before = this.#newest
    if (!before) {
      this.#newest = context
      return []
    }
    const isNewer = context.time >= before.time
    if (isNewer) this.#newest = context
    const older = isNewer ? before : context
    return [{ id: older.id, record: skipped(older.file, older.id, 'superseded') }]
  }
}

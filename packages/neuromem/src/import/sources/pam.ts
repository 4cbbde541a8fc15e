import { extraOf, type Fields, field, fieldsOf, has, isFields, listOf, textOf } from '../json.ts'
import type { Parse, Parser } from '../parser.ts'
import { conversationRecords, type Item } from '../reading/conversation.ts'
import { memoryRecord } from '../reading/memories.ts'
import type { Opened } from '../reading/open.ts'
import { isSkipped, type Reading, rowsOf, skipped, textOfBlocks, unknownRow } from '../reading/reading.ts'
import { roleOf } from '../reading/roles.ts'
import type { Category, FileHead, ImportRecord, MemoryKind } from '../records.ts'

const STORE = 'portable-ai-memory'
const isStore = (value: unknown): value is Fields => isFields(value) && value.schema === STORE
const isTalk = (value: unknown): value is Fields =>
  isFields(value) && value.schema === `${STORE}-conversation`
const isMemory = (value: unknown): value is Fields => has(value, 'id', 'content', 'temporal')

function detect(head: FileHead) {
  if (!isStore(head.value) && !isTalk(head.value)) return null
  const version = textOf(head.value, 'schema_version') ?? '1.0'
  return { source: 'pam' as const, version, confidence: 0.99, note: null }
}

export const pam: Parser = { source: 'pam', detect, begin: (reading) => new PamParse(reading) }

class PamParse implements Parse {
  #reading: Reading
  #passes = 0
  /** What replaced a memory, and when that was said. */
  #ends = new Map<string, { by: string; at: unknown }>()

  constructor(reading: Reading) {
    this.#reading = reading
  }

  /** Links stand behind the memories that they end. */
  needs(): boolean {
    this.#passes += 1
    return this.#passes === 1 || (this.#passes === 2 && this.#ends.size > 0)
  }

  async prepare(file: Opened): Promise<void> {
    if (!isStore(file.head.value)) return
    const replacements = new Map([...this.#ends.values()].map((end) => [end.by, end]))
    for await (const row of rowsOf(file, { accepts: isMemory })) {
      if (isSkipped(row) || !row.inList) continue
      const value = fieldsOf(row.value)
      const to = textOf(value, 'to')
      if (
        this.#passes === 1 &&
        row.key === 'relations' &&
        to !== null &&
        textOf(value, 'type') === 'supersedes'
      )
        this.#ends.set(to, { by: textOf(value, 'from') ?? '', at: field(value, 'created_at') })
      const end = this.#passes === 2 && isMemory(value) && replacements.get(textOf(value, 'id') ?? '')
      if (end) end.at = field(fieldsOf(value.temporal), 'valid_from', 'created_at') ?? end.at
    }
  }

  async *records(file: Opened): AsyncGenerator<ImportRecord> {
    const whole = isTalk(file.head.value)
    for await (const row of rowsOf(file, { whole, accepts: isMemory })) {
      if (isSkipped(row)) yield row
      else if (isTalk(row.value)) yield* talkOf(this.#reading, file, row.value)
      else if (!row.inList || row.key === 'conversations_index') continue
      else if (row.key === 'relations')
        yield skipped(file, textOf(fieldsOf(row.value), 'id') ?? row.index, 'link')
      else if (isMemory(row.value)) yield this.#memory(file, row.value, row.index)
      else yield unknownRow(file, row)
    }
  }

  #memory(file: Opened, row: Fields, index: number): ImportRecord | Promise<ImportRecord> {
    const id = textOf(row, 'id')
    const status = textOf(row, 'status') ?? 'active'
    if (status === 'retracted') return skipped(file, id ?? index, 'retracted')
    const temporal = fieldsOf(field(row, 'temporal'))
    const provenance = fieldsOf(field(row, 'provenance'))
    const method = textOf(provenance, 'extraction_method')
    const until = field(temporal, 'valid_until')
    const end = this.#ends.get(id ?? '')
    const isEnded = status === 'superseded' || end !== undefined
    const updated = field(temporal, 'updated_at')
    const passes = !isEnded && until !== undefined && status === 'active'
    const custom = textOf(row, 'custom_type')
    return memoryRecord(this.#reading, file, {
      id,
      place: index,
      content: textOf(row, 'content') ?? '',
      ...kindOf(textOf(row, 'type')),
      byPerson: method === 'explicit_user_input' || method === 'manual',
      createdAt: field(temporal, 'created_at'),
      validAt: field(temporal, 'valid_from'),
      ...(passes
        ? { expiresAt: until }
        : { invalidAt: until ?? (isEnded ? (end?.at ?? updated) : undefined) }),
      says: {
        type: textOf(row, 'type'),
        ...(custom === null ? {} : { custom_type: custom }),
        ...(status === 'active' ? {} : { status }),
        updated_at: textOf(temporal, 'updated_at'),
        platform: textOf(provenance, 'platform'),
      },
      row,
      known: ['id', 'type', 'custom_type', 'status', 'content', 'content_hash', 'temporal', 'embedding_ref'],
    })
  }
}

const kinds: Readonly<Record<string, { type: MemoryKind; category?: Category }>> = {
  preference: { type: 'fact', category: 'preference' },
  goal: { type: 'fact', category: 'task' },
  instruction: { type: 'note', category: 'rule' },
  custom: { type: 'note' },
}

const kindOf = (type: string | null): { type: MemoryKind; category?: Category } =>
  (type !== null && Object.hasOwn(kinds, type) && kinds[type]) || { type: 'fact' }

const MESSAGE = [
  'id',
  'provider_message_id',
  'role',
  'content',
  'created_at',
  'parent_id',
  'children_ids',
  'is_thought',
]

async function* talkOf(reading: Reading, file: Opened, row: Fields): AsyncGenerator<ImportRecord> {
  const provider = textOf(fieldsOf(field(row, 'provider')), 'name')
  yield* conversationRecords(reading, {
    file,
    id: textOf(row, 'id') ?? file.name.replace(/\.\w+$/, ''),
    title: textOf(row, 'title'),
    startedAt: field(fieldsOf(field(row, 'temporal')), 'created_at'),
    items: listOf(field(row, 'messages')).map((message, index) =>
      messageOf(fieldsOf(message), index, reading.tools),
    ),
    ...(provider === null ? {} : { says: { provider } }),
  })
}

function messageOf(message: Fields, index: number, tools: boolean): Item {
  const id = textOf(message, 'id') ?? String(index)
  const role = roleOf(textOf(message, 'role'))
  if (field(message, 'is_thought') === true) return { id, dropped: 'reasoning' }
  if (role === null) return { id, dropped: 'unknown_type' }
  if (role === 'system') return { id, dropped: 'system' }
  if (role === 'tool' && !tools) return { id, dropped: 'tool' }
  const content = fieldsOf(field(message, 'content'))
  const text = textOf(content, 'text') ?? textOfBlocks(field(content, 'parts'))
  return { id, role, text, at: field(message, 'created_at'), extra: extraOf(message, MESSAGE) }
}

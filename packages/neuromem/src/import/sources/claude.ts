import { extraOf, type Fields, field, fieldsOf, has, isFields, listOf, textOf } from '../json.ts'
import type { Parse, Parser } from '../parser.ts'
import { attachmentsOf, conversationRecords, type Item } from '../reading/conversation.ts'
import { idOfContent } from '../reading/ids.ts'
import { memoryRecord } from '../reading/memories.ts'
import type { Opened } from '../reading/open.ts'
import { paragraphsOf } from '../reading/prose.ts'
import { isSkipped, type Reading, rowsOf, skipped } from '../reading/reading.ts'
import type { FileHead, ImportRecord, SkipReason } from '../records.ts'

const isConversation = (value: unknown): value is Fields => has(value, 'chat_messages')
const isMemories = (value: unknown): value is Fields =>
  has(value, 'conversations_memory') || has(value, 'project_memories')
const isProject = (value: unknown): value is Fields =>
  has(value, 'uuid', 'docs') || has(value, 'uuid', 'prompt_template')
const isAccount = (value: unknown): value is Fields =>
  has(value, 'uuid') && (has(value, 'email_address') || has(value, 'full_name'))

const firstOf = (head: FileHead): unknown => (Array.isArray(head.value) ? head.value[0] : head.value)

function detect(head: FileHead) {
  const first = firstOf(head)
  if (!isConversation(first) && !isMemories(first)) return null
  const note = isMemories(first) ? null : 'Memories are in memories.json, which some exports lack.'
  return { source: 'claude' as const, version: '2025', confidence: 0.99, note }
}

export const claude: Parser = {
  source: 'claude',
  detect,
  knows: ({ head }) => isProject(firstOf(head)) || isAccount(firstOf(head)),
  begin: (reading) => ({ records: (file) => records(reading, file) }) satisfies Parse,
}

async function* records(reading: Reading, file: Opened): AsyncGenerator<ImportRecord> {
  const whole = isConversation(file.head.value) || isMemories(file.head.value)
  for await (const row of rowsOf(file, { whole, accepts: isConversation })) {
    if (isSkipped(row)) yield row
    else if (isConversation(row.value)) yield* conversationOf(reading, file, row.value)
    else if (isMemories(row.value)) yield* memoriesOf(reading, file, row.value)
    else if (isProject(row.value)) yield* projectOf(file, row.value, row.index)
    else yield skipped(file, row.index, isAccount(row.value) ? 'account' : 'unknown_type')
  }
}

async function* conversationOf(reading: Reading, file: Opened, row: Fields): AsyncGenerator<ImportRecord> {
  const title = textOf(row, 'name')
  const startedAt = field(row, 'created_at')
  const id = textOf(row, 'uuid') ?? idOfContent(title ?? '', String(startedAt))
  const messages = listOf(field(row, 'chat_messages')).map(fieldsOf)
  const path = pathOf(messages)
  const items = messages.flatMap((message, index): Item[] => {
    const name = textOf(message, 'uuid') ?? `${id}/${index}`
    if (!path.has(message)) return [{ id: name, dropped: 'branch' }]
    return itemsOf(message, name, reading.tools)
  })
  const summary = textOf(row, 'summary') ?? ''
  const says = summary === '' ? {} : { says: { summary: summary.slice(0, 1_000) } }
  yield* conversationRecords(reading, { file, id, title, startedAt, items, ...says })
}

/** The messages from the newest leaf up, where messages say what they follow; else all of them. */
function pathOf(messages: readonly Fields[]): ReadonlySet<Fields> {
  const byId = new Map(messages.map((message) => [textOf(message, 'uuid'), message]))
  const parentOf = (message: Fields) => byId.get(textOf(message, 'parent_message_uuid') ?? '')
  const parents = new Set(messages.map(parentOf))
  if (parents.size === 1 && parents.has(undefined)) return new Set(messages)
  const leaves = messages.filter((message) => !parents.has(message))
  const time = (message: Fields) => textOf(message, 'created_at') ?? ''
  const path = new Set<Fields>()
  let at = leaves.reduce<Fields | undefined>((a, b) => (a && time(a) > time(b) ? a : b), undefined)
  while (at && !path.has(at)) {
    path.add(at)
    at = parentOf(at)
  }
  return path
}

const KNOWN = [
  'uuid',
  'text',
  'content',
  'sender',
  'created_at',
  'updated_at',
  'attachments',
  'files',
  'parent_message_uuid',
]
const UNSUPPORTED = /^\s*```\s*\nThis block is not supported on your current device yet\.\s*\n```\s*$/gm

function itemsOf(message: Fields, id: string, tools: boolean): Item[] {
  const sender = textOf(message, 'sender')
  const blocks = listOf(field(message, 'content'))
  const texts = blocks.filter((block) => textOf(fieldsOf(block), 'type') === 'text')
  const text = texts.map((block) => textOf(fieldsOf(block), 'text') ?? '').join('\n')
  const files = filesOf(message, id)
  if (sender !== 'human' && sender !== 'assistant') return [{ id, dropped: 'unknown_type' }]
  return [
    {
      id,
      role: sender === 'human' ? 'user' : 'assistant',
      text: text.trim() === '' ? (textOf(message, 'text') ?? '').replace(UNSUPPORTED, '') : text,
      at: field(message, 'created_at'),
      attachments: files.attachments,
      extra: extraOf(message, KNOWN),
    },
    ...blocks.flatMap((block, index) => blockOf(fieldsOf(block), `${id}/${index}`, { message, tools })),
    ...files.dropped,
  ]
}

/** A block that is no text: output of a tool is a turn where that is wanted. */
function blockOf(block: Fields, id: string, { message, tools }: { message: Fields; tools: boolean }): Item[] {
  const type = textOf(block, 'type') ?? ''
  if (type === 'text') return []
  if (!type.endsWith('tool_result') || !tools) return [{ id, dropped: reasonOf(type) }]
  const content = field(block, 'content')
  const parts = Array.isArray(content)
    ? content.map((part) => textOf(fieldsOf(part), 'text') ?? '')
    : [content]
  const at = field(block, 'start_timestamp') ?? field(message, 'created_at')
  const text = parts.filter((part) => typeof part === 'string').join('\n')
  return [{ id, role: 'tool', text, name: textOf(block, 'name'), at }]
}

function reasonOf(type: string): SkipReason {
  if (type.includes('thinking')) return 'reasoning'
  return type.includes('tool') ? 'tool' : 'unknown_type'
}

const IMAGE = /\.(png|jpe?g|gif|webp|heic|bmp|svg)$/i

function filesOf(message: Fields, id: string) {
  const named = [...listOf(field(message, 'attachments')), ...listOf(field(message, 'files'))].filter(
    isFields,
  )
  const all = named.map((file) => {
    const name = textOf(file, 'file_name', 'name')
    const type = IMAGE.test(name ?? '') ? ('image_ref' as const) : ('file' as const)
    return { type, name: name || null, ref: textOf(file, 'file_uuid', 'uuid') }
  })
  const extracted = named.flatMap((file, index): Item[] => {
    if ((textOf(file, 'extracted_content') ?? '') === '') return []
    return [{ id: `${id}/${textOf(file, 'file_name') || index}`, dropped: 'attachment' }]
  })
  const held = attachmentsOf(id, all)
  return { attachments: held.attachments, dropped: [...held.dropped, ...extracted] }
}

async function* memoriesOf(reading: Reading, file: Opened, row: Fields): AsyncGenerator<ImportRecord> {
  const texts: [string | null, unknown][] = [
    [null, field(row, 'conversations_memory')],
    ...Object.entries(fieldsOf(field(row, 'project_memories'))),
  ]
  for (const [project, prose] of texts) {
    const paragraphs = typeof prose === 'string' ? paragraphsOf(prose) : []
    for (const [index, { heading, text }] of paragraphs.entries())
      yield memoryRecord(reading, file, {
        id: idOfContent(project ?? '', text),
        place: `${project ?? 'conversations_memory'}/${index}`,
        content: text,
        type: 'note',
        says: { heading, project },
      })
  }
}

function* projectOf(file: Opened, row: Fields, index: number): Generator<ImportRecord> {
  const id = textOf(row, 'uuid') ?? String(index)
  const prompt = textOf(row, 'prompt_template') ?? ''
  const docs = listOf(field(row, 'docs')).map(fieldsOf)
  if (prompt !== '') yield skipped(file, `${id}/prompt_template`, 'agent')
  for (const [place, doc] of docs.entries())
    yield skipped(file, `${id}/${textOf(doc, 'filename', 'uuid') ?? place}`, 'attachment')
  if (prompt === '' && docs.length === 0) yield skipped(file, id, 'empty')
}

import { extraOf, type Fields, field, fieldsOf, has, isFields, listOf, textOf } from '../json.ts'
import type { Parse, Parser } from '../parser.ts'
import { conversationRecords, type Item } from '../reading/conversation.ts'
import { memoryRecord } from '../reading/memories.ts'
import type { Opened } from '../reading/open.ts'
import { isSkipped, type Reading, type Row, rowsOf, skipped, textOfBlocks } from '../reading/reading.ts'
import { roleOf } from '../reading/roles.ts'
import type { FileHead, ImportRecord } from '../records.ts'

const NOTE =
  'An agent file holds the last 50 messages only, and no archival passages: those come from ' +
  '/v1/agents/{id}/archival-memory.'

const isPassage = (value: unknown): value is Fields =>
  has(value, 'id', 'text') &&
  (has(value, 'embedding_config') || has(value, 'archive_id') || has(value, 'organization_id'))

function detect(head: FileHead) {
  const value = head.value
  const isFile =
    has(value, 'agents') && (has(value, 'blocks') || has(value, 'tools') || /\.af$/i.test(head.name))
  const passages = Array.isArray(value) ? value[0] : value
  const isPassages = isPassage(passages) || has(value, 'archival_memory')
  const name = head.name.toLowerCase()
  if (!isFile && !isPassages && !(name.endsWith('.af') && isFields(value))) return null
  return {
    source: 'letta' as const,
    version: isFile ? 'af' : 'passages',
    confidence: 0.97,
    note: isPassages ? null : NOTE,
  }
}

export const letta: Parser = {
  source: 'letta',
  detect,
  begin: (reading) => ({ records: (file) => records(reading, file) }) satisfies Parse,
}

async function* records(reading: Reading, file: Opened): AsyncGenerator<ImportRecord> {
  for await (const row of rowsOf(file, { accepts: isPassage })) {
    if (isSkipped(row)) yield row
    else if (row.inList) yield* itemOf(reading, file, row)
  }
}

async function* itemOf(reading: Reading, file: Opened, row: Row): AsyncGenerator<ImportRecord> {
  const value = fieldsOf(row.value)
  const place = textOf(value, 'id', 'name') ?? `${row.key ?? 'item'}/${row.index}`
  if (row.key === 'agents') yield* agentOf(reading, file, value, place)
  else if (row.key === 'blocks' || row.key === 'core_memory') yield* blockOf(reading, file, value, place)
  else if (row.key === 'tools' || row.key === 'groups' || row.key === 'mcp_servers')
    yield skipped(file, place, 'agent')
  else if (row.key === 'files' || row.key === 'sources') yield skipped(file, place, 'attachment')
  else if (typeof value.text === 'string') yield passageOf(reading, file, value, place)
  else yield skipped(file, place, isFields(row.value) ? 'unknown_type' : 'malformed')
}

async function* agentOf(
  reading: Reading,
  file: Opened,
  agent: Fields,
  id: string,
): AsyncGenerator<ImportRecord> {
  if ((textOf(agent, 'system') ?? '') !== '') yield skipped(file, `${id}/system`, 'agent')
  const messages = listOf(field(agent, 'messages')).map(fieldsOf)
  yield* conversationRecords(reading, {
    file,
    id,
    title: textOf(agent, 'name'),
    startedAt: field(agent, 'created_at'),
    items: messages.flatMap((message, index) => messageOf(message, `${id}/${index}`, reading.tools)),
  })
}

const MESSAGE = ['id', 'role', 'content', 'text', 'created_at', 'tool_calls', 'name', 'type']

function messageOf(message: Fields, place: string, tools: boolean): Item[] {
  const id = textOf(message, 'id') ?? place
  const role = roleOf(textOf(message, 'role'))
  if (role === null) return [{ id, dropped: 'unknown_type' }]
  if (role === 'system') return [{ id, dropped: 'system' }]
  if (role === 'tool' && !tools) return [{ id, dropped: 'tool' }]
  const packed = unpacked(textOfBlocks(field(message, 'content')) || (textOf(message, 'text') ?? ''))
  if (role === 'user' && packed.isSystem) return [{ id, dropped: 'system' }]
  const calls = listOf(field(message, 'tool_calls')).map((call, index) =>
    callOf(fieldsOf(call), `${id}/call/${index}`),
  )
  const spoken = calls.flatMap(({ said }) => (said === null ? [] : [said]))
  const item: Item = {
    id,
    role,
    text: spoken.length > 0 ? spoken.join('\n') : packed.text,
    at: packed.time ?? field(message, 'created_at'),
    name: textOf(message, 'name'),
    extra: extraOf(message, MESSAGE),
  }
  const thought: Item[] =
    spoken.length > 0 && packed.text.trim() !== '' ? [{ id: `${id}/thought`, dropped: 'reasoning' }] : []
  const called = calls.flatMap(({ said, place: at }): Item[] =>
    said === null ? [{ id: at, dropped: 'tool' }] : [],
  )
  return [item, ...thought, ...called]
}

/** What the agent said by its tool for saying: the text beside such a call is what it thought. */
function callOf(call: Fields, place: string): { said: string | null; place: string } {
  const called = fieldsOf(field(call, 'function'))
  if (textOf(called, 'name') !== 'send_message') return { said: null, place }
  return { said: textOf(fieldsOf(json(textOf(called, 'arguments') ?? '')), 'message'), place }
}

/**
 * A user's message may be packed: `{"type": "user_message", "message", "time"}`; logins and heartbeats are
 * packed alike.
 */
function unpacked(text: string): { text: string; time: unknown; isSystem: boolean } {
  const packed = text.startsWith('{') ? fieldsOf(json(text)) : {}
  const type = textOf(packed, 'type')
  if (type === null) return { text, time: undefined, isSystem: false }
  if (type !== 'user_message')
    return { text, time: undefined, isSystem: has(packed, 'time') || has(packed, 'reason') }
  return { text: textOf(packed, 'message') ?? '', time: field(packed, 'time'), isSystem: false }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What the agent knew of the person, line by line; its other blocks are about itself. */
async function* blockOf(
  reading: Reading,
  file: Opened,
  block: Fields,
  id: string,
): AsyncGenerator<ImportRecord> {
  if (textOf(block, 'label') !== 'human') {
    yield skipped(file, id, 'agent')
    return
  }
  const lines = (textOf(block, 'value') ?? '').split(/\r?\n/)
  if (lines.every((line) => line.trim() === '')) yield skipped(file, id, 'empty')
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const place = `${id}#${index + 1}`
    yield memoryRecord(reading, file, {
      id: place,
      place,
      content: line.replace(/^\s*[-*]\s+/, ''),
      type: 'note',
    })
  }
}

const passageOf = (reading: Reading, file: Opened, row: Fields, place: string): Promise<ImportRecord> =>
  memoryRecord(reading, file, {
    id: textOf(row, 'id'),
    place,
    content: textOf(row, 'text') ?? '',
    type: 'note',
    createdAt: field(row, 'created_at'),
    says: { archival: true },
    row,
    known: ['id', 'text', 'created_at', 'updated_at', 'embedding', 'embedding_config'],
  })

import { extraOf, type Fields, field, fieldsOf, isFields, listOf, textOf } from '../json.ts'
import { attachmentsOf, type Item } from '../reading/conversation.ts'
import { textOfBlocks } from '../reading/reading.ts'
import { roleOf } from '../reading/roles.ts'
import type { Attachment, Role, SkipReason } from '../records.ts'

export interface ChatMessage {
  readonly id: string | null
  readonly place: string | number
  readonly role: string | null
  readonly content: unknown
  readonly name: string | null
  readonly at: unknown
  readonly toolCalls: readonly unknown[]
  readonly row: Fields
  readonly known: readonly string[]
}

/** A message of the shape that most chat programs share: text or blocks, a role, tool calls. */
export function itemsOf(message: ChatMessage, tools: boolean): Item[] {
  const role = roleOf(message.role)
  const id = message.id ?? message.place
  const text = textOfBlocks(message.content)
  const refused = refusal(role, text, message, tools)
  if (refused) return [{ id, dropped: refused }]
  const blocks = listOf(message.content).filter(isFields)
  const images = blocks.flatMap(imageOf)
  const held = attachmentsOf(String(id), images)
  return [
    {
      id: message.id,
      role: role as Role,
      text: text.trim() === '' && images.length > 0 ? '[image]' : text,
      at: message.at,
      name: message.name,
      attachments: held.attachments,
      extra: extraOf(message.row, message.known),
    },
    ...blocks.flatMap((block, index) => droppedBlock(block, `${id}/${index}`)),
    ...(text.trim() === ''
      ? []
      : message.toolCalls.map((_, at): Item => ({ id: `${id}/call/${at}`, dropped: 'tool' }))),
    ...held.dropped,
  ]
}

function refusal(role: Role | null, text: string, message: ChatMessage, tools: boolean): SkipReason | null {
  if (role === null) return 'unknown_type'
  if (role === 'system') return 'system'
  if (role === 'tool') return tools ? null : 'tool'
  return text.trim() === '' && message.toolCalls.length > 0 ? 'tool' : null
}

const typeOf = (block: Fields): string => textOf(block, 'type') ?? ''

function imageOf(block: Fields): { type: Attachment['type']; ref: string | null }[] {
  if (!/image/.test(typeOf(block))) return []
  const address = field(block, 'image_url', 'url', 'source')
  const ref = typeof address === 'string' ? address : textOf(fieldsOf(address), 'url')
  return [{ type: 'image_ref', ref: ref?.startsWith('data:') ? null : ref }]
}

function droppedBlock(block: Fields, id: string): Item[] {
  const type = typeOf(block)
  if (typeof block.text === 'string' || /image/.test(type)) return []
  if (/thinking|reasoning/.test(type)) return [{ id, dropped: 'reasoning' }]
  if (/tool|function/.test(type)) return [{ id, dropped: 'tool' }]
  return [{ id, dropped: /file|audio|video|document/.test(type) ? 'attachment' : 'unknown_type' }]
}

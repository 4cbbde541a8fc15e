import { extraOf, type Fields, field, fieldsOf, isFields, listOf, textOf } from '../../json.ts'
import { attachmentsOf, type Dropped, type Item } from '../../reading/conversation.ts'
import type { Attachment, SkipReason } from '../../records.ts'

const KNOWN = [
  'id',
  'author',
  'create_time',
  'update_time',
  'content',
  'status',
  'end_turn',
  'weight',
  'metadata',
  'recipient',
  'channel',
]

/** A message of the path: a turn, or why not. What is remembered in it was taken out before. */
export function itemsOf(message: Fields, id: string, tools: boolean): Item[] {
  const dropped = reasonToDrop(message, tools)
  if (dropped) return [{ id, dropped }]
  const author = fieldsOf(field(message, 'author'))
  const role = textOf(author, 'role')
  const content = contentOf(message, id)
  const metadata = fieldsOf(field(message, 'metadata'))
  const model = textOf(metadata, 'model_slug')
  return [
    {
      id,
      role: role === 'assistant' || role === 'tool' ? role : 'user',
      text: content.text,
      at: field(message, 'create_time'),
      name: textOf(author, 'name'),
      attachments: content.attachments,
      ...(model === null ? {} : { says: { model } }),
      extra: extraOf(message, KNOWN),
    },
    ...content.dropped,
  ]
}

function reasonToDrop(message: Fields, tools: boolean): SkipReason | null {
  const metadata = fieldsOf(field(message, 'metadata'))
  const type = textOf(fieldsOf(field(message, 'content')), 'content_type') ?? 'text'
  const role = textOf(fieldsOf(field(message, 'author')), 'role')
  const channel = textOf(message, 'channel')
  if (field(message, 'weight') === 0 || field(metadata, 'is_visually_hidden_from_conversation') === true)
    return 'hidden'
  if (role === 'system' || role === 'developer') return 'system'
  if (type === 'thoughts' || type === 'reasoning_recap') return 'reasoning'
  if (channel === 'commentary' || channel === 'analysis') return 'reasoning'
  if (role === 'tool') return tools ? null : 'tool'
  if ((textOf(message, 'recipient') ?? 'all') !== 'all') return 'tool'
  if (role !== 'user' && role !== 'assistant') return 'unknown_type'
  return type === 'text' || type === 'multimodal_text' ? null : 'unknown_type'
}

/** Marks of citations: what stands between U+E200 and U+E201, and any other private letter. */
const CITATIONS = /\uE200[^\uE201]*\uE201|[\uE000-\uF8FF]/g
export const withoutMarks = (text: string): string => text.replace(CITATIONS, '')

interface Content {
  readonly text: string
  readonly attachments: readonly Attachment[]
  readonly dropped: readonly Dropped[]
}

function contentOf(message: Fields, id: string): Content {
  const content = fieldsOf(field(message, 'content'))
  const parts = listOf(field(content, 'parts'))
  const texts = parts.map(textOfPart).filter((text) => text !== null && text !== '')
  const text = parts.length > 0 ? texts.join('\n') : (textOf(content, 'text', 'result') ?? '')
  const images = parts.flatMap((part) => imageOf(part))
  const dropped = parts.flatMap((part, index) => droppedPart(part, `${id}/${index}`))
  const all = [...images, ...filesOf(message, images)]
  const held = attachmentsOf(id, all)
  const words = withoutMarks(text)
  return {
    text: words.trim() === '' && images.length > 0 ? '[image]' : words,
    attachments: held.attachments,
    dropped: [...dropped, ...held.dropped],
  }
}

function textOfPart(part: unknown): string | null {
  if (typeof part === 'string') return part
  const spoken = isFields(part) && textOf(part, 'content_type') === 'audio_transcription'
  return spoken ? textOf(part, 'text') : null
}

type Attached = { type: Attachment['type']; name?: string | null; ref: string | null }

function imageOf(part: unknown): Attached[] {
  if (!isFields(part) || textOf(part, 'content_type') !== 'image_asset_pointer') return []
  return [{ type: 'image_ref', ref: textOf(part, 'asset_pointer') }]
}

function droppedPart(part: unknown, id: string): Dropped[] {
  if (typeof part === 'string') return []
  const type = textOf(fieldsOf(part), 'content_type') ?? ''
  if (type === 'image_asset_pointer' || type === 'audio_transcription') return []
  return [{ id, dropped: type.includes('asset_pointer') ? 'attachment' : 'unknown_type' }]
}

/** Files that were sent along; an image of the text is among them once more. */
function filesOf(message: Fields, images: readonly Attached[]): Attached[] {
  const files = listOf(field(fieldsOf(field(message, 'metadata')), 'attachments')).filter(isFields)
  return files.flatMap((file) => {
    const ref = textOf(file, 'id')
    if (ref !== null && images.some((image) => image.ref?.endsWith(ref))) return []
    return [{ type: 'file' as const, name: textOf(file, 'name'), ref }]
  })
}

import { type Fields, field, fieldsOf, textOf } from '../../json.ts'
import { idOfContent } from '../../reading/ids.ts'
import { memoryRecord } from '../../reading/memories.ts'
import type { Opened } from '../../reading/open.ts'
import { type Reading, skipped } from '../../reading/reading.ts'
import type { ImportRecord } from '../../records.ts'
import { withoutMarks } from './message.ts'

/** What ChatGPT had remembered when a conversation began: the newest of an export is what it knows. */
export interface Context {
  readonly file: Opened
  readonly id: string
  readonly text: string
  readonly time: number
}

export const contentTypeOf = (message: Fields): string | null =>
  textOf(fieldsOf(field(message, 'content')), 'content_type')

/** What the assistant had noted of the person, as a message carries it. @param time milliseconds since 1970, 0 for none */
export function contextOf(message: Fields, file: Opened, id: string, time: number): Context {
  const text = textOf(fieldsOf(field(message, 'content')), 'model_set_context') ?? ''
  return { file, id, text, time }
}

const NUMBERED = /^\s*\d{1,5}\.\s+(?:\[([^\]]{1,40})\]\.?\s*)?(.*)$/

/** A fact of each numbered line; a line without a number goes on with the one before it. */
export async function* factsOf(reading: Reading, context: Context): AsyncGenerator<ImportRecord> {
  const lines: { date: string | null; text: string }[] = []
  for (const line of withoutMarks(context.text).split(/\r?\n/)) {
    const numbered = NUMBERED.exec(line)
    const last = lines.at(-1)
    if (numbered) lines.push({ date: numbered[1] ?? null, text: numbered[2] ?? '' })
    else if (last) last.text += `\n${line}`
    else if (line.trim() !== '') lines.push({ date: null, text: line })
  }
  if (lines.length === 0) yield skipped(context.file, context.id, 'empty')
  for (const [index, { date, text }] of lines.entries())
    yield memoryRecord(reading, context.file, {
      id: idOfContent('model_set_context', text.trim()),
      place: `${context.id}/${index + 1}`,
      content: text,
      type: 'fact',
      createdAt: date,
    })
}

/** What the person wrote into the settings: who they are and how they want to be answered. */
export async function settingsOf(
  reading: Reading,
  file: Opened,
  message: Fields,
  { id, at }: { readonly id: string; readonly at: unknown },
): Promise<ImportRecord[]> {
  const content = fieldsOf(field(message, 'content'))
  const given = ['user_profile', 'user_instructions'].flatMap((name) => {
    const text = textOf(content, name) ?? ''
    return text.trim() === '' ? [] : [{ name, text }]
  })
  if (given.length === 0) return [skipped(file, id, 'empty')]
  return Promise.all(
    given.map(async ({ name, text }) =>
      memoryRecord(reading, file, {
        id: idOfContent(name, text.trim()),
        place: `${id}/${name}`,
        content: text,
        type: 'note',
        byPerson: true,
        createdAt: at,
        says: { setting: name },
      }),
    ),
  )
}

/** What ChatGPT wrote into its memory while it spoke. */
export async function noted(
  reading: Reading,
  file: Opened,
  message: Fields,
  { id, at }: { readonly id: string; readonly at: unknown },
): Promise<ImportRecord> {
  const content = fieldsOf(field(message, 'content'))
  const parts = field(content, 'parts')
  const text = Array.isArray(parts) ? parts.filter((part) => typeof part === 'string').join('\n') : null
  return memoryRecord(reading, file, {
    id: id,
    place: id,
    content: withoutMarks(text ?? textOf(content, 'text') ?? ''),
    type: 'fact',
    createdAt: at,
  })
}

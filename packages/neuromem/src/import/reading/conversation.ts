import { bytesOf, cleanText, importedWith, present } from '../json.ts'
import type { Attachment, ImportedTurn, ImportRecord, JsonObject, Role, SkipReason } from '../records.ts'
import { fitId, idOfContent, LONGEST_ID, LONGEST_TURN_ID, numberOf } from './ids.ts'
import type { Opened } from './open.ts'
import { isChosen, type Reading, skipped } from './reading.ts'

/** A message as an export has it. */
export interface Said {
  readonly id: string | null
  readonly role: Role
  readonly text: string
  readonly at?: unknown
  readonly name?: string | null
  readonly attachments?: readonly Attachment[]
  /** What the source says besides: under names of ours, and the fields that are not understood. */
  readonly says?: JsonObject
  readonly extra?: JsonObject | undefined
}
/** An item that becomes no turn. */
export interface Dropped {
  readonly id: string | number
  readonly dropped: SkipReason
}
/** An item that is remembered instead of said. */
export interface Kept {
  readonly id: string | number
  readonly record: ImportRecord
}
export type Item = Said | Dropped | Kept

export interface Conversation {
  readonly file: Opened
  readonly id: string
  readonly title: string | null
  readonly startedAt: unknown
  readonly items: readonly Item[]
  /** What the source says of the whole conversation; it stands with the first turn. */
  readonly says?: JsonObject
}

/**
 * Turns of one commit. A part of a conversation has a multiple of them, so that commits are cut alike
 * however it is read.
 */
export const COMMIT = 40

/** A conversation that is read in parts: what the next part must know of those before. */
export interface Thread {
  readonly key: string
  startedAt: string | null
  before: number | null
  /** How often words were said that had no id. */
  readonly seen: Map<number, number>
  /** Items before this part. */
  items: number
  begun: boolean
  rest: ImportedTurn[]
}
export const newThread = (key: string): Thread => ({
  key,
  startedAt: null,
  before: null,
  seen: new Map(),
  items: 0,
  begun: false,
  rest: [],
})

const LONGEST_NAME = 256

/** The records of a conversation: what is left out first, then its turns in order. */
export async function* conversationRecords(
  reading: Reading,
  conversation: Conversation,
): AsyncGenerator<ImportRecord> {
  yield* partRecords(reading, conversation, newThread(conversation.id), 'last')
}

/**
 * The records of the next part of a conversation; turns that fill no commit wait for the part after it, or
 * for the last.
 */
export async function* partRecords(
  reading: Reading,
  conversation: Conversation,
  thread: Thread,
  place: 'last' | 'before others',
): AsyncGenerator<ImportRecord> {
  const { id, file } = conversation
  const title = cleanText(conversation.title ?? '').trim() || null
  thread.startedAt ??= reading.moments.at(conversation.startedAt)
  const chosen = isChosen(reading, { id, title, started_at: thread.startedAt })
  const turns = thread.rest
  for (const item of conversation.items) {
    const where = item.id ?? `${id}/${thread.items}`
    thread.items += 1
    if (!chosen) yield skipped(file, where, 'filtered')
    else if ('dropped' in item) yield skipped(file, item.id, item.dropped)
    else if ('record' in item) yield item.record
    else {
      const made = await turnsOf(reading, conversation, thread, item)
      if (typeof made === 'string') yield skipped(file, where, made)
      else turns.push(...made)
    }
  }
  const ready = place === 'last' ? turns.length : turns.length - (turns.length % COMMIT)
  thread.rest = turns.slice(ready)
  if (ready === 0) return
  yield {
    kind: 'session',
    session_id: await fitId(id, LONGEST_ID, `import:${reading.source}:`),
    ...present({ title, started_at: thread.startedAt }),
    turns: turns.slice(0, ready),
  }
}

/** A message as a turn, or as several where it is too long for one; or why it is left out. */
async function turnsOf(
  reading: Reading,
  conversation: Conversation,
  thread: Thread,
  said: Said,
): Promise<ImportedTurn[] | SkipReason> {
  const text = cleanText(said.text)
  const given = reading.moments.at(said.at)
  const time = given === null ? guessedTime(reading, conversation, thread) : Date.parse(given)
  if (text.trim() === '') return 'empty'
  thread.before = time
  if (reading.since !== null && time < reading.since) return 'filtered'
  const id = said.id === null || said.id === '' ? idOfWords(thread, said.role, text) : said.id
  const pieces = piecesOf(text)
  const imported = {
    source: reading.source,
    version: reading.version,
    id: await fitId(id, LONGEST_ID),
    ...(given === null ? { approximate: true } : {}),
  }
  const { extra } = said
  const about = thread.begun ? {} : aboutConversation(conversation)
  thread.begun = true
  const turn = async (piece: string, index: number): Promise<ImportedTurn> => ({
    turn_id: await fitId(index === 0 ? id : `${id}~${index + 1}`, LONGEST_TURN_ID),
    role: said.role,
    text: piece,
    timestamp_iso: new Date(time).toISOString(),
    ...namedAs(said.name),
    ...(index === 0 && said.attachments?.length ? { attachments: [...said.attachments] } : {}),
    meta: importedWith(
      { ...imported, ...(pieces.length > 1 ? { part: index + 1, parts: pieces.length } : {}) },
      ...(index === 0 ? [about, said.says, extra && { extra }] : []),
    ),
  })
  const turns: ImportedTurn[] = []
  for (const [index, piece] of pieces.entries()) turns.push(await turn(piece, index))
  return turns
}

function aboutConversation({ title: given, says }: Conversation): JsonObject {
  const title = cleanText(given ?? '')
    .slice(0, LONGEST_NAME)
    .trim()
  const conversation = { ...(title === '' ? {} : { title }), ...says }
  return Object.keys(conversation).length > 0 ? { conversation } : {}
}

/** When it was said, where the source does not say so: after what was said before it; never now. */
function guessedTime(reading: Reading, { file }: Conversation, thread: Thread): number {
  if (thread.before !== null) return thread.before + 1
  const start = thread.startedAt ?? reading.moments.at(reading.options.startedAt)
  return start === null ? (file.changed ?? 0) : Date.parse(start)
}

/** The id of a message that has none: its words, and the how-manieth time that they are said. */
function idOfWords(thread: Thread, role: Role, text: string): string {
  const words = numberOf(`${role} ${text}`)
  const times = (thread.seen.get(words) ?? 0) + 1
  thread.seen.set(words, times)
  const id = idOfContent(role, text)
  return times === 1 ? id : `${id}.${times}`
}

function namedAs(name: string | null | undefined): { name: string } | Record<string, never> {
  const clean = [...cleanText(name ?? '').trim()].slice(0, LONGEST_NAME).join('')
  return clean === '' ? {} : { name: clean }
}

const TURN_BYTES = 32 * 1024

/** Of a code point in UTF-8. */
function bytesIn(code: number): number {
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** The text in pieces that a turn may have, cut between code points; a piece of blanks alone is none. */
export function piecesOf(text: string): string[] {
  if (bytesOf(text) <= TURN_BYTES) return [text]
  const pieces: string[] = []
  let from = 0
  let bytes = 0
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) as number
    const size = bytesIn(code)
    if (bytes + size > TURN_BYTES) {
      pieces.push(text.slice(from, at))
      from = at
      bytes = 0
    }
    bytes += size
    at += code > 0xffff ? 2 : 1
  }
  pieces.push(text.slice(from))
  return pieces.filter((piece) => piece.trim() !== '')
}

const MOST_ATTACHMENTS = 32
const LONGEST_REF = 2_048

/** The attachments that a turn may have; the others are items of their own. */
export function attachmentsOf(
  id: string,
  all: readonly { type: Attachment['type']; name?: string | null; ref?: string | null }[],
): { attachments: Attachment[]; dropped: Dropped[] } {
  const attachments = all.slice(0, MOST_ATTACHMENTS).map(({ type, name, ref }) => ({
    type,
    ...(name ? namedAs(name) : {}),
    ...(ref && ref.length <= LONGEST_REF ? { ref: cleanText(ref) } : {}),
  }))
  const dropped = all
    .slice(MOST_ATTACHMENTS)
    .map((_, index): Dropped => ({ id: `${id}/${MOST_ATTACHMENTS + index}`, dropped: 'attachment' }))
  return { attachments, dropped }
}

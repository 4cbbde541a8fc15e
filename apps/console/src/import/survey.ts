import { type ConversationHead, type ImportRecord, readExport, type SkipReason } from 'neuromem/import'
import type { Conversation, Reading, Survey } from './questions.ts'
import { optionsOf, readable } from './reading.ts'

/** Counts what there is in an export, by reading it once. */
export async function survey(files: readonly File[], reading: Reading): Promise<Survey> {
  const heads: ConversationHead[] = []
  const note = (head: ConversationHead): boolean => {
    heads.push(head)
    return true
  }
  const { left: _, ...rest } = reading
  const options = { ...optionsOf(rest), conversations: note }
  const records = readExport(readable(files, reading), options)
  const counts = { messages: 0, memories: 0, skipped: {} as Partial<Record<SkipReason, number>> }
  const sessions = new Map<string, number>()
  for await (const record of records) {
    const session = sessionOf(record)
    const messages = messagesIn(record)
    counts.messages += messages
    if (session !== null) sessions.set(session, (sessions.get(session) ?? 0) + messages)
    else if (record.kind === 'skipped') counts.skipped[record.why] = (counts.skipped[record.why] ?? 0) + 1
    else if (isMemory(record)) counts.memories += 1
  }
  const conversations = heads.map((head): Conversation => {
    const session = `import:${records.source}:${head.id}`
    return { ...head, messages: sessions.get(session) ?? 0 }
  })
  const own = [...sessions].map(([id, messages]) => ({ id, title: null, started_at: null, messages }))
  return {
    ...counts,
    conversations: conversations.length > 0 ? conversations : own,
    incomplete: records.incomplete,
  }
}

/** The conversation that a record is of; null: it is of none. */
export function sessionOf(record: ImportRecord): string | null {
  if (record.kind === 'session') return record.session_id
  return record.kind === 'line' && record.line.kind === 'turn' ? String(record.line.session_id) : null
}

const isMemory = (record: ImportRecord): boolean =>
  record.kind === 'line' ? record.line.kind === 'memory' : true

/** What was cut into several turns is one message. */
export function messagesIn(record: ImportRecord): number {
  if (record.kind !== 'session') return sessionOf(record) === null ? 0 : 1
  return record.turns.filter(({ meta }) => {
    const { part } = (meta.imported ?? {}) as { part?: number }
    return part === undefined || part === 1
  }).length
}

import { type Fields, fieldsOf, textOf } from '../json.ts'

/** A line of our export: parsed, or as text. */
export type Line = string | ({ readonly kind: string } & Fields)

export interface MemoryRow extends Fields {
  readonly id: string
  readonly content: string
  readonly memory_type: string
  readonly created_at: string
}
export interface Evidence {
  readonly trait: string
  readonly memory: string
  readonly supports: boolean
  readonly at: string
}
export interface Session {
  readonly id: string
  readonly started_at: string
  readonly last_turn_at: string | null
  turns: number
}

/** What an export says, without the words of its turns. */
export interface Held {
  readonly memories: MemoryRow[]
  readonly evidence: Evidence[]
  readonly sessions: Map<string, Session>
  /** Where a memory was first said. */
  readonly sources: Map<string, { readonly session: string; readonly turn: string | null }>
  /** How memories ended: the last word of their history that says so. */
  readonly ends: Map<string, string>
}

const ENDS = ['deleted', 'denied', 'expired', 'dissolved']

export const newHeld = (): Held => ({
  memories: [],
  evidence: [],
  sessions: new Map(),
  sources: new Map(),
  ends: new Map(),
})

/**
 * The objects of an export, as NDJSON lines or parsed; what has no `kind` is passed over.
 * @throws SyntaxError for a line that is no JSON
 */
export async function* parsedLines(
  lines: AsyncIterable<Line> | Iterable<Line>,
): AsyncGenerator<{ kind: string } & Fields> {
  for await (const line of lines) {
    if (typeof line === 'string' && line.trim() === '') continue
    const value: unknown = typeof line === 'string' ? JSON.parse(line) : line
    const kind = textOf(fieldsOf(value), 'kind')
    if (kind !== null) yield value as { kind: string } & Fields
  }
}

const word = (line: Fields, name: string): string => textOf(line, name) ?? ''

/** Keeps what a line says. */
export function hold(held: Held, line: { kind: string } & Fields): void {
  const { memories, evidence, sessions, sources, ends } = held
  const memory = word(line, 'memory_id')
  const session = word(line, 'session_id')
  if (line.kind === 'memory' && word(line, 'content').trim() !== '')
    memories.push(line as unknown as MemoryRow)
  else if (line.kind === 'session')
    sessions.set(session, {
      id: session,
      started_at: word(line, 'started_at'),
      last_turn_at: textOf(line, 'last_turn_at'),
      turns: 0,
    })
  else if (line.kind === 'turn') {
    const known = sessions.get(session)
    if (known) known.turns += 1
  } else if (line.kind === 'memory_source' && !sources.has(memory))
    sources.set(memory, { session, turn: word(line, 'turn_id') || null })
  else if (line.kind === 'trait_evidence')
    evidence.push({
      trait: word(line, 'trait_id'),
      memory,
      supports: line.evidence_type === 'supporting',
      at: word(line, 'created_at'),
    })
  else if (line.kind === 'memory_history' && ENDS.includes(word(line, 'event')))
    ends.set(memory, word(line, 'event'))
}

/** Traits that nobody is shown yet are no knowledge. */
const UNSEEN = ['trend', 'candidate']

/** What may leave: nothing that was deleted or denied, no belief that was never held. */
export function isShown(held: Held, memory: MemoryRow): boolean {
  if (UNSEEN.includes(word(memory, 'trait_stage'))) return false
  if (textOf(memory, 'expired_at') === null) return true
  const end = held.ends.get(memory.id)
  return end === 'expired' || end === 'dissolved'
}

import type { SQL } from 'drizzle-orm'
import { onceEach } from '../../text/lazily.ts'
import { memoryLexemes } from '../../text/reading/dated-quote.ts'
import { sensitiveCategory } from '../../text/reading/sensitive.ts'
import { expiryOf } from '../lifecycle/lifetimes.ts'
import type { Governance } from '../lifecycle/reinforcement.ts'
import type { Span } from '../turns/schemas.ts'

/** Where and when memories of a conversation are written. */
export interface MemoryWriting {
  /** The subject's inside id, as SQL. */
  readonly subject: SQL
  /** `conversation_sessions.id` */
  readonly session: string
  readonly job_id: string
  readonly now: Date
}

/** A turn that says what a memory says; with a span only that part of it. */
export interface DraftSource {
  readonly turn_id: string
  readonly mark: { readonly span: Span | null } | null
}

/** When something happened, since when it is so, or for when it is planned: ISO 8601 dates or moments. */
export interface SaidTime {
  readonly kind: 'happened_at' | 'true_since' | 'planned_for'
  readonly at: string
  readonly until: string | null
}

/** What is known of a statement beside its words. */
export interface Known {
  readonly said_by: string | null
  readonly about: string | null
  /** Null is stated. */
  readonly modality: string | null
  readonly last_stated_at: Date
  readonly due_at: Date | null
  /** Since when it is over, said with it. */
  readonly invalid_at: Date | null
  /** The time that was said, as far as it is one. */
  readonly time: SaidTime | null
  /** Of the clock by which its days are meant. */
  readonly minutes_east: number
}

/** A memory to be written, or found and reinforced. */
export interface MemoryDraft {
  readonly id: string
  readonly memory_type: 'fact' | 'episodic' | 'note'
  readonly content: string
  readonly content_hash: string
  readonly governance: Governance
  readonly valid_at: Date
  readonly known: Known
  readonly metadata: Readonly<Record<string, unknown>>
  /** In turn order. */
  readonly sources: readonly DraftSource[]
}

export interface Embedding {
  readonly vector: readonly number[] | null
  readonly model: string
}

const later = (one: Date | null, other: Date): Date => (one && one > other ? one : other)

/** What the model says that it is about. */
const namedIn = ({ metadata: { sensitive } }: MemoryDraft) =>
  typeof sensitive === 'string' ? sensitive : null

/** What is indexed of a draft, made once. */
export const lexemesOf = onceEach(({ content, known }: MemoryDraft) => memoryLexemes(content, known.about))

/** A draft as a row of `memories`, without the owner columns. */
export const rowOf = (draft: MemoryDraft, embedding: Embedding, now: Date) => ({
  id: draft.id,
  memory_type: draft.memory_type,
  content: draft.content,
  content_hash: draft.content_hash,
  sensitive: sensitiveCategory(draft.content, namedIn(draft)),
  embedding: embedding.vector,
  embedding_model: embedding.vector ? embedding.model : null,
  ...lexemesOf(draft),
  valid_at: draft.valid_at,
  created_at: now,
  updated_at: now,
  ...draft.governance,
  /** What is to be done lives for its time from when it is due. */
  expires_at: expiryOf(draft.governance.ttl_seconds, later(draft.known.due_at, now)),
  metadata: draft.metadata,
  ...draft.known,
  /** Over already when it was said. */
  superseded_by: draft.known.invalid_at && draft.known.invalid_at <= now ? draft.id : null,
})
export type DraftRow = ReturnType<typeof rowOf>

/** By what a draft meets the live row of the same content, with its own id. */
export const keysOf = (drafts: readonly MemoryDraft[]) =>
  drafts.map(({ id, memory_type, content_hash }) => ({ id, memory_type, content_hash }))

/** A span over two of one turn; null is all of it. */
const over = (one: Span | null, other: Span | null): Span | null =>
  one && other && { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) }

/** Every turn of every draft once, with the key of the memory that it is a source of. */
export const sourcesOf = (drafts: readonly MemoryDraft[]) =>
  drafts.flatMap(({ id, memory_type, content_hash, sources }) => {
    const spans = new Map<string, Span | null>()
    for (const { turn_id, mark } of sources) {
      const span = mark?.span ?? null
      spans.set(turn_id, spans.has(turn_id) ? over(spans.get(turn_id)!, span) : span)
    }
    return Array.from(spans, ([turn_id, span]) => ({
      id,
      memory_type,
      content_hash,
      turn_id,
      span_start: span?.start ?? null,
      span_end: span?.end ?? null,
    }))
  })

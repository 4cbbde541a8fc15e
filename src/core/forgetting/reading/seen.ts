/** A memory that a deletion may touch. Moments are ISO texts: the row comes as JSON. */
export interface SeenMemory {
  readonly id: string
  readonly memory_type: string
  readonly content: string
  readonly version: number
  readonly is_live: boolean
  readonly forgotten_at: string | null
  readonly forgotten_by: string | null
}

/** A turn that a memory comes from. */
export interface SeenSource {
  readonly memory_id: string
  /** `turns.id`; null where the turn is not stored. */
  readonly turn: string | null
  readonly span_start: number | null
  readonly span_end: number | null
  /** The turn is there to be read. */
  readonly is_visible: boolean
}

/**
 * A part of a turn that is forgotten: without a place all of it, without a memory the turn itself was meant.
 */
export interface HiddenPart {
  /** Null once its bytes are gone: it never comes back. */
  readonly receipt: string | null
  readonly memory_id: string | null
  readonly start: number | null
  readonly end: number | null
}

export interface SeenTurn {
  readonly id: string
  readonly session_id: string
  readonly turn_id: string
  readonly name: string | null
  readonly role: string
  readonly text: string
  readonly hidden: readonly HiddenPart[]
  /** It was deleted itself, not only with a memory. */
  readonly is_given: boolean
  /** Of a reply that may repeat what goes: what its prompt had, and touched turns before it. */
  readonly echo: { readonly drawn_from: readonly string[]; readonly after: readonly string[] } | null
}

export interface SeenRelation {
  readonly id: string
  readonly text: string
  readonly ends: readonly [from: string, to: string]
  readonly support_count: number
  readonly support_ids: readonly string[]
  readonly fact_ids: readonly string[]
  readonly source_memory_id: string | null
  /** Memories that state it and are held, the one that says it of the earliest time first. */
  readonly stated_by: readonly string[]
}

export interface SeenEntity {
  readonly id: string
  readonly is_user: boolean
  readonly aliases: readonly SeenAlias[]
}

export interface SeenAlias {
  readonly norm: string
  readonly is_own: boolean
  /** A turn that this deletion does not touch says it. */
  readonly elsewhere: boolean
}

/** All that a deletion decides on. */
export interface Seen {
  readonly memories: readonly SeenMemory[]
  readonly sources: readonly SeenSource[]
  readonly turns: readonly SeenTurn[]
  /** Of the touched memories, and all others of the touched entities. */
  readonly relations: readonly SeenRelation[]
  readonly entities: readonly SeenEntity[]
}

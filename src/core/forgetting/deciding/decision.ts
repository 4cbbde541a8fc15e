import type { HiddenPart, SeenRelation } from '../reading/seen.ts'

/** A turn of which something is hidden now. */
export interface HiddenTurn {
  readonly id: string
  readonly session_id: string
  readonly turn_id: string
  readonly name: string | null
  readonly role: string
  /** What is left to be read; null when the whole turn is hidden. */
  readonly text: string | null
  readonly hidden: readonly HiddenPart[]
  /** A restore may bring something of it back. */
  readonly is_restorable: boolean
  /** The words that go, for a tombstone. */
  readonly was: string
}

/** A relation that goes on with less support. */
export interface WeakerRelation {
  readonly id: string
  readonly support_count: number
  readonly support_ids: readonly string[]
  readonly fact_ids: readonly string[]
  readonly source_memory_id: string | null
}

/** What a deletion does, without traits. */
export interface Decision {
  readonly memories: readonly {
    readonly id: string
    readonly memory_type: string
    readonly content: string
  }[]
  /** Sources of memories that stay, in turns that go. */
  readonly lost_sources: readonly { readonly memory_id: string; readonly turn: string }[]
  readonly turns: readonly HiddenTurn[]
  /** Pins' notes that lose lines. */
  readonly notes: readonly { readonly id: string; readonly content: string }[]
  readonly ended: readonly SeenRelation[]
  readonly weaker: readonly WeakerRelation[]
  readonly entities: readonly string[]
  readonly aliases: readonly { readonly entity_id: string; readonly norm: string }[]
}

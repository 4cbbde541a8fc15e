import { v4 } from 'uuid'
import type { Actor } from '../../context.ts'
import type { HistoryActor, HistoryEvent } from '../schemas.ts'
import type { HistoryRow } from './shape.ts'

/** One change of a memory: what happened, to which words, by whom. */
export interface Change {
  /** Derive it from place and content where the same change may be written twice; random otherwise. */
  readonly id?: string
  readonly memory_id: string
  readonly event: HistoryEvent
  readonly old_content?: string | null
  readonly new_content?: string | null
  readonly detail?: Readonly<Record<string, unknown>>
  readonly actor: HistoryActor
  readonly cycle_id?: string | null
}

/** A row of `memory_history` for `insertRows`, without the owner columns. */
export function historyRow(change: Change, now: Date): HistoryRow {
  return {
    id: change.id ?? v4(),
    memory_id: change.memory_id,
    event: change.event,
    old_content: change.old_content ?? null,
    new_content: change.new_content ?? null,
    detail: change.detail ?? {},
    actor: change.actor,
    cycle_id: change.cycle_id ?? null,
    created_at: now,
  }
}

/** A user token and a tenant key both act for the user; only jobs and sweeps are the system. */
export const historyActor = (actor: Actor): HistoryActor => (actor.kind === 'system' ? 'system' : 'user')

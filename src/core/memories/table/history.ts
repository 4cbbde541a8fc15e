import { type SQL, sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import type { memory_history } from '../../../../db/schema/memory-traces.ts'
import { limitOf, newContent, toldDetail, uuid } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Actor } from '../../context.ts'
import { PAGE_BYTES } from '../../text/cursor.ts'
import type { History, HistoryActor, HistoryEvent } from '../traces/schemas.ts'

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

export type HistoryRow = Omit<
  typeof memory_history.$inferSelect,
  'tenant_id' | 'subject_id' | 'ordinal' | 'old_embedding' | 'old_embedding_model' | 'born_in'
>

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

/**
 * What happened to a memory, in the order in which it happened.
 * @param after of `(created_at, ordinal)`
 */
export const historyRows = (
  subject: SQL,
  memoryId: string,
  after: SQL,
  limit: number,
): Statement<(HistoryRow & { ordinal: number })[]> => {
  const ordered = sql`FROM memory_history AS change
        WHERE subject_id = ${subject}
          AND memory_id = ${uuid(memoryId)}
          AND ${after}
        ORDER BY created_at, ordinal`
  const words = newContent('change')
  const size = sql`coalesce(octet_length(old_content), 0) + coalesce(octet_length(${words}), 0)`
  const sizes = sql`SELECT ${size} AS size ${ordered} LIMIT ${limit}::int`
  return statement(
    sql`SELECT id, memory_id, event, old_content, ${words} AS new_content, ${toldDetail('change')} AS detail,
          actor, cycle_id, created_at, ordinal
        ${ordered}
        ${limitOf(sizes, PAGE_BYTES)}`,
  )
}

/** A change as the API shows it. */
export function toHistory(row: HistoryRow): History {
  return {
    id: row.id,
    memory_id: row.memory_id,
    event: row.event as History['event'],
    old_content: row.old_content,
    new_content: row.new_content,
    detail: row.detail as History['detail'],
    actor: row.actor as History['actor'],
    cycle_id: row.cycle_id,
    created_at: row.created_at.toISOString(),
  }
}

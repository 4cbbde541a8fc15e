import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { conversation_sessions, memories, memory_sources } from '../../../db/schema/index.ts'
import { insertRows, statement } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'
import { subjectId, upsertSubject, userSubject } from '../../../src/core/tenancy/records/subjects.ts'
import { contentHash, idOf } from '../../../src/core/text/hash.ts'
import { toLexemes } from '../../../src/core/text/tokens.ts'

export interface Remembered {
  readonly content?: string
  readonly memory_type?: 'fact' | 'episodic' | 'note'
  readonly importance?: number
  /** The conversation that it comes from; none unless told. */
  readonly session?: string
  readonly category?: string
  readonly about?: string | null
  readonly valid_at?: string
  readonly created_at?: string
  readonly expires_at?: string
  readonly expired_at?: string
  readonly requires_confirmation?: boolean
  readonly superseded_by?: string
}

let count = 0

/**
 * Puts memories into a user's store as ingest would leave them, without any model. Answers their ids, in
 * order.
 */
export async function remember(
  ctx: Context,
  user_id: string,
  items: readonly (Remembered | string)[],
): Promise<string[]> {
  const ref = userSubject(user_id)
  const now = ctx.clock.now()
  const fixed = { tenant_id: sql`(SELECT neuromem_tenant())`, subject_id: subjectId(ref) }
  const given = items.map((item) => (typeof item === 'string' ? { content: item } : item))
  const rows = given.map((item) => memoryRow(item, now))
  const sessions = [...new Set(given.flatMap(({ session }) => session ?? []))]
  const sources = given.flatMap(({ session }, place) =>
    session
      ? [{ memory_id: rows[place]!.id, session_id: sessionId(user_id, session), turn_id: `t${place}` }]
      : [],
  )
  await ctx.db.batch([
    upsertSubject(ref, now),
    ...(sessions.length > 0
      ? [
          insertRows(
            conversation_sessions,
            sessions.map((session_id) => ({
              id: sessionId(user_id, session_id),
              session_id,
              started_at: now,
              last_turn_at: now,
              next_seq: 1,
            })),
            { fixed, onConflict: sql`ON CONFLICT DO NOTHING` },
          ),
        ]
      : []),
    insertRows(memories, rows, { fixed }),
    ...(sources.length > 0 ? [insertRows(memory_sources, sources, { fixed })] : []),
  ])
  return rows.map(({ id }) => id)
}

const sessionId = (user: string, session: string): string => idOf('remembered-session', user, session)

function memoryRow(item: Remembered, now: Date) {
  count += 1
  const content = item.content ?? `memory number ${count}`
  return {
    id: randomUUID(),
    memory_type: item.memory_type ?? 'fact',
    content,
    content_hash: contentHash(`${content} ${count}`),
    ...toLexemes(content),
    valid_at: item.valid_at ?? null,
    created_at: item.created_at ?? new Date(now.getTime() - 1000 + (count % 1000)).toISOString(),
    updated_at: now,
    expires_at: item.expires_at ?? null,
    expired_at: item.expired_at ?? null,
    superseded_by: item.superseded_by ?? null,
    version: 1,
    importance: item.importance ?? 5,
    category: item.category ?? null,
    about: item.about ?? null,
    requires_confirmation: item.requires_confirmation ?? false,
    user_triggered_save: false,
    forget_policy: 'permanent',
    ttl_seconds: 0,
    metadata: {},
  }
}

export interface StoredTrait {
  readonly id: string
  readonly content: string
  readonly trait_stage: string
  readonly trait_subtype: string
  readonly trait_confidence: number | null
  readonly trait_context: string
  readonly trait_parent_id: string | null
  readonly trait_reinforcement_count: number
  readonly trait_contradiction_count: number
  readonly trait_first_observed: Date | null
  readonly trait_last_reinforced: Date | null
  readonly trait_window_end: Date | null
  readonly expired_at: Date | null
  readonly version: number
}

/** All traits of a user as stored, dissolved ones too, by content. */
export async function storedTraits(ctx: Context, user_id: string): Promise<Map<string, StoredTrait>> {
  const [rows] = await ctx.db.batch([
    statement<StoredTrait>(
      sql`SELECT * FROM memories WHERE subject_id = ${subjectId(userSubject(user_id))}
          AND memory_type = 'trait' ORDER BY created_at, id`,
    ),
  ])
  return new Map(rows.map((row) => [row.content, row]))
}

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { memories } from '../../../db/schema/index.ts'
import { insertRows } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'
import type { CommitTurns } from '../../../src/core/ingest/schemas.ts'
import { embedTexts } from '../../../src/core/models/embed.ts'
import type { Embedder } from '../../../src/core/ports.ts'
import { offlineEmbedder } from '../../../src/core/rules/embedder.ts'
import { subjectId, upsertSubject, userSubject } from '../../../src/core/tenancy/records/subjects.ts'
import { contentHash } from '../../../src/core/text/hash.ts'
import { toLexemes } from '../../../src/core/text/tokens.ts'
import { given } from '../given.ts'
import { committed } from './committed.ts'

export const USER = 'ann'

/** A tenant with the offline embedder, on 2 March 2026. */
export const recallingTenant = (options: { embedder?: Embedder } = {}) =>
  given.tenant({ now: '2026-03-02T09:00:00Z', embedder: options.embedder ?? offlineEmbedder(1024) })

/** A row of `memories` with any column set; `vector: null` leaves it to the words. */
export type Stored = Readonly<Record<string, unknown>> & { readonly content: string; readonly vector?: null }

/**
 * Stores memories as ingest and reflection leave them, searchable by words and by meaning. Answers their ids,
 * in order.
 */
export async function store(
  ctx: Context,
  items: readonly (Stored | string)[],
  user_id = USER,
): Promise<string[]> {
  const ref = userSubject(user_id)
  const now = ctx.clock.now()
  const all = items.map((item) => (typeof item === 'string' ? { content: item } : item))
  const vectors = await embedTexts(
    ctx,
    all.map(({ content }) => content),
  )
  const rows = all.map((item, place) => rowOf(item, vectors[place] ?? null, now))
  const fixed = { tenant_id: sql`(SELECT neuromem_tenant())`, subject_id: subjectId(ref) }
  const columns = new Set(rows.flatMap(Object.keys))
  const whole = rows.map((row) =>
    Object.fromEntries(Array.from(columns, (column) => [column, row[column] ?? null])),
  )
  await ctx.db.batch([upsertSubject(ref, now), insertRows(memories, whole, { fixed })])
  return rows.map((row) => row.id as string)
}

function rowOf(
  { vector, ...item }: Stored,
  embedded: readonly number[] | null,
  now: Date,
): Record<string, unknown> {
  const id = randomUUID()
  return {
    id,
    memory_type: item.trait_stage ? 'trait' : 'fact',
    content_hash: contentHash(`${item.content} ${id}`),
    embedding: vector === null ? null : embedded,
    ...toLexemes(item.content),
    created_at: now,
    updated_at: now,
    version: 1,
    importance: 0,
    requires_confirmation: false,
    user_triggered_save: false,
    forget_policy: 'permanent',
    ttl_seconds: 0,
    metadata: {},
    ...item,
  }
}

type Said = Partial<CommitTurns['turns'][number]> & { readonly text: string }

/** Commits turns as they are and, unless `wait` is false, runs their job. Plain strings are the user's. */
export async function say(
  ctx: Context,
  session_id: string,
  turns: readonly (Said | string)[],
  { user_id = USER, wait = true } = {},
): Promise<void> {
  const whole = turns.map((turn, place) => ({
    turn_id: `${session_id}-${place + 1}`,
    role: 'user' as const,
    ...(typeof turn === 'string' ? { text: turn } : turn),
  }))
  await committed(ctx, { user_id, session_id, turns: whole, infer: false, wait })
}

/** The same context with a count of its database round trips and of the texts that it embeds. */
export function counted(ctx: Context): {
  ctx: Context
  readonly batches: unknown[]
  readonly embedded: string[]
} {
  const batches: unknown[] = []
  const embedded: string[] = []
  const db = Object.assign(Object.create(ctx.db), {
    batch: (statements: readonly never[], options?: object) => {
      batches.push(options ?? null)
      return ctx.db.batch(statements, options)
    },
  })
  const embedder: Embedder = {
    ...ctx.embedder,
    embed: (texts, options) => {
      embedded.push(...texts)
      return ctx.embedder.embed(texts, options)
    },
  }
  return { ctx: { ...ctx, db, embedder }, batches, embedded }
}

import { type SQL, sql } from 'drizzle-orm'
import { statement } from '../../../../db/statements.ts'
import type { Context } from '../../../../src/core/context.ts'
import { getJob } from '../../../../src/core/ingest/get-job.ts'
import { runJob } from '../../../../src/core/ingest/run-job.ts'
import type { Job } from '../../../../src/core/ingest/schemas.ts'
import { committed } from '../../../support/given/committed.ts'

export interface TestTurn {
  readonly turn_id: string
  readonly role: 'user' | 'assistant' | 'tool' | 'system'
  readonly text: string
  readonly name?: string
  readonly timestamp_iso?: string
}

export const user = (turn_id: string, text: string, more: Partial<TestTurn> = {}): TestTurn => ({
  turn_id,
  role: 'user',
  text,
  ...more,
})
export const assistant = (turn_id: string, text: string, more: Partial<TestTurn> = {}): TestTurn => ({
  turn_id,
  role: 'assistant',
  text,
  ...more,
})
export const tool = (turn_id: string, text: string): TestTurn => ({ turn_id, role: 'tool', text })

/**
 * A kept turn, or with `quote` a part of it, as a model proposes it; everything that is not said is plain.
 */
export const mark = (turn_id: string, more: object = {}) => ({
  turn_id,
  category: 'fact',
  evidence_level: 'S0_user_claim',
  importance: 0.5,
  reason: 'said',
  ...more,
})
/** A dropped turn; with `save` it still asks to keep what came before. */
export const drop = (
  turn_id: string,
  more: { readonly save?: boolean; readonly requires_confirmation?: boolean } = {},
) => (more.save ? mark(turn_id, { category: 'note', ...more }) : { turn_ids: [turn_id], reason: 'said' })
export const marks = (...list: object[]) => ({
  dropped: list.filter((item) => 'turn_ids' in item),
  kept: list.filter((item) => 'turn_id' in item),
})

export const extraction = (more: object = {}) => ({
  facts: [],
  episodes: [],
  entities: [],
  relations: [],
  ...more,
})
export const fact = (content: string, ...source_turn_ids: string[]) => ({
  content,
  source_turn_ids,
})
export const entity = (name: string, type: string, ...source_turn_ids: string[]) => ({
  name,
  type,
  aliases: [],
  source_turn_ids,
})
export const relation = (
  subject: string,
  predicate: string,
  object: string,
  ...source_turn_ids: string[]
) => ({
  subject,
  predicate,
  object,
  source_turn_ids,
})

/** Commits turns and runs the job. */
export async function ingest(
  ctx: Context,
  turns: readonly TestTurn[],
  {
    session_id = 's',
    user_id = 'u',
    infer = true,
  }: { session_id?: string; user_id?: string; infer?: boolean } = {},
): Promise<Job> {
  const { job_id } = await committed(ctx, { session_id, user_id, infer, turns: [...turns] })
  await runJob(ctx, { job_id: job_id! })
  return getJob(ctx, { job_id: job_id! })
}

export async function rows<Row = Record<string, unknown>>(ctx: Context, text: SQL): Promise<Row[]> {
  const [found] = await ctx.db.batch([statement<Row>(text)])
  return found
}

export interface StoredMemory {
  id: string
  memory_type: string
  content: string
  importance: number
  category: string | null
  subtype: string | null
  evidence_level: string | null
  requires_confirmation: boolean
  user_triggered_save: boolean
  forget_policy: string
  ttl_seconds: number
  expires_at: Date | null
  expired_at: Date | null
  valid_at: Date | null
  invalid_at: Date | null
  superseded_by: string | null
  valence: number | null
  metadata: Record<string, unknown>
  version: number
  embedded: boolean
  sources: string[]
}

/** All memories with the turns they come from, in order of content. */
export const storedMemories = (ctx: Context): Promise<StoredMemory[]> =>
  rows(
    ctx,
    sql`SELECT m.*, m.code IS NOT NULL AS embedded, NULL AS embedding_head, NULL AS lexemes, ARRAY(
          SELECT c.session_id || '/' || k.turn_id FROM memory_sources k
            JOIN conversation_sessions c ON c.subject_id = k.subject_id AND c.id = k.session_id
          WHERE k.subject_id = m.subject_id AND k.memory_id = m.id ORDER BY 1) AS sources
        FROM memories m ORDER BY m.content, m.created_at, m.id`,
  )

export const storedMarks = async (ctx: Context): Promise<Record<string, Record<string, unknown> | null>> => {
  const found = await rows<{ turn_id: string; mark: Record<string, unknown> | null }>(
    ctx,
    sql`SELECT turn_id, mark FROM turns ORDER BY seq`,
  )
  return Object.fromEntries(found.map((row) => [row.turn_id, row.mark]))
}

/** Relations as one reads them, in order. */
export const storedRelations = (ctx: Context) =>
  rows<{ text: string; weight: number; valid_at: Date; invalid_at: Date | null; source: string | null }>(
    ctx,
    sql`SELECT s.name || ' ' || r.predicate || ' ' || o.name AS text, r.weight, r.valid_at, r.invalid_at,
        m.content AS source
        FROM relations r JOIN entities s ON s.subject_id = r.subject_id AND s.id = r.subject_entity_id
        JOIN entities o ON o.subject_id = r.subject_id AND o.id = r.object_entity_id
        LEFT JOIN memories m ON m.subject_id = r.subject_id AND m.id = r.source_memory_id
          ORDER BY r.valid_at, text`,
  )

export const pause = (jobId: string) =>
  statement(
    sql`UPDATE jobs SET status = 'PAUSED', next_retry_at = NULL, failures = 8 WHERE id = ${jobId}::uuid`,
  )

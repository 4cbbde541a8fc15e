import { sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import { liveAt } from '../../../db/sql.ts'
import { expectThat } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read, write } from '../doors.ts'
import { isGuard } from '../errors.ts'
import { type Outcome, outcome } from '../outcome.ts'
import { withinQuota } from '../tenancy/records/room.ts'
import { subjectId, upsertSubject, userSubject } from '../tenancy/records/subjects.ts'
import { contentHash } from '../text/hash.ts'
import { lifetime } from './lifecycle/lifetimes.ts'
import { AddMemory, type Memory } from './schemas.ts'
import { contentColumns, expectContentFits } from './table/content.ts'
import { settleDue } from './table/expire.ts'
import { historyActor } from './table/history.ts'
import { expectNoTrait, type MemoryRecord, memoryRows, shown } from './table/rows.ts'
import { toMemory } from './table/shape.ts'
import { insertHistory, insertMemories, noTwin } from './table/writes.ts'

/**
 * Stores a memory as it is told, without a model: permanent and of importance 5 unless given. The same
 * content of the same type on a live memory is a repeat: the stored one comes back, unchanged. One read, one
 * embedding call, one write.
 * @returns `created`, or `repeated` with the stored one
 * @throws CoreError `trait_is_derived`
 * @throws WorkError when the embedder gives no answer
 */
export async function addMemory(
  ctx: Context,
  input: AddMemory,
): Promise<Outcome<'created' | 'repeated', Memory>> {
  const given = AddMemory.parse(input)
  expectNoTrait(given.memory_type)
  expectContentFits(ctx.actor, given.content)
  const now = ctx.clock.now()
  const twin = await readTwin(ctx, given, now)
  if (twin) return outcome('repeated', shown(twin))
  const row = await toRow(ctx, given, now)
  try {
    return outcome('created', await store(ctx, given.user_id, row, now))
  } catch (error) {
    const overtaking = isGuard(error, 'twin') ? await readTwin(ctx, given, now) : undefined
    if (!overtaking) throw error
    return outcome('repeated', shown(overtaking))
  }
}

/** The live memory that says the same already. */
async function readTwin(ctx: Context, given: AddMemory, now: Date): Promise<MemoryRecord | undefined> {
  const rows = memoryRows(
    sql`WHERE memory.subject_id = ${subjectId(userSubject(given.user_id))}
          AND memory.memory_type = ${given.memory_type}
          AND memory.content_hash = ${contentHash(given.content)}
          AND ${liveAt('memory', now)}`,
  )
  const { twins } = await read(ctx, { twins: rows })
  return twins[0]
}

/** @throws GuardError `twin` when the same was stored since `readTwin` looked */
async function store(
  ctx: Context,
  userId: string,
  row: Awaited<ReturnType<typeof toRow>>,
  now: Date,
): Promise<Memory> {
  const ref = userSubject(userId)
  const memory = toMemory(row, { user_id: userId })
  const created = {
    memory_id: row.id,
    event: 'created',
    new_content: row.content,
    actor: historyActor(ctx.actor),
  } as const
  await write(
    ctx,
    {
      quota: withinQuota(),
      settled: settleDue(ref, row.memory_type, row.content_hash, now),
      alone: expectThat(noTwin(ref, row.memory_type, row.content_hash), 'twin'),
      memory: insertMemories(ref, [row]),
      history: insertHistory(ref, [created], now),
    },
    { on: upsertSubject(ref, now), keeps: outcome('created', memory) },
  )
  return memory
}

async function toRow(ctx: Context, given: AddMemory, now: Date) {
  const ttl = given.ttl_seconds ?? 0
  return {
    id: v4(),
    memory_type: given.memory_type,
    ...(await contentColumns(ctx, given.content)),
    ...lifetime(ttl, now),
    forget_policy: given.forget_policy ?? (ttl > 0 ? 'temporary' : 'permanent'),
    importance: given.importance ?? 5,
    valence: given.valence ?? null,
    category: given.category ?? null,
    subtype: given.subtype ?? null,
    evidence_level: given.evidence_level ?? null,
    requires_confirmation: given.requires_confirmation ?? false,
    valid_at: given.valid_at ? new Date(given.valid_at) : null,
    metadata: given.metadata ?? {},
    said_by: given.said_by ?? null,
    about: given.about ?? null,
    modality: given.modality === 'stated' ? null : (given.modality ?? null),
    last_stated_at: now,
    due_at: given.due_at ? new Date(given.due_at) : null,
    user_triggered_save: false,
    version: 1,
    created_at: now,
    updated_at: now,
    ...neverSet,
  }
}

/** Columns that a told memory does not have. */
const neverSet = {
  invalid_at: null,
  expired_at: null,
  superseded_by: null,
  trait_stage: null,
  trait_subtype: null,
  trait_confidence: null,
  trait_context: null,
  trait_parent_id: null,
  trait_reinforcement_count: null,
  trait_contradiction_count: null,
  trait_first_observed: null,
  trait_last_reinforced: null,
  trait_window_start: null,
  trait_window_end: null,
  trait_derived_from: null,
  trait_sides: null,
  verified_at: null,
}

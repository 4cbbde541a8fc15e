import { sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import { memories } from '../../../db/schema/memory.ts'
import { insertRows, type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { batchWithCalls } from '../models/calls.ts'
import { type SubjectRef, subjectId, upsertSubject, userSubject } from '../tenancy/subjects.ts'
import { contentColumns, lifetime } from './content.ts'
import { historyActor } from './history.ts'
import { expectNoTrait, found, selectMemories, shown } from './rows.ts'
import { AddMemory, type Memory } from './schemas.ts'
import { ownedBy, settleDue } from './writes.ts'

/**
 * Stores a memory as it is told, without a model: permanent and of importance 5 unless given. The same content of the same type
 * on a live memory is a repeat: the stored one comes back and `created` is false.
 * @throws CoreError `trait_is_derived`
 */
export async function addMemory(ctx: Context, input: AddMemory): Promise<{ memory: Memory; created: boolean }> {
  const given = AddMemory.parse(input)
  expectNoTrait(given.memory_type)
  const now = ctx.clock.now()
  const ref = userSubject(given.user_id)
  const row = await toRow(ctx, given, now)
  const results = await batchWithCalls(ctx, [
    upsertSubject(ref, now),
    settleDue(ref, row.memory_type, row.content_hash, now),
    insertRows(memories, [row], { fixed: ownedBy(ref), onConflict: unlessLive }),
    historyOfNew(ctx, ref, row.id, now),
    selectMemories(sql`WHERE m.subject_id = ${subjectId(ref)} AND m.memory_type = ${row.memory_type}
      AND m.content_hash = ${row.content_hash} AND m.expired_at IS NULL AND m.superseded_by IS NULL`),
  ])
  const stored = found(results[4], row.id)
  return { memory: shown(stored), created: stored.id === row.id }
}

const unlessLive = sql`ON CONFLICT (subject_id, memory_type, content_hash) WHERE expired_at IS NULL AND superseded_by IS NULL DO NOTHING`

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
    user_triggered_save: false,
    version: 1,
    created_at: now,
    updated_at: now,
  }
}

/** `created`, unless the row was a repeat and so was not inserted. */
function historyOfNew(ctx: Context, ref: SubjectRef, id: string, now: Date): Statement {
  return statement(
    sql`INSERT INTO memory_history (tenant_id, subject_id, id, memory_id, event, new_content, actor, created_at)
        SELECT tenant_id, subject_id, ${v4()}::uuid, id, 'created', content, ${historyActor(ctx.actor)}, ${now.toISOString()}::timestamptz
        FROM memories WHERE subject_id = ${subjectId(ref)} AND id = ${id}::uuid`,
  )
}

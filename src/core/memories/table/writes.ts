import { sql } from 'drizzle-orm'
import { memories, memory_history } from '../../../../db/schema/memory.ts'
import { expectThat, insertRows, query, type Statement, statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { write } from '../../doors.ts'
import { done } from '../../outcome.ts'
import { lockSubject, type SubjectRef, subjectId } from '../../tenancy/records/subjects.ts'
import { type Change, historyRow } from './history.ts'
import { type MemoryRecord, ownerOf, shown } from './rows.ts'

/** Columns that a row gets from its tenant and subject inside the batch. */
export const ownedBy = (ref: SubjectRef) => ({
  tenant_id: sql`(SELECT neuromem_tenant())`,
  subject_id: subjectId(ref),
})

/** Writes changes to the history of memories of one user. */
export function insertHistory(ref: SubjectRef, changes: readonly Change[], now: Date): Statement {
  return insertRows(
    memory_history,
    changes.map((change) => historyRow(change, now)),
    { fixed: ownedBy(ref) },
  )
}

/**
 * Marks what has passed its time as expired, where it would stand in the way of the same content coming again:
 * the unique index on live rows cannot look at the clock.
 */
export function settleDue(ref: SubjectRef, memoryType: string, contentHash: string, now: Date): Statement {
  const moment = sql`${now.toISOString()}::timestamptz`
  return statement(
    sql`WITH due AS (UPDATE memories SET expired_at = expires_at, updated_at = ${moment}
          WHERE subject_id = ${subjectId(ref)} AND memory_type = ${memoryType} AND content_hash = ${contentHash}
            AND expired_at IS NULL AND superseded_by IS NULL AND expires_at <= ${moment}
          RETURNING tenant_id, subject_id, id, content)
        INSERT INTO memory_history (tenant_id, subject_id, id, memory_id, event, old_content, actor, created_at)
        SELECT tenant_id, subject_id, gen_random_uuid(), id, 'expired', content, 'system', ${moment} FROM due`,
  )
}

/** Relations drawn from words that are withdrawn are withdrawn too: what was deleted is never returned, not even as of then. */
export function withdrawRelations(ref: SubjectRef, memoryId: string): Statement {
  return statement(
    sql`DELETE FROM relations WHERE subject_id = ${subjectId(ref)} AND source_memory_id = ${memoryId}::uuid`,
  )
}

/** What a change of one memory sets, what it leaves in the history, and what else happens in the same batch. */
export interface MemoryChange {
  readonly set: Partial<typeof memories.$inferInsert>
  readonly history: Omit<Change, 'memory_id'>
  readonly also?: readonly Statement[]
}

/**
 * Writes a change of a memory that was read before, in one batch, and gives the row as it stands then.
 * @throws CoreError `version_conflict` when it changed meanwhile, `conflict` when the new content is another live memory's.
 */
export async function changeMemory(
  ctx: Context,
  read: MemoryRecord,
  change: MemoryChange,
): Promise<MemoryRecord> {
  const now = ctx.clock.now()
  const ref = ownerOf(read)
  const set = { ...change.set, updated_at: now, version: read.version + 1 }
  const changed = { ...read, ...set } as MemoryRecord
  const hash = set.content_hash
  const rewording = hash && {
    settled: settleDue(ref, read.memory_type, hash, now),
    guard: expectNoTwin(ref, read, hash),
    withdrawn: withdrawRelations(ref, read.id),
  }
  await write(
    ctx,
    {
      guard: expectVersion(ref, read),
      rewording: rewording || undefined,
      memory: setColumns(ref, read, set),
      history: insertHistory(ref, [{ ...change.history, memory_id: read.id }], now),
      also: change.also,
    },
    { on: lockSubject(ref), keeps: done(shown(changed)) },
  )
  return changed
}

function setColumns(
  ref: SubjectRef,
  read: MemoryRecord,
  set: Partial<typeof memories.$inferInsert>,
): Statement {
  return query
    .update(memories)
    .set(set)
    .where(sql`${memories.subject_id} = ${subjectId(ref)} AND ${memories.id} = ${read.id}::uuid`)
}

function expectVersion(ref: SubjectRef, read: MemoryRecord): Statement {
  return expectThat(
    sql`EXISTS (SELECT FROM memories WHERE subject_id = ${subjectId(ref)} AND id = ${read.id}::uuid AND version = ${read.version}::int)`,
    'version_conflict',
    `Memory ${read.id} was changed meanwhile.`,
  )
}

function expectNoTwin(ref: SubjectRef, read: MemoryRecord, contentHash: string): Statement {
  return expectThat(
    sql`NOT EXISTS (SELECT FROM memories WHERE subject_id = ${subjectId(ref)} AND memory_type = ${read.memory_type}
          AND content_hash = ${contentHash} AND expired_at IS NULL AND superseded_by IS NULL AND id <> ${read.id}::uuid)`,
    'conflict',
    'Another memory of this type already says that.',
  )
}

import { type SQL, sql } from 'drizzle-orm'
import { memories, memory_history } from '../../../../db/schema/memory.ts'
import { live, uuid } from '../../../../db/sql.ts'
import {
  expectThat,
  type InsertOptions,
  insertRows,
  query,
  type Statement,
  statement,
} from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { type Named, write } from '../../doors.ts'
import { done } from '../../outcome.ts'
import { withinQuota } from '../../tenancy/records/room.ts'
import { lockSubject, ownedBy, type SubjectRef, subjectId } from '../../tenancy/records/subjects.ts'
import { settleDue } from './expire.ts'
import { type Change, historyRow } from './history.ts'
import { type MemoryRecord, ownerOf, shown } from './rows.ts'

/** Writes rows of `memories` of one user, as they are. */
export const insertMemories = (
  ref: SubjectRef,
  rows: readonly Readonly<Record<string, unknown>>[],
  options: Pick<InsertOptions, 'onConflict'> = {},
): Statement => insertRows(memories, rows, { ...options, fixed: ownedBy(ref) })

/** Writes changes to the history of memories of one user. */
export function insertHistory(ref: SubjectRef, changes: readonly Change[], now: Date): Statement {
  return insertRows(
    memory_history,
    changes.map((change) => historyRow(change, now)),
    { fixed: ownedBy(ref) },
  )
}

/**
 * Relations drawn from words that are withdrawn are withdrawn too, unless another memory states them: what
 * was denied is never returned, not even as of then.
 */
export const withdrawRelations = (ref: SubjectRef, memoryId: string): Statement =>
  statement(
    sql`WITH stated AS (
          SELECT relation.subject_id, relation.id, array_remove(relation.support_ids, ${uuid(memoryId)}) AS supports,
            array_remove(relation.fact_ids, ${uuid(memoryId)}) AS facts,
            relation.support_count - cardinality(relation.support_ids)
              + cardinality(array_remove(relation.support_ids, ${uuid(memoryId)})) AS count,
            (
              SELECT memory.id
              FROM memories AS memory
              WHERE memory.subject_id = relation.subject_id
                AND memory.id = ANY(relation.support_ids)
                AND memory.id <> ${uuid(memoryId)}
                AND memory.expired_at IS NULL
              ORDER BY memory.valid_at, memory.id
              LIMIT 1) AS other
          FROM relations AS relation
          WHERE relation.subject_id = ${subjectId(ref)}
            AND (relation.source_memory_id = ${uuid(memoryId)}
              OR ${uuid(memoryId)} = ANY(relation.support_ids))),
        weaker AS (
          UPDATE relations AS relation
          SET support_ids = stated.supports,
            fact_ids = stated.facts,
            support_count = greatest(stated.count, 1),
            source_memory_id = CASE
              WHEN relation.source_memory_id = ${uuid(memoryId)} THEN stated.other
              ELSE relation.source_memory_id
            END,
            weight = ${weightOf(sql`greatest(stated.count, 1)`)}
          FROM stated
          WHERE relation.subject_id = stated.subject_id AND relation.id = stated.id AND stated.other IS NOT NULL)
        DELETE FROM relations AS relation
        USING stated
        WHERE relation.subject_id = stated.subject_id AND relation.id = stated.id AND stated.other IS NULL`,
  )

/** Of a relation that was said so often: 0.5 at first, `w + (1 − w) · 0.2` with every further support. */
const weightOf = (count: SQL): SQL =>
  sql`round((1 - 0.5 * power(0.8::float8, (${count}) - 1))::numeric, 9)::float8`

/** That no live memory of this type says the same; `besides` is the one that is about to. */
export const noTwin = (ref: SubjectRef, memoryType: string, contentHash: string, besides?: string) =>
  sql`NOT EXISTS (
        SELECT FROM memories
        WHERE subject_id = ${subjectId(ref)}
          AND memory_type = ${memoryType}
          AND content_hash = ${contentHash}
          AND ${live('memories')}
          ${besides === undefined ? sql`` : sql`AND id <> ${uuid(besides)}`})`

/**
 * What a change of one memory sets, what it leaves in the history, and what else happens in the same batch.
 */
export interface MemoryChange {
  /** That the tenant's quota holds for what it stores: not where something ends. */
  readonly quota?: true
  readonly set: Partial<typeof memories.$inferInsert>
  readonly history: Omit<Change, 'memory_id'>
  readonly also?: Named | readonly Statement[]
}

/**
 * Writes a change of a memory that was read before, in one batch, and gives the row as it stands then.
 * @throws CoreError `version_conflict` when it changed meanwhile, `conflict` when the new content is another
 *   live memory's.
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
  await write(
    ctx,
    {
      quota: change.quota && withinQuota(),
      unchanged: expectVersion(ref, read),
      reworded: set.content_hash ? makeRoom(ref, read, set.content_hash, now) : undefined,
      memory: setColumns(ref, read, set),
      history: insertHistory(ref, [{ ...change.history, memory_id: read.id }], now),
      also: change.also,
    },
    { on: lockSubject(ref), keeps: done(shown(changed)) },
  )
  return changed
}

/**
 * Before a memory says something else: nothing live says that already, and what was drawn from its old words
 * goes.
 */
const makeRoom = (ref: SubjectRef, read: MemoryRecord, contentHash: string, now: Date) => ({
  settled: settleDue(ref, read.memory_type, contentHash, now),
  alone: expectThat(
    noTwin(ref, read.memory_type, contentHash, read.id),
    'conflict',
    'Another memory of this type already says that.',
  ),
  withdrawn: withdrawRelations(ref, read.id),
})

const setColumns = (
  ref: SubjectRef,
  read: MemoryRecord,
  set: Partial<typeof memories.$inferInsert>,
): Statement =>
  query
    .update(memories)
    .set(set)
    .where(sql`${memories.subject_id} = ${subjectId(ref)} AND ${memories.id} = ${uuid(read.id)}`)

/** That a memory is in the version that was read. */
export const expectVersion = (ref: SubjectRef, read: MemoryRecord): Statement =>
  expectThat(
    sql`EXISTS (
          SELECT FROM memories
          WHERE subject_id = ${subjectId(ref)} AND id = ${uuid(read.id)} AND version = ${read.version}::int)`,
    'version_conflict',
    `Memory ${read.id} was changed meanwhile.`,
  )

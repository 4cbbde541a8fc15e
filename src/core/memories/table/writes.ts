import { sql } from 'drizzle-orm'
import { memories } from '../../../../db/schema/memory.ts'
import { memory_history } from '../../../../db/schema/memory-traces.ts'
import { live, saysSame, uuid } from '../../../../db/sql.ts'
import {
  expectThat,
  type InsertOptions,
  insertRows,
  type Statement,
  updateRows,
} from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { type Named, write } from '../../doors.ts'
import { done } from '../../outcome.ts'
import { withinQuota } from '../../tenancy/records/room.ts'
import { lockSubject, ownedBy, type SubjectRef, subjectId } from '../../tenancy/records/subjects.ts'
import { settleDue } from './ending/expire.ts'
import { withdrawRelations } from './ending/withdraw-relations.ts'
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

/** That no live memory of this type says the same; `besides` is the one that is about to. */
export const noTwin = (ref: SubjectRef, memoryType: string, contentHash: string, besides?: string) =>
  sql`NOT EXISTS (
        SELECT FROM memories
        WHERE subject_id = ${subjectId(ref)}
          AND memory_type = ${memoryType}
          AND ${saysSame('memories', sql`${contentHash}`)}
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
  withdrawn: withdrawRelations(subjectId(ref), sql`SELECT ${uuid(read.id)} AS id`),
})

const setColumns = (
  ref: SubjectRef,
  read: MemoryRecord,
  set: Partial<typeof memories.$inferInsert>,
): Statement =>
  updateRows(
    memories,
    set,
    sql`${memories.subject_id} = ${subjectId(ref)} AND ${memories.id} = ${uuid(read.id)}`,
  )

/** That a memory is in the version that was read. */
export const expectVersion = (ref: SubjectRef, read: MemoryRecord): Statement =>
  expectThat(
    sql`EXISTS (
          SELECT FROM memories
          WHERE subject_id = ${subjectId(ref)} AND id = ${uuid(read.id)} AND version = ${read.version}::int)`,
    'version_conflict',
    `Memory ${read.id} was changed meanwhile.`,
  )

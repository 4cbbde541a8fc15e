import { sql } from 'drizzle-orm'
import { memories, memory_conflicts, memory_history, memory_sources } from '../../../../db/schema/memory.ts'
import { insertRows, type Statement } from '../../../../db/statements.ts'
import { ownedBy, type SubjectRef } from '../../tenancy/records/subjects.ts'

/** The tables of this folder, by the kind of line that an export has for their rows. */
const owned = {
  memory: memories,
  memory_source: memory_sources,
  memory_history,
  memory_conflict: memory_conflicts,
}
export type OwnedKind = keyof typeof owned

export const isOwned = (kind: string): kind is OwnedKind => kind in owned

/**
 * Stores rows of an export as they are. Those that are there already stay; it answers with one row for each
 * that was new.
 */
export const takeBack = (
  kind: OwnedKind,
  ref: SubjectRef,
  rows: readonly Readonly<Record<string, unknown>>[],
): Statement<{ one: number }[]> =>
  insertRows(owned[kind], rows, {
    fixed: ownedBy(ref),
    onConflict: sql`ON CONFLICT DO NOTHING`,
    returning: sql`RETURNING 1 AS one`,
  })

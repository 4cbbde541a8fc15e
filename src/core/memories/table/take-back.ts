import { sql } from 'drizzle-orm'
import { memories, memory_sources } from '../../../../db/schema/memory.ts'
import { memory_conflicts, memory_history } from '../../../../db/schema/memory-traces.ts'
import { records, uuids } from '../../../../db/sql.ts'
import { insertRows, type Statement, statement } from '../../../../db/statements.ts'
import { ownedBy, type SubjectRef, subjectId } from '../../tenancy/records/subjects.ts'

/** The tables of this folder, by the kind of line that an export has for their rows. */
const owned = {
  memory: memories,
  memory_source: memory_sources,
  memory_history,
  memory_conflict: memory_conflicts,
}
export type OwnedKind = keyof typeof owned

/** Whether lines of this kind are rows that a memory owns, and may be taken back as they are. */
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

/** Of these traits, those whose evidence or child has come take the stage that their line said. */
export const believeClaims = (ref: SubjectRef, traitIds: readonly string[]): Statement =>
  statement(
    sql`UPDATE memories AS trait
        SET trait_stage = trait.trait_stage_claimed,
          trait_stage_claimed = NULL
        WHERE trait.subject_id = ${subjectId(ref)}
          AND trait.id = ANY(${uuids(traitIds)})
          AND trait.trait_stage = 'candidate'
          AND trait.trait_stage_claimed IS NOT NULL
          AND (
            EXISTS (
              SELECT FROM trait_evidence AS evidence
              WHERE evidence.subject_id = trait.subject_id AND evidence.trait_id = trait.id)
            OR EXISTS (
              SELECT FROM memories AS child
              WHERE child.subject_id = trait.subject_id AND child.trait_parent_id = trait.id))`,
  )

/** Vectors of rows that have none yet, by their ids; only where the words are still the same. */
export const setMemoryVectors = (
  ref: SubjectRef,
  rows: readonly Readonly<Record<string, unknown>>[],
): Statement =>
  statement(
    sql`UPDATE memories AS row
        SET embedding = given.embedding, embedding_model = given.embedding_model
        FROM ${records(memories, rows, 'given')}
        WHERE row.subject_id = ${subjectId(ref)}
          AND row.id = given.id
          AND row.content_hash = given.content_hash
          AND row.code IS NULL`,
  )

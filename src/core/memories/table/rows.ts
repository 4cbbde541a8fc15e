import { type SQL, sql } from 'drizzle-orm'
import { tenant, uuid } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Actor, Context } from '../../context.ts'
import { read } from '../../doors.ts'
import { CoreError } from '../../errors.ts'
import { userSubject } from '../../tenancy/records/subjects.ts'
import { visibleTo } from '../lifecycle/visible.ts'
import type { Memory } from '../schemas.ts'
import { type MemoryRow, memoryColumns, toMemory } from './shape.ts'

/** A row with all that its shape needs. */
export interface MemoryRecord extends MemoryRow {
  readonly user_id: string
  readonly child_ids: readonly string[]
  /** The user's last answer when asked whether it is so. */
  readonly confirmation: boolean | null
}

/** The traits that point to the trait `alias`; empty for every other memory. */
export function childIdsOf(alias: string): SQL {
  const parent = sql.identifier(alias)
  return sql`CASE
    WHEN ${parent}.memory_type = 'trait' THEN ARRAY(
      SELECT child.id
      FROM memories AS child
      WHERE child.subject_id = ${parent}.subject_id AND child.trait_parent_id = ${parent}.id
      ORDER BY child.created_at, child.id)
    ELSE '{}'::uuid[]
  END`
}

/** Columns of a `MemoryRecord` from `memories AS memory` and its user `subject`. */
export const recordColumns: SQL = sql`${sql.join(
  memoryColumns.map((name) => sql`memory.${sql.identifier(name)}`),
  sql`, `,
)},
          memory.confirmation, subject.external_id AS user_id, ${childIdsOf('memory')} AS child_ids`

const memoriesWithUser = sql`memories AS memory
        JOIN subjects AS subject
          ON subject.tenant_id = memory.tenant_id
          AND subject.id = memory.subject_id
          AND subject.erased_at IS NULL`

/**
 * Rows of `memories AS memory` joined with their user `subject`, ready for `shown`. `rest` begins with WHERE.
 */
export const memoryRows = (rest: SQL): Statement<MemoryRecord[]> =>
  statement<MemoryRecord>(
    sql`SELECT ${recordColumns}
        FROM ${memoriesWithUser}
        ${rest}`,
  )

/** The same rows by their size. */
export const memorySizes = (rest: SQL, limit: number): SQL =>
  sql`SELECT octet_length(memory.content) AS size FROM ${memoriesWithUser} ${rest} LIMIT ${limit}::int`

/** As the API answers it, owner and all. */
export const shown = (record: MemoryRecord): Memory => toMemory(record, record)

/**
 * The memory with this id, if the actor may know it: a user token its own only. An import may have brought
 * the id to a second user: the first one is meant.
 */
const withId = (actor: Actor, id: string): SQL =>
  sql`WHERE memory.tenant_id = ${tenant}
        AND memory.id = ${uuid(id)}
        AND ${visibleTo(actor, 'memory')}
        ${actor.kind === 'user' ? sql`AND subject.external_id = ${actor.user_id}` : sql``}
      ORDER BY memory.subject_id
      LIMIT 1`

/** No row for an unknown memory and for one of another tenant or user; give the rows to `found`. */
export const memoryById = (actor: Actor, id: string): Statement<MemoryRecord[]> =>
  memoryRows(withId(actor, id))

/** The inside id of the subject that `memoryById` finds, for statements of the same batch. */
export const subjectOfMemory = (actor: Actor, id: string): SQL =>
  sql`(SELECT memory.subject_id FROM ${memoriesWithUser} ${withId(actor, id)})::bigint`

/** @throws CoreError `not_found` for an unknown memory and for one of another tenant or user. */
export function found(rows: readonly MemoryRecord[], id: string): MemoryRecord {
  const [record] = rows
  if (!record) throw new CoreError('not_found', `There is no memory ${id}.`)
  return record
}

/** Reads one memory: one round trip. */
export async function readMemory(ctx: Context, id: string): Promise<MemoryRecord> {
  const { rows } = await read(ctx, { rows: memoryById(ctx.actor, id) })
  return found(rows, id)
}

/** @throws CoreError `trait_is_derived`: what reflection concluded is not edited. */
export function expectNoTrait(memoryType: string): void {
  if (memoryType === 'trait')
    throw new CoreError('trait_is_derived', 'Only reflection makes and changes traits.')
}

export const ownerOf = (record: MemoryRecord) => userSubject(record.user_id)

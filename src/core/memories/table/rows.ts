import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Actor, Context } from '../../context.ts'
import { read } from '../../doors.ts'
import { CoreError } from '../../errors.ts'
import { userSubject } from '../../tenancy/records/subjects.ts'
import type { Memory } from '../schemas.ts'
import { type MemoryRow, memoryColumns, toMemory } from './shape.ts'

/** A row with all that its shape needs. */
export interface MemoryRecord extends MemoryRow {
  readonly user_id: string
  readonly child_ids: readonly string[]
  /** The user's last answer when asked whether it is so. */
  readonly confirmation: boolean | null
}

/** The columns that the API shows, of `memories m`. */
export const memoryFields: SQL = sql.join(
  memoryColumns.map((name) => sql`m.${sql.identifier(name)}`),
  sql`, `,
)

/** The traits that point to the trait `alias`; empty for every other memory. */
export const childIdsOf = (alias: string): SQL => {
  const parent = sql.identifier(alias)
  return sql`CASE WHEN ${parent}.memory_type = 'trait' THEN ARRAY(
    SELECT child.id
    FROM memories child
    WHERE child.subject_id = ${parent}.subject_id AND child.trait_parent_id = ${parent}.id
    ORDER BY child.created_at, child.id)
  ELSE '{}'::uuid[] END`
}
/** The same of `memories m`. */
export const childIds: SQL = childIdsOf('m')

/** Rows of `memories m` joined with their user `s`, ready for `shown`. `rest` begins with WHERE. */
export function selectMemories(rest: SQL): Statement<MemoryRecord[]> {
  return statement<MemoryRecord>(
    sql`SELECT ${memoryFields}, m.confirmation, s.external_id AS user_id, ${childIds} AS child_ids
        FROM memories m JOIN subjects s ON s.tenant_id = m.tenant_id AND s.id = m.subject_id AND s.erased_at IS NULL ${rest}`,
  )
}

export const shown = (record: MemoryRecord): Memory => toMemory(record, record)

/** Which `memories m` of `subjects s` this actor may touch: a user token its own only. */
const visibleTo = (actor: Actor): SQL =>
  actor.kind === 'user' ? sql`AND s.external_id = ${actor.user_id}` : sql``

/** The memory with this id, if the actor may know it. An import may have brought the id to a second user: the first one is meant. */
export function memoryById(actor: Actor, id: string): Statement<MemoryRecord[]> {
  return selectMemories(
    sql`WHERE m.tenant_id = (SELECT neuromem_tenant()) AND m.id = ${id}::uuid ${visibleTo(actor)} ORDER BY m.subject_id LIMIT 1`,
  )
}

/** The inside id of the subject that `memoryById` finds, for statements of the same batch. */
export function subjectOfMemory(actor: Actor, id: string): SQL {
  return sql`(SELECT m.subject_id FROM memories m JOIN subjects s ON s.tenant_id = m.tenant_id AND s.id = m.subject_id AND s.erased_at IS NULL
              WHERE m.tenant_id = (SELECT neuromem_tenant()) AND m.id = ${id}::uuid ${visibleTo(actor)} ORDER BY m.subject_id LIMIT 1)::bigint`
}

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

/** Whether a memory is held and true of now: neither deleted, nor superseded, nor past its time. */
export function isLive(row: MemoryRow, now: Date): boolean {
  return (
    row.expired_at === null && row.superseded_by === null && (row.expires_at === null || row.expires_at > now)
  )
}

/** @throws CoreError `conflict` for a memory that is no longer live: what has ended is not changed any more. */
export function expectLive(row: MemoryRow, now: Date): void {
  if (!isLive(row, now)) throw new CoreError('conflict', `Memory ${row.id} is expired or superseded.`)
}

/** @throws CoreError `trait_is_derived`: what reflection concluded is not edited. */
export function expectNoTrait(memoryType: string): void {
  if (memoryType === 'trait')
    throw new CoreError('trait_is_derived', 'Only reflection makes and changes traits.')
}

export const ownerOf = (record: MemoryRecord) => userSubject(record.user_id)

import { type SQL, sql } from 'drizzle-orm'
import { bigint, tenant } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { type SubjectRef, subjectId } from './subjects.ts'

/** What something would add to what is held of a user. */
export interface Load {
  readonly rows: number
  /** UTF-8 of words, names and metadata. */
  readonly bytes: number
}

/**
 * The tenant's quotas hold by triggers in every batch with `withinQuota`. This asks beforehand, where it
 * would be too late afterwards.
 * @param unless what needs no room
 * @throws CoreError `quota_exceeded` out of the batch
 */
export const expectRoom = (ref: SubjectRef, { rows, bytes }: Load, unless: SQL = sql`false`): Statement =>
  statement(
    sql`SELECT CASE WHEN ${unless} THEN NULL
          ELSE neuromem_hold(${subjectId(ref)}, ${bigint(rows)}, ${bigint(bytes)}, false)::text END`,
  )

/**
 * The first of a group by which somebody stores something: from here on the quotas hold in this batch. A
 * repeat that stores nothing needs no room.
 */
export const withinQuota = (): Statement =>
  statement(sql`SELECT set_config('neuromem.room', 'checked', true)`)

const quota = (name: string, otherwise: number): SQL =>
  sql`coalesce((
            SELECT (policy ->> ${name})::bigint FROM policies
              WHERE tenant_id = ${tenant}), ${bigint(otherwise)})`

/**
 * What may still be stored of a user.
 * @param subject the inside id
 */
export const roomLeft = (subject: SQL): Statement<Load[]> =>
  statement<Load>(
    sql`SELECT ${quota('quota_rows_per_user', 200_000)} - held_rows AS rows,
          ${quota('quota_bytes_per_user', 1_073_741_824)} - held_bytes AS bytes
        FROM subjects
        WHERE id = ${subject}`,
  )

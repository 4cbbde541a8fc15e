import { type SQL, sql } from 'drizzle-orm'
import { int, limitOf } from '../../../db/sql.ts'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { decodeCursor, NewestFirst, PAGE, PAGE_BYTES, page } from '../text/cursor.ts'
import { type Conflict, type ConflictList, ListConflicts } from './attention/schemas.ts'
import { visibleTo } from './lifecycle/visible.ts'
import { openConflicts } from './table/ending/conflicts.ts'
import { memoryRows, shown } from './table/rows.ts'

interface ConflictRow {
  readonly id: string
  readonly older_id: string
  readonly newer_id: string
  readonly created_at: Date
  readonly session_id: string | null
  readonly turn_id: string
}

/**
 * What a user has said that disagrees, while neither is over, newest first; an unknown user has none. Who may
 * not read one of two sees neither. One round trip.
 */
export async function listConflicts(ctx: Context, input: ListConflicts): Promise<ConflictList> {
  const { user_id, limit = PAGE, cursor } = ListConflicts.parse(input)
  const subject = subjectId(userSubject(user_id))
  const after = cursor === undefined ? sql`` : olderThan(cursor)
  const ordered = sql`FROM ${openConflicts(subject, ctx.clock.now())}
          AND ${visibleTo(ctx.actor, 'older')}
          AND ${visibleTo(ctx.actor, 'newer')}
          ${after}
        ORDER BY conflict.created_at DESC, conflict.id DESC`
  const sizes = sql`SELECT octet_length(older.content) + octet_length(newer.content) AS size
        ${ordered}
        LIMIT ${int(limit + 1)}`
  const open = sql`SELECT conflict.id, conflict.older_id, conflict.newer_id, conflict.created_at,
          conflict.session_id, conflict.turn_id
        ${ordered}
        ${limitOf(sizes, PAGE_BYTES)}`
  const { conflicts, memories } = await read(
    ctx,
    {
      conflicts: statement<ConflictRow>(
        sql`SELECT open.id, open.older_id, open.newer_id, open.created_at, session.session_id, open.turn_id
            FROM (${open}) AS open
            LEFT JOIN conversation_sessions AS session
              ON session.subject_id = ${subject} AND session.id = open.session_id
            ORDER BY open.created_at DESC, open.id DESC`,
      ),
      memories: memoryRows(
        sql`WHERE memory.subject_id = ${subject}
              AND memory.id IN (
                SELECT unnest(ARRAY[open.older_id, open.newer_id]) FROM (${open}) AS open)`,
      ),
    },
    { replica: true },
  )
  const byId = new Map(memories.map((row) => [row.id, shown(row)]))
  const toConflict = (row: ConflictRow): Conflict => ({
    id: row.id,
    older: byId.get(row.older_id)!,
    newer: byId.get(row.newer_id)!,
    since: row.created_at.toISOString(),
    session_id: row.session_id,
    turn_id: row.session_id === null ? null : row.turn_id,
  })
  const keyOf = (row: ConflictRow) => [row.created_at.toISOString(), row.id]
  return page(conflicts, limit, keyOf, toConflict)
}

function olderThan(cursor: string): SQL {
  const [at, id] = decodeCursor(cursor, NewestFirst)
  return sql`AND (conflict.created_at, conflict.id) < (${at}::timestamptz, ${id}::uuid)`
}

import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { limitOf, liveAt, moment } from '../../../db/sql.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { decodeCursor, PAGE, PAGE_BYTES, page } from '../text/cursor.ts'
import { OwnMoment } from '../text/moments.ts'
import { type DueList, ListDue } from './attention/schemas.ts'
import { visibleTo } from './lifecycle/visible.ts'
import { memoryRows, memorySizes, shown } from './table/rows.ts'

const WEEK_MS = 7 * 86_400_000
/** The sort key of the last one shown: when it is due, and its id. */
const DueCursor = z.tuple([OwnMoment, z.uuid()])

/** Live tasks of a user that are due by `until`, soonest first; an unknown user has none. One round trip. */
export async function listDue(ctx: Context, input: ListDue): Promise<DueList> {
  const { user_id, until, limit = PAGE, cursor } = ListDue.parse(input)
  const now = ctx.clock.now()
  const by = until === undefined ? new Date(now.getTime() + WEEK_MS) : new Date(until)
  const after = cursor === undefined ? sql`` : dueAfter(cursor)
  const ordered = sql`WHERE memory.subject_id = ${subjectId(userSubject(user_id))}
              AND ${visibleTo(ctx.actor, 'memory')}
              AND memory.recallable
              AND ${liveAt('memory', now)}
              AND memory.due_at <= ${moment(by)}
              ${after}
            ORDER BY memory.due_at, memory.id`
  const rows = memoryRows(sql`${ordered} ${limitOf(memorySizes(ordered, limit + 1), PAGE_BYTES)}`)
  const { tasks } = await read(ctx, { tasks: rows }, { replica: true })
  return page(tasks, limit, (row) => [row.due_at!.toISOString(), row.id], shown)
}

function dueAfter(cursor: string): SQL {
  const [at, id] = decodeCursor(cursor, DueCursor)
  return sql`AND (memory.due_at, memory.id) > (${at}::timestamptz, ${id}::uuid)`
}

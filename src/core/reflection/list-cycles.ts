import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { decodeCursor, PAGE, page } from '../text/cursor.ts'
import { OwnMoment } from '../text/moments.ts'
import { type CycleRow, cycleColumns, toCycle } from './cycle/cycle.ts'
import { type CycleList, ListCycles } from './schemas.ts'

const columns = sql.join(
  cycleColumns.map((name) => sql.identifier(name)),
  sql`, `,
)

const Place = z.tuple([OwnMoment, z.uuid()])

/** The reflections of a user, newest first; an unknown user has none. One round trip. */
export async function listCycles(ctx: Context, input: ListCycles): Promise<CycleList> {
  const { user_id, limit = PAGE, cursor } = ListCycles.parse(input)
  const after = cursor ? decodeCursor(cursor, Place) : null
  const earlier = after ? sql`AND (started_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``
  const [rows] = await ctx.db.batch(
    [
      statement<CycleRow>(
        sql`SELECT ${columns} FROM reflection_cycles WHERE subject_id = ${subjectId(userSubject(user_id))} ${earlier}
          ORDER BY started_at DESC, id DESC LIMIT ${limit + 1}::int`,
      ),
    ],
    { replica: true },
  )
  const { items, next_cursor } = page(rows, limit, (row) => [row.started_at.toISOString(), row.id])
  return { items: items.map(toCycle), next_cursor }
}

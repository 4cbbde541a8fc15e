import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { decodeCursor, NewestFirst, PAGE, page } from '../text/cursor.ts'
import { cyclesOf, toCycle } from './cycle/rows.ts'
import { type CycleList, ListCycles } from './schemas.ts'

/** The reflections of a user, newest first; an unknown user has none. One round trip. */
export async function listCycles(ctx: Context, input: ListCycles): Promise<CycleList> {
  const { user_id, limit = PAGE, cursor } = ListCycles.parse(input)
  const before = cursor ? decodeCursor(cursor, NewestFirst) : null
  const subject = subjectId(userSubject(user_id))
  const { cycles } = await read(ctx, { cycles: cyclesOf(subject, before, limit + 1) }, { replica: true })
  return page(cycles, limit, (row) => [row.started_at.toISOString(), row.id], toCycle)
}

import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { decodeCursor, Ordinal, PAGE, page, SmallPlace } from '../text/cursor.ts'
import { type AffinityEventList, ListAffinityEvents } from './schemas.ts'
import { type EventRow, toEvent } from './scoring/shape.ts'

const Place = z.tuple([SmallPlace, Ordinal])

/** Every change of a user's score, newest first; events of one batch (silence, then a message) in their order. */
export async function listAffinityEvents(
  ctx: Context,
  input: ListAffinityEvents,
): Promise<AffinityEventList> {
  const { user_id, limit = PAGE, cursor } = ListAffinityEvents.parse(input)
  const after = cursor ? decodeCursor(cursor, Place) : null
  const older = after
    ? sql`AND (batch < ${after[0]}::int OR (batch = ${after[0]}::int AND ordinal > ${after[1]}::bigint))`
    : sql``
  const [rows] = await ctx.db.batch(
    [
      statement<EventRow>(
        sql`SELECT id, batch, ordinal, cause, signals, delta, before, after, created_at FROM affinity_events
          WHERE subject_id = ${subjectId(userSubject(user_id))} ${older} ORDER BY batch DESC, ordinal LIMIT ${limit + 1}::int`,
      ),
    ],
    { replica: true },
  )
  const { items, next_cursor } = page(rows, limit, (row) => [row.batch, row.ordinal])
  return { items: items.map(toEvent), next_cursor }
}

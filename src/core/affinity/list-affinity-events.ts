import * as z from 'zod'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { decodeCursor, Ordinal, PAGE, page, SmallOrdinal } from '../text/cursor.ts'
import { type AffinityEventList, ListAffinityEvents } from './schemas.ts'
import { eventsOf, toEvent } from './scoring/rows.ts'

/** Sort key of the last event shown. */
const BatchAndOrdinal = z.tuple([SmallOrdinal, Ordinal])

/** Every change of a score, strictly newest first: read backwards, each begins where the last ended. */
export async function listAffinityEvents(
  ctx: Context,
  input: ListAffinityEvents,
): Promise<AffinityEventList> {
  const { user_id, limit = PAGE, cursor } = ListAffinityEvents.parse(input)
  const before = cursor ? decodeCursor(cursor, BatchAndOrdinal) : null
  const subject = subjectId(userSubject(user_id))
  const { events } = await read(ctx, { events: eventsOf(subject, before, limit + 1) }, { replica: true })
  return page(events, limit, (row) => [row.batch, row.ordinal], toEvent)
}

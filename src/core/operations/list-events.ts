import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { bigint } from '../../../db/sql.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { decodeCursor, Ordinal, PAGE, page } from '../text/cursor.ts'
import { OwnMoment } from '../text/moments.ts'
import { PlainText } from '../text/strings.ts'
import { eventRows } from './events/rows.ts'
import { type EventKind, type EventList, eventKinds, ListEvents } from './events/schemas.ts'
import { toEvent } from './events/shape.ts'

/** Moment, place and key of the last one shown. */
const EventCursor = z.tuple([OwnMoment, Ordinal, PlainText])

/** What happened to a user's memory, in one feed, newest first. An unknown user has none. One round trip. */
export async function listEvents(ctx: Context, input: ListEvents): Promise<EventList> {
  const { user_id, kinds, limit = PAGE, cursor } = ListEvents.parse(input)
  const wanted = kinds === undefined ? eventKinds : [...new Set(kinds.split(',') as EventKind[])]
  const after = cursor === undefined ? sql`true` : older(cursor)
  const { events } = await read(
    ctx,
    { events: eventRows(subjectId(userSubject(user_id)), wanted, after, limit + 1) },
    { replica: true },
  )
  return page(events, limit, (row) => [row.at.toISOString(), row.place, row.key], toEvent)
}

function older(cursor: string): SQL {
  const [at, place, key] = decodeCursor(cursor, EventCursor)
  return sql`(event.at, event.place, event.key) < (${at}::timestamptz, ${bigint(place)}, ${key}::text)`
}

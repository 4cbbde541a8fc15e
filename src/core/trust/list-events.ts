import * as z from 'zod'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { visibleTo } from '../memories/lifecycle/visible.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { decodeCursor, Ordinal, PAGE, page } from '../text/cursor.ts'
import { OwnMoment } from '../text/moments.ts'
import { type EventList, eventKinds, isEventKind, ListEvents } from './schemas.ts'
import { eventRows, toEvent } from './seeing/events.ts'

/** The sort key of the last event shown. */
const EventCursor = z.tuple([OwnMoment, Ordinal, z.uuid(), z.string().max(64)])

/**
 * One feed of what happened to a user's memories, traits, relationship, sessions, jobs, imports and
 * deletions. No words stand in it but what a memory or trait says now. One round trip.
 */
export async function listEvents(ctx: Context, input: ListEvents): Promise<EventList> {
  const { user_id, kinds: wanted, limit = PAGE, cursor } = ListEvents.parse(input)
  const kinds = wanted?.split(',').filter(isEventKind) ?? eventKinds
  const before = cursor ? decodeCursor(cursor, EventCursor) : null
  const visible = visibleTo(ctx.actor, 'memory')
  const subject = subjectId(userSubject(user_id))
  const { rows } = await read(
    ctx,
    { rows: eventRows(subject, { kinds, visible, before, limit: limit + 1 }) },
    { replica: true },
  )
  const { items, next_cursor } = page(rows, limit, (row) => [row.at.toISOString(), row.seq, row.id, row.what])
  return { items: items.map(toEvent), next_cursor }
}

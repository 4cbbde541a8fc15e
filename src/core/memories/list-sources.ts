import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { decodeCursor, PAGE, page, SmallOrdinal } from '../text/cursor.ts'
import { OwnMoment } from '../text/moments.ts'
import { PlainText } from '../text/strings.ts'
import { PageOf } from './schemas.ts'
import { found, memoryById, subjectOfMemory } from './table/rows.ts'
import { sourceRows, toSource } from './table/sources.ts'
import type { SourceList } from './traces/schemas.ts'

/** The sort key of the last one shown: when its session began, the session, the turn's `seq`. */
const SourceCursor = z.tuple([OwnMoment, PlainText, SmallOrdinal])

/**
 * The turns that a memory comes from, with the kept text, in the order of the conversation; for a trait the
 * sessions of its evidence. One round trip.
 * @throws CoreError `not_found`
 */
export async function listSources(ctx: Context, input: PageOf): Promise<SourceList> {
  const { id, limit = PAGE, cursor } = PageOf.parse(input)
  const after = cursor ? afterSource(decodeCursor(cursor, SourceCursor)) : sql`true`
  const { memory, sources } = await read(
    ctx,
    {
      memory: memoryById(ctx.actor, id),
      sources: sourceRows(subjectOfMemory(ctx.actor, id), id, after, limit + 1),
    },
    { replica: true },
  )
  found(memory, id)
  return page(sources, limit, (row) => [row.started_at.toISOString(), row.session_id, row.seq], toSource)
}

const afterSource = ([startedAt, sessionId, seq]: z.infer<typeof SourceCursor>) =>
  sql`(session.started_at, session.session_id, coalesce(turn.seq, 0))
        > (${startedAt}::timestamptz, ${sessionId}::text, ${seq}::int)`

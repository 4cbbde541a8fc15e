import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { decodeCursor, PAGE, page, SmallPlace } from '../text/cursor.ts'
import { OwnMoment } from '../text/moments.ts'
import { PlainText } from '../text/strings.ts'
import { PageOf, type Source, type SourceList } from './schemas.ts'
import { found, memoryById, subjectOfMemory } from './table/rows.ts'

interface SourceRow {
  readonly session_id: string
  readonly turn_id: string | null
  readonly span_start: number | null
  readonly span_end: number | null
  readonly text: string | null
  readonly started_at: Date
  readonly seq: number
}

const Place = z.tuple([OwnMoment, PlainText, SmallPlace])

/** Postgres counts characters as code points, as spans do. */
const keptText = sql`CASE WHEN o.span_start IS NULL THEN t.text ELSE substring(t.text FROM o.span_start + 1 FOR o.span_end - o.span_start) END`

function toSource(row: SourceRow): Source {
  const { session_id, turn_id, span_start, span_end, text } = row
  return {
    session_id,
    turn_id,
    span: span_start === null || span_end === null ? null : { start: span_start, end: span_end },
    text,
  }
}

/**
 * The turns that a memory comes from, with the kept text, in the order of the conversation; for a trait the sessions of its evidence.
 * One round trip.
 * @throws CoreError `not_found`
 */
export async function listSources(ctx: Context, input: PageOf): Promise<SourceList> {
  const { id, limit = PAGE, cursor } = PageOf.parse(input)
  const after = cursor ? decodeCursor(cursor, Place) : null
  const later = after
    ? sql`AND (c.started_at, c.session_id, coalesce(t.seq, 0)) > (${after[0]}::timestamptz, ${after[1]}::text, ${after[2]}::int)`
    : sql``
  const { owners, rows } = await read(
    ctx,
    {
      owners: memoryById(ctx.actor, id),
      rows: statement<SourceRow>(
        sql`SELECT c.session_id, nullif(o.turn_id, '') AS turn_id, o.span_start, o.span_end, ${keptText} AS text, c.started_at, coalesce(t.seq, 0) AS seq
          FROM memory_sources o
          JOIN conversation_sessions c ON c.subject_id = o.subject_id AND c.id = o.session_id
          LEFT JOIN turns t ON t.subject_id = o.subject_id AND t.session_id = o.session_id AND t.turn_id = o.turn_id
          WHERE o.subject_id = ${subjectOfMemory(ctx.actor, id)} AND o.memory_id = ${id}::uuid ${later}
          ORDER BY c.started_at, c.session_id, coalesce(t.seq, 0) LIMIT ${limit + 1}::int`,
      ),
    },
    { replica: true },
  )
  found(owners, id)
  const { items, next_cursor } = page(rows, limit, (row) => [
    row.started_at.toISOString(),
    row.session_id,
    row.seq,
  ])
  return { items: items.map(toSource), next_cursor }
}

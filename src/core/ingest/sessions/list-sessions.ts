import { type SQL, sql } from 'drizzle-orm'
import { int, liveAt, tenant, unforgotten } from '../../../../db/sql.ts'
import type { Context } from '../../context.ts'
import { read } from '../../doors.ts'
import { decodeCursor, NewestFirst, PAGE, page } from '../../text/cursor.ts'
import { type SessionRow, selectSessions, toSession } from '../commit/rows.ts'
import { visibleTo } from '../job/visible-to.ts'
import { ListSessions, type SessionList, type SessionSummary } from '../schemas.ts'

const FIRST_TEXT_LENGTH = 80

type Counts = Pick<SessionSummary, 'turns' | 'kept' | 'memories' | 'first_text'>
type SummaryRow = SessionRow & Counts & { readonly id: string }

/**
 * Sessions with how much there is of them, the one with the latest turn first; a user token sees its own. An
 * unknown user has none. One round trip.
 */
export async function listSessions(ctx: Context, input: ListSessions): Promise<SessionList> {
  const { user_id, open, limit = PAGE, cursor } = ListSessions.parse(input)
  const conditions = [
    sql`session.tenant_id = ${tenant} AND subject.tenant_id = session.tenant_id`,
    sql`subject.id = session.subject_id AND subject.erased_at IS NULL`,
    unforgotten('session'),
    visibleTo(ctx.actor),
    ...(user_id === undefined ? [] : [sql`subject.kind = 'user' AND subject.external_id = ${user_id}`]),
    ...(open === undefined ? [] : [open ? sql`session.ended_at IS NULL` : sql`session.ended_at IS NOT NULL`]),
    ...(cursor === undefined ? [] : [olderThan(cursor)]),
  ]
  const { sessions } = await read(
    ctx,
    {
      sessions: selectSessions<Counts & { id: string }>(
        sql`WHERE ${sql.join(conditions, sql` AND `)}
            ORDER BY session.last_turn_at DESC, session.id DESC
            LIMIT ${int(limit + 1)}`,
        countsAt(ctx.clock.now()),
      ),
    },
    { replica: true },
  )
  return page(sessions, limit, (row) => [row.last_turn_at.toISOString(), row.id], toSummary)
}

function olderThan(cursor: string): SQL {
  const [at, id] = decodeCursor(cursor, NewestFirst)
  return sql`(session.last_turn_at, session.id) < (${at}::timestamptz, ${id}::uuid)`
}

const ofSession = (alias: string): SQL =>
  sql`${sql.raw(alias)}.subject_id = session.subject_id AND ${sql.raw(alias)}.session_id = session.id`

const countsAt = (now: Date): SQL =>
  sql`, session.id,
    (SELECT count(*)::int FROM turns AS turn
      WHERE ${ofSession('turn')} AND ${unforgotten('turn')}) AS turns,
    (
      SELECT count(*)::int FROM turns AS turn
      WHERE ${ofSession('turn')} AND ${unforgotten('turn')} AND turn.mark ->> 'keep' = 'true'
    ) AS kept,
    (
      SELECT count(DISTINCT memory.id)::int
      FROM memory_sources AS source
      JOIN memories AS memory ON memory.subject_id = source.subject_id AND memory.id = source.memory_id
      WHERE ${ofSession('source')} AND ${liveAt('memory', now)}
    ) AS memories,
    (
      SELECT left(turn.text, ${int(FIRST_TEXT_LENGTH)})
      FROM turns AS turn
      WHERE ${ofSession('turn')} AND ${unforgotten('turn')} AND turn.role = 'user'
      ORDER BY turn.seq
      LIMIT 1
    ) AS first_text`

const toSummary = (row: SummaryRow): SessionSummary => ({
  ...toSession(row),
  turns: row.turns,
  kept: row.kept,
  memories: row.memories,
  first_text: row.first_text,
})

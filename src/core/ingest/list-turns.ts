import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { decodeCursor, PAGE, page, SmallPlace } from '../text/cursor.ts'
import { foundSession, sessionIs } from './commit/session-rows.ts'
import { ListTurns } from './schemas.ts'
import type { PinIntent, Turns } from './shapes.ts'
import { type TurnRow, toTurn, turnColumns } from './turns/rows.ts'

type PinRow = Omit<PinIntent, 'reason' | 'importance_boost' | 'ttl_seconds'> & {
  readonly trigger_seq: number
}

const Place = z.tuple([SmallPlace])

/** The turns of a session in order, with the verdict on every one of them. One round trip. @throws CoreError `not_found` */
export async function listTurns(ctx: Context, input: ListTurns): Promise<Turns> {
  const { session_id, limit = PAGE, cursor } = ListTurns.parse(input)
  const after = cursor ? decodeCursor(cursor, Place)[0] : 0
  const session = sql`conversation_sessions c, subjects s WHERE ${sessionIs(ctx.actor, session_id)}`
  const { known, rows, pins } = await read(
    ctx,
    {
      known: statement(sql`SELECT c.id FROM ${session}`),
      rows: turnsAfter(session, after, limit + 1),
      pins: pinsAfter(session, after, limit),
    },
    { replica: true },
  )
  foundSession(known[0], session_id)
  const { items, next_cursor } = page(rows, limit, (row) => [row.seq])
  const last = items.at(-1)?.seq ?? 0
  return {
    items: items.map(toTurn),
    next_cursor,
    pin_intents: pins.filter((pin) => pin.trigger_seq <= last).map(toPin),
  }
}

const turnsAfter = (session: SQL, after: number, limit: number): Statement<TurnRow[]> =>
  statement<TurnRow>(
    sql`SELECT ${turnColumns} FROM turns t WHERE (t.subject_id, t.session_id) = (SELECT c.subject_id, c.id FROM ${session})
          AND t.seq > ${after}::int ORDER BY t.seq LIMIT ${limit}::int`,
  )

const pinsAfter = (session: SQL, after: number, limit: number): Statement<PinRow[]> =>
  statement<PinRow>(
    sql`SELECT p.id AS pin_id, p.trigger_turn_id, p.target_turn_ids, p.requires_confirmation, p.trigger_seq FROM pin_intents p
        WHERE (p.subject_id, p.session_id) = (SELECT c.subject_id, c.id FROM ${session}) AND p.trigger_seq > ${after}::int
        ORDER BY p.trigger_seq LIMIT ${limit}::int`,
  )

const toPin = ({ trigger_seq: _seq, ...pin }: PinRow): PinIntent => ({
  ...pin,
  reason: 'user_explicit_save',
  importance_boost: 0.9,
  ttl_seconds: 0,
})

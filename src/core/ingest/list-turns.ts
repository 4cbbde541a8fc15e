import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { decodeCursor, PAGE, page, SmallOrdinal } from '../text/cursor.ts'
import { foundSession, selectSession } from './commit/rows.ts'
import { ListTurns, type Turns } from './schemas.ts'
import { pinsAfter, toPinIntent, toTurn, turnsAfter } from './turns/rows.ts'

/** The `seq` of the last turn shown. */
const TurnCursor = z.tuple([SmallOrdinal])

/**
 * The turns of a session in order, with the verdict on every one of them. One round trip. @throws CoreError
 * `not_found`
 */
export async function listTurns(ctx: Context, input: ListTurns): Promise<Turns> {
  const { limit = PAGE, cursor, ...named } = ListTurns.parse(input)
  const after = cursor ? decodeCursor(cursor, TurnCursor)[0] : 0
  const session = selectSession(ctx.actor, named, sql`session.subject_id, session.id`)
  // Of several, which is refused below, one is read all the same.
  const one = sql`${session} LIMIT 1`
  const { known, turns, pins } = await read(
    ctx,
    {
      known: statement(session),
      turns: turnsAfter(one, after, limit + 1),
      pins: pinsAfter(one, after, limit),
    },
    { replica: true },
  )
  foundSession(known, named)
  const { items, next_cursor } = page(
    turns,
    limit,
    (turn) => [turn.seq],
    (turn) => turn,
  )
  const last = items.at(-1)?.seq ?? 0
  const shownPins = pins.filter((pin) => pin.trigger_seq <= last)
  return { items: items.map(toTurn), next_cursor, pin_intents: shownPins.map(toPinIntent) }
}

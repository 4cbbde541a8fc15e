import { sql } from 'drizzle-orm'
import { moment } from '../../../db/sql.ts'
import { type Statement, statement } from '../../../db/statements.ts'
import type { SystemContext } from '../context.ts'
import { write } from '../doors.ts'
import { forgetCalls } from '../models/calls.ts'
import { expireDue } from './table/ending/expire.ts'

const AT_ONCE = 1_000

export interface Expired {
  readonly memories: number
  readonly idempotency_keys: number
  readonly replies: number
  readonly model_calls: number
}

/**
 * Ends memories past their time, with history, and forgets answers kept for repeats and calls of models
 * that their tenant keeps no longer. In pages; a second run
 * finds nothing.
 */
export async function sweepExpiry(ctx: Pick<SystemContext, 'db' | 'clock'>): Promise<Expired> {
  const total = { memories: 0, idempotency_keys: 0, replies: 0, model_calls: 0 }
  for (;;) {
    const now = ctx.clock.now()
    const { memories, keys, replies, tokens, holds, shares, calls } = await write(
      ctx,
      {
        memories: expireDue(now, AT_ONCE),
        keys: forget('idempotency_keys', now),
        replies: forget('replies', now),
        tokens: forget('ended_tokens', now),
        holds: forget('token_holds', now),
        shares: forget('user_token_days', now),
        calls: forgetCalls(now, AT_ONCE),
      },
      { on: 'tenant' },
    )
    total.memories += memories.length
    total.idempotency_keys += keys.length
    total.replies += replies.length
    total.model_calls += calls.length
    const pages = [memories, keys, replies, tokens, holds, shares, calls]
    if (pages.every(({ length }) => length < AT_ONCE)) return total
  }
}

type Table = 'idempotency_keys' | 'replies' | 'ended_tokens' | 'token_holds' | 'user_token_days'

const forget = (table: Table, now: Date): Statement<{ gone: number }[]> =>
  statement<{ gone: number }>(
    sql`DELETE FROM ${sql.identifier(table)}
        -- by their place in the table, so that a page stays a page however the planner joins
        WHERE ctid = ANY(ARRAY(
          SELECT ctid
          FROM ${sql.identifier(table)}
          WHERE expires_at <= ${moment(now)}
          ORDER BY expires_at
          LIMIT ${AT_ONCE}::int))
        RETURNING 1 AS gone`,
  )

import { sql } from 'drizzle-orm'
import { int, tenant } from '../../../db/sql.ts'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { decodeCursor, NewestFirst, page } from '../text/cursor.ts'
import { ListModelCalls, type ModelCallInfo, type ModelCallList } from './schemas.ts'

type CallRow = Omit<ModelCallInfo, 'created_at'> & { readonly created_at: Date }

/** Calls to models and embedders, newest first, without a word of what was said. */
export async function listModelCalls(ctx: Context, input: ListModelCalls): Promise<ModelCallList> {
  const { task, outcome, since, limit, cursor } = ListModelCalls.parse(input)
  const [at, id] = cursor === undefined ? [null, null] : decodeCursor(cursor, NewestFirst)
  const conditions = [
    sql`tenant_id = ${tenant}`,
    ...(task === undefined ? [] : [sql`task = ${task}`]),
    ...(outcome === undefined ? [] : [sql`outcome = ${outcome}`]),
    ...(since === undefined ? [] : [sql`created_at >= ${since}::timestamptz`]),
    ...(at === null ? [] : [sql`(created_at, id) < (${at}::timestamptz, ${id}::uuid)`]),
  ]
  const { calls } = await read(
    ctx,
    {
      calls: statement<CallRow>(
        sql`SELECT id, task, version, model, input_tokens, output_tokens, ms, outcome, created_at
            FROM model_calls
            WHERE ${sql.join(conditions, sql` AND `)}
            ORDER BY created_at DESC, id DESC
            LIMIT ${int(limit + 1)}`,
      ),
    },
    { replica: true },
  )
  return page(calls, limit, (row) => [row.created_at.toISOString(), row.id], toModelCall)
}

const toModelCall = (row: CallRow): ModelCallInfo => ({ ...row, created_at: row.created_at.toISOString() })

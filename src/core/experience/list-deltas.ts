import { type SQL, sql } from 'drizzle-orm'
import { int } from '../../../db/sql.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { subjectId } from '../tenancy/records/subjects.ts'
import { decodeCursor, NewestFirst, page } from '../text/cursor.ts'
import { citation } from './claims/ids.ts'
import { bankSubject } from './claims/rows.ts'
import { type DeltaRow, selectDeltas } from './learning/deltas.ts'
import type { Delta, DeltaList } from './learning/schemas.ts'
import { OfBank } from './runs/schemas.ts'

/** What was learned in a bank, newest first: what became of which items. */
export async function listDeltas(ctx: Context, input: OfBank): Promise<DeltaList> {
  const { bank, limit, cursor } = OfBank.parse(input)
  const { deltas } = await read(ctx, {
    deltas: selectDeltas(
      sql`WHERE delta.subject_id = ${subjectId(bankSubject(bank))}
            AND ${cursor === undefined ? sql`true` : olderThan(cursor)}
          ORDER BY delta.created_at DESC, delta.id DESC
          LIMIT ${int(limit + 1)}`,
    ),
  })
  return page(deltas, limit, (row) => [row.created_at.toISOString(), row.id], toDelta)
}

function olderThan(cursor: string): SQL {
  const [at, id] = decodeCursor(cursor, NewestFirst)
  return sql`(delta.created_at, delta.id) < (${at}::timestamptz, ${id}::uuid)`
}

const toDelta = (row: DeltaRow): Delta => ({
  delta_id: row.id,
  run_id: row.run_id,
  bank: row.bank,
  changes: row.changes.map((change) => ({ ...change, item_id: citation(change.item_id) })),
  rolled_back_at: row.rolled_back_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
})

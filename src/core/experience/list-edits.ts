import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { decodeCursor, Ordinal, page } from '../text/cursor.ts'
import { citation, expectItemUuid, itemNotFound } from './claims/ids.ts'
import { itemsById } from './claims/rows.ts'
import { type Edit, type EditList, ListEdits } from './schemas.ts'

interface EditRow extends Omit<Edit, 'created_at'> {
  readonly ordinal: number
  readonly created_at: Date
}

const Place = z.tuple([Ordinal])

/**
 * Every change of an item, oldest first; what learning deleted from it stands in the old contents.
 * @throws CoreError `not_found`
 */
export async function listEdits(ctx: Context, input: ListEdits): Promise<EditList> {
  const { id, limit, cursor } = ListEdits.parse(input)
  const uuid = expectItemUuid(id)
  const after = cursor === undefined ? null : decodeCursor(cursor, Place)[0]
  const [[item], rows] = await ctx.db.batch([
    itemsById([uuid]),
    statement<EditRow>(
      sql`SELECT e.id, e.ordinal, e.item_id, e.action, e.actor, e.old_content, e.new_content, e.run_id, e.delta_id, e.created_at
          FROM experience_items i JOIN experience_edits e ON e.subject_id = i.subject_id AND e.item_id = i.id
          WHERE i.tenant_id = (SELECT neuromem_tenant()) AND i.id = ${uuid}::uuid
            AND (${after}::bigint IS NULL OR e.ordinal > ${after}::bigint)
          ORDER BY e.ordinal LIMIT ${limit + 1}::int`,
    ),
  ])
  if (!item) throw itemNotFound(id)
  const { items, next_cursor } = page(rows, limit, (row) => [row.ordinal])
  return {
    items: items.map(({ ordinal: _ordinal, ...row }) => ({
      ...row,
      item_id: citation(row.item_id),
      created_at: row.created_at.toISOString(),
    })),
    next_cursor,
  }
}

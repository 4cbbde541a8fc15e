import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { bigint, int, limitOf, tenant, uuid } from '../../../db/sql.ts'
import { type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { decodeCursor, Ordinal, PAGE_BYTES, page } from '../text/cursor.ts'
import { citation, expectItemUuid, itemNotFound } from './claims/ids.ts'
import { itemsById } from './claims/rows.ts'
import { type Edit, type EditList, ListEdits } from './schemas.ts'

interface EditRow extends Omit<Edit, 'created_at'> {
  readonly ordinal: number
  readonly created_at: Date
}

const LastOrdinal = z.tuple([Ordinal])

/**
 * Every change of an item, oldest first; what learning deleted from it stands in the old contents.
 * @throws CoreError `not_found`
 */
export async function listEdits(ctx: Context, input: ListEdits): Promise<EditList> {
  const { id, limit, cursor } = ListEdits.parse(input)
  const itemId = expectItemUuid(id)
  const after = cursor === undefined ? null : decodeCursor(cursor, LastOrdinal)[0]
  const { items, edits } = await read(ctx, {
    items: itemsById([itemId]),
    edits: editsOf(itemId, after, limit),
  })
  if (items.length === 0) throw itemNotFound(id)
  return page(edits, limit, (row) => [row.ordinal], toEdit)
}

function editsOf(itemId: string, after: number | null, limit: number): Statement<EditRow[]> {
  const ordered = sql`FROM experience_items item
        JOIN experience_edits edit ON edit.subject_id = item.subject_id AND edit.item_id = item.id
        WHERE item.tenant_id = ${tenant} AND item.id = ${uuid(itemId)}
          AND (${bigint(after)} IS NULL OR edit.ordinal > ${bigint(after)})
        ORDER BY edit.ordinal`
  const size = sql`coalesce(octet_length(edit.old_content), 0) + coalesce(octet_length(edit.new_content), 0)`
  const sizes = sql`SELECT ${size} AS size ${ordered} LIMIT ${int(limit + 1)}`
  return statement<EditRow>(
    sql`SELECT edit.id, edit.ordinal, edit.item_id, edit.action, edit.actor,
          edit.old_content, edit.new_content, edit.run_id, edit.delta_id, edit.created_at
        ${ordered}
        ${limitOf(sizes, PAGE_BYTES)}`,
  )
}

const toEdit = ({ ordinal: _ordinal, ...row }: EditRow): Edit => ({
  ...row,
  item_id: citation(row.item_id),
  created_at: row.created_at.toISOString(),
})

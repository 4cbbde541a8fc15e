import type { Context } from '../context.ts'
import { expectItemUuid, itemNotFound } from './claims/ids.ts'
import { itemsById, toItem } from './claims/rows.ts'
import { type Item, ItemRef } from './schemas.ts'

/**
 * One item, active or archived (the source's `mem_get`).
 * @throws CoreError `not_found`
 */
export async function getItem(ctx: Context, input: ItemRef): Promise<Item> {
  const { id } = ItemRef.parse(input)
  const [[row]] = await ctx.db.batch([itemsById([expectItemUuid(id)])])
  if (!row) throw itemNotFound(id)
  return toItem(row)
}

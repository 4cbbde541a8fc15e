import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { expectItemUuid, itemNotFound } from './claims/ids.ts'
import { itemsById } from './claims/rows.ts'
import { toItemWithClaims } from './claims/shown.ts'
import { type Item, ItemRef } from './schemas.ts'

/**
 * One item, active or archived, with its claims.
 * @throws CoreError `not_found`
 */
export async function getItem(ctx: Context, input: ItemRef): Promise<Item> {
  const { id } = ItemRef.parse(input)
  const { items } = await read(ctx, { items: itemsById([expectItemUuid(id)]) })
  const [item] = items
  if (!item) throw itemNotFound(id)
  return toItemWithClaims(item)
}

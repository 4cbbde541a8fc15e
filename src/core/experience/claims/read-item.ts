import type { Context } from '../../context.ts'
import { read } from '../../doors.ts'
import { expectItemUuid, itemNotFound } from './ids.ts'
import { type ItemRow, itemsById, type StoredClaim, storedClaims } from './rows.ts'

/**
 * One item and its claim rows, by its id with or without `mem:`.
 * @throws CoreError `not_found`, also for another tenant's
 */
export async function readItem(
  ctx: Context,
  id: string,
): Promise<{ item: ItemRow; claims: readonly StoredClaim[] }> {
  const uuid = expectItemUuid(id)
  const { items, claims } = await read(ctx, { items: itemsById([uuid]), claims: storedClaims([uuid]) })
  const [item] = items
  if (!item) throw itemNotFound(id)
  return { item, claims }
}

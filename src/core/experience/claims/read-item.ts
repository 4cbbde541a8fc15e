import type { Context } from '../../context.ts'
import { expectItemUuid, itemNotFound } from './ids.ts'
import { type ItemRow, itemsById, type StoredClaim, storedClaims } from './rows.ts'

/**
 * One item and its claim rows, by its id with or without `mem:`.
 * @throws CoreError `not_found`, also for another tenant's
 */
export async function readItem(
  ctx: Context,
  id: string,
): Promise<{ row: ItemRow; claims: readonly StoredClaim[] }> {
  const uuid = expectItemUuid(id)
  const [[row], claims] = await ctx.db.batch([itemsById([uuid]), storedClaims([uuid])])
  if (!row) throw itemNotFound(id)
  return { row, claims }
}

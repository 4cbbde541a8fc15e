import type { Context } from '../context.ts'
import { batchWithCalls } from '../models/calls.ts'
import { remember } from '../tenancy/records/idempotency.ts'
import { storedContent } from './claims/protocol.ts'
import { readItem } from './claims/read-item.ts'
import { toItem } from './claims/rows.ts'
import { changeStatements, editActor } from './claims/write.ts'
import { type Item, ItemRef } from './schemas.ts'

/**
 * Takes an item out of search and candidates; its content stays. An archived one is left as it is.
 * @throws CoreError `not_found`, `version_conflict` when somebody changed it meanwhile
 */
export const archiveItem = (ctx: Context, input: ItemRef): Promise<Item> => setStatus(ctx, input, 'archived')

/**
 * Brings an archived item and its claims back. An active one is left as it is.
 * @throws CoreError `not_found`, `version_conflict` when somebody changed it meanwhile
 */
export const unarchiveItem = (ctx: Context, input: ItemRef): Promise<Item> => setStatus(ctx, input, 'active')

async function setStatus(ctx: Context, input: ItemRef, status: 'active' | 'archived'): Promise<Item> {
  const { row, claims } = await readItem(ctx, ItemRef.parse(input).id)
  if (row.status === status) return toItem(row)
  const action = status === 'archived' ? ('archive' as const) : ('unarchive' as const)
  const after = { content: storedContent(row.content), status }
  const changes = [{ item_id: row.id, action, before: row, after }]
  const item = toItem({ ...row, status, version: row.version + 1, updated_at: ctx.clock.now() })
  const statements = await changeStatements(ctx, row.bank, changes, claims, { actor: editActor(ctx.actor) })
  await batchWithCalls(ctx, [...statements, ...remember(ctx, 200, item)])
  return item
}

import type { Context } from '../context.ts'
import { write } from '../doors.ts'
import { done } from '../outcome.ts'
import { storedContent } from './claims/protocol.ts'
import { readItem } from './claims/read-item.ts'
import { toItem } from './claims/rows.ts'
import { changeItems, editActor, type ItemChange } from './claims/write.ts'
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
  const { item: before, claims } = await readItem(ctx, ItemRef.parse(input).id)
  if (before.status === status) return toItem(before)
  const after = { content: storedContent(before.content), status }
  const action = status === 'archived' ? 'archive' : 'unarchive'
  const change: ItemChange = { item_id: before.id, action, before, after }
  const item = toItem({ ...before, status, version: before.version + 1, updated_at: ctx.clock.now() })
  const note = { actor: editActor(ctx.actor) }
  const { lock, changed } = await changeItems(ctx, before.bank, [change], claims, note)
  await write(ctx, { changed }, { on: lock, keeps: done(item) })
  return item
}

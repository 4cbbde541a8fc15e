import type { Context } from '../context.ts'
import { CoreError } from '../errors.ts'
import { batchWithCalls } from '../models/calls.ts'
import { acceptedContent } from './claims/accepted.ts'
import { writeContent } from './claims/protocol.ts'
import { readItem } from './claims/read-item.ts'
import { toItem } from './claims/rows.ts'
import { changeStatements, editActor } from './claims/write.ts'
import { type Item, PatchItem } from './schemas.ts'

/**
 * Replaces an item's content; an archived one stays archived.
 * @throws CoreError `not_found`, `version_conflict` when `version` is not the stored one, or the code of the gate that refuses the content
 */
export async function patchItem(ctx: Context, input: PatchItem): Promise<Item> {
  const { id, content: text, version } = PatchItem.parse(input)
  const content = acceptedContent(text)
  const { row, claims } = await readItem(ctx, id)
  if (row.version !== version) {
    throw new CoreError('version_conflict', `The item is at version ${row.version}, not ${version}.`)
  }
  const change = {
    item_id: row.id,
    action: 'update' as const,
    before: row,
    after: { content, status: row.status },
  }
  await batchWithCalls(
    ctx,
    await changeStatements(ctx, row.bank, [change], claims, { actor: editActor(ctx.actor) }),
  )
  return toItem({ ...row, content: writeContent(content), version: version + 1, updated_at: ctx.clock.now() })
}

import type { Context } from '../context.ts'
import { write } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { acceptedContent } from './claims/accepted.ts'
import { writeContent } from './claims/protocol.ts'
import { readItem } from './claims/read-item.ts'
import { toItem } from './claims/rows.ts'
import { changeItems, editActor, type ItemChange } from './claims/write.ts'
import { type Item, PatchItem } from './schemas.ts'

/**
 * Replaces an item's content; an archived one stays archived.
 * @throws CoreError `not_found`, `version_conflict` when `version` is not the stored one, or the code of the
 *   gate that refuses the content
 */
export async function patchItem(ctx: Context, input: PatchItem): Promise<Item> {
  const { id, content: text, version } = PatchItem.parse(input)
  const content = acceptedContent(text)
  const { item, claims } = await readItem(ctx, id)
  if (item.version !== version) {
    throw new CoreError('version_conflict', `The item is at version ${item.version}, not ${version}.`)
  }
  const after = { content, status: item.status }
  const change: ItemChange = { item_id: item.id, action: 'update', before: item, after }
  const note = { actor: editActor(ctx.actor) }
  const { lock, changed } = await changeItems(ctx, item.bank, [change], claims, note)
  await write(ctx, { changed }, { on: lock })
  return toItem({
    ...item,
    content: writeContent(content),
    version: version + 1,
    updated_at: ctx.clock.now(),
  })
}

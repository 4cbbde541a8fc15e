import { v4 } from 'uuid'
import type { Context } from '../context.ts'
import { write } from '../doors.ts'
import { outcome } from '../outcome.ts'
import { acceptedContent } from './claims/accepted.ts'
import { writeContent } from './claims/protocol.ts'
import { toItem } from './claims/rows.ts'
import { addition, changeItems, editActor } from './claims/write.ts'
import { AddItem, type Item } from './schemas.ts'

/**
 * Adds an item as a person wrote it: any status and counts, as long as they agree.
 * @throws CoreError with the code of the gate that refuses the content
 */
export async function addItem(ctx: Context, input: AddItem): Promise<Item> {
  const { bank, content: text } = AddItem.parse(input)
  const content = acceptedContent(text)
  const id = v4()
  const now = ctx.clock.now()
  const item = toItem({
    id,
    bank,
    status: 'active',
    content: writeContent(content),
    version: 1,
    created_at: now,
    updated_at: now,
  })
  const note = { actor: editActor(ctx.actor) }
  const { lock, changed } = await changeItems(ctx, bank, [addition(id, content)], [], note)
  await write(ctx, { changed }, { on: lock, keeps: outcome('created', item) })
  return item
}

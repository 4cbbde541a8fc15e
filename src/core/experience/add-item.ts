import { v4 } from 'uuid'
import type { Context } from '../context.ts'
import { batchWithCalls } from '../models/calls.ts'
import { remember } from '../tenancy/records/idempotency.ts'
import { acceptedContent } from './claims/accepted.ts'
import { writeContent } from './claims/protocol.ts'
import { toItem } from './claims/rows.ts'
import { changeStatements, editActor } from './claims/write.ts'
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
  const after = { content, status: 'active' as const }
  const statements = await changeStatements(
    ctx,
    bank,
    [{ item_id: id, action: 'add', before: null, after }],
    [],
    {
      actor: editActor(ctx.actor),
    },
  )
  const row = {
    id,
    bank,
    status: 'active' as const,
    content: writeContent(content),
    version: 1,
    created_at: now,
    updated_at: now,
  }
  const item = toItem(row)
  await batchWithCalls(ctx, [...statements, ...remember(ctx, 201, item)])
  return item
}

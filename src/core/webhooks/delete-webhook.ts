import type { Context } from '../context.ts'
import { write } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { type Webhook, WebhookId } from './schemas.ts'
import { removeWebhook, toWebhook } from './table/rows.ts'

/**
 * Ends a webhook: nothing more is sent to it, retries included.
 * @throws CoreError `not_found`
 */
export async function deleteWebhook(ctx: Context, input: WebhookId): Promise<Webhook> {
  const { id } = WebhookId.parse(input)
  const { gone } = await write(ctx, { gone: removeWebhook(id) }, { on: 'tenant' })
  if (!gone[0]) throw new CoreError('not_found', `There is no webhook ${id}.`)
  return toWebhook(gone[0])
}

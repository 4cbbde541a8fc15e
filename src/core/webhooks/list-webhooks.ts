import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import type { WebhookList } from './schemas.ts'
import { toWebhook, webhookRows } from './table/rows.ts'

/** The tenant's webhooks, oldest first, without their secrets. */
export async function listWebhooks(ctx: Context): Promise<WebhookList> {
  const { webhooks } = await read(ctx, { webhooks: webhookRows() })
  return { items: webhooks.map(toWebhook), next_cursor: null }
}

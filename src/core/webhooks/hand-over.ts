import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { unsentRows, webhookCount } from './table/rows.ts'

/**
 * Hands over what is to be told of a tenant and nobody has sent yet: after whatever may have made something
 * happen.
 * @returns whether the tenant has webhooks at all
 */
export async function handOver(
  ctx: Pick<Context, 'tenant_id' | 'db' | 'clock' | 'dispatcher'>,
): Promise<boolean> {
  const { unsent, webhooks } = await read(ctx, { unsent: unsentRows(), webhooks: webhookCount() })
  const { tenant_id } = ctx
  if (unsent.length > 0)
    await ctx.dispatcher.dispatch(
      unsent.map(({ id }) => ({ kind: 'webhook', tenant_id, message_id: id, attempt: 0 })),
    )
  return (webhooks[0]?.count ?? 0) > 0
}

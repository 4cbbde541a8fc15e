import type { Context } from '../context.ts'
import { write } from '../doors.ts'
import type { WebhookSender } from '../ports.ts'
import { signed } from './sending/sign.ts'
import { noteAttempt, takeMessage } from './table/rows.ts'

/** Seconds after which a message comes again, attempt by attempt; after the last it is given up. */
const AGAIN = [5, 5 * 60, 30 * 60, 2 * 3_600, 5 * 3_600, 10 * 3_600] as const

/**
 * Sends a message once, notes how it went, and says when it comes again. Whoever comes second does nothing.
 */
export async function deliverMessage(
  ctx: Context,
  sender: WebhookSender,
  { message_id, attempt }: { readonly message_id: string; readonly attempt: number },
): Promise<void> {
  const now = ctx.clock.now()
  const wait = AGAIN[attempt]
  const again = wait === undefined ? null : new Date(now.getTime() + wait * 1_000)
  const { taken } = await write(ctx, { taken: takeMessage(message_id, attempt, again) }, { on: 'tenant' })
  const [message] = taken
  if (!message) return
  const { url, secret, event, data, happened_at } = message
  const body = JSON.stringify({ type: event, timestamp: happened_at.toISOString(), data })
  const outcome = await sender.send(url, signed(secret, message_id, now, body), body)
  const isDelivered = outcome.status !== null && outcome.status >= 200 && outcome.status < 300
  const error = isDelivered ? null : (outcome.error ?? `answered ${outcome.status}`)
  const isOver = isDelivered || wait === undefined
  await write(
    ctx,
    { noted: noteAttempt(message_id, { status: outcome.status, error }, isOver, ctx.clock.now()) },
    { on: 'tenant' },
  )
  if (isOver) return
  const { tenant_id } = ctx
  await ctx.dispatcher.dispatch([
    { kind: 'webhook', tenant_id, message_id, attempt: attempt + 1, delay_seconds: wait },
  ])
}

import type { SystemContext } from '../context.ts'
import { write } from '../doors.ts'
import { dueMessages, forgetTold, tellDue } from './table/rows.ts'

/** Messages a sweep hands over; what is more is found by the next one. */
const AT_ONCE = 2_000

/** Notes tasks that have come due, and hands over every message that waits and that nobody works on. */
export async function sweepWebhooks(
  ctx: Pick<SystemContext, 'db' | 'clock' | 'dispatcher'>,
): Promise<{ told: number }> {
  const now = ctx.clock.now()
  const { due } = await write(
    ctx,
    { told: tellDue(now), forgotten: forgetTold(now), due: dueMessages(now, AT_ONCE) },
    { on: 'tenant' },
  )
  if (due.length > 0)
    await ctx.dispatcher.dispatch(
      due.map(({ tenant_id, id, attempt }) => ({ kind: 'webhook', tenant_id, message_id: id, attempt })),
    )
  return { told: due.length }
}

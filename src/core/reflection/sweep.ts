import type { SystemContext } from '../context.ts'
import { read } from '../doors.ts'
import { dueUsers, sweepMessages } from './triggers/due.ts'

const PAGE = 1_000

/**
 * Fans out one message for every user that is due, in pages. Two sweeps of one hour send the same messages.
 */
export async function sweepReflection(
  ctx: Pick<SystemContext, 'db' | 'clock' | 'dispatcher'>,
): Promise<{ dispatched: number }> {
  const now = ctx.clock.now()
  let dispatched = 0
  let after = 0
  for (;;) {
    const { users } = await read(ctx, { users: dueUsers(now, after, PAGE) })
    if (users.length > 0) await ctx.dispatcher.dispatch(sweepMessages(users, now))
    dispatched += users.length
    after = users.at(-1)?.subject_id ?? after
    if (users.length < PAGE) return { dispatched }
  }
}

import type { SystemContext } from '../context.ts'
import { write } from '../doors.ts'
import { settleSilence } from './scoring/change.ts'

const PAGE = 1_000

/**
 * The daily job: settles the silence of the users whose state it changes. However often it runs, n silent
 * days cost 0.005 n.
 * @returns the number of users settled
 */
export async function settleAffinity(ctx: Pick<SystemContext, 'db' | 'clock'>): Promise<number> {
  let settled = 0
  for (;;) {
    const { users } = await write(ctx, { users: settleSilence(ctx.clock.now(), PAGE) }, { on: 'tenant' })
    settled += users.length
    if (users.length < PAGE) return settled
  }
}

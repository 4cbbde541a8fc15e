import type { SystemContext } from '../context.ts'
import { settleSilence } from './scoring/change.ts'

const PAGE = 1_000

/**
 * The daily job: settles the silence of the users whose state it changes. However often it runs, n silent days cost 0.005 n.
 * @returns the number of users settled
 */
export async function settleAffinity(ctx: Pick<SystemContext, 'db' | 'clock'>): Promise<number> {
  let settled = 0
  for (;;) {
    const [rows] = await ctx.db.batch([settleSilence(ctx.clock.now(), PAGE)])
    settled += rows.length
    if (rows.length < PAGE) return settled
  }
}

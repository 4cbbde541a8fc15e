import type { Context } from '../context.ts'
import { type Policy, readPolicy, toPolicy } from './records/policy.ts'

/** The tenant's policy, defaults filled in. */
export async function getPolicy(ctx: Context): Promise<Policy> {
  const [rows] = await ctx.db.batch([readPolicy()])
  return toPolicy(rows)
}

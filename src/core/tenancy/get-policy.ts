import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { readPolicy, toPolicy } from './policy/rows.ts'
import type { Policy } from './policy/schemas.ts'

/** The tenant's policy, defaults filled in. */
export async function getPolicy(ctx: Context): Promise<Policy> {
  const { policy } = await read(ctx, { policy: readPolicy() })
  return toPolicy(policy)
}

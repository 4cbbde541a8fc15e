import type * as z from 'zod'
import type { Context } from '../context.ts'
import { write } from '../doors.ts'
import { replacePolicy } from './policy/rows.ts'
import { Policy } from './policy/schemas.ts'

/** Replaces the tenant's policy whole. It holds for whatever begins after the answer. */
export async function putPolicy(ctx: Context, input: z.input<typeof Policy>): Promise<Policy> {
  const policy = Policy.parse(input)
  await write(ctx, { policy: replacePolicy(policy, ctx.clock.now()) }, { on: 'tenant' })
  return policy
}

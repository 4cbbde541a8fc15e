import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { Policy } from './records/policy.ts'

/** Replaces the tenant's policy whole. It holds for whatever begins after the answer. */
export async function putPolicy(ctx: Context, input: z.input<typeof Policy>): Promise<Policy> {
  const policy = Policy.parse(input)
  const now = ctx.clock.now().toISOString()
  await ctx.db.batch([
    statement(
      sql`INSERT INTO policies (tenant_id, policy, updated_at)
          VALUES ((SELECT neuromem_tenant()), ${JSON.stringify(policy)}::jsonb, ${now}::timestamptz)
          ON CONFLICT (tenant_id) DO UPDATE SET policy = excluded.policy, updated_at = excluded.updated_at`,
    ),
  ])
  return policy
}

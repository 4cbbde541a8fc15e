import { sql } from 'drizzle-orm'
import { subjects } from '../../../db/schema/index.ts'
import { insertRows, statement } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'

export const USERS = 10_000
export const DUE = 1_000
const HOUR = 3_600_000

/**
 * Users with five facts and a trait each. Nine of ten were reflected an hour ago; of the others, two days
 * ago, every second one has unreflected facts and the rest have only their trait.
 */
export async function giveUsers(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR)
  const people = Array.from({ length: USERS }, (_, place) => ({
    external_id: `user ${place}`,
    kind: 'user',
    created_at: ago(100),
    last_reflected_at: place % (USERS / DUE) === 0 ? ago(48) : ago(1),
    reflect_failures: 0,
    affinity_settled_days: 0,
  }))
  const at = sql`${ago(24 * 9).toISOString()}::timestamptz`
  await ctx.db.batch(
    [
      insertRows(subjects, people, { fixed: { tenant_id: sql`(SELECT neuromem_tenant())` } }),
      statement(
        sql`INSERT INTO memories (tenant_id, subject_id, id, memory_type, content, content_hash, created_at,
            updated_at, importance, reflected_in)
            SELECT s.tenant_id, s.id, gen_random_uuid(), 'fact', 'went to place ' || s.id * 5 + n,
              md5(s.id || '-' || n), ${at}, ${at}, 3,
              CASE WHEN right(s.external_id, 2) IN ('00', '20', '40', '60', '80') THEN NULL
                ELSE gen_random_uuid() END
            FROM subjects s, generate_series(1, 5) n WHERE s.external_id LIKE 'user %'`,
      ),
      statement(
        sql`INSERT INTO memories (tenant_id, subject_id, id, memory_type, content, content_hash, created_at,
            updated_at, trait_stage,
              trait_subtype, trait_confidence, trait_confidence_at, trait_context, trait_reinforcement_count, trait_contradiction_count, trait_derived_from)
            SELECT s.tenant_id, s.id, gen_random_uuid(), 'trait', 'trait of ' || s.id,
              md5('trait of ' || s.id), ${at}, ${at}, 'emerging',
              'behavior', 0.55, ${at}, 'general', 2, 0, 'reflection'
            FROM subjects s WHERE s.external_id LIKE 'user %'`,
      ),
      statement(sql`SELECT 1`),
    ],
    { timeout_ms: 300_000 },
  )
}

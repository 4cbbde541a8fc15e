import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'
import { nothingProposed, type Proposals } from '../../../src/core/reflection/plan/types.ts'
import { subjectId, userSubject } from '../../../src/core/tenancy/records/subjects.ts'
import type { GivenTenant } from '../given.ts'

/** An answer of the `reflect` task that proposes only what is named. */
export const proposing = (own: Partial<Proposals>): Proposals => ({ ...nothingProposed, ...own })

export const behavior = (content: string, evidence_ids: readonly string[], own = {}): Partial<Proposals> => ({
  new_behaviors: [{ content, evidence_ids, context: 'personal', ...own }],
})

/** The same tenant, counting the round trips of its context. */
export function counted({ database, tenant_id, ctx }: Pick<GivenTenant, 'database' | 'tenant_id' | 'ctx'>) {
  const usage = { round_trips: 0 }
  return { usage, ctx: { ...ctx, db: database.forTenant(tenant_id, usage) } satisfies Context }
}

async function rowsOf<Row>(ctx: Context, query: Statement<Row[]>): Promise<Row[]> {
  const [rows] = await ctx.db.batch([query])
  return rows
}

const of = (user_id: string) => subjectId(userSubject(user_id))

export interface StoredEvent {
  readonly memory_id: string
  readonly event: string
  readonly old_content: string | null
  readonly new_content: string | null
  readonly detail: Record<string, unknown>
  readonly actor: string
  readonly cycle_id: string | null
}

/** History of a user's traits, in the order in which it was written. */
export const storedEvents = (ctx: Context, user_id: string) =>
  rowsOf(
    ctx,
    statement<StoredEvent>(
      sql`SELECT * FROM memory_history WHERE subject_id = ${of(user_id)} ORDER BY ordinal`,
    ),
  )

export const storedEvidence = (ctx: Context, user_id: string) =>
  rowsOf(
    ctx,
    statement<{
      trait_id: string
      memory_id: string
      evidence_type: string
      quality: string
      cycle_id: string
    }>(
      sql`SELECT trait_id, memory_id, evidence_type, quality, cycle_id FROM trait_evidence
          WHERE subject_id = ${of(user_id)}
          ORDER BY trait_id, memory_id, evidence_type`,
    ),
  )

/** Ids of a user's memories that no cycle has scanned. */
export const unreflectedIds = async (ctx: Context, user_id: string) =>
  (
    await rowsOf(
      ctx,
      statement<{ id: string }>(
        sql`SELECT id FROM memories WHERE subject_id = ${of(user_id)} AND memory_type <> 'trait'
            AND reflected_in IS NULL ORDER BY id`,
      ),
    )
  ).map(({ id }) => id)

export interface StoredSubject {
  readonly last_reflected_at: Date | null
  readonly reflect_lease_until: Date | null
  readonly reflect_failures: number
  readonly reflect_retry_at: Date | null
}

export const storedSubject = async (ctx: Context, user_id: string) =>
  (await rowsOf(ctx, statement<StoredSubject>(sql`SELECT * FROM subjects WHERE id = ${of(user_id)}`)))[0]!

/** All rows that a reflection writes, for comparing before and after. */
export const everything = (ctx: Context, user_id: string) =>
  ctx.db.batch([
    statement(sql`SELECT * FROM memories WHERE subject_id = ${of(user_id)} ORDER BY id`),
    statement(
      sql`SELECT * FROM trait_evidence WHERE subject_id = ${of(user_id)}
          ORDER BY trait_id, memory_id, evidence_type`,
    ),
    statement(sql`SELECT * FROM memory_history WHERE subject_id = ${of(user_id)} ORDER BY ordinal`),
    statement(
      sql`SELECT * FROM memory_sources WHERE subject_id = ${of(user_id)}
          ORDER BY memory_id, session_id, turn_id`,
    ),
    statement(sql`SELECT * FROM reflection_cycles WHERE subject_id = ${of(user_id)} ORDER BY started_at, id`),
    statement(sql`SELECT * FROM subjects WHERE id = ${of(user_id)}`),
  ])

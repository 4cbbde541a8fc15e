import { type SQL, sql } from 'drizzle-orm'
import { jsonb, moment, tenant, uuid, uuids } from '../../../../db/sql.ts'
import { expectThat, type Statement, statement } from '../../../../db/statements.ts'

/** What a plan names: ids, and by what it is seen that they are as they were. */
export interface PlanTargets {
  readonly memories: readonly { readonly id: string; readonly version: number }[]
  readonly turns: readonly { readonly id: string; readonly version: number }[]
}

export interface PlanRow {
  readonly targets: PlanTargets
  readonly expires_at: Date
  readonly receipt: string | null
}

export interface NewPlan {
  readonly id: string
  readonly kind: 'memories' | 'forget'
  readonly targets: PlanTargets
  readonly now: Date
  readonly expires_at: Date
}

export const storePlan = (subject: SQL, plan: NewPlan): Statement =>
  statement(
    sql`INSERT INTO forget_plans (tenant_id, subject_id, id, kind, targets, created_at, expires_at)
        VALUES (${tenant}, ${subject}, ${uuid(plan.id)}, ${plan.kind}, ${jsonb(plan.targets)},
          ${moment(plan.now)}, ${moment(plan.expires_at)})`,
  )

/** Expired and carried-out plans too; no row for one of another subject or kind. */
export const planRow = (subject: SQL, id: string, kind: NewPlan['kind']): Statement<PlanRow[]> =>
  statement<PlanRow>(
    sql`SELECT targets, expires_at, receipt
        FROM forget_plans
        WHERE subject_id = ${subject} AND id = ${uuid(id)} AND kind = ${kind}`,
  )

/** The plan is carried out, once. */
export const finishPlan = (subject: SQL, id: string, receipt: string) => ({
  open: expectThat(
    sql`EXISTS (
          SELECT FROM forget_plans
          WHERE subject_id = ${subject} AND id = ${uuid(id)} AND receipt IS NULL)`,
    'overtaken',
  ),
  done: statement(
    sql`UPDATE forget_plans
        SET receipt = ${uuid(receipt)}
        WHERE subject_id = ${subject} AND id = ${uuid(id)}`,
  ),
})

/** Memories and turns as they are now: a number that changes with them; what is gone is not among them. */
export const versionsOf = (
  subject: SQL,
  { memories, turns }: { readonly memories: readonly string[]; readonly turns: readonly string[] },
): Statement<{ id: string; version: number }[]> =>
  statement(
    sql`SELECT id, version
        FROM memories
        WHERE subject_id = ${subject} AND id = ANY(${uuids(memories)}) AND forgotten_at IS NULL
        UNION ALL
        SELECT id, jsonb_array_length(coalesce(hidden, '[]'))
        FROM turns
        WHERE subject_id = ${subject} AND id = ANY(${uuids(turns)}) AND forgotten_at IS NULL`,
  )

/** Plans that nobody carries out any more. */
export const dropPlans = (now: Date): Statement =>
  statement(sql`DELETE FROM forget_plans WHERE expires_at <= ${moment(now)} - interval '30 days'`)

import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Statement, statement } from '../../../../db/statements.ts'
import { CoreError } from '../../errors.ts'

export const ForgetPolicy = z.enum(['permanent', 'until_changed', 'temporary'])
export type ForgetPolicy = z.infer<typeof ForgetPolicy>

export const Lifetime = z
  .strictObject({
    forget_policy: ForgetPolicy,
    ttl_seconds: z.int().min(0).max(2_147_483_647).meta({ description: '0 is for long' }),
  })
  .meta({ id: 'Lifetime' })
export type Lifetime = z.infer<typeof Lifetime>

const DAY = 86_400
const lifetime = (forget_policy: ForgetPolicy, days: number) =>
  Lifetime.default({ forget_policy, ttl_seconds: days * DAY })

/** How long a kept turn's content is held, by its category (turn-marking document §4.2). */
export const Lifetimes = z
  .strictObject({
    preference: lifetime('until_changed', 0),
    rule: lifetime('permanent', 0),
    task_open: lifetime('temporary', 30),
    task_done: lifetime('temporary', 7),
    fact_user: lifetime('temporary', 180),
    fact_tool: lifetime('permanent', 0),
    note: lifetime('temporary', 30),
  })
  .meta({ id: 'PutLifetimes' })
export type Lifetimes = z.infer<typeof Lifetimes>

/** `https://app.example`, with a port or not: what a browser sends as `Origin`. */
const Origin = z
  .string()
  .max(300)
  .refine(isOrigin, { error: 'must be an origin such as https://app.example, without a path' })

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text
}

/** What a tenant may set. A key left out is its default. */
export const Policy = z
  .strictObject({
    lifetimes: Lifetimes.default(() => Lifetimes.parse({})),
    initial_affinity: z.number().min(-1).max(1).default(0.5),
    cors_origins: z.array(Origin).max(100).default([]),
    token_budget_daily: z.int().min(0).max(Number.MAX_SAFE_INTEGER).nullable().default(null),
    persona: z
      .strictObject({ name: z.string().min(1).max(100), text: z.string().min(1).max(8_000) })
      .nullable()
      .default(null),
    experience_candidates: z.int().min(1).max(50).default(25),
  })
  .meta({ id: 'PutPolicy' })
export type Policy = z.infer<typeof Policy>

/** The same as it is answered: nothing is left out. */
export const ShownPolicy = z
  .strictObject({
    lifetimes: z
      .strictObject({
        preference: Lifetimes.shape.preference.unwrap(),
        rule: Lifetimes.shape.rule.unwrap(),
        task_open: Lifetimes.shape.task_open.unwrap(),
        task_done: Lifetimes.shape.task_done.unwrap(),
        fact_user: Lifetimes.shape.fact_user.unwrap(),
        fact_tool: Lifetimes.shape.fact_tool.unwrap(),
        note: Lifetimes.shape.note.unwrap(),
      })
      .meta({ id: 'Lifetimes' }),
    initial_affinity: Policy.shape.initial_affinity.unwrap(),
    cors_origins: Policy.shape.cors_origins.unwrap(),
    token_budget_daily: Policy.shape.token_budget_daily.unwrap(),
    persona: Policy.shape.persona.unwrap(),
    experience_candidates: Policy.shape.experience_candidates.unwrap(),
  })
  .meta({ id: 'Policy' })

/** The tenant's own policy row: put it among a batch's reads and give the rows to `toPolicy`. */
export function readPolicy(): Statement<{ policy: unknown }[]> {
  return statement<{ policy: unknown }>(
    sql`SELECT policy FROM policies WHERE tenant_id = (SELECT neuromem_tenant())`,
  )
}

/**
 * Defaults filled in. A stored policy was checked when it was put, so one that does not parse is a fault of
 * ours.
 */
export function toPolicy(rows: readonly { policy: unknown }[]): Policy {
  const parsed = Policy.safeParse(rows[0]?.policy ?? {})
  if (!parsed.success)
    throw new CoreError('internal', 'The stored policy is not readable.', { cause: parsed.error })
  return parsed.data
}

import { type SQL, sql } from 'drizzle-orm'
import { model_calls } from '../../../db/schema/index.ts'
import { bigint, moment, tenant } from '../../../db/sql.ts'
import { expectThat, insertRows, type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { WorkError } from '../errors.ts'
import type { ModelCall } from './ledger.ts'

/**
 * Calls as rows of `model_calls`; nothing when there was no call. One that is there already stays: its write
 * had come through, and only the answer was lost.
 */
export function recordCalls(calls: readonly ModelCall[]): Statement[] {
  if (calls.length === 0) return []
  const rows = calls.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map((call) => ({ ...call }))
  return [
    insertRows(model_calls, rows, {
      fixed: { tenant_id: tenant },
      onConflict: sql`ON CONFLICT DO NOTHING`,
    }),
  ]
}

/** Tokens of the UTC day of `now`. */
function spentOn(now: Date): SQL {
  const midnight = new Date(now)
  midnight.setUTCHours(0, 0, 0, 0)
  return sql`(
    SELECT coalesce(sum(input_tokens::bigint + output_tokens), 0)::int8
    FROM model_calls
    WHERE tenant_id = ${tenant} AND created_at >= ${moment(midnight)})`
}

const ownCeiling: SQL = sql`(
  SELECT (policy ->> 'token_budget_daily')::int8 FROM policies WHERE tenant_id = ${tenant})`

const ceilingOf = ({ limits }: Pick<Context, 'limits'>): SQL =>
  sql`coalesce(${ownCeiling}, ${bigint(limits.token_budget_daily)})`

/** Tokens since midnight UTC and the tenant's own ceiling, if its policy sets one. */
export interface Spending {
  /** 0 where no ceiling asks for it. */
  readonly spent: number
  readonly ceiling: number | null
}

/**
 * For the read batch that a verb makes anyway; give its first row to `expectBudget` before the first model
 * call.
 */
export function spentToday(ctx: Pick<Context, 'clock' | 'limits'>): Statement<Spending[]> {
  return statement<Spending>(sql`
    SELECT
      -- A tenant's calls of a day may be a million: without a ceiling nobody adds them up.
      CASE WHEN ${ceilingOf(ctx)} IS NULL THEN 0 ELSE ${spentOn(ctx.clock.now())} END AS spent,
      ${ownCeiling} AS ceiling`)
}

/**
 * The same ceiling as a guard inside a batch, for a verb whose first batch already writes.
 * @param unless what the ceiling does not hold back
 * @throws CoreError `budget_exhausted` out of the batch
 */
export function expectBudgetLeft(
  ctx: Pick<Context, 'clock' | 'limits' | 'ledger'>,
  unless: SQL,
): Statement<unknown[]> {
  const limit = ceilingOf(ctx)
  const spent = sql`${spentOn(ctx.clock.now())} + ${bigint(ctx.ledger.waitingTokens)}`
  return expectThat(
    sql`${unless} OR CASE WHEN ${limit} IS NULL THEN true ELSE ${spent} < ${limit} END`,
    'budget_exhausted',
    'The tokens of this UTC day are used up.',
  )
}

/**
 * The daily token ceiling: the tenant's own, else `TOKEN_BUDGET_DAILY`. Calls of this request that are not
 * yet written count too.
 * @throws WorkError `budget_exhausted`
 */
export function expectBudget(ctx: Pick<Context, 'ledger' | 'limits'>, rows: readonly Spending[]): void {
  const { spent, ceiling } = rows[0] ?? { spent: 0, ceiling: null }
  const limit = ceiling ?? ctx.limits.token_budget_daily
  if (limit !== null && spent + ctx.ledger.waitingTokens >= limit) {
    throw new WorkError('budget_exhausted', `the ${limit} tokens of this UTC day are used up`)
  }
}

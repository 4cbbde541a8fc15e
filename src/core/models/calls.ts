import { type SQL, sql } from 'drizzle-orm'
import { model_calls } from '../../../db/schema/index.ts'
import { bigint, int, literal, moment, records, tenant } from '../../../db/sql.ts'
import { expectThat, type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { WorkError } from '../errors.ts'
import type { ModelCall } from './ledger.ts'

/** Calls that gave nothing usable are `failed` in the sums of a day. */
const SUMS = sql`
  SELECT tenant_id, (created_at AT TIME ZONE 'UTC')::date AS day, task, model, count(*) AS calls,
    count(*) FILTER (WHERE outcome NOT IN ('ok', 'repaired')) AS failed,
    sum(input_tokens) AS input_tokens, sum(output_tokens) AS output_tokens
  FROM recorded
  GROUP BY tenant_id, day, task, model
  -- Two batches that add to the same days take them in one order.
  ORDER BY tenant_id, day, task, model`

/**
 * Calls as rows of `model_calls` and in the sums of their day. One that is there already counts no second
 * time: its write had come through, and only the answer was lost.
 * @param rows calls with their `tenant_id`, unless `owner` says whose all of them are
 */
export function insertCalls(rows: readonly object[], owner?: SQL): Statement {
  const of = owner ?? sql`given.tenant_id`
  return statement(sql`
    WITH recorded AS (
      INSERT INTO model_calls
        (id, tenant_id, task, version, model, input_tokens, output_tokens, ms, outcome, created_at)
      SELECT id, ${of}, task, version, model, input_tokens, output_tokens, ms, outcome, created_at
      FROM ${records(model_calls, rows, 'given')}
      ORDER BY id
      ON CONFLICT DO NOTHING
      RETURNING *)
    INSERT INTO model_days AS held (tenant_id, day, task, model, calls, failed, input_tokens, output_tokens)
    ${SUMS}
    ON CONFLICT (tenant_id, day, task, model) DO UPDATE SET
      calls = held.calls + excluded.calls,
      failed = held.failed + excluded.failed,
      input_tokens = held.input_tokens + excluded.input_tokens,
      output_tokens = held.output_tokens + excluded.output_tokens`)
}

/** The calls of a batch; nothing when there was none. */
export const recordCalls = (calls: readonly ModelCall[]): Statement[] =>
  calls.length === 0 ? [] : [insertCalls(calls, tenant)]

const DAYS_KEPT = 30

/** Of every tenant, the calls that are older than its policy keeps them; their sums stay. */
export const forgetCalls = (now: Date, most: number): Statement<{ gone: number }[]> =>
  statement<{ gone: number }>(sql`
    DELETE FROM model_calls
    WHERE ctid = ANY(ARRAY(
      SELECT call.ctid
      FROM model_calls call
      LEFT JOIN policies own USING (tenant_id)
      WHERE call.created_at < ${moment(now)}
          - make_interval(days => coalesce((own.policy ->> 'model_calls_days')::int, ${literal(DAYS_KEPT)}))
        -- Said once more without the policy, for the index.
        AND call.created_at < ${moment(now)} - interval '1 day'
      LIMIT ${int(most)}))
    RETURNING 1 AS gone`)

/**
 * Tokens of the UTC day, with those that this process has yet to record in bulk: told before the read, so
 * that a call which is recorded meanwhile counts twice for once, and never not at all.
 */
const spentOf = ({ clock, later }: Pick<Context, 'clock' | 'later'>): SQL => sql`(
    SELECT coalesce(sum(input_tokens + output_tokens), 0)::int8 + ${bigint(later?.waitingTokens ?? 0)}
    FROM model_days
    WHERE tenant_id = ${tenant} AND day = ${clock.now().toISOString().slice(0, 10)}::date)`

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
export function spentToday(ctx: Pick<Context, 'clock' | 'limits' | 'later'>): Statement<Spending[]> {
  return statement<Spending>(sql`
    SELECT
      CASE WHEN ${ceilingOf(ctx)} IS NULL THEN 0 ELSE ${spentOf(ctx)} END AS spent,
      ${ownCeiling} AS ceiling`)
}

/**
 * The same ceiling as a guard inside a batch, for a verb whose first batch already writes.
 * @param unless what the ceiling does not hold back
 * @throws CoreError `budget_exhausted` out of the batch
 */
export function expectBudgetLeft(
  ctx: Pick<Context, 'clock' | 'limits' | 'ledger' | 'later'>,
  unless: SQL,
): Statement<unknown[]> {
  const limit = ceilingOf(ctx)
  const spent = sql`${spentOf(ctx)} + ${bigint(ctx.ledger.waitingTokens)}`
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

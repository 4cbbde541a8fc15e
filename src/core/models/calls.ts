import { type SQL, sql } from 'drizzle-orm'
import { bigint, int, literal, moment, recordsOf, tenant } from '../../../db/sql.ts'
import { type Statement, statement } from '../../../db/statements.ts'
import type { Context, Limits } from '../context.ts'
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

const SUMS_OF_USERS = sql`
  SELECT recorded.tenant_id, given.holder, (recorded.created_at AT TIME ZONE 'UTC')::date AS day,
    sum(recorded.input_tokens + recorded.output_tokens),
    max(recorded.created_at) + interval '2 days'
  FROM recorded
  JOIN given USING (id)
  WHERE given.holder IS NOT NULL AND recorded.input_tokens + recorded.output_tokens > 0
  GROUP BY recorded.tenant_id, given.holder, day
  ORDER BY recorded.tenant_id, given.holder, day`

const GIVEN = `given(id uuid, tenant_id uuid, task text, version int, model text, input_tokens int,
  output_tokens int, ms int, outcome text, created_at timestamptz, hold uuid, holder text)`

/**
 * Calls as rows of `model_calls`, in the sums of their day and of their user's; what was held for them is
 * free. One that is there already counts no second time: its write had come through, and only the answer was
 * lost.
 * @param rows calls with their `tenant_id`, unless `owner` says whose all of them are
 */
export function insertCalls(rows: readonly object[], owner?: SQL): Statement {
  const of = owner ?? sql`given.tenant_id`
  return statement(sql`
    WITH given AS MATERIALIZED (
      SELECT * FROM ${recordsOf(rows, GIVEN)}
    ),
    recorded AS (
      INSERT INTO model_calls
        (id, tenant_id, task, version, model, input_tokens, output_tokens, ms, outcome, created_at)
      SELECT id, ${of}, task, version, model, input_tokens, output_tokens, ms, outcome, created_at
      FROM given
      ORDER BY id
      ON CONFLICT DO NOTHING
      RETURNING *),
    freed AS (
      DELETE FROM token_holds AS held
      USING given
      WHERE held.tenant_id = ${of} AND held.id = given.hold),
    of_users AS (
      INSERT INTO user_token_days AS held (tenant_id, holder, day, tokens, expires_at)
      ${SUMS_OF_USERS}
      ON CONFLICT (tenant_id, holder, day) DO UPDATE SET tokens = held.tokens + excluded.tokens)
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

export type Ceilings = Pick<Limits, 'model_timeout_ms' | 'token_budget_daily'>

type Day = Pick<Context, 'clock' | 'later'> & { readonly limits: Ceilings }

/** The UTC day that it is. */
export const dayOf = ({ clock }: Pick<Context, 'clock'>): SQL =>
  sql`${clock.now().toISOString().slice(0, 10)}::date`

/**
 * Tokens of the UTC day, with those that this process has yet to record in bulk and that nothing is held for:
 * told before the read, so that a call which is recorded meanwhile counts twice for once, and never not at
 * all.
 */
export const spentOf = (ctx: Day): SQL => sql`(
    SELECT coalesce(sum(input_tokens + output_tokens), 0)::int8 + ${bigint(ctx.later?.waitingTokens ?? 0)}
    FROM model_days
    WHERE tenant_id = ${tenant} AND day = ${dayOf(ctx)})`

const setting = (key: 'token_budget_daily' | 'token_budget_daily_per_user'): SQL => sql`(
  SELECT (policy ->> ${sql.raw(`'${key}'`)})::int8 FROM policies WHERE tenant_id = ${tenant})`

const ownCeiling: SQL = setting('token_budget_daily')

/** What the policy gives to each user. */
export const ownShare: SQL = setting('token_budget_daily_per_user')

/** The daily token ceiling: the tenant's own, else `TOKEN_BUDGET_DAILY`, else null. */
export const ceilingOf = ({ limits }: { readonly limits: Ceilings }): SQL =>
  sql`coalesce(${ownCeiling}, ${bigint(limits.token_budget_daily)})`

/** Tokens since midnight UTC and the tenant's own ceiling, if its policy sets one. */
export interface Spending {
  /** 0 where no ceiling asks for it. */
  readonly spent: number
  readonly ceiling: number | null
  /** Whether there is a ceiling or a share at all. */
  readonly is_rationed: boolean
}

/**
 * For the read batch that a verb makes anyway; give it to `spendingWithin` before the first model call.
 */
export function spentToday(ctx: Day): Statement<Spending[]> {
  return statement<Spending>(sql`
    SELECT
      CASE WHEN ${ceilingOf(ctx)} IS NULL THEN 0 ELSE ${spentOf(ctx)} END AS spent,
      ${ownCeiling} AS ceiling,
      ${ceilingOf(ctx)} IS NOT NULL OR ${ownShare} IS NOT NULL AS is_rationed`)
}

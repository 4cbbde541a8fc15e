import { type SQL, sql } from 'drizzle-orm'
import { int, moment } from '../../../db/sql.ts'
import { type Statement, statement } from '../../../db/statements.ts'
import type { SystemContext } from '../context.ts'
import { read } from '../doors.ts'

const WINDOW_HOURS = 24
/**
 * A job that is older than this and not done counts as inconsistent: its turns are there and its memories are
 * not.
 */
const INCONSISTENT_SECONDS = 30

export interface Quantiles {
  readonly p50: number | null
  readonly p95: number | null
  readonly count: number
}

export interface Counted {
  readonly labels: Readonly<Record<string, string>>
  readonly count: number
}

export interface Metrics {
  /** From a commit to its memories being visible, in seconds, of the last 24 hours. */
  readonly outbox_lag: Quantiles
  /** Seconds that the oldest job waits that could run. */
  readonly outbox_oldest: number
  /** Share of the last 24 hours' jobs that are overdue; the goal is below 1 %. */
  readonly inconsistency: number
  /** From a message to its first token, in seconds. */
  readonly first_token: Quantiles
  readonly jobs: readonly Counted[]
  readonly cycles: readonly Counted[]
  readonly calls: readonly Counted[]
  readonly tokens: readonly Counted[]
}

/** All of it from the tables, of the last 24 hours (unfinished jobs: of all time). Goes to the replica. */
export async function readMetrics(ctx: SystemContext): Promise<Metrics> {
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - WINDOW_HOURS * 3_600_000)
  const { jobs, firstToken, cycles, calls } = await read(
    ctx,
    {
      jobs: {
        lag: quantiles(
          sql`extract(epoch FROM completed_at - created_at)`,
          sql`jobs WHERE status = 'COMPLETED' AND completed_at >= ${moment(since)}`,
        ),
        oldest: oldestRunnable(now),
        overdue: overdueShare(now, since),
        byStatus: jobsByStatus(since),
      },
      firstToken: quantiles(
        sql`(answer -> 'timings' ->> 'first_token_ms')::float8 / 1000`,
        sql`replies WHERE completed_at >= ${moment(since)} AND answer IS NOT NULL`,
      ),
      cycles: cyclesByStatus(since),
      calls: callsByTask(since),
    },
    { replica: true },
  )
  return {
    outbox_lag: jobs.lag[0] ?? NONE,
    outbox_oldest: Math.max(0, jobs.oldest[0]?.seconds ?? 0),
    inconsistency: jobs.overdue[0]?.share ?? 0,
    first_token: firstToken[0] ?? NONE,
    jobs: jobs.byStatus.map(({ status, count }) => ({ labels: { status }, count })),
    cycles: cycles.map(({ status, trigger_type, count }) => ({ labels: { status, trigger_type }, count })),
    calls: calls.map(({ task, outcome, count }) => ({ labels: { task, outcome }, count })),
    tokens: calls.flatMap(({ task, outcome, input, output }) => [
      { labels: { task, outcome, direction: 'input' }, count: input },
      { labels: { task, outcome, direction: 'output' }, count: output },
    ]),
  }
}

const NONE: Quantiles = { p50: null, p95: null, count: 0 }

const quantiles = (value: SQL, from: SQL): Statement<Quantiles[]> =>
  statement<Quantiles>(
    sql`SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY value)::float8 AS p50,
          percentile_cont(0.95) WITHIN GROUP (ORDER BY value)::float8 AS p95,
          count(value)::int AS count
        FROM (SELECT ${value} AS value FROM ${from}) AS measured`,
  )

const oldestRunnable = (now: Date) =>
  statement<{ seconds: number }>(
    sql`SELECT coalesce(extract(epoch FROM ${moment(now)} - min(created_at)), 0)::float8 AS seconds
        FROM jobs
        WHERE status NOT IN ('COMPLETED', 'PAUSED')
          AND (next_retry_at IS NULL OR next_retry_at <= ${moment(now)})`,
  )

const overdueShare = (now: Date, since: Date) =>
  statement<{ share: number }>(
    sql`SELECT coalesce(avg(overdue::int), 0)::float8 AS share
        FROM (
          SELECT status <> 'COMPLETED'
            AND created_at < ${moment(now)} - ${int(INCONSISTENT_SECONDS)} * interval '1 second' AS overdue
          FROM jobs
          WHERE created_at >= ${moment(since)}
        ) recent`,
  )

const jobsByStatus = (since: Date) =>
  statement<{ status: string; count: number }>(
    sql`SELECT status, count(*)::int AS count
        FROM jobs
        WHERE status <> 'COMPLETED' OR completed_at >= ${moment(since)}
        GROUP BY status
        ORDER BY status`,
  )

const cyclesByStatus = (since: Date) =>
  statement<{ status: string; trigger_type: string; count: number }>(
    sql`SELECT status, trigger_type, count(*)::int AS count
        FROM reflection_cycles
        WHERE started_at >= ${moment(since)}
        GROUP BY status, trigger_type
        ORDER BY status, trigger_type`,
  )

const callsByTask = (since: Date) =>
  statement<{ task: string; outcome: string; count: number; input: number; output: number }>(
    sql`SELECT task, outcome, count(*)::int AS count,
          sum(input_tokens)::float8 AS input, sum(output_tokens)::float8 AS output
        FROM model_calls
        WHERE created_at >= ${moment(since)}
        GROUP BY task, outcome
        ORDER BY task, outcome`,
  )

import { sql } from 'drizzle-orm'
import { jobStatuses } from '../../../db/schema/conversation.ts'
import { liveAt, moment, tenant, unforgotten } from '../../../db/sql.ts'
import { type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { spentToday } from '../models/calls.ts'
import type { Stats } from './schemas.ts'

const DAY_MS = 86_400_000

/** What is held of a tenant and how its work goes, now. One round trip; goes to the replica. */
export async function getStats(ctx: Context): Promise<Stats> {
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - DAY_MS)
  const { held, jobs, work, cycles, spending } = await read(
    ctx,
    {
      held: heldAt(now),
      jobs: jobsByStatus(since),
      work: workOf(now, since),
      cycles: cyclesByStatus(since),
      spending: spentToday(ctx),
    },
    { replica: true },
  )
  const ofJobs = new Map(jobs.map(({ status, count }) => [status, count]))
  const ofCycles = new Map(cycles.map(({ status, count }) => [status, count]))
  const [{ spent, ceiling } = { spent: 0, ceiling: null }] = spending
  const [{ oldest, p50, p95, count } = { oldest: null, p50: null, p95: null, count: 0 }] = work
  return {
    at: now.toISOString(),
    ...held[0]!,
    jobs: Object.fromEntries(jobStatuses.map((status) => [status, ofJobs.get(status) ?? 0])) as Stats['jobs'],
    oldest_runnable_s: oldest === null ? null : Math.max(0, oldest),
    lag: { p50_s: p50, p95_s: p95, count },
    cycles: {
      running: ofCycles.get('running') ?? 0,
      completed: ofCycles.get('completed') ?? 0,
      failed: ofCycles.get('failed') ?? 0,
    },
    tokens_today: spent,
    token_budget_daily: ceiling ?? ctx.limits.token_budget_daily,
  }
}

type Held = Pick<Stats, 'users' | 'sessions' | 'turns' | 'memories' | 'traits' | 'waiting'>

const heldAt = (now: Date): Statement<Held[]> =>
  statement<Held>(
    sql`SELECT
          (
            SELECT count(*)::int FROM subjects
            WHERE tenant_id = ${tenant} AND kind = 'user' AND erased_at IS NULL
          ) AS users,
          (
            SELECT count(*)::int FROM conversation_sessions AS session
            WHERE tenant_id = ${tenant} AND ${unforgotten('session')}
          ) AS sessions,
          (SELECT count(*)::int FROM turns AS turn
            WHERE tenant_id = ${tenant} AND ${unforgotten('turn')}) AS turns,
          live.memories, live.traits, live.waiting
        FROM (
          SELECT count(*) FILTER (WHERE memory.memory_type <> 'trait')::int AS memories,
            count(*) FILTER (WHERE memory.memory_type = 'trait')::int AS traits,
            count(*) FILTER (WHERE memory.requires_confirmation)::int AS waiting
          FROM memories AS memory
          WHERE memory.tenant_id = ${tenant} AND ${liveAt('memory', now)}
        ) AS live`,
  )

const jobsByStatus = (since: Date) =>
  statement<{ status: string; count: number }>(
    sql`SELECT status, count(*)::int AS count
        FROM jobs
        WHERE tenant_id = ${tenant} AND (status <> 'COMPLETED' OR completed_at >= ${moment(since)})
        GROUP BY status`,
  )

/** Whoever waits longest of those that could run, and how long the others took. */
const workOf = (now: Date, since: Date) =>
  statement<{ oldest: number | null; p50: number | null; p95: number | null; count: number }>(
    sql`SELECT (
            SELECT extract(epoch FROM ${moment(now)} - min(created_at))::float8
            FROM jobs
            WHERE tenant_id = ${tenant} AND status NOT IN ('COMPLETED', 'PAUSED')
              AND (next_retry_at IS NULL OR next_retry_at <= ${moment(now)})
          ) AS oldest,
          percentile_cont(0.5) WITHIN GROUP (ORDER BY took)::float8 AS p50,
          percentile_cont(0.95) WITHIN GROUP (ORDER BY took)::float8 AS p95,
          count(*)::int AS count
        FROM (
          SELECT extract(epoch FROM completed_at - created_at) AS took
          FROM jobs
          WHERE tenant_id = ${tenant} AND status = 'COMPLETED' AND completed_at >= ${moment(since)}
        ) AS completed`,
  )

const cyclesByStatus = (since: Date) =>
  statement<{ status: string; count: number }>(
    sql`SELECT status, count(*)::int AS count
        FROM reflection_cycles
        WHERE tenant_id = ${tenant} AND started_at >= ${moment(since)}
        GROUP BY status`,
  )

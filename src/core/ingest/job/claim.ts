import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { write } from '../../doors.ts'
import { type Spending, spentToday } from '../../models/calls.ts'
import { readPolicy, toPolicy } from '../../tenancy/policy/rows.ts'
import type { Lifetimes } from '../../tenancy/policy/schemas.ts'
import type { StoredTurn } from '../turns/turn.ts'
import { leaseUntil } from './lease.ts'

/** A job as its worker holds it: nobody else may write as long as `attempt` is the stored one. */
export interface Claim {
  readonly job_id: string
  readonly subject_id: number
  readonly user_id: string
  /** `conversation_sessions.id` */
  readonly session: string
  readonly attempt: number
  readonly infer: boolean
  readonly stage: 'stage2' | 'stage3'
  readonly failures: number
  /** Whether this claim counted a try of stage 3. */
  readonly counted: boolean
}

export interface StoredPin {
  readonly trigger_turn_id: string
  readonly target_turn_ids: readonly string[]
  readonly requires_confirmation: boolean
}

/** What the first batch of a job brings. */
export interface Work {
  readonly claim: Claim
  /** The job's own turns, in order. */
  readonly turns: readonly StoredTurn[]
  /** Turns before them: context for the model, and as far back as a pin may reach. */
  readonly earlier: readonly StoredTurn[]
  /** Pins stored with the marks, when those were made by an earlier try. */
  readonly pins: readonly StoredPin[]
  readonly lifetimes: Lifetimes
  readonly spending: readonly Spending[]
}

/** Claims a job and reads all that it needs, in one batch. Null when it cannot be claimed: not due, running, done, paused, or not its turn. */
export async function claimJob(ctx: Context, jobId: string): Promise<Work | null> {
  const now = ctx.clock.now()
  const brought = await write(
    ctx,
    {
      claimed: claim(jobId, now, leaseUntil(now, ctx.limits)),
      turns: turnsOf(jobId),
      pins: pinsOf(jobId),
      policy: readPolicy(),
      spending: spentToday(ctx),
    },
    { on: lockJob(jobId) },
  )
  const [claimed] = brought.claimed
  if (!claimed) return null
  return {
    claim: claimed,
    turns: brought.turns.filter((turn) => turn.own),
    earlier: brought.turns.filter((turn) => !turn.own),
    pins: brought.pins,
    lifetimes: toPolicy(brought.policy).lifetimes,
    spending: brought.spending,
  }
}

/** A job's subject and session, in the order in which everybody locks them. */
const lockJob = (jobId: string): Statement[] => [
  lock(jobId, 'subjects', sql`o.id = j.subject_id AND o.erased_at IS NULL`),
  lock(jobId, 'conversation_sessions', sql`o.subject_id = j.subject_id AND o.id = j.session_id`),
]

const jobIs = (jobId: string): SQL => sql`j.tenant_id = (SELECT neuromem_tenant()) AND j.id = ${jobId}::uuid`

const lock = (jobId: string, table: 'subjects' | 'conversation_sessions', which: SQL): Statement =>
  statement(
    sql`SELECT o.id FROM ${sql.identifier(table)} o JOIN jobs j ON ${which} WHERE ${jobIs(jobId)} FOR NO KEY UPDATE OF o`,
  )

/** Due, not held by a worker, not behind an unfinished job of its session, and none of that session running. */
const CLAIMABLE = (now: SQL): SQL => sql`j.status NOT IN ('COMPLETED', 'PAUSED')
  AND (j.next_retry_at IS NULL OR j.next_retry_at <= ${now}) AND (j.lease_until IS NULL OR j.lease_until <= ${now})
  AND NOT EXISTS (SELECT FROM jobs o WHERE o.subject_id = j.subject_id AND o.session_id = j.session_id AND o.id <> j.id AND (
    (o.first_seq < j.first_seq AND o.status NOT IN ('COMPLETED', 'PAUSED'))
    OR (o.status IN ('STAGE2_RUNNING', 'STAGE3_RUNNING') AND o.lease_until > ${now})))`

const MARKED = sql`(NOT j.infer OR j.status IN ('STAGE3_RUNNING', 'STAGE3_FAILED'))`
const HAS_KEPT = sql`(j.infer AND (
  EXISTS (SELECT FROM turns t WHERE t.subject_id = j.subject_id AND t.job_id = j.id AND (t.mark ->> 'keep')::boolean)
  OR EXISTS (SELECT FROM pin_intents p WHERE p.subject_id = j.subject_id AND p.job_id = j.id AND cardinality(p.target_turn_ids) > 0)))`

function claim(jobId: string, now: Date, until: Date): Statement<Claim[]> {
  const moment = sql`${now.toISOString()}::timestamptz`
  return statement<Claim>(
    sql`WITH free AS (SELECT j.subject_id, j.id, ${MARKED} AS marked, ${MARKED} AND ${HAS_KEPT} AS counted, c.id AS session, s.external_id AS user_id
          FROM jobs j JOIN conversation_sessions c ON c.subject_id = j.subject_id AND c.id = j.session_id
          JOIN subjects s ON s.tenant_id = j.tenant_id AND s.id = j.subject_id AND s.erased_at IS NULL
          WHERE ${jobIs(jobId)} AND ${CLAIMABLE(moment)})
        UPDATE jobs j SET attempt = j.attempt + 1, lease_until = ${until.toISOString()}::timestamptz, next_retry_at = NULL,
          status = CASE WHEN marked THEN 'STAGE3_RUNNING' ELSE 'STAGE2_RUNNING' END,
          attempts_stage2 = j.attempts_stage2 + CASE WHEN marked THEN 0 ELSE 1 END,
          attempts_stage3 = j.attempts_stage3 + CASE WHEN counted THEN 1 ELSE 0 END
        FROM free WHERE j.subject_id = free.subject_id AND j.id = free.id
        RETURNING j.id AS job_id, j.subject_id, free.user_id, free.session, j.attempt, j.infer,
          CASE WHEN marked THEN 'stage3' ELSE 'stage2' END AS stage, j.failures, counted`,
  )
}

/** How many earlier turns the model sees as context. */
export const CONTEXT_TURNS = 8

const turnsOf = (jobId: string): Statement<(StoredTurn & { own: boolean })[]> =>
  statement(
    sql`SELECT t.id, t.turn_id, t.seq, t.role, t.name, t.text, t.timestamp_iso, t.mark, t.job_id = j.id AS own
        FROM jobs j JOIN turns t ON t.subject_id = j.subject_id AND t.session_id = j.session_id AND t.seq <= j.last_seq
          AND t.seq >= least(j.first_seq - ${CONTEXT_TURNS}::int, (
            SELECT max(a.seq) FROM turns a WHERE a.subject_id = j.subject_id AND a.session_id = j.session_id AND a.seq < j.first_seq
              AND a.role IN ('assistant', 'tool')))
        JOIN subjects s ON s.tenant_id = j.tenant_id AND s.id = j.subject_id AND s.erased_at IS NULL
        WHERE ${jobIs(jobId)} ORDER BY t.seq`,
  )

const pinsOf = (jobId: string): Statement<StoredPin[]> =>
  statement(
    sql`SELECT p.trigger_turn_id, p.target_turn_ids, p.requires_confirmation
        FROM pin_intents p JOIN jobs j ON p.subject_id = j.subject_id AND p.job_id = j.id WHERE ${jobIs(jobId)} ORDER BY p.trigger_seq`,
  )

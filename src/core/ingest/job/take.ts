import { type SQL, sql } from 'drizzle-orm'
import { moment, tenant, uuid } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { write } from '../../doors.ts'
import { type Spending, spentToday } from '../../models/calls.ts'
import { readPolicy, toPolicy } from '../../tenancy/policy/rows.ts'
import type { Lifetimes } from '../../tenancy/policy/schemas.ts'
import { type Load, roomLeft } from '../../tenancy/records/room.ts'
import type { Person } from '../marking/speakers.ts'
import { type KnownMemory, knownName, sessionSpeakers, touchedMemories } from '../turns/person-rows.ts'
import { jobPins, jobTurns, type StoredPin } from '../turns/rows.ts'
import type { StoredTurn } from '../turns/turn.ts'
import { refusedTurns } from './forgotten.ts'
import { type HeldJob, leaseUntil, type Told } from './held-job.ts'
import { holdsUp, isDue, isRunning, isUnfinished } from './status.ts'

/** What the first write of a job brings. */
export interface Work {
  readonly job: HeldJob
  /** The job's own turns, in order. */
  readonly turns: readonly StoredTurn[]
  /** Turns before them: context for the model, and as far back as a pin may reach. */
  readonly earlier: readonly StoredTurn[]
  /** Pins stored with the marks, when those were made by an earlier try. */
  readonly pins: readonly StoredPin[]
  readonly lifetimes: Lifetimes
  readonly spending: readonly Spending[]
  /** What may still be stored of the user. */
  readonly room: Load
  readonly person: Person
  /** Live memories that the turns may touch, the nearest first. */
  readonly known: readonly KnownMemory[]
  /** How many of its turns were refused as they came: their words were forgotten after they were said. */
  readonly refused: number
}

/**
 * Takes a job for this worker and reads all that it needs, in one round trip.
 * Null when it cannot be taken: not due, running, done, paused, or not its turn.
 */
export async function takeJob(ctx: Context, jobId: string, told?: Told): Promise<Work | null> {
  const now = ctx.clock.now()
  const until = leaseUntil(now, ctx.limits)
  const is = sql`job.tenant_id = ${tenant} AND job.id = ${uuid(jobId)}`
  // what could not be taken is not read
  const ours = sql`${is} AND job.lease_until = ${moment(until)}`
  const brought = await write(
    ctx,
    {
      taken: take(is, now, until),
      turns: jobTurns(ours),
      pins: jobPins(ours),
      policy: readPolicy(),
      spending: spentToday(ctx),
      room: roomLeft(sql`(SELECT job.subject_id FROM jobs AS job WHERE ${ours})`),
      named: knownName(sql`(SELECT job.subject_id FROM jobs AS job WHERE ${ours})`),
      speakers: sessionSpeakers(
        sql`SELECT job.subject_id, job.session_id, job.last_seq FROM jobs AS job WHERE ${ours}`,
      ),
      touched: touchedMemories(ours, now),
      refused: refusedTurns(ours),
    },
    { on: lockJob(is), redone: true },
  )
  const [job] = brought.taken
  if (!job) return null
  return {
    job: { ...job, spent_before: ctx.ledger.total, told },
    turns: brought.turns.filter((turn) => turn.is_own),
    earlier: brought.turns.filter((turn) => !turn.is_own),
    pins: brought.pins,
    lifetimes: toPolicy(brought.policy).lifetimes,
    spending: brought.spending,
    room: brought.room[0] ?? { rows: 0, bytes: 0 },
    person: {
      user_id: job.user_id,
      name: brought.named[0]?.name ?? null,
      speakers: brought.speakers.map(({ name }) => name),
    },
    known: brought.touched,
    refused: brought.refused[0]?.count ?? 0,
  }
}

/** A job's subject and session, in the order in which everybody locks them. */
const lockJob = (is: SQL): Statement[] => [
  statement(
    sql`SELECT subject.id
        FROM subjects AS subject
        JOIN jobs AS job ON subject.id = job.subject_id AND subject.erased_at IS NULL
        WHERE ${is}
        FOR NO KEY UPDATE OF subject`,
  ),
  statement(
    sql`SELECT session.id
        FROM conversation_sessions AS session
        JOIN jobs AS job ON session.subject_id = job.subject_id AND session.id = job.session_id
        WHERE ${is}
        FOR NO KEY UPDATE OF session`,
  ),
]

/**
 * Due, not held by a worker, not behind an unfinished job of its session, and none of that session running.
 */
const isFree = (now: Date): SQL => sql`${isUnfinished('job')}
            AND ${isDue('job', now)}
            AND NOT EXISTS (
              SELECT FROM jobs AS other
              WHERE other.subject_id = job.subject_id
                AND other.session_id = job.session_id
                AND other.id <> job.id
                AND ((other.first_seq < job.first_seq AND ${holdsUp('other')})
                  OR (${isRunning('other')} AND other.lease_until > ${moment(now)})))`

/** Stage 2 is done, or not asked for. */
const IS_MARKED = sql`(NOT job.infer OR job.status IN ('STAGE3_RUNNING', 'STAGE3_FAILED'))`

/** Stage 3 has something to read, so that a try of it is a try. */
const HAS_KEPT = sql`(job.infer AND (
              EXISTS (
                SELECT FROM turns AS turn
                WHERE turn.subject_id = job.subject_id
                  AND turn.job_id = job.id
                  AND (turn.mark ->> 'keep')::boolean)
              OR EXISTS (
                SELECT FROM pin_intents AS pin
                WHERE pin.subject_id = job.subject_id
                  AND pin.job_id = job.id
                  AND cardinality(pin.target_turn_ids) > 0)))`

type Taken = Omit<HeldJob, 'spent_before' | 'told'>

const take = (is: SQL, now: Date, until: Date): Statement<Taken[]> =>
  statement<Taken>(
    sql`WITH free AS (
          SELECT job.subject_id, job.id, session.id AS session, subject.external_id AS user_id,
            ${IS_MARKED} AS is_marked,
            ${IS_MARKED} AND ${HAS_KEPT} AS counted
          FROM jobs AS job
          JOIN conversation_sessions AS session
            ON session.subject_id = job.subject_id AND session.id = job.session_id
          JOIN subjects AS subject
            ON subject.tenant_id = job.tenant_id
            AND subject.id = job.subject_id
            AND subject.erased_at IS NULL
          WHERE ${is}
            AND ${isFree(now)})
        UPDATE jobs AS job
        SET attempt = job.attempt + 1,
          lease_until = ${moment(until)},
          next_retry_at = NULL,
          status = CASE WHEN is_marked THEN 'STAGE3_RUNNING' ELSE 'STAGE2_RUNNING' END,
          attempts_stage2 = job.attempts_stage2 + CASE WHEN is_marked THEN 0 ELSE 1 END,
          attempts_stage3 = job.attempts_stage3 + CASE WHEN counted THEN 1 ELSE 0 END
        FROM free
        WHERE job.subject_id = free.subject_id AND job.id = free.id
        RETURNING job.id AS job_id, job.subject_id, free.user_id, free.session, job.attempt, job.infer,
          CASE WHEN is_marked THEN 'stage3' ELSE 'stage2' END AS stage, job.failures, counted,
          coalesce(job.metrics -> 'items_rejected', '{}') AS rejected`,
  )

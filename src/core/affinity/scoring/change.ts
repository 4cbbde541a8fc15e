import { type SQL, sql } from 'drizzle-orm'
import { int, jsonb, moment } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { type SubjectRef, subjectId } from '../../tenancy/records/subjects.ts'
import {
  answerShares,
  clampSql,
  DAILY_DECAY,
  type Shares,
  settledSql,
  storedScore,
  sumOf,
  unsettledDaysSql,
} from './score.ts'
import { levelSql, UNIT } from './states.ts'

export interface AffinityChange {
  readonly cause: 'message' | 'confirm' | 'signals'
  readonly shares: Shares
  readonly now: Date
}

/** Scores before and after the change, in ten-thousandths; silence is settled before. */
export interface Changed {
  readonly before: number
  readonly after: number
}

/**
 * Changes a subject's score by one event, after an event of its own for the days of silence: read, add, clamp
 * and write in one statement, so that two changes at once are both counted. The batch must have locked (or
 * made) the subject before.
 */
export function changeAffinity(ref: SubjectRef, change: AffinityChange): Statement<Changed[]> {
  const now = moment(change.now)
  const isMessage = change.cause === 'message'
  return statement<Changed>(
    sql`WITH ${silentSubjects(sql`id = ${subjectId(ref)}`, change.now)},
        changed AS (
          SELECT *, ${clampSql(sql`settled + ${int(sumOf(change.shares))}`)} AS after
          FROM silent
        ),
        kept AS (
          UPDATE subjects AS subject
          SET affinity_score = ${asDecimal(sql`changed.after`)},
            last_interaction_at = ${
              isMessage
                ? sql`greatest(subject.last_interaction_at, ${now})`
                : sql`subject.last_interaction_at`
            },
            affinity_settled_days = ${isMessage ? int(0) : sql`subject.affinity_settled_days + changed.days`}
          FROM changed
          WHERE subject.id = changed.id
        ),
        events AS (
          ${silenceEvents(sql`changed`)}
          UNION ALL
          SELECT 2, tenant_id, id, ${change.cause}, ${jsonb(change.shares)}, after - settled, settled, after
          FROM changed
        ),
        logged AS (
          ${logEvents(change.now)}
        )
        SELECT settled AS before, after
        FROM changed`,
  )
}

/** For the batch that stores an answer about a memory: what confirming or correcting it does to the score. */
export function confirmationSignal(
  ref: SubjectRef,
  signal: 'memory_confirmation' | 'correction',
  now: Date,
): Statement<Changed[]> {
  return changeAffinity(ref, { cause: 'confirm', shares: answerShares({ [signal]: true }), now })
}

/**
 * Writes the silence of every user (of all tenants) whose state it changes as one event each; at most `limit`
 * of them. Those that another batch holds just now are left for the next time.
 */
export function settleSilence(now: Date, limit: number): Statement<{ id: number }[]> {
  const due = sql`id IN (
              SELECT id
              FROM subjects
              WHERE kind = 'user'
                AND erased_at IS NULL
                AND last_interaction_at <= ${moment(now)} - interval '1 day'
                AND ${levelSql(storedScore)} <> ${levelSql(settledSql(storedScore, unsettledDaysSql(now)))}
              ORDER BY id
              LIMIT ${int(limit)}
              FOR NO KEY UPDATE SKIP LOCKED
            )`
  return statement<{ id: number }>(
    sql`WITH ${silentSubjects(due, now)},
        kept AS (
          UPDATE subjects AS subject
          SET affinity_score = ${asDecimal(sql`silent.settled`)},
            affinity_settled_days = subject.affinity_settled_days + silent.days
          FROM silent
          WHERE subject.id = silent.id
        ),
        events AS (
          ${silenceEvents(sql`silent`)}
        ),
        logged AS (
          ${logEvents(now)}
        )
        SELECT id
        FROM silent`,
  )
}

/** Subjects before a change: stored `score`, `days` of silence not in it, `settled` the score after them. */
function silentSubjects(which: SQL, now: Date): SQL {
  return sql`stored AS MATERIALIZED (
          -- materialized: the rows are read, and locked, once
          SELECT tenant_id, id, ${storedScore} AS score, ${unsettledDaysSql(now)} AS days
          FROM subjects
          WHERE ${which}
        ),
        silent AS (
          SELECT *, ${settledSql(sql`score`, sql`days`)} AS settled
          FROM stored
        )`
}

/** The first event of a batch: the silence before it. The columns are those that `logEvents` reads. */
const silenceEvents = (silent: SQL): SQL =>
  sql`SELECT 1 AS step,
            tenant_id,
            id,
            'silence_decay' AS cause,
            jsonb_build_object('daily_decay', ${int(-DAILY_DECAY)} * days) AS signals,
            settled - score AS delta,
            score AS before,
            settled AS after
          FROM ${silent}
          WHERE days > 0`

/** Writes the rows of `events`, the steps of a subject in their order, as its next batch. */
const logEvents = (now: Date): SQL =>
  sql`INSERT INTO affinity_events
            (tenant_id, subject_id, id, batch, cause, signals, delta, before, after, created_at)
          SELECT tenant_id,
            id,
            gen_random_uuid(),
            (
              SELECT coalesce(max(earlier.batch), 0) + 1
              FROM affinity_events AS earlier
              WHERE earlier.subject_id = events.id
            ),
            cause,
            signals,
            ${asDecimal(sql`delta`)},
            ${asDecimal(sql`before`)},
            ${asDecimal(sql`after`)},
            ${moment(now)}
          FROM events
          ORDER BY id, step`

const asDecimal = (tenThousandths: SQL): SQL => sql`(${tenThousandths}::numeric / ${int(UNIT)}::numeric)`

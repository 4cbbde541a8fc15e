import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../db/statements.ts'
import { initialAffinity, type SubjectRef, subjectId } from '../../tenancy/records/subjects.ts'
import { answerShares, DAILY_DECAY, type Shares, sumOf } from './score.ts'
import { UNIT } from './states.ts'

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

const decimal = (tenThousandths: SQL): SQL => sql`((${tenThousandths})::numeric / ${UNIT}::numeric)`
const clamped = (score: SQL): SQL =>
  sql`greatest(-${sql.raw(String(UNIT))}, least(${sql.raw(String(UNIT))}, ${score}))`

/**
 * Changes a subject's score by one event, after an event of its own for the days of silence: read, add, clamp and write in one statement, so
 * that two changes at once are both counted. The batch must have locked (or made) the subject before.
 */
export function changeAffinity(ref: SubjectRef, change: AffinityChange): Statement<Changed[]> {
  const now = sql`${change.now.toISOString()}::timestamptz`
  const signals = JSON.stringify(signalsOf(change.shares))
  const moved = change.cause === 'message'
  return statement<Changed>(
    sql`WITH ${silence(sql`id = ${subjectId(ref)}`, now)}, changed AS (
          SELECT *, ${clamped(sql`settled + ${sumOf(change.shares)}::int`)} AS after FROM silent),
        kept AS (UPDATE subjects s SET affinity_score = ${decimal(sql`c.after`)},
            last_interaction_at = ${moved ? sql`greatest(s.last_interaction_at, ${now})` : sql`s.last_interaction_at`},
            affinity_settled_days = ${moved ? sql`0` : sql`s.affinity_settled_days + c.days`}
          FROM changed c WHERE s.id = c.id),
        logged AS (${insertEvents(sql`
          ${silenceEvents(sql`changed`, now)}
          UNION ALL SELECT 2, tenant_id, id, gen_random_uuid(), ${change.cause}, ${signals}::jsonb, after - settled, settled, after, ${now} FROM changed`)})
        SELECT settled AS before, after FROM changed`,
  )
}

/** For the batch that stores the user's answer about a memory (page 07): what confirming or correcting does to the score. */
export function confirmationSignal(
  ref: SubjectRef,
  signal: 'memory_confirmation' | 'correction',
  now: Date,
): Statement<Changed[]> {
  return changeAffinity(ref, { cause: 'confirm', shares: answerShares({ [signal]: true }), now })
}

/**
 * Writes the silence of every user (of all tenants) whose state it changes as one event each; at most `limit` of them. Those that another
 * batch holds just now are left for the next time.
 */
export function settleSilence(now: Date, limit: number): Statement<{ id: number }[]> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const due = sql`id IN (SELECT id FROM subjects WHERE kind = 'user' AND erased_at IS NULL
    AND last_interaction_at <= ${moment} - interval '1 day'
    AND ${stateOf(storedScore)} <> ${stateOf(sql`${storedScore} - ${sql.raw(String(DAILY_DECAY))} * ${daysOf(moment)}`)}
    ORDER BY id LIMIT ${limit}::int FOR NO KEY UPDATE SKIP LOCKED)`
  return statement<{ id: number }>(
    sql`WITH ${silence(due, moment)},
        kept AS (UPDATE subjects s SET affinity_score = ${decimal(sql`c.settled`)}, affinity_settled_days = s.affinity_settled_days + c.days
          FROM silent c WHERE s.id = c.id),
        logged AS (${insertEvents(silenceEvents(sql`silent`, moment))})
        SELECT id FROM silent`,
  )
}

const storedScore = sql`(coalesce(affinity_score, ${initialAffinity}) * ${sql.raw(String(UNIT))})::int`
/** Whole silent days that are not in the score yet. */
const daysOf = (now: SQL): SQL =>
  sql`greatest(0, coalesce(floor(extract(epoch FROM ${now} - last_interaction_at) / 86400)::int, 0) - affinity_settled_days)`
const stateOf = (score: SQL): SQL => sql`width_bucket(${score}, ARRAY[0, 3000, 5000, 7000])`

/** The subject before its change: `score` as stored, `days` of silence, `settled` the score after them. */
function silence(which: SQL, now: SQL): SQL {
  return sql`stored AS MATERIALIZED (SELECT tenant_id, id, ${storedScore} AS score, ${daysOf(now)} AS days FROM subjects WHERE ${which}),
    silent AS (SELECT *, ${clamped(sql`score - ${sql.raw(String(DAILY_DECAY))} * days`)} AS settled FROM stored)`
}

const silenceEvents = (from: SQL, now: SQL): SQL =>
  sql`SELECT 1, tenant_id, id, gen_random_uuid(), 'silence_decay', jsonb_build_object('daily_decay', ${sql.raw(String(-DAILY_DECAY))} * days),
      settled - score, score, settled, ${now} FROM ${from} WHERE days > 0`

/** `rows`: place, tenant, subject, id, cause, signals, delta, before, after (ten-thousandths), moment. */
function insertEvents(rows: SQL): SQL {
  return sql`INSERT INTO affinity_events (tenant_id, subject_id, id, batch, cause, signals, delta, before, after, created_at)
    SELECT tenant_id, subject_id, event_id, (SELECT coalesce(max(k.batch), 0) + 1 FROM affinity_events k WHERE k.subject_id = e.subject_id), cause, signals, ${decimal(sql`delta`)}, ${decimal(sql`before`)}, ${decimal(sql`after`)}, moment
    FROM (${rows}) AS e (place, tenant_id, subject_id, event_id, cause, signals, delta, before, after, moment)
    ORDER BY subject_id, place RETURNING 1`
}

const signalsOf = (shares: Shares): Record<string, number> => ({ ...shares })

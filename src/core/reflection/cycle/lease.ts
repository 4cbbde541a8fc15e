import { type SQL, sql } from 'drizzle-orm'
import { moment, uuid } from '../../../../db/sql.ts'
import { expectThat, type Statement, statement } from '../../../../db/statements.ts'
import { type Occasion, triggerSql, triggerValueSql } from '../triggers/decide.ts'
import { stateOf } from '../triggers/rows.ts'

/** The subject, if this cycle has its lease; else null, by which nothing of the batch finds a row. */
export const leasedSubject = (subject: SQL, cycleId: string): SQL =>
  sql`(SELECT id FROM subjects WHERE id = ${subject} AND reflect_lease_id = ${uuid(cycleId)})::bigint`

export interface Lease {
  readonly cycle_id: string
  readonly occasion: Occasion
  readonly now: Date
  readonly until: Date
}

/**
 * Takes the subject's lease and writes the cycle's `running` row, if a trigger holds. One conditional update:
 * the trigger is decided where the lease is taken, so that of two calls one gets it.
 */
export function takeLease(subject: SQL, { cycle_id, occasion, now, until }: Lease): Statement {
  return statement(
    sql`WITH state AS (
          ${stateOf(subject, now)}
        ),
        due AS (
          SELECT *, ${triggerSql(occasion, now)} AS trigger_type
          FROM state
        ),
        taken AS (
          UPDATE subjects AS subject
          SET reflect_lease_until = ${moment(until)},
            reflect_lease_id = ${uuid(cycle_id)}
          FROM due
          WHERE subject.id = due.id
            AND due.trigger_type IS NOT NULL
          RETURNING subject.tenant_id, subject.id
        )
        INSERT INTO reflection_cycles
          (tenant_id, subject_id, id, trigger_type, trigger_value, status, started_at)
        SELECT tenant_id,
          id,
          ${uuid(cycle_id)},
          trigger_type,
          ${triggerValueSql(now)},
          'running',
          ${moment(now)}
        FROM taken
        JOIN due USING (id)`,
  )
}

/** A cycle that is still running when another one gets the lease lost its worker. It wrote nothing. */
export function abandonOthers(leased: SQL, cycleId: string, now: Date): Statement {
  return statement(
    sql`UPDATE reflection_cycles
        SET status = 'failed',
          error = 'abandoned: its worker did not come back',
          completed_at = ${moment(now)}
        WHERE subject_id = ${leased}
          AND status = 'running'
          AND id <> ${uuid(cycleId)}`,
  )
}

/**
 * Stops the batch when another one has taken over: the worker was slower than its lease, or the user is being
 * erased.
 * @throws GuardError `lease_lost` out of the batch
 */
export function heldBy(subject: SQL, cycleId: string): Statement {
  return expectThat(
    sql`EXISTS (SELECT FROM subjects WHERE id = ${subject} AND reflect_lease_id = ${uuid(cycleId)})`,
    'lease_lost',
  )
}

/** @param set what else becomes of the subject: `reflect_failures = 0` */
export function endLease(subject: SQL, set: SQL): Statement {
  return statement(
    sql`UPDATE subjects
        SET reflect_lease_until = NULL,
          reflect_lease_id = NULL,
          ${set}
        WHERE id = ${subject}`,
  )
}

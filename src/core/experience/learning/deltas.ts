import { type SQL, sql } from 'drizzle-orm'
import { experience_deltas } from '../../../../db/schema/experience.ts'
import { moment, tenant, uuid } from '../../../../db/sql.ts'
import { expectThat, insertRows, type Statement, statement } from '../../../../db/statements.ts'
import { ownedBy, subjectId } from '../../tenancy/records/subjects.ts'
import { writeContent } from '../claims/protocol.ts'
import { bankSubject } from '../claims/rows.ts'
import type { ItemChange } from '../claims/write.ts'
import type { RunRow } from '../runs/rows.ts'
import type { Learned } from './schemas.ts'

interface ItemState {
  /** Null where it held a run that is deleted. */
  readonly content: string | null
  readonly status: 'active' | 'archived'
}

/** One item in a delta; `before` is null for an added one. */
export interface DeltaChange {
  readonly item_id: string
  readonly before: ItemState | null
  readonly after: ItemState
}

export interface DeltaRow {
  readonly id: string
  readonly bank: string
  readonly run_id: string
  readonly changes: readonly DeltaChange[]
  readonly learned: Learned
  readonly rolled_back_at: Date | null
  readonly created_at: Date
}

/** Deltas with their bank and run; `rest` begins with WHERE and sees them as `delta`, `bank` and `run`. */
export const selectDeltas = (rest: SQL): Statement<DeltaRow[]> =>
  statement<DeltaRow>(
    sql`SELECT delta.id, bank.external_id AS bank, run.run_id, delta.changes, delta.learned,
          delta.rolled_back_at, delta.created_at
        FROM experience_deltas delta
        JOIN subjects bank ON bank.id = delta.subject_id
        JOIN experience_runs run ON run.subject_id = delta.subject_id AND run.id = delta.run_id
        ${rest}`,
  )

export const deltaById = (id: string): Statement<DeltaRow[]> =>
  selectDeltas(sql`WHERE delta.tenant_id = ${tenant} AND delta.id = ${uuid(id)}`)

/** A query for the ids of the items that a delta changed. */
export const itemsOf = (deltaId: string): SQL =>
  sql`SELECT (change ->> 'item_id')::uuid
      FROM experience_deltas delta
      CROSS JOIN LATERAL json_array_elements(delta.changes) AS change
      WHERE delta.tenant_id = ${tenant} AND delta.id = ${uuid(deltaId)}`

/** The guard that a run was not learned yet, the delta, and the run's note of it. After the bank's lock. */
export function keepDelta(
  run: RunRow,
  learned: Learned & { delta_id: string },
  changes: readonly ItemChange[],
  now: Date,
) {
  const bank = bankSubject(run.bank)
  const row = {
    id: learned.delta_id,
    run_id: run.id,
    changes: changes.map(({ item_id, before, after }) => ({
      item_id,
      before: before && { content: before.content, status: before.status },
      after: { content: writeContent(after.content), status: after.status },
    })),
    learned,
    created_at: now,
  }
  return {
    notLearned: expectThat(
      sql`NOT EXISTS (
        SELECT FROM experience_deltas WHERE subject_id = ${subjectId(bank)} AND run_id = ${uuid(run.id)})`,
      'conflict',
      'The run was learned by somebody else.',
    ),
    kept: insertRows(experience_deltas, [row], { fixed: ownedBy(bank) }),
    noted: statement(
      sql`UPDATE experience_runs SET delta_id = ${uuid(row.id)}
          WHERE subject_id = ${subjectId(bank)} AND id = ${uuid(run.id)}`,
    ),
  }
}

/** The guard that a delta was not rolled back yet, and the delta's note of it. */
export function rollBackDelta({ id, bank }: DeltaRow, now: Date) {
  const itself = sql`subject_id = ${subjectId(bankSubject(bank))} AND id = ${uuid(id)}`
  return {
    notRolledBack: expectThat(
      sql`NOT EXISTS (SELECT FROM experience_deltas WHERE ${itself} AND rolled_back_at IS NOT NULL)`,
      'version_conflict',
      'The delta was rolled back by somebody else.',
    ),
    noted: statement(sql`UPDATE experience_deltas SET rolled_back_at = ${moment(now)} WHERE ${itself}`),
  }
}

import { type SQL, sql } from 'drizzle-orm'
import { experience_deltas } from '../../../../db/schema/experience.ts'
import { expectThat, insertRows, type Statement, statement } from '../../../../db/statements.ts'
import { subjectId } from '../../tenancy/records/subjects.ts'
import { writeContent } from '../claims/protocol.ts'
import { bankSubject } from '../claims/rows.ts'
import type { ItemChange } from '../claims/write.ts'
import type { RunRow } from '../runs/rows.ts'
import type { Learned } from '../schemas.ts'

interface State {
  readonly content: string
  readonly status: 'active' | 'archived'
}

/** One item in a delta; `before` is null for an added one. */
export interface DeltaChange {
  readonly item_id: string
  readonly before: State | null
  readonly after: State
}

export interface DeltaRow {
  readonly id: string
  readonly bank: string
  readonly run_id: string
  readonly changes: readonly DeltaChange[]
  readonly learned: Learned
  readonly rolled_back_at: Date | null
}

export const deltaById = (id: string): Statement<DeltaRow[]> =>
  statement<DeltaRow>(
    sql`SELECT d.id, s.external_id AS bank, r.run_id, d.changes, d.learned, d.rolled_back_at
        FROM experience_deltas d JOIN subjects s ON s.id = d.subject_id
        JOIN experience_runs r ON r.subject_id = d.subject_id AND r.id = d.run_id
        WHERE d.tenant_id = (SELECT neuromem_tenant()) AND d.id = ${id}::uuid`,
  )

/** A query for the ids of the items that a delta changed. */
export const itemsOf = (deltaId: string): SQL =>
  sql`SELECT (change ->> 'item_id')::uuid FROM experience_deltas d CROSS JOIN LATERAL json_array_elements(d.changes) AS change
      WHERE d.tenant_id = (SELECT neuromem_tenant()) AND d.id = ${deltaId}::uuid`

/** The guard that a run was not learned yet, the delta, and the run's note of it. After the bank's lock. */
export function deltaStatements(
  run: RunRow,
  learned: Learned & { delta_id: string },
  changes: readonly ItemChange[],
  now: Date,
) {
  const subject = subjectId(bankSubject(run.bank))
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
    expectNotLearned: expectThat(
      sql`NOT EXISTS (SELECT FROM experience_deltas WHERE subject_id = ${subject} AND run_id = ${run.id}::uuid)`,
      'conflict',
      'The run was learned by somebody else.',
    ),
    keep: [
      insertRows(experience_deltas, [row], {
        fixed: { tenant_id: sql`(SELECT neuromem_tenant())`, subject_id: subject },
      }),
      statement(
        sql`UPDATE experience_runs SET delta_id = ${row.id}::uuid WHERE subject_id = ${subject} AND id = ${run.id}::uuid`,
      ),
    ],
  }
}

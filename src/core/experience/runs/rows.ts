import { type SQL, sql } from 'drizzle-orm'
import { tenant } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { type MoleculeRow, toMolecules } from '../molecules/rows.ts'
import type { Run } from './schemas.ts'

type GeneralFeedback = Pick<Run['feedback'], 'outcome' | 'measurements'>
export type StoredFeedback = Omit<Run['feedback'], keyof GeneralFeedback> & Partial<GeneralFeedback>

export interface RunRow {
  readonly id: string
  readonly run_id: string
  readonly bank: string
  readonly body_hash: string
  readonly output: Run['output']
  /** As it was given: what was not said of a run by general names has no key. */
  readonly feedback: StoredFeedback
  readonly used_item_ids: string[]
  readonly modifiers: string[]
  readonly trace: Run['trace']
  readonly delta_id: string | null
  readonly created_at: Date
}

/** Runs with the bank's name; `rest` begins with WHERE and sees the runs as `run`, their banks as `bank`. */
const selectRuns = (rest: SQL): Statement<RunRow[]> =>
  statement<RunRow>(
    sql`SELECT run.id, run.run_id, bank.external_id AS bank, run.body_hash, run.output, run.feedback,
          array_to_json(run.used_item_ids) AS used_item_ids, array_to_json(run.modifiers) AS modifiers,
          run.trace, run.delta_id, run.created_at
        FROM experience_runs run
        JOIN subjects bank ON bank.id = run.subject_id
        ${rest}`,
  )

/** The same without what a run has put out, and how. */
export const selectRunsInShort = (rest: SQL): Statement<Omit<RunRow, 'output' | 'feedback' | 'trace'>[]> =>
  statement(
    sql`SELECT run.id, run.run_id, bank.external_id AS bank, run.body_hash,
          array_to_json(run.used_item_ids) AS used_item_ids, array_to_json(run.modifiers) AS modifiers,
          run.delta_id, run.created_at
        FROM experience_runs run
        JOIN subjects bank ON bank.id = run.subject_id
        ${rest}`,
  )

export const runById = (runId: string): Statement<RunRow[]> =>
  selectRuns(sql`WHERE run.tenant_id = ${tenant} AND run.run_id = ${runId}`)

export function toRun(row: RunRow, molecules: readonly MoleculeRow[]): Run {
  return {
    run_id: row.run_id,
    bank: row.bank,
    output: row.output,
    feedback: { outcome: null, measurements: null, ...row.feedback },
    used_item_ids: row.used_item_ids,
    trace: row.trace,
    molecules: toMolecules(row.modifiers, molecules),
    delta_id: row.delta_id,
    created_at: row.created_at.toISOString(),
  }
}

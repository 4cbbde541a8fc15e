import type { Context } from '../../context.ts'
import { read } from '../../doors.ts'
import { CoreError } from '../../errors.ts'
import { moleculesOfRun } from '../molecules/rows.ts'
import { runById, toRun } from './rows.ts'
import { type Run, RunRef } from './schemas.ts'

/**
 * A run with what is known of its molecules.
 * @throws CoreError `not_found`
 */
export async function getRun(ctx: Context, input: RunRef): Promise<Run> {
  const { run_id } = RunRef.parse(input)
  const { runs, molecules } = await read(ctx, { runs: runById(run_id), molecules: moleculesOfRun(run_id) })
  const [run] = runs
  if (!run) throw new CoreError('not_found', `There is no run ${run_id.slice(0, 80)}.`)
  return toRun(run, molecules)
}

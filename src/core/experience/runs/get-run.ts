import type { Context } from '../../context.ts'
import { CoreError } from '../../errors.ts'
import { type Run, RunRef } from '../schemas.ts'
import { moleculesOfRun, runById, toRun } from './rows.ts'

/**
 * A run with what is known of its molecules.
 * @throws CoreError `not_found`
 */
export async function getRun(ctx: Context, input: RunRef): Promise<Run> {
  const { run_id } = RunRef.parse(input)
  const [[row], molecules] = await ctx.db.batch([runById(run_id), moleculesOfRun(run_id)])
  if (!row) throw new CoreError('not_found', `There is no run ${run_id.slice(0, 80)}.`)
  return toRun(row, molecules)
}

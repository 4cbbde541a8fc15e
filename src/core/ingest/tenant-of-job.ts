import { sql } from 'drizzle-orm'
import { uuid } from '../../../db/sql.ts'
import { statement } from '../../../db/statements.ts'
import type { SystemContext } from '../context.ts'
import { read } from '../doors.ts'
import { CoreError } from '../errors.ts'

/**
 * A delivery may say nothing but the job's id. @throws CoreError `not_found`, also for the job of an erased
 * user
 */
export async function tenantOfJob(ctx: Pick<SystemContext, 'db' | 'clock'>, jobId: string): Promise<string> {
  const { found } = await read(ctx, {
    found: statement<{ tenant_id: string }>(sql`SELECT tenant_id FROM jobs WHERE id = ${uuid(jobId)}`),
  })
  const [row] = found
  if (!row) throw new CoreError('not_found', `There is no job ${jobId}`)
  return row.tenant_id
}

import { sql } from 'drizzle-orm'
import { tenant } from '../../../db/sql.ts'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { CoreError } from '../errors.ts'

/** The caller's own tenant. @throws CoreError `not_found` when it is gone */
export async function getTenant(ctx: Context): Promise<{ id: string; name: string }> {
  const { tenants } = await read(ctx, {
    tenants: statement<{ id: string; name: string }>(sql`SELECT id, name FROM tenants WHERE id = ${tenant}`),
  })
  const [found] = tenants
  if (!found) throw new CoreError('not_found', 'The tenant is gone.')
  return found
}

import { sql } from 'drizzle-orm'
import { statement } from '../../../db/statements.ts'
import { type Behind, read } from '../doors.ts'

/** Whether any tenant lists this origin: a preflight carries no credentials. */
export async function knowsOrigin(ctx: Behind, origin: string): Promise<boolean> {
  const { origins } = await read(ctx, {
    origins: statement<{ known: boolean }>(sql`SELECT neuromem_knows_origin(${origin}) AS known`),
  })
  return origins[0]?.known ?? false
}

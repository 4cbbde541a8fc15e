import { sql } from 'drizzle-orm'
import { statement } from '../../../db/statements.ts'
import { type Behind, read } from '../doors.ts'
import { namesOf } from './policy/origins.ts'

/** Whether any tenant lists this origin: a preflight carries no credentials. */
export async function knowsOrigin(ctx: Behind, origin: string): Promise<boolean> {
  const names = namesOf(origin).map((name) => sql`neuromem_knows_origin(${name})`)
  if (names.length === 0) return false
  const { origins } = await read(ctx, {
    origins: statement<{ known: boolean }>(sql`SELECT ${sql.join(names, sql` OR `)} AS known`),
  })
  return origins[0]?.known ?? false
}

import { sql } from 'drizzle-orm'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { filterConditions } from './lifecycle/status.ts'
import { visibleTo } from './lifecycle/visible.ts'

/** How many memories of a user wait for the person's answer; none of an unknown user. One round trip. */
export async function countWaiting(ctx: Context, { user_id }: { readonly user_id: string }): Promise<number> {
  const waits = filterConditions({ status: 'active', requires_confirmation: true }, ctx.clock.now())
  const { counted } = await read(
    ctx,
    {
      counted: statement<{ waiting: number }>(
        sql`SELECT count(*)::int AS waiting
            FROM memories
            WHERE subject_id = ${subjectId(userSubject(user_id))}
              AND ${sql.join([...waits, visibleTo(ctx.actor)], sql` AND `)}`,
      ),
    },
    { replica: true },
  )
  return counted[0]?.waiting ?? 0
}

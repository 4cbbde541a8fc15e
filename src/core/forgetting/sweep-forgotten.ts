import { sql } from 'drizzle-orm'
import { bigint, int, moment } from '../../../db/sql.ts'
import { statement } from '../../../db/statements.ts'
import { type Behind, read, write } from '../doors.ts'
import { dropPlans } from './reading/plans.ts'
import { remove } from './removing/remove.ts'

const AT_ONCE = 100

/** Removes the bytes of deletions that are past their grace. @returns how many deletions are final now */
export async function sweepForgotten(system: Behind): Promise<number> {
  const now = system.clock.now()
  let removed = 0
  for (;;) {
    const { due } = await read(system, {
      due: statement<{ id: string; subject_id: number }>(
        sql`SELECT id, subject_id
            FROM erasures
            WHERE removed_at IS NULL AND restorable_until <= ${moment(now)}
            ORDER BY restorable_until
            LIMIT ${int(AT_ONCE)}`,
      ),
    })
    let done = 0
    for (const { id, subject_id } of due) if (await remove(system, bigint(subject_id), id)) done += 1
    removed += done
    if (due.length < AT_ONCE || done === 0) break
  }
  await write(system, { plans: dropPlans(now) }, { on: 'tenant' })
  return removed
}

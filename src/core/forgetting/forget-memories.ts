import { sql } from 'drizzle-orm'
import { int } from '../../../db/sql.ts'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { filterConditions } from '../memories/lifecycle/status.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { carryOutPlan, lookAtPlan, makePlan } from './deed/plans.ts'
import { ForgetMemories, type ForgetPlan, type Forgotten } from './schemas.ts'

/** Of one plan. */
const AT_ONCE = 500

/**
 * Plans to forget the memories that a list with these filters shows, at most 500; with `plan_id` carries the
 * plan out.
 * @throws CoreError `plan_required`, `plan_expired`, `not_found` for an unknown user or plan
 */
export async function forgetMemories(ctx: Context, input: ForgetMemories): Promise<Forgotten | ForgetPlan> {
  const { user_id, plan_id, dry_run, now, status = 'active', ...filter } = ForgetMemories.parse(input)
  if (plan_id !== undefined) {
    const order = { user_id, kind: 'memories', plan_id, now: now ?? false } as const
    return dry_run ? lookAtPlan(ctx, order) : carryOutPlan(ctx, order)
  }
  if (dry_run === false)
    throw new CoreError('plan_required', 'A dry run comes first: give the plan_id that it answers with.')
  const subject = subjectId(userSubject(user_id))
  const conditions = filterConditions({ status, ...filter }, ctx.clock.now())
  const { users, rows } = await read(ctx, {
    users: statement(sql`SELECT ${subject} AS id`),
    rows: statement<{ id: string; text: string; total: number }>(
      sql`SELECT id, content AS text, count(*) OVER ()::int AS total
          FROM memories
          WHERE subject_id = ${subject} AND forgotten_at IS NULL AND ${sql.join([...conditions], sql` AND `)}
          ORDER BY created_at DESC, id DESC
          LIMIT ${int(AT_ONCE)}`,
    ),
  })
  if (users[0]?.id == null) throw new CoreError('not_found', `There is no user ${user_id}`)
  const found = rows.map(({ id, text }) => ({ id, kind: 'memory' as const, text }))
  return makePlan(ctx, { user_id, kind: 'memories', found, remaining: (rows[0]?.total ?? 0) - rows.length })
}

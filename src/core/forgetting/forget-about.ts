import { sql } from 'drizzle-orm'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { recall } from '../recall/recall.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { carryOutPlan, lookAtPlan, makePlan } from './deed/plans.ts'
import { ForgetAbout, type ForgetPlan, type Forgotten } from './schemas.ts'

const MOST = 20

/**
 * Plans to forget what a search finds for these words; only the plan, or some ids of it, is carried out.
 * @throws CoreError `plan_required`, `plan_expired`, `not_found` for an unknown user or plan, `invalid`
 * @throws WorkError when the embedder gives no answer
 */
export async function forgetAbout(ctx: Context, input: ForgetAbout): Promise<Forgotten | ForgetPlan> {
  const { user_id, about, limit, plan_id, ids, dry_run, now } = ForgetAbout.parse(input)
  if (plan_id !== undefined) {
    if (about !== undefined) throw refused('about', 'is for a new plan: give about or plan_id')
    const order = { user_id, kind: 'forget', plan_id, ids, now: now ?? false } as const
    return dry_run ? lookAtPlan(ctx, order) : carryOutPlan(ctx, order)
  }
  if (dry_run === false)
    throw new CoreError('plan_required', 'A dry run comes first: give the plan_id that it answers with.')
  if (about === undefined) throw refused('about', 'is needed for a plan')
  if (ids !== undefined) throw refused('ids', 'are of a plan: give its plan_id')
  const { users } = await read(ctx, {
    users: statement(sql`SELECT ${subjectId(userSubject(user_id))} AS id`),
  })
  if (users[0]?.id == null) throw new CoreError('not_found', `There is no user ${user_id}`)
  const { results } = await recall(ctx, { user_id, query: about, limit: limit ?? MOST })
  const found = results.flatMap(({ id, kind, memory, turn }) => {
    const text = memory?.content ?? turn?.text
    return text === undefined ? [] : [{ id, kind, text }]
  })
  return makePlan(ctx, { user_id, kind: 'forget', found, remaining: 0 })
}

const refused = (path: string, message: string): CoreError =>
  new CoreError('invalid', `${path}: ${message}`, { issues: [{ path, code: 'invalid', message }] })

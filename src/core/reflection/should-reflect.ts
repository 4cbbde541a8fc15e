import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { type ShouldReflect, UserInput } from './schemas.ts'
import { decide, type SubjectState } from './triggers/decide.ts'
import { stateOf } from './triggers/due.ts'

/** Whether `reflect` would run now without being forced, and why. One database read, no model. */
export async function shouldReflect(ctx: Context, input: UserInput): Promise<ShouldReflect> {
  const { user_id } = UserInput.parse(input)
  const now = ctx.clock.now()
  const [[state]] = await ctx.db.batch([
    statement<SubjectState>(stateOf(subjectId(userSubject(user_id)), now)),
  ])
  const decision = state ? decide(state, 'check', now) : { reason: 'nothing_new' as const }
  if ('reason' in decision) {
    return { should_reflect: false, trigger_type: null, trigger_value: null, reason: decision.reason }
  }
  const { type, value } = decision.triggered
  return { should_reflect: true, trigger_type: type, trigger_value: value, reason: null }
}

import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { subjectId, userSubject } from '../tenancy/records/subjects.ts'
import { type ShouldReflect, UserInput } from './schemas.ts'
import { decide, IMPORTANCE_THRESHOLD } from './triggers/decide.ts'
import { type SubjectState, stateOf } from './triggers/rows.ts'

/** Whether `reflect` would run now without being forced, and why. One database read, no model. */
export async function shouldReflect(ctx: Context, input: UserInput): Promise<ShouldReflect> {
  const { user_id } = UserInput.parse(input)
  const now = ctx.clock.now()
  const subject = subjectId(userSubject(user_id))
  const { state } = await read(ctx, { state: statement<SubjectState>(stateOf(subject, now)) })
  const decision = state[0] ? decide(state[0], 'check', now) : { reason: 'nothing_new' as const }
  const news = { importance: state[0]?.importance ?? 0, importance_due: IMPORTANCE_THRESHOLD }
  if ('reason' in decision) {
    return { should_reflect: false, trigger_type: null, trigger_value: null, ...decision, ...news }
  }
  const { type, value } = decision.triggered
  return { should_reflect: true, trigger_type: type, trigger_value: value, reason: null, ...news }
}

import { type SQL, sql } from 'drizzle-orm'
import { int, moment, uuid } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { write } from '../../doors.ts'
import { CoreError, WorkError } from '../../errors.ts'
import { dueAfterHolds } from '../../models/holds.ts'
import { done } from '../../outcome.ts'
import { lockSubject, subjectId, userSubject } from '../../tenancy/records/subjects.ts'
import type { Reflected } from '../schemas.ts'
import { retryAt } from '../triggers/decide.ts'
import { type Ending, reflected } from './answer.ts'
import type { RunningCycle } from './begin.ts'
import { endLease, heldBy } from './lease.ts'

const nothingDone = {
  traits_created: 0,
  traits_reinforced: 0,
  traits_updated: 0,
  traits_dissolved: 0,
  rejected: {},
}

/**
 * Ends a cycle that failed: its row says why, nothing else changes, and the next unforced try waits.
 * @throws GuardError `lease_lost`
 */
export async function failCycle(
  ctx: Context,
  cycle: RunningCycle,
  error: unknown,
  ending: Ending,
): Promise<Reflected> {
  const ref = userSubject(cycle.user_id)
  const subject = subjectId(ref)
  const answer = reflected(cycle, { status: 'failed', ...nothingDone, ...ending })
  await write(
    ctx,
    {
      cycle: closeRow(subject, cycle, ending),
      lease: endLease(subject, nextTry(cycle, error, ending.completed_at)),
    },
    { on: [lockSubject(ref), heldBy(subject, cycle.cycle_id)], keeps: done(answer) },
  )
  return answer
}

function closeRow(subject: SQL, { cycle_id, memories }: RunningCycle, ending: Ending): Statement {
  return statement(
    sql`UPDATE reflection_cycles
        SET status = 'failed',
          memories_scanned = ${int(memories.length)},
          model_calls = ${int(ending.model_calls)},
          error = ${ending.error}::text,
          completed_at = ${moment(ending.completed_at)}
        WHERE subject_id = ${subject}
          AND id = ${uuid(cycle_id)}`,
  )
}

/** A used-up token budget is no failure: the next try is due when the next UTC day begins or room is free. */
function nextTry(cycle: RunningCycle, error: unknown, now: Date): SQL {
  if (error instanceof WorkError && error.code === 'budget_exhausted') {
    return sql`reflect_retry_at = ${dueAfterHolds(now)}`
  }
  const failures = cycle.failures + 1
  return sql`reflect_failures = ${int(failures)}, reflect_retry_at = ${moment(retryAt(failures, now))}`
}

/** What the cycle's row says: the failed call and its code, never a user's words. */
export function describeFailure(error: unknown): string {
  if (error instanceof WorkError) return error.message
  return error instanceof CoreError ? `${error.code}: ${error.detail}` : 'internal: the cycle broke off'
}

/** Where it was thrown, for the log: a stack without its message, which could hold a user's words. */
export function whereThrown(error: unknown): { readonly at?: readonly string[] } {
  if (!(error instanceof Error) || error instanceof WorkError || !error.stack) return {}
  const frames = error.stack.split('\n').filter((line) => /^\s+at /u.test(line))
  return { at: frames.slice(0, 5) }
}

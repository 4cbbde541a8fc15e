import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../db/statements.ts'
import { CoreError, WorkError } from '../../errors.ts'
import { lockSubject, subjectId, userSubject } from '../../tenancy/records/subjects.ts'
import { retryAt } from '../triggers/decide.ts'
import { at } from '../triggers/due.ts'
import type { ClaimedCycle } from './claim.ts'
import { endLease, expectLease, type Outcome } from './write.ts'

/** A cycle that failed: its row says why, nothing else changes, and the next unforced try waits. */
export function writeFailure(cycle: ClaimedCycle, error: unknown, outcome: Outcome): Statement[] {
  const ref = userSubject(cycle.user_id)
  const subject = subjectId(ref)
  return [
    lockSubject(ref),
    expectLease(subject, cycle.cycle_id),
    statement(
      sql`UPDATE reflection_cycles SET status = 'failed', memories_scanned = ${cycle.memories.length}::int,
            model_calls = ${outcome.model_calls}::int, error = ${outcome.error}::text, completed_at = ${at(outcome.completed_at)}
          WHERE subject_id = ${subject} AND id = ${cycle.cycle_id}::uuid`,
    ),
    endLease(subject, nextTry(cycle, error, outcome.completed_at)),
  ]
}

/** A used-up token budget is no failure (page 04 says so of jobs): the next try is due when the next UTC day begins. */
function nextTry(cycle: ClaimedCycle, error: unknown, now: Date) {
  if (error instanceof WorkError && error.code === 'budget_exhausted') {
    const midnight = new Date(now)
    midnight.setUTCHours(24, 0, 0, 0)
    return sql`reflect_retry_at = ${at(midnight)}`
  }
  const failures = cycle.failures + 1
  return sql`reflect_failures = ${failures}::int, reflect_retry_at = ${at(retryAt(failures, now))}`
}

/** What the cycle's row says: the failed call and its code, never a user's words. */
export function describeFailure(error: unknown): string {
  if (error instanceof WorkError) return error.message
  return error instanceof CoreError ? `${error.code}: ${error.detail}` : 'internal: the cycle broke off'
}

/** Where it was thrown, for the log: a stack without its message, which could hold a user's words. */
export function placeOf(error: unknown): { readonly at?: readonly string[] } {
  if (!(error instanceof Error) || error instanceof WorkError || !error.stack) return {}
  return {
    at: error.stack
      .split('\n')
      .filter((line) => /^\s+at /u.test(line))
      .slice(0, 5),
  }
}

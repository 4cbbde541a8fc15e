import { type SQL, sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { type Spending, spentToday } from '../../models/calls.ts'
import { lockSubject, subjectId, userSubject } from '../../tenancy/records/subjects.ts'
import type { Trait, TraitEvidence } from '../../traits/belief/trait.ts'
import type { NotTriggered } from '../schemas.ts'
import { decide, type Occasion, type SubjectState, type Triggered } from '../triggers/decide.ts'
import { at, isUnreflected, stateOf, triggerSql, triggerValueSql } from '../triggers/due.ts'
import {
  readDisputedWords,
  readEvidence,
  readTraits,
  type ScannedRow,
  scan,
  toEvidence,
  toTrait,
  type WordsRow,
} from './rows.ts'

/** A cycle that this call may run: nobody else writes to the subject's traits until it has ended or its lease is over. */
export interface ClaimedCycle {
  readonly user_id: string
  readonly cycle_id: string
  readonly now: Date
  readonly triggered: Triggered
  readonly failures: number
  readonly unreflected: number
  readonly memories: readonly ScannedRow[]
  readonly traits: readonly Trait[]
  readonly evidence: readonly TraitEvidence[]
  readonly words: readonly WordsRow[]
  readonly spending: readonly Spending[]
}

export type Claim =
  | { readonly cycle: ClaimedCycle }
  | { readonly reason: NotTriggered; readonly unreflected: number }

/** Two tasks with a repair each, two embeddings, and the batches. */
const CALLS_IN_A_LEASE = 6
const LEASE_SPARE_MS = 30_000

/** Takes the subject's lease if a trigger holds and reads all that the cycle works with: one round trip, whatever comes of it. */
export async function claimCycle(ctx: Context, user_id: string, occasion: Occasion): Promise<Claim> {
  const now = ctx.clock.now()
  const cycle_id = v4()
  const ref = userSubject(user_id)
  const claimed = claimedSubject(subjectId(ref), cycle_id)
  const [, states, , , memories, traits, evidence, words, spending] = await ctx.db.batch([
    lockSubject(ref),
    statement<SubjectState & { failures: number }>(stateOf(subjectId(ref), now)),
    claimLease(ctx, subjectId(ref), { cycle_id, occasion, now }),
    abandonOthers(claimed, cycle_id, now),
    scan(claimed, now),
    readTraits(
      claimed,
      sql`EXISTS (SELECT FROM memories m WHERE m.subject_id = ${claimed} AND ${isUnreflected(now)})`,
    ),
    readEvidence(claimed),
    readDisputedWords(claimed),
    spentToday(ctx),
  ])
  const state = states[0]
  if (!state) return { reason: 'nothing_new', unreflected: 0 }
  const decision = decide(state, occasion, now)
  if ('reason' in decision) return { reason: decision.reason, unreflected: state.unreflected }
  const { triggered } = decision
  const { failures, unreflected } = state
  const read = { memories, traits: traits.map(toTrait), evidence: toEvidence(evidence), words, spending }
  return { cycle: { user_id, cycle_id, now, triggered, failures, unreflected, ...read } }
}

/** The subject, if this cycle has its lease; null otherwise, and then nothing below finds a row. */
export const claimedSubject = (subject: SQL, cycleId: string): SQL =>
  sql`(SELECT id FROM subjects WHERE id = ${subject} AND reflect_lease_id = ${cycleId}::uuid)::bigint`

interface Claiming {
  readonly cycle_id: string
  readonly occasion: Occasion
  readonly now: Date
}

/** One conditional update: the trigger is decided where the lease is taken, so that of two calls one gets it. */
function claimLease(ctx: Context, subject: SQL, { cycle_id, occasion, now }: Claiming): Statement {
  const until = new Date(now.getTime() + CALLS_IN_A_LEASE * ctx.limits.model_timeout_ms + LEASE_SPARE_MS)
  return statement(
    sql`WITH state AS (${stateOf(subject, now)}),
          due AS (SELECT *, ${triggerSql(occasion, now)} AS trigger_type FROM state),
          taken AS (UPDATE subjects s SET reflect_lease_until = ${at(until)}, reflect_lease_id = ${cycle_id}::uuid
            FROM due WHERE s.id = due.id AND due.trigger_type IS NOT NULL RETURNING s.tenant_id, s.id)
        INSERT INTO reflection_cycles (tenant_id, subject_id, id, trigger_type, trigger_value, status, started_at)
        SELECT tenant_id, id, ${cycle_id}::uuid, trigger_type, ${triggerValueSql(now)}, 'running', ${at(now)} FROM taken JOIN due USING (id)`,
  )
}

/** A cycle that is still running when another one gets the lease lost its worker. It wrote nothing. */
function abandonOthers(claimed: SQL, cycleId: string, now: Date): Statement {
  return statement(
    sql`UPDATE reflection_cycles SET status = 'failed', error = 'abandoned: its worker did not come back', completed_at = ${at(now)}
        WHERE subject_id = ${claimed} AND status = 'running' AND id <> ${cycleId}::uuid`,
  )
}

/** Traits and evidence as they are now, when they changed while the models were thinking. */
export async function readAgain(
  ctx: Context,
  { user_id }: ClaimedCycle,
): Promise<Pick<ClaimedCycle, 'traits' | 'evidence'>> {
  const subject = subjectId(userSubject(user_id))
  const [traits, evidence] = await ctx.db.batch([readTraits(subject, sql`true`), readEvidence(subject)])
  return { traits: traits.map(toTrait), evidence: toEvidence(evidence) }
}

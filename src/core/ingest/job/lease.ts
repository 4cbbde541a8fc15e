import { sql } from 'drizzle-orm'
import { expectThat, type Statement, statement } from '../../../../db/statements.ts'
import type { Context, Limits } from '../../context.ts'
import { write } from '../../doors.ts'
import type { Models } from '../../ports.ts'
import type { Claim } from './claim.ts'

/** What a worker may take beyond the model's own time limit. */
const MARGIN_MS = 30_000

export const leaseUntil = (now: Date, limits: Limits): Date =>
  new Date(now.getTime() + limits.model_timeout_ms + MARGIN_MS)

const held = (claim: Claim) =>
  sql`j.subject_id = ${claim.subject_id}::bigint AND j.id = ${claim.job_id}::uuid AND j.attempt = ${claim.attempt}::int
    AND j.status IN ('STAGE2_RUNNING', 'STAGE3_RUNNING')`

/**
 * What every write of a running job is `on`: subject, session, and the proof that the worker still holds the job. Without it the
 * write fails with `lease_lost`: another worker took over, or the job's user was erased, and nothing of it may be written any more.
 */
export const heldBy = (claim: Claim): Statement[] => [
  statement(sql`SELECT id FROM subjects WHERE id = ${claim.subject_id}::bigint FOR NO KEY UPDATE`),
  statement(
    sql`SELECT id FROM conversation_sessions WHERE subject_id = ${claim.subject_id}::bigint AND id = ${claim.session}::uuid FOR NO KEY UPDATE`,
  ),
  expectThat(
    sql`EXISTS (SELECT FROM jobs j JOIN subjects s ON s.id = j.subject_id AND s.erased_at IS NULL WHERE ${held(claim)})`,
    'lease_lost',
  ),
]

export interface Lease {
  /** The same context; its models renew the lease before they are called. */
  readonly ctx: Context
  /** A batch of the job has just renewed it. */
  renewed(): void
  /** Renews it when it would not outlast one more call. */
  outlast(): Promise<void>
}

/** The lease holds for one model call from the batch that took it; every further call renews it first. */
export function holdLease(ctx: Context, claim: Claim): Lease {
  let until = leaseUntil(ctx.clock.now(), ctx.limits)
  let isFresh = true
  const renewed = () => {
    until = leaseUntil(ctx.clock.now(), ctx.limits)
    isFresh = true
  }
  const renew = async () => {
    const next = leaseUntil(ctx.clock.now(), ctx.limits)
    const renewal = statement(
      sql`UPDATE jobs j SET lease_until = ${next.toISOString()}::timestamptz WHERE ${held(claim)}`,
    )
    await write(ctx, { renewal }, { on: heldBy(claim) })
    renewed()
  }
  const models: Models = {
    offline: ctx.models.offline,
    name: ctx.models.name,
    chat: (request) => ctx.models.chat(request),
    chatModel: (tier) => ctx.models.chatModel(tier),
    async generate(request) {
      if (!isFresh) await renew()
      isFresh = false
      return ctx.models.generate(request)
    },
  }
  const outlast = async () => {
    if (until.getTime() - ctx.clock.now().getTime() < ctx.limits.model_timeout_ms) await renew()
  }
  return { ctx: { ...ctx, models }, renewed, outlast }
}

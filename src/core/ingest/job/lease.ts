import { sql } from 'drizzle-orm'
import { moment } from '../../../../db/sql.ts'
import { statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { write } from '../../doors.ts'
import type { Models } from '../../ports.ts'
import { type HeldJob, heldBy, isHeld, leaseUntil } from './held-job.ts'

export interface Lease {
  /** The same context; its models renew the lease before they are called. */
  readonly ctx: Context
  /** A write of the job has just renewed it. */
  renewed(): void
  /** Renews it when it would not outlast one more call. */
  outlast(): Promise<void>
}

/** The lease holds for one model call from the write that took it; every further call renews it first. */
export function holdLease(ctx: Context, held: HeldJob): Lease {
  let until = leaseUntil(ctx.clock.now(), ctx.limits)
  let isFresh = true
  const renewed = () => {
    until = leaseUntil(ctx.clock.now(), ctx.limits)
    isFresh = true
  }
  const renew = async () => {
    const next = moment(leaseUntil(ctx.clock.now(), ctx.limits))
    const renewal = statement(sql`UPDATE jobs AS job SET lease_until = ${next} WHERE ${isHeld(held)}`)
    await write(ctx, { renewal }, { on: heldBy(held) })
    renewed()
  }
  const models: Models = {
    offline: ctx.models.offline,
    name: ctx.models.name,
    chat: (request) => ctx.models.chat(request),
    chatModel: (tier) => ctx.models.chatModel(tier),
    ...(ctx.models.related && { related: (text: string) => ctx.models.related!(text) }),
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

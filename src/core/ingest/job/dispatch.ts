import type { Context } from '../../context.ts'
import type { Message } from '../../ports.ts'

/**
 * Hands a job over; `again` where that was done before with the same attempt (the next of a session, a retry
 * by hand). A failure is only logged: the sweep finds the job.
 */
export const dispatchJob = (
  ctx: Context,
  job: Dispatchable,
  how: { readonly again?: boolean } = {},
): Promise<void> => hand(ctx, [jobMessage(ctx, job, how)])

export interface Dispatchable {
  readonly id: string
  readonly attempt: number
  readonly next_retry_at: Date | null
}

/**
 * @param again it was handed over before with the same attempt: queues drop what they have seen, so the
 * message names the moment
 */
export function jobMessage(
  ctx: Context,
  job: Dispatchable,
  { again = false }: { readonly again?: boolean } = {},
): Message {
  const wait = job.next_retry_at
    ? Math.ceil((job.next_retry_at.getTime() - ctx.clock.now().getTime()) / 1000)
    : 0
  return {
    kind: 'job',
    tenant_id: ctx.tenant_id,
    job_id: job.id,
    attempt: job.attempt,
    ...(wait > 0 && { delay_seconds: wait }),
    ...(again && { again: ctx.clock.now().toISOString() }),
  }
}

/** Dispatches what there is to dispatch; never throws. */
export async function hand(ctx: Context, messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return
  try {
    await ctx.dispatcher.dispatch(messages)
  } catch (error) {
    ctx.log.error('dispatch_failed', {
      messages: messages.length,
      error: error instanceof Error ? error.name : 'unknown',
    })
  }
}

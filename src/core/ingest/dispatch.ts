import type { Context } from '../context.ts'
import type { Message } from '../ports.ts'

/** Hands a job over. A failure is only logged: the sweep finds the job. */
export const dispatchJob = (
  ctx: Context,
  job: { readonly id: string; readonly attempt: number; readonly next_retry_at: Date | null },
): Promise<void> => hand(ctx, [jobMessage(ctx, job)])

export function jobMessage(
  ctx: Context,
  job: { readonly id: string; readonly attempt: number; readonly next_retry_at: Date | null },
): Message {
  const wait = job.next_retry_at ? Math.ceil((job.next_retry_at.getTime() - ctx.clock.now().getTime()) / 1000) : 0
  return {
    kind: 'job',
    tenant_id: ctx.tenant_id,
    job_id: job.id,
    attempt: job.attempt,
    ...(wait > 0 && { delay_seconds: wait }),
  }
}

/** Dispatches what there is to dispatch; never throws. */
export async function hand(ctx: Context, messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return
  try {
    await ctx.dispatcher.dispatch(messages)
  } catch (error) {
    ctx.log.error('dispatch_failed', { messages: messages.length, error: error instanceof Error ? error.name : 'unknown' })
  }
}

import { runJob } from '../../src/core/ingest/run-job.ts'
import type { Message } from '../../src/core/ports.ts'
import { systemContextOf } from '../context.ts'
import type { Deliver } from '../messages.ts'
import { createCallers } from '../middleware/callers.ts'
import type { Services } from '../services.ts'

/** Does a message's work in this process, for the dispatchers that have no queue behind them. A failure is logged and left to the sweeps. */
export function deliver(services: () => Services): Deliver {
  let callers: ReturnType<typeof createCallers> | undefined
  return async (message) => {
    const all = services()
    callers ??= createCallers(all)
    try {
      const stored = await callers.storedVectors(all.clock.now())
      const system = systemContextOf(all, { stored, usage: { round_trips: 0 }, waitUntil: () => undefined })
      await workOn(system.forTenant(message.tenant_id), message)
    } catch (error) {
      const fields = {
        kind: message.kind,
        tenant_id: message.tenant_id,
        error: error instanceof Error ? error.name : 'unknown',
      }
      all.log.error('delivery_failed', fields)
      throw error
    }
  }
}

/** The one place that says which verb a message is for. */
export async function workOn(ctx: Parameters<typeof runJob>[0], message: Message): Promise<void> {
  if (message.kind === 'job') await runJob(ctx, { job_id: message.job_id })
}

import * as z from 'zod'
import type { Context } from '../../src/core/context.ts'
import { resolveMolecules } from '../../src/core/experience/molecules/resolve-molecules.ts'
import { deliverJob } from '../../src/core/ingest/deliver-job.ts'
import type { Message } from '../../src/core/ports.ts'
import { reflectMessage } from '../../src/core/reflection/reflect.ts'
import { deliverMessage } from '../../src/core/webhooks/deliver-message.ts'
import { systemContextOf } from '../composition/context.ts'
import { createCallers } from '../middleware/callers/callers.ts'
import { tell } from '../middleware/tell.ts'
import type { Services } from '../services.ts'
import type { Deliver } from './messages.ts'

const TenantId = z.uuid().meta({ description: 'The tenant whose work it is' })

export const JobDelivery = z.strictObject({ tenant_id: TenantId.optional() })
export const ReflectDelivery = z.strictObject({
  tenant_id: TenantId,
  user_id: z.string().min(1).max(512).meta({ description: 'The user to reflect on' }),
  trigger: z.enum(['session_end', 'continuation', 'sweep']).meta({ description: 'Why it was asked for' }),
})
export const WebhookDelivery = z.strictObject({
  tenant_id: TenantId,
  attempt: z.int().min(0).meta({ description: 'How often it was sent before' }),
})
export const MoleculesDelivery = z.strictObject({
  tenant_id: TenantId,
  bank: z.string().min(1).max(512).meta({ description: 'The bank of the run' }),
  run_id: z.string().min(1).max(512).meta({ description: 'The run whose output names the molecules' }),
  at: z.int().min(0).optional().meta({ description: 'Of its names, how many have been asked for' }),
  since: z.iso.datetime().optional().meta({ description: 'When the first was' }),
})

/** The one place that says which verb a message is for. */
export async function workOn(services: Services, ctx: Context, message: Message): Promise<void> {
  const { moleculeSource, webhooks } = services
  if (message.kind === 'webhook') return deliverMessage(ctx, webhooks, message)
  if (message.kind === 'job') await deliverJob(ctx, { job_id: message.job_id })
  if (message.kind === 'reflect') await reflectMessage(ctx, message)
  if (message.kind === 'molecules') await resolveMolecules(ctx, moleculeSource, message)
  await tell(services, ctx.tenant_id, () => undefined)
}

/**
 * Does a message's work in this process, for the dispatchers that have no queue behind them. A failure is
 * logged and left to the sweeps.
 */
export function deliver(services: () => Services): Deliver {
  let callers: ReturnType<typeof createCallers> | undefined
  return async (message) => {
    const all = services()
    callers ??= createCallers(all)
    try {
      const stored = await callers.storedVectors(all.clock.now())
      const system = systemContextOf(all, {
        stored,
        usage: { round_trips: 0, background: true },
        waitUntil: () => undefined,
      })
      await workOn(all, system.forTenant(message.tenant_id), message)
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

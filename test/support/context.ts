import { contextOf } from '../../functions/composition/context.ts'
import type { Services } from '../../functions/services.ts'
import type { Actor, Context } from '../../src/core/context.ts'

/** The context that a request of this tenant would get from these services. */
export const contextFor = (
  services: Services,
  tenant_id: string,
  actor: Actor = { kind: 'system' },
): Context =>
  contextOf(services, {
    tenant_id,
    actor,
    stored: { embedding_model: null, embedding_dim: services.embedder.dimensions },
    usage: { round_trips: 0 },
    waitUntil: () => undefined,
  })

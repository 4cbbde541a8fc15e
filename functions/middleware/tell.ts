import { handOver } from '../../src/core/webhooks/hand-over.ts'
import type { Services, WaitUntil } from '../services.ts'

/** That a tenant has no webhooks is believed for so long. */
const NONE_MS = 60_000
const MOST_TENANTS = 10_000

/** Until when a tenant is known to have none, by the database that says so. */
const without = new WeakMap<object, Map<string, number>>()

const noneOf = ({ database }: Pick<Services, 'database'>): Map<string, number> => {
  const known = without.get(database) ?? new Map<string, number>()
  without.set(database, known)
  return known
}

/** The tenant has webhooks now. */
export const hasWebhooks = (services: Pick<Services, 'database'>, tenantId: string): void => {
  noneOf(services).delete(tenantId)
}

/**
 * Hands over to a tenant's webhooks what has just happened, after whatever may have made something happen;
 * asks the database once a minute where there are none. What fails here the jobs sweep finds.
 */
export async function tell(services: Services, tenantId: string, waitUntil: WaitUntil): Promise<void> {
  const none = noneOf(services)
  const now = services.clock.now().getTime()
  if ((none.get(tenantId) ?? 0) > now) return
  const db = services.database.forTenant(tenantId, { round_trips: 0, background: true })
  const dispatcher = services.dispatcher(waitUntil)
  try {
    if (await handOver({ tenant_id: tenantId, db, clock: services.clock, dispatcher })) return
    none.delete(tenantId)
    none.set(tenantId, now + NONE_MS)
    for (const oldest of none.keys()) {
      if (none.size <= MOST_TENANTS) break
      none.delete(oldest)
    }
  } catch {
    services.log.error('webhooks_not_handed_over', { tenant_id: tenantId })
  }
}

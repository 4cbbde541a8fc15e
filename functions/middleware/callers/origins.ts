import type { DatabaseUsage } from '../../../db/database.ts'
import { createCache } from './cache.ts'
import { createMinute } from './minute.ts'

const KEPT_MS = 60_000
const KEPT = 10_000
/** Look-ups a minute and address of origins that no tenant lists. */
const STRANGERS = 60

export type AsksOrigin = (origin: string, now: Date, usage: DatabaseUsage) => Promise<boolean>

/**
 * Which origins any tenant lists. Those that are listed and those that are not are kept apart, so that
 * whoever makes up origins pushes out none that counts.
 */
export function createOrigins(ask: AsksOrigin) {
  const listed = createCache<boolean>(KEPT, KEPT_MS)
  const strange = createCache<boolean>(KEPT, KEPT_MS)
  const strangers = createMinute()

  return {
    async knows(origin: string, address: string, now: Date, usage: DatabaseUsage): Promise<boolean> {
      const kept = listed.kept(origin, now) ?? strange.kept(origin, now)
      if (kept !== undefined) return kept
      if (strangers.add(address, now) > STRANGERS) return false
      let isListed = true
      try {
        isListed = await ask(origin, now, usage)
      } finally {
        if (isListed) strangers.add(address, now, -1)
      }
      ;(isListed ? listed : strange).keep(origin, now, isListed)
      return isListed
    },
    forget() {
      listed.drop(() => true)
      strange.drop(() => true)
    },
  }
}

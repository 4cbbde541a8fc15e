import type { KnownSpeakers } from '../../ports.ts'

const MOST_USERS = 2_000
const MOST_NAMES = 100
/** Milliseconds that a guess is made by what was learned. */
const KEPT = 600_000

interface Known {
  readonly names: Set<string>
  readonly learned: number
}

/** For a process: by tenant, the users who were asked about last. */
export function knownSpeakers(): (tenantId: string) => KnownSpeakers {
  const all = new Map<string, Known>()
  const keyOf = (tenantId: string, userId: string) => JSON.stringify([tenantId, userId])
  const fresh = (key: string, now: Date): Known | undefined => {
    const known = all.get(key)
    return known && now.getTime() - known.learned < KEPT ? known : undefined
  }
  return (tenantId) => ({
    of: (userId, now) => fresh(keyOf(tenantId, userId), now)?.names,
    learn(userId, now, asked, found) {
      const key = keyOf(tenantId, userId)
      const known = fresh(key, now) ?? { names: new Set(), learned: now.getTime() }
      for (const name of asked) known.names.delete(name)
      for (const name of found) if (known.names.size < MOST_NAMES) known.names.add(name)
      all.delete(key)
      all.set(key, known)
      if (all.size > MOST_USERS) all.delete(all.keys().next().value!)
    },
  })
}

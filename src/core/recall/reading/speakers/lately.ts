const MOST_USERS = 2_000
/** Milliseconds that a guess is made by what was learned. */
const KEPT = 600_000

/** What is known of users who were asked about lately. */
export interface Lately<Known> {
  of(userId: string, now: Date): Known | undefined
  /** What was learned first decides how long it is known. */
  keep(userId: string, now: Date, known: Known): void
}

/** For a process: by tenant, the users who were asked about last. */
export function lately<Known>(): (tenantId: string) => Lately<Known> {
  const all = new Map<string, { readonly known: Known; readonly since: number }>()
  const keyOf = (tenantId: string, userId: string) => JSON.stringify([tenantId, userId])
  const fresh = (key: string, now: Date) => {
    const kept = all.get(key)
    return kept && now.getTime() - kept.since < KEPT ? kept : undefined
  }
  return (tenantId) => ({
    of: (userId, now) => fresh(keyOf(tenantId, userId), now)?.known,
    keep(userId, now, known) {
      const key = keyOf(tenantId, userId)
      const since = fresh(key, now)?.since ?? now.getTime()
      all.delete(key)
      all.set(key, { known, since })
      if (all.size > MOST_USERS) all.delete(all.keys().next().value!)
    },
  })
}
